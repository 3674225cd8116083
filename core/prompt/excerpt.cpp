// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/excerpt.h"

#include <algorithm>

namespace lastro::prompt {

namespace {

const QString gap = QLatin1Char('\n') + omissionMark.toString() + QLatin1Char('\n');

/// The range's beginning up to a word's edge; whole if it fits.
base::TextRange headOf(const QString &text, base::TextRange range, qsizetype longest)
{
    if (range.length <= longest)
        return range;
    const qsizetype edge = text.lastIndexOf(QLatin1Char(' '), range.start + longest);
    return {range.start, edge > range.start ? edge - range.start : longest};
}

base::TextRange tailOf(const QString &text, base::TextRange range, qsizetype longest)
{
    if (range.length <= longest)
        return range;
    const qsizetype edge = text.indexOf(QLatin1Char(' '), range.end() - longest);
    const qsizetype start = edge >= 0 && edge + 1 < range.end() ? edge + 1 : range.end() - longest;
    return {start, range.end() - start};
}

/// Does a piece begin where the one before it ends, but for white space?
bool followsOn(const QString &text, base::TextRange before, base::TextRange after)
{
    return QStringView(text).mid(before.end(), after.start - before.end()).trimmed().isEmpty();
}

/// In text order; what overlaps becomes one.
std::vector<base::TextRange> united(std::vector<base::TextRange> ranges, base::TextRange added)
{
    ranges.push_back(added);
    std::sort(ranges.begin(), ranges.end(), [](const base::TextRange &a, const base::TextRange &b) { return a.start < b.start; });
    std::vector<base::TextRange> apart;
    for (const base::TextRange &range : ranges) {
        if (apart.empty() || range.start > apart.back().end())
            apart.push_back(range);
        else
            apart.back().length = std::max(apart.back().end(), range.end()) - apart.back().start;
    }
    return apart;
}

QString joined(const QString &text, const std::vector<base::TextRange> &kept)
{
    if (kept.empty())
        return {};
    QString excerpt = QStringView(text).left(kept.front().start).trimmed().isEmpty() ? QString() : omissionMark.toString() + QLatin1Char('\n');
    for (size_t i = 0; i < kept.size(); ++i) {
        if (i > 0)
            excerpt += followsOn(text, kept[i - 1], kept[i]) ? text.mid(kept[i - 1].end(), kept[i].start - kept[i - 1].end()) : gap;
        excerpt += text.mid(kept[i].start, kept[i].length);
    }
    return QStringView(text).mid(kept.back().end()).trimmed().isEmpty() ? excerpt : excerpt + gap.chopped(1);
}

std::vector<base::TextRange> endsOf(const QString &text, const std::vector<RatedRange> &pieces, qsizetype length)
{
    std::vector<base::TextRange> ends{headOf(text, pieces.front().range, length)};
    if (const base::TextRange tail = tailOf(text, pieces.back().range, length); tail.start >= ends.front().end())
        ends.push_back(tail);
    return ends;
}

} // namespace

QString excerptOf(const QString &text, const std::vector<RatedRange> &pieces, qsizetype mostCharacters, Ends ends)
{
    const QString whole = text.trimmed();
    if (whole.size() <= mostCharacters)
        return whole;
    if (pieces.empty())
        return excerptOf(text, {{{0, text.size()}, 0}}, mostCharacters, ends);
    std::vector<base::TextRange> kept;
    if (ends == Ends::Kept)
        kept = endsOf(text, pieces, mostCharacters / 8);
    std::vector<const RatedRange *> order;
    for (const RatedRange &piece : pieces)
        order.push_back(&piece);
    std::stable_sort(order.begin(), order.end(), [](const RatedRange *a, const RatedRange *b) { return a->worth > b->worth; });
    bool first = true;
    for (const RatedRange *piece : order) {
        const qsizetype room = mostCharacters - joined(text, kept).size() - 2 * gap.size();
        // Only the best piece is worth showing in part.
        if (room <= 0 || (piece->range.length > room && !first))
            continue;
        std::vector<base::TextRange> more = united(kept, headOf(text, piece->range, room));
        first = false;
        if (joined(text, more).size() <= mostCharacters)
            kept = std::move(more);
    }
    return joined(text, kept);
}

} // namespace lastro::prompt

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sections/blocksplitter.h"

namespace lastro::sections {

namespace {

bool endsSentence(const QString &text, qsizetype at)
{
    static const QString ends = QStringLiteral(".!?;:…");
    static const QString closers = QStringLiteral(")]\"'”’»");
    while (at > 0 && closers.contains(text.at(at)))
        --at;
    return ends.contains(text.at(at));
}

/// The last position in (from, to] that follows white space the test accepts; -1 if there is none.
template <class Test>
qsizetype lastBreak(const QString &text, qsizetype from, qsizetype to, Test accepts)
{
    for (qsizetype at = to; at > from; --at)
        if (text.at(at - 1).isSpace() && (at == text.size() || !text.at(at).isSpace()) && accepts(at - 1))
            return at;
    return -1;
}

bool splitsCharacter(const QString &text, qsizetype at)
{
    return at < text.size() && (text.at(at).isLowSurrogate() || text.at(at).isMark());
}

/// The part of range inside piece, relative to its start; empty where they do not touch.
base::TextRange clipped(base::TextRange range, base::TextRange piece)
{
    const qsizetype from = std::max(range.start, piece.start);
    const qsizetype to = std::min(range.end(), piece.end());
    return to > from ? base::TextRange{from - piece.start, to - from} : base::TextRange{};
}

} // namespace

qsizetype cutPosition(const QString &text, qsizetype start, qsizetype limit, bool code)
{
    const qsizetype end = start + limit;
    if (end >= text.size())
        return text.size();
    const qsizetype half = start + limit / 2;
    qsizetype cut = lastBreak(text, half, end, [&](qsizetype space) {
        return code ? text.at(space) == QLatin1Char('\n') : space > start && endsSentence(text, space - 1);
    });
    if (cut < 0)
        cut = lastBreak(text, half, end, [](qsizetype) { return true; });
    if (cut >= 0)
        return cut;
    cut = end;
    // A run of marks longer than this is no character anybody reads.
    while (cut > std::max(start + 1, end - 32) && splitsCharacter(text, cut))
        --cut;
    return cut;
}

model::ExtractedBlock sliceOf(const model::ExtractedBlock &block, base::TextRange range)
{
    model::ExtractedBlock slice;
    slice.headingLevel = block.headingLevel;
    slice.explicitId = block.explicitId;
    slice.kind = block.kind;
    slice.depth = block.depth;
    slice.tableStart = block.tableStart && range.start == 0;
    slice.text = block.text.mid(range.start, range.length);
    slice.page = block.page;
    for (const model::Span &span : block.spans)
        if (const base::TextRange inside = clipped(span.range, range); inside.length > 0)
            slice.spans.push_back({span.kind, inside, span.target});
    for (const model::WordBox &word : block.words)
        if (const base::TextRange inside = clipped(word.range, range); inside.length > 0)
            slice.words.push_back({inside, word.page, word.box});
    if (!slice.words.empty())
        slice.page = slice.words.front().page;
    return slice;
}

std::vector<model::ExtractedBlock> splitBlock(model::ExtractedBlock block, qsizetype limit)
{
    std::vector<model::ExtractedBlock> pieces;
    if (block.text.size() <= limit) {
        pieces.push_back(std::move(block));
        return pieces;
    }
    for (qsizetype start = 0; start < block.text.size();) {
        const qsizetype end = cutPosition(block.text, start, limit, block.kind == model::BlockKind::Code);
        pieces.push_back(sliceOf(block, {start, end - start}));
        start = end;
    }
    return pieces;
}

} // namespace lastro::sections

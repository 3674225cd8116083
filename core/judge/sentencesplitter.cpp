// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/sentencesplitter.h"

#include "core/base/textfold.h"

#include <QSet>

namespace lastro::judge {

namespace {

constexpr qsizetype longestItem = 300;           ///< a longer list item is split into its sentences
constexpr qsizetype longestSentence = 420;       ///< a longer sentence is split at its semicolons

const QSet<QString> &abbreviations()
{
    static const QSet<QString> words = [] {
        const QStringList list = QStringLiteral(
            "art arts sr sra srs sras dr dra drs n no nos nro num pag pags p pp inc incs par cf ex av al tel ramal ltda cia vol "
            "obs aprox max min sec prof profa eng exmo exma ilmo ilma fig figs cap tab ed org sto sta qtd ref refs dec res port "
            "mr mrs ms vs st jr approx dept est e.g i.e p.ex").split(QLatin1Char(' '));
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

bool isEnd(QChar unit)
{
    return unit == QLatin1Char('.') || unit == QLatin1Char('!') || unit == QLatin1Char('?') || unit.unicode() == 0x2026;
}

bool isCloser(QChar unit)
{
    return QStringView(u"\"')]}”’»").contains(unit);
}

/// The word that a stop at `at` belongs to.
QStringView wordBefore(QStringView text, qsizetype start, qsizetype at)
{
    qsizetype from = at;
    while (from > start && !text.at(from - 1).isSpace() && !QStringView(u"(\"“‘[").contains(text.at(from - 1)))
        --from;
    return text.mid(from, at - from);
}

bool isAbbreviation(QStringView word)
{
    if (word.size() == 1 && word.at(0).isUpper())
        return true;
    QString folded = base::searchFolded(word.toString());
    if (folded.endsWith(QStringLiteral("º")) || folded.endsWith(QStringLiteral("°")))
        folded.chop(1);
    return abbreviations().contains(folded);
}

bool isEnumerator(QStringView word, qsizetype wordStart, qsizetype start)
{
    return wordStart == start && word.size() <= 4
        && std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit() || c == QLatin1Char('.'); });
}

/// Does the stop at `at` end a sentence that began at `start`? next: where the following text begins.
bool endsSentence(QStringView text, qsizetype start, qsizetype at, qsizetype next, qsizetype end)
{
    if (next >= end)
        return true;
    if (!text.at(next - 1).isSpace())
        return false;
    const QChar following = text.at(next);
    if (following.isLower())
        return false;
    if (text.at(at) != QLatin1Char('.'))
        return true;
    const QStringView word = wordBefore(text, start, at);
    return !isAbbreviation(word) && !isEnumerator(word, at - word.size(), start);
}

base::TextRange trimmed(QStringView text, qsizetype start, qsizetype end)
{
    while (start < end && text.at(start).isSpace())
        ++start;
    while (end > start && text.at(end - 1).isSpace())
        --end;
    return {start, end - start};
}

void append(std::vector<base::TextRange> &sentences, const QString &text, qsizetype start, qsizetype end)
{
    while (end - start > longestSentence) {
        const qsizetype cut = text.indexOf(QStringLiteral("; "), start + 40);
        if (cut < 0 || cut + 1 >= end)
            break;
        sentences.push_back(trimmed(text, start, cut + 1));
        start = cut + 2;
    }
    if (const base::TextRange range = trimmed(text, start, end); range.length > 0)
        sentences.push_back(range);
}

std::vector<model::Block> linesAsBlocks(const QString &text)
{
    std::vector<model::Block> blocks;
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = text.indexOf(QLatin1Char('\n'), start);
        end = end < 0 ? text.size() : end;
        model::Block block;
        block.range = {start, end - start};
        blocks.push_back(block);
        start = end + 1;
    }
    return blocks;
}

} // namespace

std::vector<base::TextRange> sentencesIn(const QString &text, base::TextRange range)
{
    std::vector<base::TextRange> sentences;
    const qsizetype end = qMin(range.end(), text.size());
    qsizetype start = qMax<qsizetype>(range.start, 0);
    while (start < end && text.at(start).isSpace())
        ++start;
    for (qsizetype at = start; at < end; ++at) {
        if (!isEnd(text.at(at)))
            continue;
        qsizetype next = at + 1;
        while (next < end && (isEnd(text.at(next)) || isCloser(text.at(next))))
            ++next;
        const qsizetype sentenceEnd = next;
        while (next < end && text.at(next).isSpace())
            ++next;
        if (endsSentence(text, start, at, next, end)) {
            append(sentences, text, start, sentenceEnd);
            start = next;
        }
        at = qMax(at, sentenceEnd - 1);
    }
    append(sentences, text, start, end);
    return sentences;
}

std::vector<TextUnit> unitsOf(const model::Section &section)
{
    const std::vector<model::Block> lines = section.blocks.empty() ? linesAsBlocks(section.text) : std::vector<model::Block>();
    const std::vector<model::Block> &blocks = section.blocks.empty() ? lines : section.blocks;
    std::vector<TextUnit> units;
    for (size_t i = 0; i < blocks.size(); ++i) {
        const model::Block &block = blocks[i];
        const bool whole = block.kind == model::BlockKind::TableRow || block.kind == model::BlockKind::Code
            || (block.kind == model::BlockKind::ListItem && block.range.length <= longestItem);
        if (whole) {
            const base::TextRange range = trimmed(section.text, block.range.start, qMin(block.range.end(), section.text.size()));
            if (range.length > 0)
                units.push_back({range, block.kind, int(i)});
            continue;
        }
        for (const base::TextRange range : sentencesIn(section.text, block.range))
            units.push_back({range, block.kind, int(i)});
    }
    return units;
}

} // namespace lastro::judge

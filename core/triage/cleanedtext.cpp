// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/cleanedtext.h"

#include "core/triage/lookalikes.h"

namespace lastro::triage {

namespace {

/// Findings of one kind in one text: more say nothing new.
constexpr size_t mostOddities = 32;
/// Fewer tag characters than this spell nothing.
constexpr qsizetype fewestTags = 3;
/// Shorter words with a Greek letter are formulas.
constexpr qsizetype fewestLatin = 3;
constexpr char32_t blackFlag = 0x1F3F4;

bool isWordless(char32_t c)
{
    return (c >= 0x200B && c <= 0x200D) || (c >= 0x2060 && c <= 0x2064) || c == 0xFEFF || c == 0x180E || c == 0x3164
        || c == 0x115F || c == 0x1160 || c == 0x34F || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0xFE00 && c <= 0xFE0D);
}

/// Marks that turn the reading direction of what follows; the plain marks U+200E and U+200F come with pasted numbers.
bool turnsDirection(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E && c != 0x202C) || (c >= 0x2066 && c <= 0x2068);
}

bool isTag(char32_t c) { return c >= 0xE0000 && c <= 0xE007F; }

class Oddities {
public:
    explicit Oddities(const QString &source) : m_source(source) {}

    void read(CleanedText &cleaned)
    {
        bool flag = false;
        for (qsizetype at = 0; at < m_source.size();) {
            const char16_t unit = m_source.at(at).unicode();
            if (unit < 0x34F) {
                flag = false;
                ++at;
                continue;
            }
            const bool pair = QChar::isHighSurrogate(unit) && at + 1 < m_source.size() && m_source.at(at + 1).isLowSurrogate();
            const char32_t c = pair ? QChar::surrogateToUcs4(m_source.at(at), m_source.at(at + 1)) : char32_t(unit);
            const qsizetype length = pair ? 2 : 1;
            take(c, {at, length}, flag, cleaned);
            flag = c == blackFlag || (flag && isTag(c));
            at += length;
        }
        if (cleaned.tagged.size() < fewestTags)
            cleaned.tagged.clear();
    }

private:
    void take(char32_t c, base::TextRange range, bool flag, CleanedText &cleaned)
    {
        if (isTag(c) && !flag) {
            if (cleaned.taggedRange.length == 0)
                cleaned.taggedRange = range;
            cleaned.taggedRange.length = range.end() - cleaned.taggedRange.start;
            if (c >= 0xE0020 && c < 0xE007F)
                cleaned.tagged += QChar(char16_t(c - 0xE0000));
            add(QStringLiteral("invisible_text"), range, cleaned);
        } else if (isWordless(c) && insideWord(range)) {
            add(QStringLiteral("invisible_text"), range, cleaned);
        } else if (turnsDirection(c)) {
            add(QStringLiteral("bidi"), range, cleaned);
        }
    }

    bool insideWord(base::TextRange range) const
    {
        return range.start > 0 && range.end() < m_source.size() && isLatin(m_source.at(range.start - 1).unicode())
            && (isLatin(m_source.at(range.end()).unicode()) || isWordless(m_source.at(range.end()).unicode()));
    }

    static void add(const QString &rule, base::TextRange range, CleanedText &cleaned)
    {
        if (!cleaned.oddities.empty() && cleaned.oddities.back().rule == rule && cleaned.oddities.back().range.end() == range.start)
            cleaned.oddities.back().range.length += range.length;
        else if (cleaned.oddities.size() < mostOddities)
            cleaned.oddities.push_back({rule, range});
    }

    const QString &m_source;
};

/// One word of the fold: Latin letters with look-alikes among them are all made Latin.
void unmix(CleanedText &cleaned, QChar *units, qsizetype start, qsizetype end)
{
    qsizetype latin = 0;
    qsizetype foreign = 0;
    for (qsizetype i = start; i < end; ++i) {
        latin += isLatin(units[i].unicode()) ? 1 : 0;
        foreign += latinLookalike(units[i].unicode()) != 0 ? 1 : 0;
    }
    if (latin == 0 || foreign == 0)
        return;
    for (qsizetype i = start; i < end; ++i)
        if (const char16_t alike = latinLookalike(units[i].unicode()))
            units[i] = QChar(alike);
    if (latin >= fewestLatin && cleaned.oddities.size() < mostOddities)
        cleaned.oddities.push_back({QStringLiteral("homoglyph"), cleaned.folded.sourceRange(start, end - start)});
}

} // namespace

CleanedText::CleanedText(const QString &source) : folded(base::foldForSearch(source))
{
    Oddities(source).read(*this);
    QChar *units = folded.text.data();
    const qsizetype size = folded.text.size();
    qsizetype word = 0;
    bool foreign = false;
    for (qsizetype i = 0; i <= size; ++i) {
        if (i < size && units[i].isLetter()) {
            foreign = foreign || units[i].unicode() > 0x7F;
            continue;
        }
        if (foreign)
            unmix(*this, units, word, i);
        foreign = false;
        word = i + 1;
        if (i < size && units[i] == QLatin1Char(' ')) {
            const QStringView gap = QStringView(source).mid(folded.offsets[size_t(i)],
                                                            folded.offsets[size_t(i) + 1] - folded.offsets[size_t(i)]);
            if (gap.contains(QLatin1Char('\n')))
                units[i] = QLatin1Char('\n');
        }
    }
}

} // namespace lastro::triage

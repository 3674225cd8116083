// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfhyphens.h"

namespace lastro::sources::readers {

namespace {

bool isHyphen(QChar c)
{
    return c == u'-' || c == QChar(0x2010) || c == QChar(0x00AD) || c == QChar(0x2011);
}

/// The word without signs around it, case-folded, one kind of hyphen.
QString plain(const QString &word)
{
    qsizetype first = 0;
    qsizetype last = word.size();
    while (first < last && !word.at(first).isLetterOrNumber())
        ++first;
    while (last > first && !word.at(last - 1).isLetterOrNumber())
        --last;
    QString result = word.mid(first, last - first).toCaseFolded();
    for (QChar &c : result)
        if (isHyphen(c))
            c = u'-';
    return result;
}

/// Pronouns that Portuguese ties to a verb, and second halves of common compounds.
bool isTied(const QString &second)
{
    static const QSet<QString> tied{
        QStringLiteral("se"), QStringLiteral("lo"), QStringLiteral("la"), QStringLiteral("los"), QStringLiteral("las"),
        QStringLiteral("me"), QStringLiteral("te"), QStringLiteral("lhe"), QStringLiteral("lhes"), QStringLiteral("no-la"),
        QStringLiteral("nos"), QStringLiteral("vos"), QStringLiteral("feira"), QStringLiteral("se-á"), QStringLiteral("se-ão")};
    return tied.contains(second);
}

bool isCompoundPrefix(const QString &first)
{
    static const QSet<QString> prefixes{
        QStringLiteral("ex"), QStringLiteral("vice"), QStringLiteral("pré"), QStringLiteral("pós"), QStringLiteral("pró"),
        QStringLiteral("recém"), QStringLiteral("além"), QStringLiteral("sem"), QStringLiteral("não"), QStringLiteral("vale")};
    return prefixes.contains(first);
}

} // namespace

PdfHyphens::PdfHyphens(const std::vector<PdfLine> &lines)
{
    for (const PdfLine &line : lines)
        for (const PdfSegment &segment : line.segments)
            for (size_t i = 0; i < segment.words.size(); ++i) {
                const QString &word = segment.words[i].text;
                const bool cut = i + 1 == segment.words.size() && isHyphen(word.back());
                if (!cut)
                    m_words.insert(plain(word));
            }
}

LineJoint PdfHyphens::joint(const QString &lastWord, const QString &nextWord) const
{
    if (lastWord.size() < 2 || !isHyphen(lastWord.back()) || !lastWord.at(lastWord.size() - 2).isLetterOrNumber()
        || !nextWord.front().isLetterOrNumber())
        return LineJoint::Space;
    if (lastWord.back() == QChar(0x00AD))
        return LineJoint::Drop;
    // Codes: "RH-" "POL-014", "CD-" "SP".
    if (!nextWord.front().isLower() || lastWord.at(lastWord.size() - 2).isDigit())
        return LineJoint::Keep;
    const QString first = plain(lastWord);
    const QString second = plain(nextWord);
    if (m_words.contains(first + u'-' + second))
        return LineJoint::Keep;
    if (m_words.contains(first + second))
        return LineJoint::Drop;
    // "cliente-" "servidor": both are words of their own.
    constexpr qsizetype wholeWord = 4;
    if (first.size() >= wholeWord && second.size() >= wholeWord && m_words.contains(first) && m_words.contains(second))
        return LineJoint::Keep;
    return isTied(second) || isCompoundPrefix(first) ? LineJoint::Keep : LineJoint::Drop;
}

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/querywords.h"

#include "core/base/textfold.h"
#include "core/retrieval/stopwords.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace lastro::retrieval {

namespace {

WordKind kindOf(const QString &word)
{
    static const QRegularExpression number(QStringLiteral("^(?:R\\$|US\\$)?\\s?[\\d.,/:ºª°-]+$"));
    static const QRegularExpression withDigits(QStringLiteral("\\p{L}.*\\d|\\d.*\\p{L}"), QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression hyphened(QStringLiteral("^\\p{Lu}{2,}(?:[-/](?:\\p{Lu}{1,5}|e))+$"), QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression acronym(QStringLiteral("^\\p{Lu}{2,}s?$"), QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression measured(QStringLiteral("^\\d{1,2}h\\d\\d$|^\\d+(?:[.,]\\d+)?\\p{Ll}{1,3}$"));     // "16h30", "3x", "12kg"
    // "cd-sp", "nf-e": typed in a hurry; what is left with a hyphen this short is no verb with its pronoun.
    static const QRegularExpression hurried(QStringLiteral("^\\p{L}{2,3}-(?:\\p{L}{2}|e)$"), QRegularExpression::UseUnicodePropertiesOption);
    if (word.contains(number) || word.contains(measured))
        return WordKind::Number;
    if (word.contains(withDigits) || word.contains(hyphened) || word.contains(hurried))
        return WordKind::Code;
    return word.contains(acronym) ? WordKind::Acronym : WordKind::Plain;
}

/// "inscrever-se" and "pagá-lo" are searched as their verb.
QString withoutClitic(const QString &word)
{
    static const QRegularExpression clitic(QStringLiteral("^(\\p{L}{3,})-(?:se|me|te|lhe|lhes|nos|lo|la|los|las|o|a|os|as)$"),
                                           QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
    const auto match = clitic.match(word);
    return match.hasMatch() && word != word.toUpper() ? match.captured(1) : word;
}

bool carries(const QueryWord &word)
{
    return word.kind != WordKind::Plain || (!isStopWord(word.folded) && word.folded.size() > 1);
}

} // namespace

bool isShouted(const QString &text)
{
    constexpr qsizetype longAcronym = 12;
    return text.size() > longAcronym && text == text.toUpper() && text != text.toLower();
}

bool carriesMeaning(const QString &question)
{
    const std::vector<QueryWord> all = tokenise(question);
    return std::any_of(all.begin(), all.end(), carries);
}

std::vector<QueryWord> tokenise(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("(?:R\\$|US\\$)\\s?\\d+(?:[.,]\\d+)*|[\\p{L}\\p{N}]+(?:[-._'][\\p{L}\\p{N}]+|(?<=\\d)[/,:]\\d+)*"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QString folded = base::foldTypography(text).text;
    // A question in capitals holds no acronyms that could be told apart.
    const bool shouted = isShouted(folded);
    std::vector<QueryWord> words;
    for (auto it = word.globalMatch(folded); it.hasNext();) {
        const QString typed = withoutClitic(it.next().captured());
        words.push_back({typed, base::searchFolded(typed), kindOf(shouted ? typed.toLower() : typed)});
    }
    return words;
}

std::vector<QueryWord> queryWords(const QString &question)
{
    std::vector<QueryWord> carrying;
    QSet<QString> seen;
    const std::vector<QueryWord> all = tokenise(question);
    for (const bool stopWordsToo : {false, true}) {
        for (const QueryWord &word : all) {
            if ((stopWordsToo || carries(word)) && !seen.contains(word.folded)) {
                seen.insert(word.folded);
                carrying.push_back(word);
            }
        }
        if (!carrying.empty())
            break;
    }
    return carrying;
}

bool isName(const QString &question, const QueryWord &word)
{
    if (!word.text.at(0).isUpper() || question == question.toUpper())
        return false;
    const qsizetype at = question.indexOf(word.text);
    const QString before = at > 0 ? question.left(at).trimmed() : QString();
    return !before.isEmpty() && !QStringLiteral(".!?:;").contains(before.back());
}

} // namespace lastro::retrieval

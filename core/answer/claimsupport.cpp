// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/claimsupport.h"

#include "core/base/textfold.h"
#include "core/citation/quantity.h"

#include <QRegularExpression>
#include <QSet>
#include <array>

namespace lastro::answer {

namespace {

constexpr qsizetype longestAcronym = 5;
constexpr int shortestWord = 4;              ///< shorter ones hold a sentence together
constexpr double leastOfSource = 0.34;       ///< share of the words that quotes and labels must hold
constexpr double mostUnknown = 0.3;          ///< ... that neither they nor the question hold; one always may

struct Source {
    QString folded;                          ///< quotes and labels, typography folded
    QSet<QString> terms;
};

Source sourceOf(const model::Claim &claim, std::span<const model::Evidence> sections, const judge::TermSplitter &split)
{
    QStringList texts;
    for (const model::Citation &citation : claim.citations) {
        texts += citation.quote;
        for (const model::Evidence &evidence : sections)
            if (evidence.section.id == citation.section)
                texts += QStringList{evidence.section.breadcrumbText(), evidence.document.title};
    }
    const QString all = texts.join(QLatin1Char('\n'));
    const QStringList terms = split(all);
    return {base::foldTypography(all).text, QSet<QString>(terms.begin(), terms.end())};
}

bool holdsWord(const QString &text, const QString &word)
{
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0; at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + word.size();
        if ((at == 0 || !text[at - 1].isLetterOrNumber()) && (end == text.size() || !text[end].isLetterOrNumber()))
            return true;
    }
    return false;
}

/// The word, or what the glossary holds equal to it, stands in the source.
bool standsIn(const QString &word, const Source &source, const model::QuestionProfile &question)
{
    if (holdsWord(source.folded, word))
        return true;
    return std::any_of(question.words.begin(), question.words.end(), [&](const model::QuestionWord &asked) {
        return asked.forms.contains(word, Qt::CaseInsensitive)
            && std::any_of(asked.forms.begin(), asked.forms.end(), [&](const QString &form) { return holdsWord(source.folded, form); });
    });
}

/// What must be in the source as it is: addresses, acronyms, and codes of letters with digits or in capitals.
QStringList designationsIn(const QString &folded)
{
    static const QRegularExpression designation(QStringLiteral(
        "[\\w.+-]+@[\\w.-]+|\\b(?:https?:/*|www\\.)\\S+|\\b[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|br|net|org|io|invalid|example|test)\\b(?:/\\S*)?|"
        "\\b(?=[\\p{L}\\d./-]*\\p{Lu})[\\p{Lu}\\d]+(?:[-./][\\p{L}\\d]+)+\\b|\\b\\p{Lu}{2,}\\d*\\b|\\b\\p{Lu}+\\d[\\p{Lu}\\d]*\\b"),
        QRegularExpression::UseUnicodePropertiesOption);
    QStringList found;
    for (auto it = designation.globalMatch(folded); it.hasNext();)
        found += it.next().captured();
    // What is shouted is no list of acronyms.
    const auto capitals = std::count_if(folded.begin(), folded.end(), [](QChar unit) { return unit.isUpper(); });
    const auto letters = std::count_if(folded.begin(), folded.end(), [](QChar unit) { return unit.isLetter(); });
    if (capitals * 2 > letters)
        found.removeIf([](const QString &each) {
            return each.size() > longestAcronym && std::all_of(each.begin(), each.end(), [](QChar unit) { return unit.isLetter(); });
        });
    return found;
}

bool hasMarkup(const QString &text)
{
    static const QRegularExpression markup(QStringLiteral("!\\[|\\]\\s*\\(|\\]\\s*\\[|^\\s*\\[[^\\]]*\\]:|</?[a-z!]|data:|javascript:"),
                                           QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    return text.contains(markup);
}

/// Words that rank a source or turn a sentence round: one of them beside a literal quote makes it say something else.
bool ranksOrReverses(const QString &text, const Source &source)
{
    static const QRegularExpression word(QStringLiteral(
        "\\b(?:ofici(?:al|ais)|official|wiki|selos?|seal|vigentes?|vigor|outranks?|prevalec|revog|cancel|suspen|extint|desconsider|disregard|ignor|"
        "obsolet|invalid|vencid|expired|revok|supersed|superad|falso|false|incorret|wrong|errad)"));
    const QString folded = base::searchFolded(text);
    const QString sourceFolded = base::searchFolded(source.folded);
    for (auto it = word.globalMatch(folded); it.hasNext();)
        if (!sourceFolded.contains(it.next().captured()))
            return true;
    return false;
}

/// Units of time that the claim names, in whatever form the source does ("por semana" for "semanal").
bool unitsAreSaid(const QString &text, const Source &source)
{
    using citation::Unit;
    constexpr std::array units{std::pair{Unit::Minute, u"minut"}, std::pair{Unit::Hour, u"hor"},  std::pair{Unit::Day, u"diari"},
                               std::pair{Unit::Week, u"seman"},   std::pair{Unit::Month, u"mens"}, std::pair{Unit::Year, u"anua"}};
    const QString folded = QLatin1Char(' ') + base::searchFolded(source.folded);
    return std::all_of(units.begin(), units.end(), [&](const auto &unit) {
        return !citation::mentionsUnit(text, unit.first) || citation::mentionsUnit(source.folded, unit.first)
            || folded.contains(QLatin1Char(' ') + QString::fromUtf16(unit.second));
    });
}

bool isPlainWord(const QString &term)
{
    return term.size() >= shortestWord && std::all_of(term.begin(), term.end(), [](QChar unit) { return unit.isLetter(); })
        && citation::quantitiesIn(term).empty();
}

} // namespace

bool isSupported(const model::Claim &claim, std::span<const model::Evidence> sections, const model::QuestionProfile &question,
                 const judge::TermSplitter &split)
{
    const QString text = base::foldTypography(claim.text).text;
    const Source source = sourceOf(claim, sections, split);
    if (source.folded.contains(text))
        return true;
    if (hasMarkup(text) || ranksOrReverses(text, source) || !unitsAreSaid(text, source))
        return false;
    for (const QString &designation : designationsIn(text))
        if (!standsIn(designation, source, question))
            return false;
    const QStringList asked = split(question.text);
    const QStringList terms = split(text);
    int words = 0, fromSource = 0, known = 0;
    for (const QString &term : terms) {
        if (!isPlainWord(term))
            continue;
        const bool inSource = source.terms.contains(term);
        ++words;
        fromSource += inSource;
        known += inSource || asked.contains(term);
    }
    return words == 0 || (fromSource >= leastOfSource * words && words - known <= std::max(1.0, mostUnknown * words));
}

} // namespace lastro::answer

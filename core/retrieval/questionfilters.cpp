// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/questionfilters.h"

#include "core/base/textfold.h"
#include "core/retrieval/courtesies.h"
#include "core/retrieval/saidperiod.h"

#include <QRegularExpression>
#include <algorithm>
#include <vector>

namespace lastro::retrieval {

namespace {

constexpr qsizetype shortName = 4;           ///< letters; a longer area name is a common word next to "do" or "no"

using Expressions = std::vector<QRegularExpression>;

QRegularExpression expression(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

/// The first group is the period, the whole match is taken out of the question. Of the folded question.
const Expressions &dayExpressions()
{
    static const Expressions expressions = [] {
        const QString on = QStringLiteral("(?:em|no dia|na data(?: de)?|no mes de|no ano de|in|on|as of)");
        const QString period = QStringLiteral("(%1)").arg(periodExpression());
        const QString held = QStringLiteral("(?:era|eram|valia|valiam|vigorava|vigoravam|was|were)");
        return Expressions{
            expression(QStringLiteral("\\b(?:que )?(?:em vigor|em vigencia|vigentes?|vigorava|vigoravam|vigorou|valia|valiam|valid[oa]s?|in force|in effect|valid) %1 %2")
                           .arg(on, period)),
            expression(QStringLiteral("\\b(?:na data de|as of) %1").arg(period)),
            expression(QStringLiteral("^\\W*%1 %2,? (?=(?:qual|quais|quanto|quantos|quantas|quem|como|what)(?: \\w+){0,2} %3\\b)").arg(on, period, held)),
            expression(QStringLiteral("(?<=^|\\W)(?=.)%1 %2(?=\\W*$)").arg(on, period)),
        };
    }();
    return expressions;
}

/// A date at the end says which day is meant only in "qual era ... em 2024?".
bool asksHowItWas(const QString &folded)
{
    static const QRegularExpression start = expression(QStringLiteral("^\\W*(?:qual|quais|what) (?:era|eram|was|were)\\b"));
    return folded.contains(start);
}

const Expressions &earlierExpressions()
{
    static const Expressions expressions = [] {
        const QString rule = QStringLiteral("(?:versao|versoes|politica|norma|regra|regras|procedimento|tabela|edicao|version|policy|rule|rules|procedure)");
        const QString old = QStringLiteral("(?:anterior|anteriores|antiga|antigas|antigo|antigos|velha|velhas|velho|velhos|passada|passado|revogada|revogado|"
                                           "arquivada|arquivado|archived)");
        const QString change = QStringLiteral("(?:mudanca|alteracao|atualizacao|revisao|reforma|troca)");
        return Expressions{
            expression(QStringLiteral("\\b(?:(?:d|n|pel)?[ao]s? |em |de )?%1 %2\\b").arg(rule, old)),
            expression(QStringLiteral("\\b(?:(?:d|n|pel)?[ao]s? |em |de |(?:in |by |under )?the )?(?:anterior|antig[ao]|velh[ao]|previous|former|old) %1\\b").arg(rule)),
            expression(QStringLiteral("\\bantes d[ae]s?(?:sa|sas|ssa|ssas|sta)? %1(?:(?= ?[,;.?!]| ?$)| d[aeo]s? %2\\b)").arg(change, rule)),
            expression(QStringLiteral("\\bantes d[ao]s? (?:(?:nova|novo|atual) %1|%1 (?:nova|novo|atual))\\b").arg(rule)),
            expression(QStringLiteral("\\bbefore the (?:change|update|new %1|current %1)\\b").arg(rule)),
        };
    }();
    return expressions;
}

/// "quanto pagavam ano passado": the verb alone may tell a story, the time alone may be of the asker's own case.
std::optional<QRegularExpressionMatch> pastTime(const QString &folded, QDate today)
{
    static const QRegularExpression held = expression(QStringLiteral("\\b(?:era|eram|valia|valiam|vigorava|vigoravam|pagava|pagavam|dava|davam)\\b"));
    static const QRegularExpression lastOne = expression(QStringLiteral("\\b(?:n?o )?(?:ano|mes|semestre) passado\\b"));
    static const QRegularExpression period = expression(QStringLiteral("\\b(?:em|no mes de|no ano de) (%1)").arg(periodExpression()));
    if (!folded.contains(held))
        return std::nullopt;
    if (const auto match = lastOne.match(folded); match.hasMatch())
        return match;
    const auto match = period.match(folded);
    const QDate last = match.hasMatch() ? readPeriod(match.captured(1)).last : QDate();
    return last.isValid() && last < today ? std::optional(match) : std::nullopt;
}

/// A question, its folded form, and what is to be taken out of it.
class Reading {
public:
    explicit Reading(const QString &question) : m_question(question), m_folded(base::foldForSearch(question)) {}
    const QString &folded() const { return m_folded.text; }
    void takeCourtesies()
    {
        for (const base::TextRange &range : courtesiesIn(m_folded.text))
            m_taken.push_back(m_folded.sourceRange(range.start, range.length));
    }
    void take(const QRegularExpressionMatch &match) { m_taken.push_back(m_folded.sourceRange(match.capturedStart(), match.capturedLength())); }
    QString rest() const;

private:
    QString m_question;
    base::FoldedText m_folded;
    std::vector<base::TextRange> m_taken;
};

QString Reading::rest() const
{
    QString rest = m_question;
    auto taken = m_taken;
    std::sort(taken.begin(), taken.end(), [](const auto &a, const auto &b) { return a.start > b.start; });
    for (const base::TextRange &range : taken)
        rest.replace(range.start, std::min(range.length, rest.size() - range.start), QStringLiteral(" "));
    rest = rest.simplified();
    if (queryWords(rest).empty())
        return m_question;
    // Capitals throughout are no emphasis that an encoder or an acronym rule could use.
    return isShouted(rest) ? rest.toLower() : rest;
}

void readDay(Reading &reading, QDate today, QuestionFilters &filters)
{
    for (size_t i = 0; i < dayExpressions().size(); ++i) {
        if (i + 1 == dayExpressions().size() && !asksHowItWas(reading.folded()))
            continue;
        const auto match = dayExpressions()[i].match(reading.folded());
        const SaidPeriod period = match.hasMatch() ? readPeriod(match.captured(1)) : SaidPeriod{};
        if (!period.last.isValid())
            continue;
        filters.day = period.dayFor(today);
        reading.take(match);
        return;
    }
}

void readEarlier(Reading &reading, QDate today, QuestionFilters &filters)
{
    for (const QRegularExpression &said : earlierExpressions())
        if (const auto match = said.match(reading.folded()); match.hasMatch()) {
            filters.earlier = true;
            reading.take(match);
            return;
        }
    if (const auto match = pastTime(reading.folded(), today)) {
        filters.earlier = true;
        reading.take(*match);
    }
}

bool names(const QString &folded, const QString &area)
{
    const QString name = QRegularExpression::escape(base::searchFolded(area));
    if (name.isEmpty())
        return false;
    const QString unit = QStringLiteral("(?:area|setor|departamento|gerencia|diretoria|time|equipe|pessoal)(?: d[aeo]s?)?");
    const QString where = area.size() <= shortName ? QStringLiteral("|d[ao]|n[ao]|ao?|pel[ao]") : QString();
    return folded.contains(expression(QStringLiteral("\\b(?:%1|para [ao]|pra [ao]|pr[ao]%2) %3\\b").arg(unit, where, name)));
}

QString areaNamed(const QString &folded, const QStringList &areas, const Glossary &glossary)
{
    for (const QString &area : areas) {
        if (names(folded, area))
            return area;
        for (const GlossaryMatch &match : glossary.matchesIn(tokenise(area)))
            for (const QString &equal : match.equals)
                if (names(folded, equal))
                    return area;
    }
    return {};
}

} // namespace

QuestionFilters filtersIn(const QString &question, QDate today, const QStringList &areas, const Glossary &glossary)
{
    QuestionFilters filters;
    Reading reading(question);
    reading.takeCourtesies();
    readDay(reading, today, filters);
    if (!filters.day.isValid())
        readEarlier(reading, today, filters);
    filters.area = areaNamed(reading.folded(), areas, glossary);
    filters.rest = reading.rest();
    return filters;
}

} // namespace lastro::retrieval

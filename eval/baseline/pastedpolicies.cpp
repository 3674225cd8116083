// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/baseline/pastedpolicies.h"

#include "eval/sourcefinder.h"

#include <QJsonArray>

namespace lastro::eval::baseline {

namespace {

const QString instructions = QStringLiteral(
    "Você responde a dúvidas de funcionários sobre as políticas da empresa, que estão inteiras abaixo.\n"
    "Use só o que elas dizem. Diga de que política e de que seção veio a resposta.\n"
    "Se a resposta não estiver nelas, diga que não encontrou e indique o canal de dúvidas.\n"
    "Responda em português, em poucas frases.\n");

struct Policy {
    QString id;
    QString text;
    int asked = 0;
};

QString wholeText(const model::DocumentView &view)
{
    QString text = QStringLiteral("\n=== %1 (%2) ===\n").arg(view.document.title, view.document.id);
    for (const model::Section &section : view.sections) {
        if (!section.heading.isEmpty())
            text += QString(std::max(1, section.level), QLatin1Char('#')) + QLatin1Char(' ') + section.heading + QLatin1Char('\n');
        text += section.text + QLatin1Char('\n');
    }
    return text;
}

QDate commonestDay(const Ruler &ruler, QDate today)
{
    QMap<QDate, int> days;
    for (const RulerQuestion &question : ruler.questions)
        if (question.day.isValid())
            ++days[question.day];
    QDate day = today;
    int most = 0;
    for (auto each = days.cbegin(); each != days.cend(); ++each)
        if (each.value() >= most) {
            most = each.value();
            day = each.key();
        }
    return day;
}

base::Result<std::vector<Policy>> policiesOf(engine::Engine &engine, QDate day)
{
    const auto documents = engine.documents({});
    if (!documents)
        return std::unexpected(documents.error());
    std::vector<Policy> policies;
    for (const model::Document &document : *documents) {
        if (document.seal != model::Seal::Official || model::standingOn(document.metadata, day) != model::Standing::InForce)
            continue;
        const auto view = engine.document(document.id, {});
        if (!view)
            return std::unexpected(view.error());
        policies.push_back({document.id, wholeText(*view), 0});
    }
    return policies;
}

qint64 tokens(qint64 characters)
{
    return (characters + 3) / 4;
}

} // namespace

QDate pricesDay()
{
    return {2026, 11, 30};
}

base::Result<PastedPolicies> pastePolicies(engine::Engine &engine, const Ruler &ruler, QDate today)
{
    PastedPolicies pasted;
    pasted.day = commonestDay(ruler, today);
    auto policies = policiesOf(engine, pasted.day);
    if (!policies)
        return std::unexpected(policies.error());

    SourceFinder finder(engine);
    std::vector<QStringList> expected;
    for (const RulerQuestion &question : ruler.questions) {
        const auto right = finder.find(question);
        if (!right)
            return std::unexpected(right.error());
        for (Policy &policy : *policies)
            policy.asked += right->documents.contains(policy.id);
        if (question.answerable == true)
            expected.push_back(right->documents);
    }
    std::stable_sort(policies->begin(), policies->end(), [](const Policy &a, const Policy &b) {
        return std::pair(a.asked, a.text.size()) > std::pair(b.asked, b.text.size());
    });
    pasted.prompt = instructions;
    for (const Policy &policy : *policies) {
        if (pasted.documents.size() >= mostPolicies) {
            ++pasted.left;
            continue;
        }
        pasted.documents << policy.id;
        pasted.prompt += policy.text;
    }
    for (const QStringList &documents : expected)
        pasted.holdsSource.add(std::any_of(documents.begin(), documents.end(), [&](const QString &id) { return pasted.documents.contains(id); }));
    return pasted;
}

PastedCost costOf(const PastedPolicies &policies, const Ruler &ruler, const Prices &prices)
{
    PastedCost cost;
    cost.promptTokens = tokens(policies.prompt.size());
    for (const RulerQuestion &question : ruler.questions)
        cost.questionTokens += double(tokens(question.question.size())) / double(ruler.questions.size());
    cost.tokensPerQuestion = double(cost.promptTokens) + cost.questionTokens + prices.answerTokens;
    cost.tokensPerDay = cost.tokensPerQuestion * prices.questionsADay;
    const double own = (cost.questionTokens * prices.in + prices.answerTokens * prices.out) / 1e6;
    cost.usdPerQuestion = own + double(cost.promptTokens) * prices.in / 1e6;
    cost.usdPerQuestionCached = own + double(cost.promptTokens) * prices.cached / 1e6;
    cost.usdPerDay = cost.usdPerQuestion * prices.questionsADay;
    cost.usdPerDayCached = cost.usdPerQuestionCached * prices.questionsADay;
    return cost;
}

QJsonObject pastedJson(const PastedPolicies &policies, const PastedCost &cost, const Prices &prices)
{
    return {{QStringLiteral("pipeline"), QStringLiteral("v1")},
            {QStringLiteral("needs"), QStringLiteral("language_model")},
            {QStringLiteral("day"), policies.day.toString(Qt::ISODate)},
            {QStringLiteral("documents"), QJsonArray::fromStringList(policies.documents)},
            {QStringLiteral("documents_left_out"), policies.left},
            {QStringLiteral("holds_source"), QJsonArray{policies.holdsSource.count, policies.holdsSource.of}},
            {QStringLiteral("prompt_characters"), policies.prompt.size()},
            {QStringLiteral("prompt_tokens"), cost.promptTokens},
            {QStringLiteral("question_tokens"), cost.questionTokens},
            {QStringLiteral("tokens_per_question"), cost.tokensPerQuestion},
            {QStringLiteral("tokens_per_day"), cost.tokensPerDay},
            {QStringLiteral("usd_per_question"), cost.usdPerQuestion},
            {QStringLiteral("usd_per_question_cached"), cost.usdPerQuestionCached},
            {QStringLiteral("usd_per_day"), cost.usdPerDay},
            {QStringLiteral("usd_per_day_cached"), cost.usdPerDayCached},
            {QStringLiteral("assumptions"), QJsonObject{{QStringLiteral("usd_per_million_in"), prices.in},
                                                        {QStringLiteral("usd_per_million_cached"), prices.cached},
                                                        {QStringLiteral("usd_per_million_out"), prices.out},
                                                        {QStringLiteral("answer_tokens"), prices.answerTokens},
                                                        {QStringLiteral("questions_per_day"), prices.questionsADay},
                                                        {QStringLiteral("default_prices_of"), pricesDay().toString(Qt::ISODate)}}}};
}

} // namespace lastro::eval::baseline

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/figures.h"

#include <cmath>

namespace lastro::eval {

namespace {

/// The nearest-rank percentile.
double percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return qQNaN();
    std::sort(values.begin(), values.end());
    return values[size_t(std::max(1.0, std::ceil(share * double(values.size())))) - 1];
}

double mean(double sum, qint64 of)
{
    return of > 0 ? sum / double(of) : qQNaN();
}

void addAnswerable(Figures &figures, const Case &each)
{
    ++figures.answerable;
    figures.blocked.add(each.refused());
    figures.wrongRefusal.add(each.refused());
    figures.wrongSource.add(each.answered() && !each.rightSource);
    if (each.holdsAnswer)
        figures.answerContains.add(*each.holdsAnswer);
}

void addCost(model::Cost &sum, const model::Cost &cost)
{
    sum.unpriced += cost.unpriced;
    sum.usd += cost.usd;
    sum.promptTokens += cost.promptTokens;
    sum.cachedPromptTokens += cost.cachedPromptTokens;
    sum.completionTokens += cost.completionTokens;
}

NamedFigure rateFigure(const QString &name, Rate Figures::*rate)
{
    return {name, [rate](const Figures &figures) { return (figures.*rate).value(); }, [rate](const Figures &figures) { return &(figures.*rate); }};
}

NamedFigure plainFigure(const QString &name, double Figures::*value)
{
    return {name, [value](const Figures &figures) { return figures.*value; }, [](const Figures &) { return nullptr; }};
}

} // namespace

Figures figuresOf(std::span<const Case> cases)
{
    Figures figures;
    double reciprocal = 0;
    model::Cost cost;
    std::vector<double> times;
    for (const Case &each : cases) {
        ++figures.questions;
        if (each.ranked) {
            figures.hit1.add(each.rank == 1);
            figures.hit5.add(each.rank >= 1 && each.rank <= 5);
            reciprocal += each.rank > 0 ? 1.0 / each.rank : 0.0;
        }
        if (each.answerable == true)
            addAnswerable(figures, each);
        if (each.answerable == false) {
            ++figures.unanswerable;
            figures.refused.add(each.refused());
        }
        figures.invention.add(each.invented());
        figures.citations.count += each.verified;
        figures.citations.of += each.citations;
        figures.fellBack.add(each.fellBack);
        addCost(cost, each.cost);
        times.push_back(each.milliseconds);
    }
    figures.mrr = mean(reciprocal, figures.hit1.of);
    figures.usd = cost.unpriced > 0 ? qQNaN() : mean(cost.usd, figures.questions);
    figures.promptTokens = mean(double(cost.promptTokens), figures.questions);
    figures.cachedTokens = mean(double(cost.cachedPromptTokens), figures.questions);
    figures.completionTokens = mean(double(cost.completionTokens), figures.questions);
    figures.p50 = percentile(times, 0.50);
    figures.p95 = percentile(times, 0.95);
    return figures;
}

const std::vector<NamedFigure> &namedFigures()
{
    static const std::vector<NamedFigure> figures{
        rateFigure(QStringLiteral("hit@1"), &Figures::hit1),
        rateFigure(QStringLiteral("hit@5"), &Figures::hit5),
        plainFigure(QStringLiteral("mrr"), &Figures::mrr),
        rateFigure(QStringLiteral("refused"), &Figures::refused),
        rateFigure(QStringLiteral("blocked"), &Figures::blocked),
        rateFigure(QStringLiteral("errors.wrong_source"), &Figures::wrongSource),
        rateFigure(QStringLiteral("errors.invention"), &Figures::invention),
        rateFigure(QStringLiteral("errors.wrong_refusal"), &Figures::wrongRefusal),
        rateFigure(QStringLiteral("answer_contains"), &Figures::answerContains),
        rateFigure(QStringLiteral("citations.verified"), &Figures::citations),
        plainFigure(QStringLiteral("cost.usd_per_question"), &Figures::usd),
        plainFigure(QStringLiteral("cost.prompt_tokens_per_question"), &Figures::promptTokens),
        plainFigure(QStringLiteral("cost.cached_prompt_tokens_per_question"), &Figures::cachedTokens),
        plainFigure(QStringLiteral("cost.completion_tokens_per_question"), &Figures::completionTokens),
        rateFigure(QStringLiteral("fell_back"), &Figures::fellBack),
        plainFigure(QStringLiteral("latency_ms.p50"), &Figures::p50),
        plainFigure(QStringLiteral("latency_ms.p95"), &Figures::p95),
    };
    return figures;
}

std::vector<FailedGate> failedGates(const Gates &gates, const Figures &figures)
{
    std::vector<FailedGate> failed;
    const auto atLeast = [&](const QString &name, std::optional<double> limit, double value) {
        if (limit && !(value >= *limit))
            failed.push_back({name, *limit, value});
    };
    const auto atMost = [&](const QString &name, std::optional<double> limit, double value) {
        if (limit && !(value <= *limit))
            failed.push_back({name, *limit, value});
    };
    atLeast(QStringLiteral("min-hit1"), gates.minHit1, figures.hit1.value());
    atLeast(QStringLiteral("min-hit5"), gates.minHit5, figures.hit5.value());
    atLeast(QStringLiteral("min-mrr"), gates.minMrr, figures.mrr);
    atLeast(QStringLiteral("min-refused"), gates.minRefused, figures.refused.value());
    atMost(QStringLiteral("max-blocked"), gates.maxBlocked, figures.blocked.value());
    atMost(QStringLiteral("max-inventions"), gates.maxInventions, double(figures.invention.count));
    return failed;
}

} // namespace lastro::eval

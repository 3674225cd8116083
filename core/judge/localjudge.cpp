// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/localjudge.h"

#include <algorithm>

namespace lastro::judge {

namespace {

/// Two deviations above the base's mean: so near that unknown words may be said otherwise.
constexpr double mostVector = 4.0;
/// A word no official section knows, with at least this share of the question's weight, is what the question is about.
constexpr double unknownSubject = 0.25;

} // namespace

LocalJudge::LocalJudge(TermSplitter split, JudgeCoefficients coefficients)
    : m_split(std::move(split)), m_coefficients(coefficients)
{
}

base::Result<std::vector<Judgement>> LocalJudge::judge(const model::QuestionProfile &question,
                                                       std::span<const model::Evidence> sections, const base::CancelToken &cancel)
{
    const QuestionTerms terms(question, m_split);
    const AskedKind asked = askedKindOf(question.text);
    std::vector<Judgement> judgements;
    judgements.reserve(sections.size());
    for (const model::Evidence &evidence : sections) {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        judgements.push_back(grade(featuresOf(terms, question, asked, evidence, m_split), asked));
    }
    return judgements;
}

Judgement LocalJudge::grade(const SectionFeatures &features, AskedKind asked) const
{
    const JudgeCoefficients &c = m_coefficients;
    const double vector = features.hasVector ? c.vector * std::clamp(features.vector, 0.0, mostVector) : c.withoutVectors;
    const double latent = c.coverage * features.coverage + c.close * features.close + c.unit * features.unit
        + c.heading * features.heading + c.kind * features.kind + vector + c.unknown * features.unknown
        + c.heaviestMissing * features.heaviestMissing;

    int grade = latent >= c.answers ? 3 : latent >= c.importantPart ? 2 : latent >= c.sameSubject ? 1 : 0;
    Judgement judgement;
    const auto say = [&](const QString &feature, double value) { judgement.reasons.push_back({feature, value}); };
    say(QStringLiteral("coverage"), features.coverage);
    say(QStringLiteral("close"), features.close);
    say(QStringLiteral("sentence"), features.unit);
    say(QStringLiteral("heading"), features.heading);
    if (features.hasVector)
        say(QStringLiteral("vector"), features.vector);
    say(QStringLiteral("fused"), features.fused);
    say(QStringLiteral("unknown"), features.unknown);
    say(QStringLiteral("kind_") + askedKindName(asked), features.kind);
    say(QStringLiteral("missing_word"), features.heaviestMissing);
    say(QStringLiteral("total"), latent);

    const auto cap = [&](int most, const QString &rule, double value) {
        say(rule, value);
        grade = std::min(grade, most);
    };
    if (features.codeUnknown)
        cap(0, QStringLiteral("unknown_code"), features.codesMissing);
    else if (features.codesMissing > 0)
        cap(1, QStringLiteral("other_code"), features.codesMissing);
    if (features.unknown >= unknownSubject)
        cap(0, QStringLiteral("unknown_word"), features.unknown);
    if (features.kind == 0)
        cap(1, QStringLiteral("kind_absent"), 0);
    judgement.score = *model::JudgeScore::make(grade);
    return judgement;
}

std::unique_ptr<Judge> makeLocalJudge(TermSplitter split)
{
    return std::make_unique<LocalJudge>(std::move(split));
}

} // namespace lastro::judge

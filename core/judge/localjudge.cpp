// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/localjudge.h"

#include <algorithm>
#include <cmath>

namespace lastro::judge {

namespace {

/// Beyond these a section stands out as clearly as one can; in a large base a single rare word goes far beyond.
constexpr double mostRanking = 4.0;
constexpr double mostVector = 2.0;
/// Words no official section knows, with this share of the question's weight, are what the question is about.
constexpr double unknownSubject = 0.3;

/// One word of this weight that the section does not hold is another subject.
constexpr double otherSubject = 0.41;
/// A sentence (with its headings) that says nearly all of the question.
constexpr double wholeQuestion = 0.95;

/// Kinds whose absence can be told for certain: a text without a figure states no deadline.
bool isFigure(AskedKind kind)
{
    return kind == AskedKind::Amount || kind == AskedKind::Duration || kind == AskedKind::Count || kind == AskedKind::TimeOfDay;
}

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
    const double standing = std::min(mostRanking, features.ranking * (features.hasVector ? 1.0 : c.lexicalOnly));
    const double vector = features.hasVector ? c.vector * std::min(mostVector, features.vector) : c.withoutVectors;
    const double total = c.sentence * features.sentence + c.kind * features.kind + c.ranking * std::log1p(standing) + vector;
    int grade = total >= c.answers ? 3 : total >= c.importantPart ? 2 : total >= c.sameSubject ? 1 : 0;

    Judgement judgement;
    const auto say = [&](const QString &feature, double value) { judgement.reasons.push_back({feature, value}); };
    say(QStringLiteral("total"), total);
    say(QStringLiteral("sentence"), features.sentence);
    say(QStringLiteral("coverage"), features.coverage);
    say(QStringLiteral("close"), features.close);
    say(QStringLiteral("heading"), features.heading);
    say(QStringLiteral("ranking"), features.ranking);
    if (features.hasVector)
        say(QStringLiteral("vector"), features.vector);
    say(QStringLiteral("kind_") + askedKindName(asked), features.kind);

    // Where many sections are alike, none stands out; what says it all answers nevertheless.
    if (features.sentence >= wholeQuestion && features.kind >= 1 && grade < 2) {
        say(QStringLiteral("says_it_all"), features.sentence);
        grade = 2;
    }
    const auto cap = [&](bool applies, int most, const QString &rule, double value) {
        if (!applies)
            return;
        say(rule, value);
        grade = std::min(grade, most);
    };
    cap(features.codesMissing > 0, features.codeUnknown ? 0 : 1,
        features.codeUnknown ? QStringLiteral("unknown_code") : QStringLiteral("other_code"), features.codesMissing);
    cap(features.unknown >= unknownSubject, 0, QStringLiteral("unknown_word"), features.unknown);
    cap(features.heaviestMissing >= otherSubject, 1, QStringLiteral("missing_word"), features.heaviestMissing);
    cap(isFigure(asked) && features.kind == 0, 1, QStringLiteral("kind_absent"), 0);
    judgement.score = *model::JudgeScore::make(grade);
    return judgement;
}

std::unique_ptr<Judge> makeLocalJudge(TermSplitter split)
{
    return std::make_unique<LocalJudge>(std::move(split));
}

} // namespace lastro::judge

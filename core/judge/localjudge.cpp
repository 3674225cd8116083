// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/localjudge.h"

#include "core/base/logging.h"
#include "core/judge/fittedfeatures.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <string_view>

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

/// Nothing of the question is in a section: no word, in no wording, and this share of it finds no near token. True of
/// under 1 % of right sections in the training rulers; in a base of a few sections one of them always stands out.
constexpr double nothingMet = 0.9;
/// All that a question is about, verbs aside, stands in no official section in any wording.
constexpr double allUnknown = 0.95;
/// One word, no verb, with this share of the question's weight that no official section holds in any wording: policy does
/// not speak of it. On the training rulers the best trade: at 30 % blocked 84 % refused, by the total alone 76 %.
constexpr double unknownSubjectNear = 0.3;

constexpr size_t placeOf(std::string_view name)
{
    return size_t(std::find(fittedFeatureNames.begin(), fittedFeatureNames.end(), name) - fittedFeatureNames.begin());
}
constexpr size_t codesMissing = placeOf("codes_missing");
constexpr size_t codeUnknown = placeOf("code_unknown");
constexpr size_t coverageNear = placeOf("coverage_near");
constexpr size_t lateUnmet = placeOf("late_unmet");
constexpr size_t unknownNear = placeOf("unknown_near");
constexpr size_t unknownHeaviest = placeOf("unknown_heaviest");
constexpr size_t nameUnknown = placeOf("name_unknown");
constexpr size_t designationAbsent = placeOf("designation_absent");
static_assert(std::max({codesMissing, codeUnknown, coverageNear, lateUnmet, unknownHeaviest, nameUnknown, designationAbsent}) < fittedFeatureNames.size());

/// The totals from which on grades 1, 2 and 3 are given.
void addLimits(std::vector<model::JudgeReason> &reasons, const GradeLimits &limits)
{
    constexpr const char *names[] = {"grade_1", "grade_2", "grade_3"};
    for (size_t i = 0; i < limits.size(); ++i)
        reasons.push_back({QLatin1String(names[i]), limits[i]});
}

} // namespace

bool areTokensTold(std::span<const model::Evidence> sections)
{
    return !sections.empty() && std::all_of(sections.begin(), sections.end(), [](const model::Evidence &evidence) {
        return evidence.tokens && evidence.tokens->tokens() > 0 && !evidence.tokens->places.empty();
    });
}

LocalJudge::LocalJudge(TermSplitter split, JudgeCoefficients coefficients, double floor)
    : m_model(packagedModel()), m_split(std::move(split)), m_coefficients(coefficients), m_floor(floor)
{
}

JudgeRules LocalJudge::rules(bool tokensTold) const
{
    const bool fitted = m_model && tokensTold;
    GradeLimits limits = fitted ? m_model->grades() : GradeLimits{m_coefficients.sameSubject, m_coefficients.importantPart, m_coefficients.answers};
    for (double &limit : limits)
        limit += m_floor;
    return {fitted ? m_model->version() : QStringLiteral("words-1"), limits};
}

base::Result<std::vector<Judgement>> LocalJudge::judge(const model::QuestionProfile &question,
                                                       std::span<const model::Evidence> sections, const base::CancelToken &cancel)
{
    const QuestionTerms terms(question, m_split);
    const AskedKind asked = askedKindOf(question.text);
    if (cancel.isCancelled() && !sections.empty())
        return base::failure(base::ErrorCode::Cancelled);
    if (m_model && areTokensTold(sections))
        return judgeByTokens(terms, question, asked, sections);
    std::vector<Judgement> judgements;
    judgements.reserve(sections.size());
    for (const model::Evidence &evidence : sections) {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        judgements.push_back(grade(featuresOf(terms, question, asked, evidence, m_split), asked));
    }
    return judgements;
}

std::optional<LinearModel> LocalJudge::packagedModel()
{
    QFile file(QStringLiteral(":/lastro/models/judge.json"));
    QStringList names;
    for (const char *name : fittedFeatureNames)
        names += QLatin1String(name);
    auto model = file.open(QIODevice::ReadOnly) ? LinearModel::parse(file.readAll(), names) : std::nullopt;
    if (!model)
        qCWarning(lastroAsk, "The fitted judge could not be read; words and vectors decide.");
    return model;
}

std::vector<Judgement> LocalJudge::judgeByTokens(const QuestionTerms &terms, const model::QuestionProfile &question, AskedKind asked,
                                                 std::span<const model::Evidence> sections) const
{
    const GradeLimits limits = *rules(true).limits;
    std::vector<Judgement> judgements;
    for (const FittedFeatures &features : fittedFeaturesOf(terms, question, asked, sections, m_split)) {
        const double total = m_model->logOdds(features);
        Judgement judgement;
        const bool official = sections[judgements.size()].document.seal == model::Seal::Official;
        judgement.order = m_model->order(features, official);
        int grade = m_model->grade(total, m_floor);
        const auto cap = [&](bool applies, int most, const char *rule, double value) {
            if (!applies)
                return;
            judgement.reasons.push_back({QLatin1String(rule), value});
            grade = std::min(grade, most);
        };
        judgement.reasons.push_back({QStringLiteral("total"), total});
        for (size_t i = 0; i < features.size(); ++i)
            judgement.reasons.push_back({QLatin1String(fittedFeatureNames[i]), features[i], m_model->coefficient(i) * features[i]});
        judgement.reasons.push_back({QStringLiteral("start"), m_model->intercept(), m_model->intercept()});
        addLimits(judgement.reasons, limits);
        const bool unknown = features[codeUnknown] > 0;
        cap(features[codesMissing] > 0, unknown ? 0 : 1, unknown ? "unknown_code" : "other_code", features[codesMissing]);
        cap(features[designationAbsent] > 0, 1, "other_designation", features[designationAbsent]);
        cap(features[unknownNear] >= allUnknown, 0, "unknown_word", features[unknownNear]);
        cap(official && features[unknownHeaviest] >= unknownSubjectNear, 0, "unknown_subject", features[unknownHeaviest]);
        cap(features[nameUnknown] > 0, 1, "unknown_name", features[nameUnknown]);
        cap(features[coverageNear] <= 0 && features[lateUnmet] > nothingMet, 0, "nothing_met", features[lateUnmet]);
        judgement.score = *model::JudgeScore::make(grade);
        judgements.push_back(std::move(judgement));
    }
    return judgements;
}

Judgement LocalJudge::grade(const SectionFeatures &features, AskedKind asked) const
{
    const JudgeCoefficients &c = m_coefficients;
    const double standing = std::min(mostRanking, features.ranking * (features.hasVector ? 1.0 : c.lexicalOnly));
    const double vector = features.hasVector ? c.vector * std::min(mostVector, features.vector) : c.withoutVectors;
    const double total = c.sentence * features.sentence + c.kind * features.kind + c.ranking * std::log1p(standing) + vector;
    const double moved = total - m_floor;
    int grade = moved >= c.answers ? 3 : moved >= c.importantPart ? 2 : moved >= c.sameSubject ? 1 : 0;

    Judgement judgement;
    const auto say = [&](const QString &feature, double value, double weight = 0) { judgement.reasons.push_back({feature, value, weight}); };
    say(QStringLiteral("total"), total);
    addLimits(judgement.reasons, *rules(false).limits);
    say(QStringLiteral("sentence"), features.sentence, c.sentence * features.sentence);
    say(QStringLiteral("coverage"), features.coverage);
    say(QStringLiteral("close"), features.close);
    say(QStringLiteral("heading"), features.heading);
    say(QStringLiteral("ranking"), features.ranking, c.ranking * std::log1p(standing));
    if (features.hasVector)
        say(QStringLiteral("vector"), features.vector, vector);
    else
        say(QStringLiteral("start"), vector, vector);
    say(QStringLiteral("kind_") + askedKindName(asked), features.kind, c.kind * features.kind);

    // Where many sections are alike, none stands out; what says it all answers nevertheless.
    if (features.sentence >= wholeQuestion && features.kind >= 1) {
        say(QStringLiteral("says_it_all"), features.sentence);
        grade = std::max(grade, 2);
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

std::unique_ptr<Judge> makeLocalJudge(TermSplitter split, double floor)
{
    return std::make_unique<LocalJudge>(std::move(split), JudgeCoefficients{}, floor);
}

} // namespace lastro::judge

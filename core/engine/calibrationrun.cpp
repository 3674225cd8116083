// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/calibrationrun.h"

#include "core/engine/calibrationfigures.h"

#include <algorithm>
#include <limits>
#include <map>

namespace lastro::engine {

namespace {

constexpr size_t mostQuestions = 150;
constexpr double triedWeights[] = {0, 0.15, 0.3, 0.5, 0.75, 1};
/// Everything is asked at this floor: what is graded below an answer there is so by a rule, which no floor moves.
constexpr double askedFloor = model::floorRange.least;
/// A total is compared with the limit it has at another floor: as much is lost in adding and taking away.
constexpr double rounding = 1e-9;

int rankOf(const model::Answer &answer, const HeadingQuestion &question)
{
    const auto found = std::find_if(answer.evidence.begin(), answer.evidence.end(), [&](const model::Evidence &evidence) {
        return question.parts.contains(evidence.section.id.toString());
    });
    return found == answer.evidence.end() ? 0 : int(found - answer.evidence.begin()) + 1;
}

/// May this section answer as it was graded?
bool speaks(const model::Evidence &evidence)
{
    return evidence.judge && *evidence.judge >= model::JudgeScore::importantPart() && evidence.document.seal == model::Seal::Official
        && evidence.standing == model::Standing::InForce;
}

/// The highest floor at which the answer would be given.
double answeredUpTo(const model::Answer &answer)
{
    constexpr double always = std::numeric_limits<double>::infinity();
    double highest = -always;
    if (answer.outcome != model::Outcome::Answered)
        return highest;
    for (const model::Evidence &evidence : answer.evidence) {
        if (!speaks(evidence))
            continue;
        for (const model::JudgeReason &reason : evidence.reasons)
            if (reason.feature == QLatin1String("total"))
                highest = std::max(highest, reason.value - (answer.threshold - askedFloor) + rounding);
            else if (reason.feature == QLatin1String("says_it_all"))
                highest = always;
    }
    return highest;
}

} // namespace

CalibrationRun::CalibrationRun(Ask ask, model::BaseTuning current, bool tokens) : m_ask(std::move(ask)), m_current(current), m_tokens(tokens) {}

std::vector<double> CalibrationRun::weightsToTry() const
{
    if (!m_tokens)
        return {m_current.wordsWeight};
    std::vector<double> weights(std::begin(triedWeights), std::end(triedWeights));
    if (std::find(weights.begin(), weights.end(), m_current.wordsWeight) == weights.end())
        weights.push_back(m_current.wordsWeight);
    std::sort(weights.begin(), weights.end());
    return weights;
}

base::Result<model::Answer> CalibrationRun::ask(const HeadingQuestion &question, double wordsWeight, bool without)
{
    AskOptions options;
    options.floor = askedFloor;
    options.wordsWeight = wordsWeight;
    if (without)
        options.leftOut = question.parts;
    return m_ask({question.text, question.area, {}}, options);
}

base::Result<model::Calibration> CalibrationRun::run(const HeadingQuestions &questions,
                                                     const std::function<void(const model::CalibrationProgress &)> &progress,
                                                     const base::CancelToken &cancel)
{
    model::Calibration calibration;
    calibration.current = calibration.suggested = m_current;
    calibration.sections = int(questions.size());
    if (calibration.sections < model::Calibration::fewestSections)
        return calibration;
    const std::vector<HeadingQuestion> asked = questions.sample(mostQuestions);
    const std::vector<double> weights = weightsToTry();
    model::CalibrationProgress done{0, int(asked.size() * (weights.size() + 1))};
    CalibrationFigures figures;
    std::map<double, std::vector<double>> answered;        // by weight

    const auto step = [&](const HeadingQuestion &question, double weight, bool without) -> base::Result<model::Answer> {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        auto answer = ask(question, weight, without);
        ++done.done;
        if (answer && progress)
            progress(done);
        return answer;
    };
    for (const HeadingQuestion &question : asked)
        for (const double weight : weights) {
            const auto answer = step(question, weight, false);
            if (!answer)
                return std::unexpected(answer.error());
            figures.addRank(weight, rankOf(*answer, question));
            answered[weight].push_back(answeredUpTo(*answer));
        }
    if (m_tokens) {
        calibration.weights = figures.weights();
        calibration.suggested.wordsWeight = figures.suggestedWeight();
    }
    for (const double floor : answered[calibration.suggested.wordsWeight])
        figures.addAnsweredUpTo(floor);
    for (const HeadingQuestion &question : asked) {
        const auto answer = step(question, calibration.suggested.wordsWeight, true);
        if (!answer)
            return std::unexpected(answer.error());
        figures.addAnsweredWithoutUpTo(answeredUpTo(*answer));
    }
    calibration.questions = int(asked.size());
    calibration.curve = figures.curve();
    calibration.suggested.floor = figures.suggestedFloor();
    return calibration;
}

} // namespace lastro::engine

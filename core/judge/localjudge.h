// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"
#include "core/judge/sectionfeatures.h"

namespace lastro::judge {

/// What each feature is worth, and where the grades begin: an ordered logistic model. A grade is given where its
/// probability of "this or better" is at least one half.
struct JudgeCoefficients {
    double coverage = 3.0;
    double close = 1.5;
    double unit = 2.0;
    double heading = 1.0;
    double kind = 1.2;
    double vector = 0.55;                ///< a deviation
    double unknown = -2.5;
    double heaviestMissing = -1.5;
    double withoutVectors = 1.2;         ///< in place of the vector's part: what it comes to for an average good section
    double sameSubject = 3.0;            ///< threshold of grade 1
    double importantPart = 5.0;          ///< of grade 2
    double answers = 7.0;                ///< of grade 3
};

class LocalJudge final : public Judge {
public:
    explicit LocalJudge(TermSplitter split, JudgeCoefficients coefficients = {});
    model::JudgeUsed kind() const override { return model::JudgeUsed::Local; }
    base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                               const base::CancelToken &cancel) override;

    Judgement grade(const SectionFeatures &features, AskedKind asked) const;

private:
    TermSplitter m_split;
    JudgeCoefficients m_coefficients;
};

} // namespace lastro::judge

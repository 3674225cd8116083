// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"
#include "core/judge/sectionfeatures.h"
#include "core/judge/linearmodel.h"

namespace lastro::judge {

/// What each feature is worth, and where the grades begin: an ordered logistic model, a grade is given from its
/// threshold on. Fitted on the Portuguese sample of SQuAD (right section present and taken out), nothing else.
struct JudgeCoefficients {
    double sentence = 3.2;
    double kind = 0.2;
    double ranking = 6.5;                ///< of ln(1 + standing)
    double vector = 1.4;
    double withoutVectors = 1.2;         ///< in place of the vector's part
    double lexicalOnly = 1.5;            ///< the ranking's factor where only words made it
    double sameSubject = 9.4;            ///< threshold of grade 1
    double importantPart = 11.2;         ///< of grade 2
    double answers = 12.9;               ///< of grade 3
};

/// With token vectors the fitted model (eval/fit/judge.py, resources/models/judge.json) decides; without, the words and
/// the pooled vector by the coefficients above. Rules on codes hold for both; each has further ones of its own.
class LocalJudge final : public Judge {
public:
    explicit LocalJudge(TermSplitter split, JudgeCoefficients coefficients = {}, double floor = 0);
    /// The model the program comes with; none where it cannot be read (logged).
    static std::optional<LinearModel> packagedModel();
    model::JudgeUsed kind() const override { return model::JudgeUsed::Local; }
    JudgeRules rules(bool tokensTold) const override;
    base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                               const base::CancelToken &cancel) override;

    Judgement grade(const SectionFeatures &features, AskedKind asked) const;

private:
    std::vector<Judgement> judgeByTokens(const QuestionTerms &terms, const model::QuestionProfile &question, AskedKind asked,
                                         std::span<const model::Evidence> sections) const;

    std::optional<LinearModel> m_model;
    TermSplitter m_split;
    JudgeCoefficients m_coefficients;
    double m_floor;
};

} // namespace lastro::judge

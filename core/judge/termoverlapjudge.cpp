// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/judge.h"

namespace lastro::judge {

namespace {

constexpr double answersShare = 0.85;
constexpr double importantShare = 0.6;
constexpr double subjectShare = 0.35;

class TermOverlapJudge final : public Judge {
public:
    explicit TermOverlapJudge(TermSplitter split) : m_split(std::move(split)) {}
    model::JudgeUsed kind() const override { return model::JudgeUsed::TermOverlap; }

    base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                               const base::CancelToken &cancel) override
    {
        const QuestionTerms terms(question, m_split);
        std::vector<Judgement> judgements;
        for (const model::Evidence &evidence : sections) {
            if (cancel.isCancelled())
                return base::failure(base::ErrorCode::Cancelled);
            const TermIndex text(m_split(evidence.section.breadcrumbText() + QLatin1Char('\n') + evidence.section.text));
            const double share = terms.coverage({&text});
            const model::JudgeScore score = share >= answersShare ? model::JudgeScore::answers()
                : share >= importantShare                         ? model::JudgeScore::importantPart()
                : share >= subjectShare                           ? model::JudgeScore::sameSubject()
                                                                  : model::JudgeScore::unrelated();
            judgements.push_back({score, {{QStringLiteral("coverage"), share}}});
        }
        return judgements;
    }

private:
    TermSplitter m_split;
};

} // namespace

std::unique_ptr<Judge> makeTermOverlapJudge(TermSplitter split)
{
    return std::make_unique<TermOverlapJudge>(std::move(split));
}

} // namespace lastro::judge

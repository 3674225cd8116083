// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/judge.h"

namespace lastro::judge {

namespace {

class AcceptingJudge final : public Judge {
public:
    explicit AcceptingJudge(std::unique_ptr<Judge> order) : m_order(std::move(order)) {}

    model::JudgeUsed kind() const override { return model::JudgeUsed::Local; }

    base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                               const base::CancelToken &cancel) override
    {
        auto judgements = m_order->judge(question, sections, cancel);
        if (judgements)
            for (Judgement &judgement : *judgements)
                judgement = {model::JudgeScore::importantPart(), {}, judgement.order};
        return judgements;
    }

private:
    std::unique_ptr<Judge> m_order;
};

} // namespace

std::unique_ptr<Judge> makeAcceptingJudge(std::unique_ptr<Judge> order)
{
    return std::make_unique<AcceptingJudge>(std::move(order));
}

} // namespace lastro::judge

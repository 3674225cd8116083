// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/judge.h"

namespace lastro::judge {

namespace {

class AcceptingJudge final : public Judge {
public:
    model::JudgeUsed kind() const override { return model::JudgeUsed::Local; }

    base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &, std::span<const model::Evidence> sections,
                                               const base::CancelToken &cancel) override
    {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        return std::vector<Judgement>(sections.size(), Judgement{model::JudgeScore::importantPart(), {}});
    }
};

} // namespace

std::unique_ptr<Judge> makeAcceptingJudge()
{
    return std::make_unique<AcceptingJudge>();
}

} // namespace lastro::judge

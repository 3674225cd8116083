// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"
#include "core/llm/chatmodel.h"
#include "core/prompt/instructions.h"

namespace lastro::judge {

/// A language model as judge of one question: all sections in one call. Its word is taken only as a whole number 0..3 for
/// each, and never above what the local judge's literal rules allow (a code or name that the section does not hold); the order
/// is the local judge's. On anything else, a time-out or a ceiling the local judge decides, and where that fails too the last resort. A
/// model that failed is not asked again. Never sees earlier questions, seals, owners or dates.
class ModelJudge final : public Judge {
public:
    struct Options {
        prompt::Language language = prompt::Language::Portuguese;
        qint64 turn = 0;
        int tokensPerSection = 64;
        int tokensInAll = 440;                       ///< of the sections, estimated; they share it evenly
        llm::Deadlines deadlines{std::chrono::seconds(8), std::chrono::seconds(6), std::chrono::seconds(4)};
    };

    /// The references must outlive it.
    ModelJudge(llm::ChatModel &model, Judge &local, Judge &lastResort, TermSplitter split, const Options &options);

    /// Whose judgement came last; Model before any.
    model::JudgeUsed kind() const override { return m_used; }
    /// Why the model's word was not taken; none where it was.
    std::optional<base::Error> fellBack() const override { return m_fellBack; }
    JudgeRules rules(bool tokensTold) const override;

    /// Errors: Cancelled; those of the last resort.
    base::Result<std::vector<Judgement>> judge(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                               const base::CancelToken &cancel) override;

private:
    base::Result<std::vector<Judgement>> judgementsOf(const std::vector<int> &scores, const model::QuestionProfile &question,
                                                      std::span<const model::Evidence> sections, const base::CancelToken &cancel);
    base::Result<std::vector<int>> askModel(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                            const base::CancelToken &cancel);
    QString sectionsAsData(const model::QuestionProfile &question, std::span<const model::Evidence> sections) const;

    llm::ChatModel &m_model;
    Judge &m_local;
    Judge &m_lastResort;
    TermSplitter m_split;
    Options m_options;
    model::JudgeUsed m_used = model::JudgeUsed::Model;
    std::optional<base::Error> m_fellBack;
};

} // namespace lastro::judge

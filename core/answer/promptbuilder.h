// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/questionterms.h"
#include "core/llm/chatmodel.h"
#include "core/model/answer.h"
#include "core/prompt/instructions.h"

#include <span>

namespace lastro::answer {

/// Estimated tokens (llm::estimatedTokens) of the sections' text.
struct AnswerBudget {
    int tokensPerSection = 180;
    int tokensInAll = 420;
};

struct AnswerPrompt {
    std::vector<llm::Message> messages;
    llm::AnswerForm form;
    QStringList ids;                        ///< of the sections that were sent, the first of those given: as the model knows them
};

/// Puts together what the answering model is sent: the instructions, the same bytes for every question and base of a
/// language; then the sections, long ones with their beginning, their end and what is nearest the question; then the question,
/// personal data masked. Labels come from the store alone. Stateless; any thread.
class PromptBuilder {
public:
    PromptBuilder(judge::TermSplitter split, prompt::Language language, const AnswerBudget &budget = {});
    /// sections: those that may answer, best first; at least the first is sent.
    AnswerPrompt build(const model::QuestionProfile &question, std::span<const model::Evidence> sections) const;

private:
    judge::TermSplitter m_split;
    prompt::Language m_language;
    AnswerBudget m_budget;
};

/// The id as a model is told it: as it is but for characters that a header is made of, which are percent-encoded.
QString idForModel(const model::SectionId &id);

} // namespace lastro::answer

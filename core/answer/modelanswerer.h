// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/extractiveanswerer.h"
#include "core/answer/promptbuilder.h"
#include "core/citation/citationchecker.h"
#include "core/llm/replyreader.h"

namespace lastro::answer {

/// What a model's answer came to. Only what was proven is a claim.
struct ModelAnswered {
    citation::CheckedClaims checked;             ///< no claims: not found
    std::vector<model::SectionId> sent;
    llm::ModelOutcome said = llm::ModelOutcome::NotFound;
    llm::TokenUsage usage;
    qint64 milliseconds = 0;                     ///< of the call
};

/// Lets a language model answer from sections, and keeps of it what can be proven: by the same checker as without a model, and
/// claim by claim against what the quote says. A claim's text is shown as it was checked, in the typographic fold. A model that says that it found nothing is heeded. Stateless but for the model;
/// one call at a time.
class ModelAnswerer {
public:
    struct Options {
        prompt::Language language = prompt::Language::Portuguese;
        qint64 turn = 0;
        AnswerBudget budget{};
        int maxTokens = 700;
        llm::Deadlines deadlines{std::chrono::seconds(40), std::chrono::seconds(20), std::chrono::seconds(10)};
    };
    using Kind = ExtractiveAnswerer::Kind;
    /// A claim that has just been proven, while the answer is still being written. Called on the thread that asked. What was
    /// handed out counts only once answer() has returned it as well.
    using ClaimSink = std::function<void(const model::Claim &claim)>;

    /// The model must outlive it.
    ModelAnswerer(llm::ChatModel &model, judge::TermSplitter split, const Options &options);

    /// sections: those that may answer, best first, not empty. Errors: the model's, and AnswerInvalid, AnswerIncomplete: nothing
    /// of such an answer counts, and the base's own words may answer instead.
    base::Result<ModelAnswered> answer(const model::QuestionProfile &question, std::span<const model::Evidence> sections, Kind kind,
                                       const ClaimSink &onClaim, const base::CancelToken &cancel) const;

private:
    llm::ChatModel &m_model;
    judge::TermSplitter m_split;
    Options m_options;
};

} // namespace lastro::answer

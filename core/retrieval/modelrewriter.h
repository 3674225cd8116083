// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"
#include "core/prompt/instructions.h"
#include "core/retrieval/followup.h"
#include "core/retrieval/plannedsearch.h"

#include <QStringList>

namespace lastro::retrieval {

/// What a model is told of a question that it is to rewrite.
struct RewriteAsked {
    QString question;
    std::vector<PastTurn> turns;                  ///< of the conversation, oldest first: only what the question needs is sent
    std::vector<QStringList> glossary;            ///< the base's rows
    QStringList areas;                            ///< of documents that the asker may see: no other is taken as a filter
    bool earlierAsked = false;                    ///< the question's own words ask for an earlier version (QuestionFilters)
};

/// Lets a small language model word a question as searches. What it may set is held by code: an area only of the base's own,
/// an earlier version only where the question's words ask for it. Stateless but for the model; one call at a time.
class ModelRewriter {
public:
    struct Options {
        prompt::Language language = prompt::Language::Portuguese;
        qint64 turn = 0;
        int glossaryTokens = 60;                  ///< estimated; rows that the question names come first
        llm::Deadlines deadlines{std::chrono::seconds(6), std::chrono::seconds(5), std::chrono::seconds(3)};
    };

    /// The model must outlive it.
    ModelRewriter(llm::ChatModel &model, const Options &options) : m_model(model), m_options(options) {}

    /// One to three, each another; the first is the question itself, made complete where it leans on earlier ones. A search that
    /// is not valid is left out; with none left AnswerInvalid. On any error the local rewrite stands.
    base::Result<std::vector<PlannedSearch>> rewrite(const RewriteAsked &asked, const base::CancelToken &cancel) const;

private:
    llm::ChatModel &m_model;
    Options m_options;
};

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"

#include <QStringList>

namespace lastro::llm {

class EndpointCaller;

struct Reranked {
    std::vector<double> scores;                         ///< one a document, larger is better; the scale is the model's
    TokenUsage usage;
    QString model;
};

/// ModelServer::rerank() of a caller: the /rerank of Jina, Cohere, vLLM and llama-server.
base::Result<Reranked> rerankDocuments(const EndpointCaller &caller, const QString &query, const QStringList &documents,
                                       const Deadlines &deadlines, qint64 turn, const base::CancelToken &cancel);

} // namespace lastro::llm

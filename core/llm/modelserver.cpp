// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/modelserver.h"

#include "core/llm/connectiontest.h"
#include "core/llm/embeddingcall.h"
#include "core/llm/endpointcaller.h"
#include "core/llm/openaichatmodel.h"
#include "core/llm/rerankcall.h"

namespace lastro::llm {

ModelServer::ModelServer(const Endpoint &endpoint, std::shared_ptr<const ApiKey> key, const ServerContext &context, const base::Clock &clock)
    : m_caller(std::make_shared<EndpointCaller>(endpoint, std::move(key), context.http,
                                                CallBook(endpoint, context.ceiling, context.ledger, clock)))
{
}

ModelServer::~ModelServer() = default;

const Endpoint &ModelServer::endpoint() const
{
    return m_caller->endpoint();
}

std::unique_ptr<ChatModel> ModelServer::chatModel(Role role) const
{
    return std::make_unique<OpenAiChatModel>(m_caller, role);
}

base::Result<Embeddings> ModelServer::embed(const QStringList &texts, int width, const Deadlines &deadlines, qint64 turn,
                                            const base::CancelToken &cancel) const
{
    return embedTexts(*m_caller, texts, width, deadlines, turn, cancel);
}

base::Result<Reranked> ModelServer::rerank(const QString &query, const QStringList &documents, const Deadlines &deadlines, qint64 turn,
                                           const base::CancelToken &cancel) const
{
    return rerankDocuments(*m_caller, query, documents, deadlines, turn, cancel);
}

ConnectionReport ModelServer::testConnection(Role role, const base::CancelToken &cancel) const
{
    return testedConnection(m_caller, role, cancel);
}

} // namespace lastro::llm

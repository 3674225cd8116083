// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/clock.h"
#include "core/llm/apikey.h"
#include "core/llm/callbook.h"
#include "core/llm/chatmodel.h"
#include "core/llm/connectionreport.h"
#include "core/llm/embeddingcall.h"
#include "core/llm/endpoint.h"
#include "core/llm/httpclient.h"
#include "core/llm/ledgerrow.h"
#include "core/llm/rerankcall.h"
#include "core/llm/spendceiling.h"

#include <memory>

namespace lastro::llm {

/// What all servers of a program share.
struct ServerContext {
    std::shared_ptr<HttpClient> http;
    std::shared_ptr<SpendCeiling> ceiling;              ///< null = none
    LedgerSink ledger;                                  ///< empty = no ledger
};

/// One endpoint and all that it can do. Blocks: for worker threads only. Safe from several threads at once. What has a call's
/// deadlines ends at most a second after them.
class ModelServer {
public:
    /// key: null where none is needed. The clock must outlive it and its chat models.
    ModelServer(const Endpoint &endpoint, std::shared_ptr<const ApiKey> key, const ServerContext &context, const base::Clock &clock);
    ~ModelServer();

    const Endpoint &endpoint() const;
    /// The model of that role; it may outlive the server. Errors of its calls: see ChatModel.
    std::unique_ptr<ChatModel> chatModel(Role role) const;

    /// width: what the base's vectors have; 0 = whatever comes. The deadlines hold for each batch of 96 texts. Errors as in
    /// ChatModel, and VectorWidthWrong, VectorNotFinite.
    base::Result<Embeddings> embed(const QStringList &texts, int width, const Deadlines &deadlines, qint64 turn,
                                   const base::CancelToken &cancel) const;
    base::Result<Reranked> rerank(const QString &query, const QStringList &documents, const Deadlines &deadlines, qint64 turn,
                                  const base::CancelToken &cancel) const;

    /// Makes one smallest call in the role, with words of this program's. Says what exactly is wrong, or what serves.
    ConnectionReport testConnection(Role role, const base::CancelToken &cancel) const;

private:
    std::shared_ptr<const EndpointCaller> m_caller;
};

} // namespace lastro::llm

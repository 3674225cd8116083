// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/callbook.h"
#include "core/llm/endpoint.h"
#include "core/llm/httpclient.h"
#include "core/llm/servererror.h"
#include "core/llm/servertraits.h"

namespace lastro::llm {

enum class Operation { Chat, Embeddings, Rerank, ListModels };

/// One endpoint with its key, ready to be called: addresses, headers, waits when it is busy, and the meaning of what comes
/// back. Errors have the endpoint's name as subject. Any thread.
class EndpointCaller {
public:
    EndpointCaller(const Endpoint &endpoint, std::shared_ptr<const ApiKey> key, std::shared_ptr<HttpClient> http, CallBook book);

    struct Call {
        Operation operation = Operation::Chat;
        QString model;
        QByteArray body;                         ///< empty = GET
        qint64 mostBytes = 2 * 1024 * 1024;
    };

    /// A 2xx answer. A busy server is asked again when it says so, if that is before the deadline.
    std::expected<HttpAnswer, CallFault> send(const Call &call, const CallTime &time, const EventSink &events,
                                              const base::CancelToken &cancel) const;

    const Endpoint &endpoint() const { return m_endpoint; }
    bool hasKey() const { return m_key != nullptr; }
    QString modelOf(Role role) const { return m_endpoint.models.value(role); }
    const CallBook &book() const { return m_book; }
    TraitsMemory &traits() const { return m_traits; }
    /// A fault of this endpoint: names it, and the model where it is missing.
    CallFault named(CallFault fault, const QString &model) const;

private:
    QUrl urlOf(Operation operation, const QString &model) const;
    Parcel parcelOf(const Call &call) const;

    Endpoint m_endpoint;
    std::shared_ptr<const ApiKey> m_key;
    std::shared_ptr<HttpClient> m_http;
    CallBook m_book;
    mutable TraitsMemory m_traits;
};

} // namespace lastro::llm

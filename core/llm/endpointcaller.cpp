// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/endpointcaller.h"

#include <QDateTime>
#include <thread>

namespace lastro::llm {

namespace {

using base::ErrorCode;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

constexpr milliseconds cancelPoll{50};

QString pathOf(Operation operation)
{
    switch (operation) {
    case Operation::Embeddings: return QStringLiteral("/embeddings");
    case Operation::Rerank: return QStringLiteral("/rerank");
    case Operation::ListModels: return QStringLiteral("/models");
    case Operation::Chat: break;
    }
    return QStringLiteral("/chat/completions");
}

/// The server may have worked for it, and bills may follow.
bool mayHaveCost(const base::Error &error)
{
    switch (error.code) {
    case ErrorCode::AnswerIncomplete:
    case ErrorCode::AnswerTooLarge:
    case ErrorCode::Cancelled: return true;
    case ErrorCode::ServerTimedOut: return error.detail != QLatin1String("connecting");
    default: return false;
    }
}

void waitUntil(steady_clock::time_point time, const base::CancelToken &cancel)
{
    while (!cancel.isCancelled() && steady_clock::now() < time)
        std::this_thread::sleep_for(std::min<steady_clock::duration>(cancelPoll, time - steady_clock::now()));
}

} // namespace

EndpointCaller::EndpointCaller(const Endpoint &endpoint, std::shared_ptr<const ApiKey> key, std::shared_ptr<HttpClient> http, CallBook book)
    : m_endpoint(endpoint), m_key(std::move(key)), m_http(std::move(http)), m_book(std::move(book)), m_traits(endpoint.preset)
{
}

QUrl EndpointCaller::urlOf(Operation operation, const QString &model) const
{
    QString base = m_endpoint.url.toString(QUrl::FullyEncoded | QUrl::StripTrailingSlash);
    while (base.endsWith(QLatin1Char('/')))
        base.chop(1);
    if (m_endpoint.preset != Preset::AzureOpenAi)
        return QUrl(base + pathOf(operation));
    const QString deployment = operation == Operation::ListModels
        ? QString() : QStringLiteral("/deployments/") + QString::fromLatin1(QUrl::toPercentEncoding(model));
    return QUrl(base + QStringLiteral("/openai") + deployment + pathOf(operation) + QStringLiteral("?api-version=") + m_endpoint.apiVersion);
}

Parcel EndpointCaller::parcelOf(const Call &call) const
{
    const bool azure = m_endpoint.preset == Preset::AzureOpenAi;
    return {urlOf(call.operation, call.model), call.body, azure ? "api-key" : "Authorization", azure ? QByteArray() : QByteArray("Bearer "),
            m_key, call.mostBytes};
}

CallFault EndpointCaller::named(CallFault fault, const QString &model) const
{
    fault.error.subject = m_endpoint.name;
    if (fault.error.code == ErrorCode::ServerModelMissing)
        fault.error.subject += QStringLiteral(" / ") + model;
    return fault;
}

std::expected<HttpAnswer, CallFault> EndpointCaller::send(const Call &call, const CallTime &time, const EventSink &events,
                                                          const base::CancelToken &cancel) const
{
    if (const base::Result<void> sound = checked(m_endpoint); !sound)
        return std::unexpected(CallFault{sound.error()});
    for (seconds pause{1};; pause *= 2) {
        const base::Result<HttpAnswer> answer = m_http->exchange(parcelOf(call), time, events, cancel);
        if (!answer)
            return std::unexpected(named({answer.error(), false, {}, mayHaveCost(answer.error())}, call.model));
        if (answer->status >= 200 && answer->status < 300)
            return *answer;
        CallFault fault = named(faultOfStatus(*answer), call.model);
        if (fault.error.code != ErrorCode::ServerBusy)
            return std::unexpected(fault);
        const std::optional<seconds> told = secondsToWait(answer->retryAfter, QDateTime::currentDateTimeUtc());
        const steady_clock::time_point again = steady_clock::now() + told.value_or(pause);
        if (told)
            fault.error.detail = QString::number(told->count());
        if (again >= time.end())
            return std::unexpected(fault);
        waitUntil(again, cancel);
        if (cancel.isCancelled())
            return std::unexpected(CallFault{{ErrorCode::Cancelled, m_endpoint.name}});
    }
}

} // namespace lastro::llm

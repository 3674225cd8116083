// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/courier.h"

#include "core/llm/endpoint.h"

#include <QMetaEnum>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslError>
#include <QTimer>
#include <chrono>

namespace lastro::llm {

namespace {

constexpr qint64 readBuffer = 256 * 1024;      ///< what may pile up unread

QNetworkRequest requestOf(const Parcel &parcel)
{
    QNetworkRequest request(parcel.url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setRawHeader("Accept", "application/json, text/event-stream");
    request.setRawHeader("Accept-Encoding", "identity");
    request.setRawHeader("User-Agent", "Lastro/" LASTRO_VERSION);
    if (!parcel.body.isEmpty())
        request.setRawHeader("Content-Type", "application/json");
    if (parcel.key)
        request.setRawHeader(parcel.keyHeader, parcel.key->headerValue(parcel.keyPrefix));
    return request;
}

ReplyHead headOf(const QNetworkReply &reply)
{
    ReplyHead head;
    head.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    head.contentType = reply.rawHeader("Content-Type").toLower();
    head.retryAfter = reply.rawHeader("Retry-After");
    if (const QUrl target = QUrl::fromEncoded(reply.rawHeader("Location")); !target.isEmpty())
        head.redirect = reply.url().resolved(target);
    return head;
}

NetworkFault faultOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::NoError: return NetworkFault::None;
    case QNetworkReply::HostNotFoundError: return NetworkFault::HostNotFound;
    case QNetworkReply::ConnectionRefusedError: return NetworkFault::Refused;
    case QNetworkReply::RemoteHostClosedError: return NetworkFault::Closed;
    case QNetworkReply::SslHandshakeFailedError: return NetworkFault::Tls;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError: return NetworkFault::Proxy;
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError: return NetworkFault::NotHttp;
    default: return NetworkFault::Other;
    }
}

QString nameOf(QNetworkReply::NetworkError error)
{
    return QLatin1String(QMetaEnum::fromType<QNetworkReply::NetworkError>().valueToKey(error));
}

/// Of a reply that ended. An HTTP status is an answer, not a fault of the network.
void finish(QNetworkReply &reply, PendingReply &pending, const QString &tlsDetail)
{
    const ReplyHead head = headOf(reply);
    if (head.status > 0)
        pending.putHead(head);
    NetworkFault fault = faultOf(reply.error());
    if (head.status >= 300 && fault != NetworkFault::Closed)
        fault = NetworkFault::None;
    // Qt has no error of its own for a peer that speaks something else.
    if (fault == NetworkFault::None && head.status == 0)
        fault = NetworkFault::NotHttp;
    pending.finish(fault, fault == NetworkFault::Tls && !tlsDetail.isEmpty() ? tlsDetail : nameOf(reply.error()));
}

} // namespace

Courier::Courier()
{
    m_straight.setParent(this);
    m_throughProxy.setParent(this);
    m_straight.setProxy(QNetworkProxy::NoProxy);
    for (QNetworkAccessManager *manager : {&m_straight, &m_throughProxy})
        manager->setAutoDeleteReplies(true);
}

void Courier::send(const Parcel &parcel, const std::shared_ptr<PendingReply> &pending)
{
    if (pending->isLeft())
        return;
    const bool straight = parcel.url.scheme() != QLatin1String("https") || isLoopback(parcel.url);
    QNetworkAccessManager &manager = straight ? m_straight : m_throughProxy;
    const QNetworkRequest request = requestOf(parcel);
    watch(parcel.body.isEmpty() ? manager.get(request) : manager.post(request, parcel.body), pending, parcel.mostBytes);
}

void Courier::watch(QNetworkReply *reply, const std::shared_ptr<PendingReply> &pending, qint64 mostBytes)
{
    m_running.insert(pending.get(), reply);
    reply->setReadBufferSize(readBuffer);
    connect(reply, &QNetworkReply::requestSent, reply, [pending] { pending->putStage(PendingReply::Stage::Sent); });
    connect(reply, &QNetworkReply::sslErrors, reply, [reply](const QList<QSslError> &errors) {
        QStringList sentences;
        for (const QSslError &error : errors)
            sentences += error.errorString();
        reply->setProperty("tlsDetail", sentences.join(QStringLiteral("; ")));
    });
    const auto received = std::make_shared<qint64>(0);
    const auto takeBytes = [this, reply, pending, mostBytes, received] {
        const QByteArray bytes = reply->bytesAvailable() > 0 ? reply->readAll() : QByteArray();
        const bool first = *received == 0;
        *received += bytes.size();
        if (first && !bytes.isEmpty())
            pending->putHead(headOf(*reply));
        if (*received <= mostBytes) {
            pending->putBytes(bytes);
            return true;
        }
        m_running.remove(pending.get());
        pending->finish(NetworkFault::TooLarge, {});
        reply->disconnect(this);
        reply->abort();
        return false;
    };
    connect(reply, &QNetworkReply::readyRead, this, takeBytes);
    connect(reply, &QNetworkReply::finished, this, [this, reply, pending, takeBytes] {
        if (!takeBytes())
            return;
        m_running.remove(pending.get());
        finish(*reply, *pending, reply->property("tlsDetail").toString());
    });
}

void Courier::drop(const std::shared_ptr<PendingReply> &pending, bool complete)
{
    QNetworkReply *reply = m_running.value(pending.get());
    if (!reply)
        return;
    if (complete)
        QTimer::singleShot(std::chrono::seconds(1), reply, &QNetworkReply::abort);
    else
        reply->abort();
}

} // namespace lastro::llm

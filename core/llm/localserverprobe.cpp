// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserverprobe.h"

#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QTimer>

namespace lastro::llm {

namespace {

constexpr qint64 mostBytes = 256 * 1024;

QNetworkRequest requestOf(const QUrl &url, const ApiKey *key)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setRawHeader("Connection", "close");         // the next child listens elsewhere
    request.setRawHeader("Accept-Encoding", "identity");
    if (key)
        request.setRawHeader("Authorization", key->headerValue("Bearer "));
    return request;
}

} // namespace

LocalServerProbe::LocalServerProbe(std::chrono::milliseconds limit)
    : m_limit(limit)
{
    m_network.setProxy(QNetworkProxy::NoProxy);
}

LocalServerProbe::~LocalServerProbe() { drop(); }

void LocalServerProbe::ask(const QUrl &url, const std::shared_ptr<const ApiKey> &key, Done done)
{
    drop();
    QNetworkReply *reply = m_network.get(requestOf(url, key.get()));
    m_reply = reply;
    QTimer::singleShot(m_limit, reply, &QNetworkReply::abort);
    QObject::connect(reply, &QNetworkReply::downloadProgress, reply, [reply](qint64 received) {
        if (received > mostBytes)
            reply->abort();
    });
    QObject::connect(reply, &QNetworkReply::finished, reply, [this, reply, done = std::move(done)] {
        m_reply = nullptr;
        reply->deleteLater();
        const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        const bool cut = reply->error() == QNetworkReply::OperationCanceledError || reply->error() == QNetworkReply::RemoteHostClosedError;
        done(cut ? 0 : status, cut ? QByteArray() : reply->readAll());
    });
}

void LocalServerProbe::drop()
{
    if (!m_reply)
        return;
    m_reply->disconnect();
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

} // namespace lastro::llm

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/webscheme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>

namespace lastro::viewer {

void registerScheme()
{
    QWebEngineUrlScheme scheme(PageServer::scheme());
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    scheme.setFlags(QWebEngineUrlScheme::SecureScheme | QWebEngineUrlScheme::LocalScheme);
    QWebEngineUrlScheme::registerScheme(scheme);
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
}

QUrl PageServer::newAddress()
{
    m_address = QUrl(QStringLiteral("%1://fonte/%2").arg(QString::fromLatin1(scheme())).arg(++m_served));
    return m_address;
}

bool PageServer::isOurs(const QUrl &url) const
{
    return m_address.isValid() && url.adjusted(QUrl::RemoveFragment) == m_address;
}

void PageServer::requestStarted(QWebEngineUrlRequestJob *job)
{
    const QUrl initiator = job->initiator();
    const bool ownInitiator = initiator.isEmpty() || initiator.scheme() == QString::fromLatin1(scheme());
    if (job->requestMethod() != QByteArrayLiteral("GET") || !ownInitiator || !isOurs(job->requestUrl())) {
        job->fail(QWebEngineUrlRequestJob::RequestDenied);
        return;
    }
    auto *bytes = new QBuffer(job);
    bytes->setData(m_html);
    bytes->open(QIODevice::ReadOnly);
    job->reply(QByteArrayLiteral("text/html; charset=utf-8"), bytes);
}

} // namespace lastro::viewer

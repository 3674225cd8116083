// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/apikey.h"
#include "core/llm/pendingreply.h"

#include <QHash>
#include <QNetworkAccessManager>
#include <QObject>

class QNetworkReply;
class QSslError;

namespace lastro::llm {

/// What goes on the wire.
struct Parcel {
    QUrl url;
    QByteArray body;                            ///< JSON to POST; empty = GET
    QByteArray keyHeader;
    QByteArray keyPrefix;
    std::shared_ptr<const ApiKey> key;          ///< null = none is sent
    qint64 mostBytes = 0;                       ///< of the answer; more ends it as TooLarge
};

/// Sends parcels and feeds their pending replies. Lives on the network thread, and so do all calls. HTTP/1.1 only, no
/// cookies, no cache, no redirects, no compressed answers, no user names asked for. A proxy of the environment is used for
/// https to other machines only: plain http and loopback go straight.
class Courier : public QObject {
public:
    Courier();
    void send(const Parcel &parcel, const std::shared_ptr<PendingReply> &pending);
    /// Ends it now; or lets what is left of an answer that is complete run out for a second, so that the connection lives on.
    void drop(const std::shared_ptr<PendingReply> &pending, bool complete);

private:
    void watch(QNetworkReply *reply, const std::shared_ptr<PendingReply> &pending, qint64 mostBytes);

    QNetworkAccessManager m_straight;
    QNetworkAccessManager m_throughProxy;
    QHash<const PendingReply *, QNetworkReply *> m_running;
};

} // namespace lastro::llm

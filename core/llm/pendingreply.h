// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace lastro::llm {

struct ReplyHead {
    int status = 0;
    QByteArray contentType;             ///< lower case
    QByteArray retryAfter;
    QUrl redirect;                      ///< absolute; empty where there is none
};

/// Why an exchange did not run to its end on the wire.
enum class NetworkFault { None, HostNotFound, Refused, Closed, Tls, Proxy, NotHttp, TooLarge, Other };

/// What the network thread hands to the one thread that waits for a reply. All calls are safe from both.
class PendingReply {
public:
    enum class Stage { Connecting, Sent, Answering };

    struct News {
        std::optional<ReplyHead> head;  ///< once it is known
        QByteArray bytes;               ///< since the last call
        Stage stage = Stage::Connecting;
        bool finished = false;
        NetworkFault fault = NetworkFault::None;
        QString faultDetail;
    };

    /// Returns at once when there is something new, else at the given time.
    News newsUntil(std::chrono::steady_clock::time_point time);
    /// The waiting thread goes away: what comes is dropped.
    void leave();
    bool isLeft() const;

    void putStage(Stage stage);
    void putHead(const ReplyHead &head);
    void putBytes(const QByteArray &bytes);
    void finish(NetworkFault fault, const QString &detail);

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    News m_news;
    bool m_new = false;
    bool m_left = false;
};

} // namespace lastro::llm

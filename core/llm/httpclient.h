// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/llm/chatmodel.h"
#include "core/llm/courier.h"

#include <QThread>
#include <chrono>
#include <functional>

namespace lastro::llm {

/// A call's deadlines with the moment it began: shared by all its requests and waits.
struct CallTime {
    explicit CallTime(const Deadlines &given) : deadlines(given) {}
    std::chrono::steady_clock::time_point end() const { return began + deadlines.total; }
    std::chrono::milliseconds spent() const;

    Deadlines deadlines;
    std::chrono::steady_clock::time_point began = std::chrono::steady_clock::now();
};

struct HttpAnswer {
    int status = 0;
    QByteArray contentType;
    QByteArray retryAfter;
    QByteArray body;                    ///< what no event sink took
    bool begun = false;                 ///< the server had the request and began to answer
};

/// Bytes of a 2xx answer of type text/event-stream, on the calling thread. false: that was the end of it.
using EventSink = std::function<bool(const QByteArray &bytes)>;

/// Blocking HTTP for worker threads over a network thread of its own. Calls are safe from several threads at once and
/// never run an event loop of the caller's. It must outlive its calls.
class HttpClient {
public:
    HttpClient();
    ~HttpClient();
    HttpClient(const HttpClient &) = delete;
    HttpClient &operator=(const HttpClient &) = delete;

    /// One request. Any status is an answer; a redirect (307, 308) is followed at most three times and only within the
    /// origin. Errors (subject empty): Cancelled, ServerNotFound, ServerRefused, ServerTlsFailed, ServerProxyFailed,
    /// ServerTimedOut, ServerRedirected, ServerIncompatible, AnswerIncomplete, AnswerTooLarge.
    base::Result<HttpAnswer> exchange(Parcel parcel, const CallTime &time, const EventSink &events, const base::CancelToken &cancel);

private:
    base::Result<HttpAnswer> once(const Parcel &parcel, const CallTime &time, const EventSink &events, const base::CancelToken &cancel,
                                  QUrl &redirect);
    void drop(const std::shared_ptr<PendingReply> &pending, bool complete);

    QThread m_thread;
    Courier *m_courier;                 ///< lives on m_thread and is deleted there at its end
};

} // namespace lastro::llm

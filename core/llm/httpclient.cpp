// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/httpclient.h"

#include "core/llm/endpoint.h"

namespace lastro::llm {

namespace {

using base::ErrorCode;
using std::chrono::steady_clock;

constexpr std::chrono::milliseconds cancelPoll{50};
constexpr int mostRedirects = 3;

std::unexpected<base::Error> failureOf(NetworkFault fault, const QString &detail, bool begun)
{
    switch (fault) {
    case NetworkFault::HostNotFound: return base::failure(ErrorCode::ServerNotFound);
    case NetworkFault::Refused: return base::failure(ErrorCode::ServerRefused, {}, QStringLiteral("refused"));
    case NetworkFault::Tls: return base::failure(ErrorCode::ServerTlsFailed, {}, detail);
    case NetworkFault::Proxy: return base::failure(ErrorCode::ServerProxyFailed, {}, detail);
    case NetworkFault::TooLarge: return base::failure(ErrorCode::AnswerTooLarge);
    case NetworkFault::NotHttp: return base::failure(ErrorCode::ServerIncompatible, {}, QStringLiteral("not_http"));
    case NetworkFault::Closed:
        if (!begun)
            return base::failure(ErrorCode::ServerRefused, {}, QStringLiteral("closed"));
        break;
    default:
        if (!begun)
            return base::failure(ErrorCode::ServerRefused, {}, detail);
    }
    return base::failure(ErrorCode::AnswerIncomplete, {}, QStringLiteral("connection_closed"));
}

bool isEventStream(const ReplyHead &head)
{
    return head.status >= 200 && head.status < 300 && head.contentType.startsWith("text/event-stream");
}

/// Which of the deadlines ends the wait next.
struct Due {
    steady_clock::time_point time;
    const char *reason;
};

/// Puts one reply together, and knows how long to wait for more of it.
class Listener {
public:
    Listener(const CallTime &time, const EventSink &events) : m_time(time), m_events(events) {}

    Due nextDue() const
    {
        const bool answering = m_stage == PendingReply::Stage::Answering;
        const steady_clock::time_point next = m_heard + (answering ? m_time.deadlines.silence : m_time.deadlines.firstByte);
        const char *wait = answering ? "silence" : m_stage == PendingReply::Stage::Sent ? "first_byte" : "connecting";
        if (m_time.end() > next)
            return {next, wait};
        return {m_time.end(), answering ? "deadline" : wait};
    }

    /// false: the sink has all it wants.
    bool take(const PendingReply::News &news)
    {
        const bool begins = news.stage == PendingReply::Stage::Answering && m_stage != news.stage;
        m_stage = news.stage;
        if (begins || !news.bytes.isEmpty())
            m_heard = steady_clock::now();
        if (news.head)
            takeHead(*news.head);
        if (!m_events || !news.head || !isEventStream(*news.head)) {
            m_answer.body += news.bytes;
            return true;
        }
        return news.bytes.isEmpty() || m_events(news.bytes);
    }

    const HttpAnswer &answer() const { return m_answer; }
    const QUrl &redirect() const { return m_redirect; }

private:
    void takeHead(const ReplyHead &head)
    {
        m_answer.begun = true;
        m_answer.status = head.status;
        m_answer.contentType = head.contentType;
        m_answer.retryAfter = head.retryAfter;
        m_redirect = head.redirect;
    }

    const CallTime &m_time;
    const EventSink &m_events;
    PendingReply::Stage m_stage = PendingReply::Stage::Connecting;
    steady_clock::time_point m_heard = steady_clock::now();      ///< before the first byte: when it was asked
    HttpAnswer m_answer;
    QUrl m_redirect;
};

} // namespace

std::chrono::milliseconds CallTime::spent() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now() - began);
}

HttpClient::HttpClient()
    : m_courier(new Courier)
{
    m_thread.setObjectName(QStringLiteral("lastro-network"));
    m_courier->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_courier, &QObject::deleteLater);
    m_thread.start();
}

HttpClient::~HttpClient()
{
    m_thread.quit();
    m_thread.wait();
}

base::Result<HttpAnswer> HttpClient::exchange(Parcel parcel, const CallTime &time, const EventSink &events, const base::CancelToken &cancel)
{
    for (int hop = 0;; ++hop) {
        QUrl redirect;
        base::Result<HttpAnswer> answer = once(parcel, time, events, cancel, redirect);
        if (!answer || answer->status < 300 || answer->status >= 400)
            return answer;
        const bool keepsMethod = answer->status == 307 || answer->status == 308;
        if (!keepsMethod || hop >= mostRedirects || originOf(redirect) != originOf(parcel.url) || !redirect.userInfo().isEmpty())
            return base::failure(ErrorCode::ServerRedirected, {}, redirect.isEmpty() ? QString() : originOf(redirect));
        parcel.url = redirect;
    }
}

base::Result<HttpAnswer> HttpClient::once(const Parcel &parcel, const CallTime &time, const EventSink &events,
                                          const base::CancelToken &cancel, QUrl &redirect)
{
    const auto pending = std::make_shared<PendingReply>();
    QMetaObject::invokeMethod(m_courier, [courier = m_courier, parcel, pending] { courier->send(parcel, pending); }, Qt::QueuedConnection);
    Listener listener(time, events);
    for (;;) {
        const Due due = listener.nextDue();
        if (cancel.isCancelled() || steady_clock::now() >= due.time) {
            drop(pending, false);
            return cancel.isCancelled() ? base::failure(ErrorCode::Cancelled)
                                        : base::failure(ErrorCode::ServerTimedOut, {}, QLatin1String(due.reason));
        }
        const PendingReply::News news = pending->newsUntil(std::min(due.time, steady_clock::now() + cancelPoll));
        if (news.fault == NetworkFault::TooLarge)
            return failureOf(news.fault, {}, true);
        if (!listener.take(news)) {
            drop(pending, true);
            return listener.answer();
        }
        if (!news.finished)
            continue;
        redirect = listener.redirect();
        if (news.fault == NetworkFault::None)
            return listener.answer();
        return failureOf(news.fault, news.faultDetail, listener.answer().begun);
    }
}

void HttpClient::drop(const std::shared_ptr<PendingReply> &pending, bool complete)
{
    pending->leave();
    QMetaObject::invokeMethod(m_courier, [courier = m_courier, pending, complete] { courier->drop(pending, complete); }, Qt::QueuedConnection);
}

} // namespace lastro::llm

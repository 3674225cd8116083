// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/endpoint.h"
#include "core/llm/httpclient.h"
#include "core/llm/ledgerrow.h"
#include "core/llm/servererror.h"
#include "core/llm/spendceiling.h"

namespace lastro::llm {

/// Receives a row for every call that was let begin, on the thread that called, before the call returns.
using LedgerSink = std::function<void(const LedgerRow &row)>;

/// What a call is about, and how large it may get.
struct CallTopic {
    Role role = Role::Answer;
    QString model;
    qint64 turn = 0;
    qint64 promptCharacters = 0;
    qint64 mostCompletionTokens = 0;
};

/// Keeps the bill of one endpoint: asks the ceiling before a call, and writes the row after it. Any thread.
class CallBook {
public:
    /// ceiling and sink may be null. The clock must outlive it.
    CallBook(const Endpoint &endpoint, std::shared_ptr<SpendCeiling> ceiling, LedgerSink sink, const base::Clock &clock);

    class Entry {
    public:
        Entry(const Entry &) = delete;
        Entry &operator=(const Entry &) = delete;
        Entry(Entry &&other) noexcept;
        Entry &operator=(Entry &&) = delete;
        /// A call that nobody closed was one that failed inside the program.
        ~Entry();
        void succeeded(const TokenUsage &usage, const QString &servedModel);
        /// answered: characters that came before it failed.
        void failed(const CallFault &fault, qint64 answered);
        qint64 milliseconds() const { return m_time.spent().count(); }
        const CallTime &time() const { return m_time; }

    private:
        friend class CallBook;
        Entry(const CallBook *book, const CallTopic &topic, const Deadlines &deadlines, std::optional<double> worst);
        void close(const TokenUsage &usage, const QString &servedModel, std::optional<base::ErrorCode> error);

        const CallBook *m_book;
        CallTopic m_topic;
        CallTime m_time;
        QDateTime m_at;
        std::optional<double> m_worst;
    };

    /// Errors: SpendCeilingReached. The entry must not outlive the book.
    base::Result<Entry> open(const CallTopic &topic, const Deadlines &deadlines) const;

private:
    Endpoint m_endpoint;
    std::shared_ptr<SpendCeiling> m_ceiling;
    LedgerSink m_sink;
    const base::Clock &m_clock;
};

} // namespace lastro::llm

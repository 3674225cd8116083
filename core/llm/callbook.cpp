// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/callbook.h"

namespace lastro::llm {

namespace {
/// For the worst case: a tokenizer that knows little of the language needs a token for three characters.
constexpr qint64 densestCharacters = 3;
} // namespace

CallBook::CallBook(const Endpoint &endpoint, std::shared_ptr<SpendCeiling> ceiling, LedgerSink sink, const base::Clock &clock)
    : m_endpoint(endpoint), m_ceiling(std::move(ceiling)), m_sink(std::move(sink)), m_clock(clock)
{
}

base::Result<CallBook::Entry> CallBook::open(const CallTopic &topic, const Deadlines &deadlines) const
{
    const TokenUsage most{topic.promptCharacters / densestCharacters + 1, 0, topic.mostCompletionTokens};
    const std::optional<double> worst = costOf(most, priceOf(m_endpoint, topic.model));
    if (m_ceiling)
        if (const base::Result<void> allowed = m_ceiling->begin(topic.turn, worst); !allowed)
            return base::failure(allowed.error().code, m_endpoint.name, allowed.error().detail);
    return Entry(this, topic, deadlines, worst);
}

CallBook::Entry::Entry(const CallBook *book, const CallTopic &topic, const Deadlines &deadlines, std::optional<double> worst)
    : m_book(book), m_topic(topic), m_time(deadlines), m_at(book->m_clock.now()), m_worst(worst)
{
}

CallBook::Entry::Entry(Entry &&other) noexcept
    : m_book(std::exchange(other.m_book, nullptr)), m_topic(std::move(other.m_topic)), m_time(other.m_time), m_at(std::move(other.m_at)),
      m_worst(other.m_worst)
{
}

CallBook::Entry::~Entry()
{
    if (m_book)
        close({}, {}, base::ErrorCode::Internal);
}

void CallBook::Entry::succeeded(const TokenUsage &usage, const QString &servedModel)
{
    close(usage, servedModel, std::nullopt);
}

void CallBook::Entry::failed(const CallFault &fault, qint64 answered)
{
    TokenUsage usage;
    if (fault.mayHaveCost || answered > 0)
        usage = {estimatedTokens(m_topic.promptCharacters), 0, estimatedTokens(answered), true};
    close(usage, {}, fault.error.code);
}

void CallBook::Entry::close(const TokenUsage &usage, const QString &servedModel, std::optional<base::ErrorCode> error)
{
    const CallBook *book = std::exchange(m_book, nullptr);
    if (!book)
        return;
    const bool free = error && usage.prompt == 0 && usage.completion == 0;
    const std::optional<double> usd = free ? std::optional(0.0) : costOf(usage, priceOf(book->m_endpoint, m_topic.model));
    if (book->m_ceiling)
        book->m_ceiling->end(m_topic.turn, m_worst, usd);
    if (book->m_sink)
        book->m_sink({m_topic.turn, m_at, m_topic.role, book->m_endpoint.name, m_topic.model, servedModel, usage, usd, milliseconds(), error});
}

} // namespace lastro::llm

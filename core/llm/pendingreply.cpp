// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/pendingreply.h"

#include <utility>

namespace lastro::llm {

PendingReply::News PendingReply::newsUntil(std::chrono::steady_clock::time_point time)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_until(lock, time, [this] { return m_new; });
    m_new = false;
    News news = m_news;
    m_news.bytes.clear();
    return news;
}

void PendingReply::leave()
{
    const std::lock_guard lock(m_mutex);
    m_left = true;
    m_news.bytes.clear();
}

bool PendingReply::isLeft() const
{
    const std::lock_guard lock(m_mutex);
    return m_left;
}

void PendingReply::putStage(Stage stage)
{
    const std::lock_guard lock(m_mutex);
    m_news.stage = std::max(m_news.stage, stage);
}

void PendingReply::putHead(const ReplyHead &head)
{
    const std::lock_guard lock(m_mutex);
    m_news.head = head;
    m_news.stage = Stage::Answering;
    m_new = true;
    m_changed.notify_one();
}

void PendingReply::putBytes(const QByteArray &bytes)
{
    const std::lock_guard lock(m_mutex);
    if (m_left)
        return;
    m_news.bytes += bytes;
    m_new = true;
    m_changed.notify_one();
}

void PendingReply::finish(NetworkFault fault, const QString &detail)
{
    const std::lock_guard lock(m_mutex);
    m_news.finished = true;
    m_news.fault = fault;
    m_news.faultDetail = detail;
    m_new = true;
    m_changed.notify_one();
}

} // namespace lastro::llm

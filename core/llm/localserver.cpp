// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserver.h"

#include "core/llm/localserverkeeper.h"

namespace lastro::llm {

LocalServer::LocalServer(const LocalModel &model, LocalStateSink sink, const LocalTiming &timing)
    : m_keeper(new LocalServerKeeper(model, std::move(sink), timing))
{
    m_thread.setObjectName(QStringLiteral("lastro-local-model"));
    m_keeper->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_keeper, &QObject::deleteLater);
    m_thread.start();
}

LocalServer::~LocalServer()
{
    QMetaObject::invokeMethod(m_keeper, [keeper = m_keeper] { keeper->leave(); }, Qt::QueuedConnection);
    m_thread.wait();
}

void LocalServer::start()
{
    m_keeper->board().want();
    QMetaObject::invokeMethod(m_keeper, [keeper = m_keeper] { keeper->follow(); }, Qt::QueuedConnection);
}

void LocalServer::stop()
{
    m_keeper->board().unwant();
    QMetaObject::invokeMethod(m_keeper, [keeper = m_keeper] { keeper->follow(); }, Qt::QueuedConnection);
}

LocalState LocalServer::state() const { return m_keeper->board().state(); }

std::optional<LocalServing> LocalServer::serving() const { return m_keeper->board().serving(); }

LocalState LocalServer::waitUntilSettled(std::chrono::milliseconds longest, const base::CancelToken &cancel) const
{
    return m_keeper->board().settled(longest, cancel);
}

} // namespace lastro::llm

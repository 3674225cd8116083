// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include <functional>

namespace lastro::engine {

/// A thread that runs jobs one after the other. Jobs own what they need; results go back by queued calls. Destruction
/// lets the running job end (cancel it first) and drops those that wait.
class Lane {
public:
    explicit Lane(const QString &name)
    {
        m_thread.setObjectName(name);
        m_context.moveToThread(&m_thread);
        m_thread.start();
    }
    ~Lane()
    {
        m_thread.quit();
        m_thread.wait();
    }
    Lane(const Lane &) = delete;
    Lane &operator=(const Lane &) = delete;

    void post(std::function<void()> job) { QMetaObject::invokeMethod(&m_context, std::move(job), Qt::QueuedConnection); }

private:
    QThread m_thread;
    QObject m_context;
};

} // namespace lastro::engine

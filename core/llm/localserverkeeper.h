// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/localserverbackoff.h"
#include "core/llm/localserverboard.h"
#include "core/llm/localserverchild.h"
#include "core/llm/localserverprobe.h"

#include <QElapsedTimer>
#include <QObject>

namespace lastro::llm {

/// Makes the child what is wanted of it, and keeps it so. Lives on the local server's thread; but for board() so do all calls.
class LocalServerKeeper : public QObject {
public:
    LocalServerKeeper(const LocalModel &model, LocalStateSink sink, const LocalTiming &timing);

    LocalServerBoard &board() { return m_board; }       ///< any thread
    void follow();                                      ///< something else is wanted now
    void leave();                                       ///< ends the child, then the thread's event loop

private:
    void launch();
    base::Result<void> startChild();
    void probe();
    void takeHealth(int status);
    void takeModels(int status, const QByteArray &body);
    void takeReady();
    void takeMiss();
    void drop(const base::Error &why);
    void takeEnd(const QString &lastWords);
    void restartAfter(const base::Error &why);
    void rest(const LocalState &state);
    void tell(const LocalState &state);
    bool isReady() const { return m_readySince.isValid(); }

    LocalModel m_model;
    const LocalStateSink m_sink;
    const LocalTiming m_timing;
    LocalServerBoard m_board;
    LocalServerBackoff m_backoff;
    std::unique_ptr<LocalServerProbe> m_probe;          ///< made on the thread that it belongs to
    QTimer m_timer;                                     ///< to the next probe or the next start
    std::unique_ptr<LocalServerChild> m_child;
    QElapsedTimer m_startedSince;
    QElapsedTimer m_readySince;                         ///< invalid: not ready
    std::optional<base::Error> m_dropped;               ///< why the child is being ended, where nobody asked for it
    LocalServing m_place;
    int m_misses = 0;
    LocalState m_told;
    bool m_ending = false;                              ///< the child is being ended because it is not wanted
    bool m_active = false;                              ///< has a child or waits to start one
    bool m_leaving = false;
};

} // namespace lastro::llm

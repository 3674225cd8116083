// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/llm/localserverfiles.h"
#include "core/llm/localserverstate.h"
#include "core/llm/modelsetup.h"

#include <QThread>
#include <memory>
#include <optional>

namespace lastro::llm {

class LocalServerKeeper;

/// Owner of one llama-server child for one model file: on 127.0.0.1 at a free port, with a random key for each start that
/// is in no argument and no environment. The child is watched, started again when it ends or hangs, given up after too many
/// quick deaths, and never outlives this program. All calls from any thread; but for the destructor and waitUntilSettled()
/// none waits.
class LocalServer {
public:
    /// sink: not after the destructor; it must not wait for this object.
    explicit LocalServer(const LocalModel &model, LocalStateSink sink = {}, const LocalTiming &timing = {});
    /// Ends the child: at most politeEnd and a little.
    ~LocalServer();
    LocalServer(const LocalServer &) = delete;
    LocalServer &operator=(const LocalServer &) = delete;

    void start();                                       ///< from Stopped or Failed; else nothing
    void stop();                                        ///< Stopped at once; the child ends within politeEnd and a little

    LocalState state() const;
    /// While Ready.
    std::optional<LocalServing> serving() const;
    /// Until it is Ready, Failed or Stopped, the time is over or the wait is cancelled. The state then.
    LocalState waitUntilSettled(std::chrono::milliseconds longest, const base::CancelToken &cancel) const;

private:
    QThread m_thread;
    LocalServerKeeper *m_keeper;                        ///< lives on m_thread and is deleted there at its end
};

} // namespace lastro::llm

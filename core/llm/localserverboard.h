// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/llm/localserverstate.h"

#include <condition_variable>
#include <mutex>
#include <optional>

namespace lastro::llm {

/// What is wanted of a local server and how it stands, for all threads.
class LocalServerBoard {
public:
    void want();                                        ///< what is at rest is said to be starting from now on
    void unwant();                                      ///< it is said to be stopped from now on
    bool wanted() const;

    LocalState state() const;
    std::optional<LocalServing> serving() const;
    LocalState settled(std::chrono::milliseconds longest, const base::CancelToken &cancel) const;

    /// What is said from now on: what is given while the server is wanted, else that it is stopped.
    LocalState put(const LocalState &state, const std::optional<LocalServing> &serving);

private:
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    bool m_wanted = false;
    LocalState m_state;
    std::optional<LocalServing> m_serving;
};

} // namespace lastro::llm

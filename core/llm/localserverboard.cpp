// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserverboard.h"

namespace lastro::llm {

namespace {

using Phase = LocalState::Phase;
constexpr std::chrono::milliseconds cancelPoll{50};

bool isAtRest(Phase phase) { return phase == Phase::Stopped || phase == Phase::Failed; }

} // namespace

void LocalServerBoard::want()
{
    const std::lock_guard lock(m_mutex);
    m_wanted = true;
    if (isAtRest(m_state.phase))
        m_state = {Phase::Starting};
}

void LocalServerBoard::unwant()
{
    const std::lock_guard lock(m_mutex);
    m_wanted = false;
    m_state = {};
    m_serving.reset();
    m_changed.notify_all();
}

bool LocalServerBoard::wanted() const
{
    const std::lock_guard lock(m_mutex);
    return m_wanted;
}

LocalState LocalServerBoard::state() const
{
    const std::lock_guard lock(m_mutex);
    return m_state;
}

std::optional<LocalServing> LocalServerBoard::serving() const
{
    const std::lock_guard lock(m_mutex);
    return m_serving;
}

LocalState LocalServerBoard::settled(std::chrono::milliseconds longest, const base::CancelToken &cancel) const
{
    const auto end = std::chrono::steady_clock::now() + longest;
    std::unique_lock lock(m_mutex);
    while (!isAtRest(m_state.phase) && m_state.phase != Phase::Ready && !cancel.isCancelled()) {
        const auto now = std::chrono::steady_clock::now();
        if (now >= end)
            break;
        m_changed.wait_until(lock, std::min(end, now + cancelPoll));
    }
    return m_state;
}

LocalState LocalServerBoard::put(const LocalState &state, const std::optional<LocalServing> &serving)
{
    const std::lock_guard lock(m_mutex);
    m_state = m_wanted ? state : LocalState{};
    m_serving = m_wanted ? serving : std::nullopt;
    m_changed.notify_all();
    return m_state;
}

} // namespace lastro::llm

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace lastro::embedding {

/// A lock that lets threads through in the order they came: one that takes it again and again cannot starve another.
/// For std::lock_guard.
class Turnstile {
public:
    void lock()
    {
        std::unique_lock lock(m_mutex);
        const uint64_t ticket = m_nextTicket++;
        m_turn.wait(lock, [&] { return m_served == ticket; });
    }

    void unlock()
    {
        const std::lock_guard lock(m_mutex);
        ++m_served;
        m_turn.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_turn;
    uint64_t m_nextTicket = 0;
    uint64_t m_served = 0;
};

} // namespace lastro::embedding

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/localserverstate.h"

#include <algorithm>
#include <optional>

namespace lastro::llm {

/// When to start a server again that ended. A value.
class LocalServerBackoff {
public:
    explicit LocalServerBackoff(const LocalTiming &timing) : m_timing(timing) {}

    /// It ended after having been ready for so long; zero: never was. nullopt: enough is enough.
    std::optional<std::chrono::milliseconds> waitAfter(std::chrono::milliseconds ready)
    {
        m_quickDeaths = ready < m_timing.quickDeath ? m_quickDeaths + 1 : 0;
        if (m_quickDeaths >= m_timing.mostQuickDeaths)
            return std::nullopt;
        if (ready >= m_timing.calmAfter)
            m_wait = {};
        m_wait = m_wait.count() == 0 ? m_timing.firstWait : std::min(m_wait * 2, m_timing.longestWait);
        return m_wait;
    }

private:
    LocalTiming m_timing;
    std::chrono::milliseconds m_wait{0};
    int m_quickDeaths = 0;
};

} // namespace lastro::llm

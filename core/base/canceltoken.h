// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

namespace lastro::base {

/// A flag that one thread sets and long work polls at least every 100 ms. Copies share the flag. Any thread.
class CancelToken {
public:
    void cancel() const { m_flag->store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_flag->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic_bool> m_flag = std::make_shared<std::atomic_bool>(false);
};

} // namespace lastro::base

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/index/indexplan.h"
#include "core/model/extraction.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace lastro::index {

struct ReadFile {
    base::Result<model::Extraction> extraction;
    QByteArray sidecar;          ///< null = none
};

/// Reads the planned files in extractor children, several at a time, and hands them over in the plan's order, at most
/// a window ahead of the taker. Construction starts the threads; destruction cancels and joins them.
class ReadAhead {
public:
    ReadAhead(const std::vector<PlannedFile> &files, QString extractorProgram, int children, base::CancelToken cancel);
    ~ReadAhead();

    /// The next file in order; blocks. Call exactly files.size() times at most.
    ReadFile take();

private:
    void work();

    static constexpr size_t window = 64;
    const std::vector<PlannedFile> &m_files;
    const QString m_program;
    base::CancelToken m_cancel;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    size_t m_next = 0;
    size_t m_taken = 0;
    bool m_stopped = false;
    std::map<size_t, ReadFile> m_ready;
    std::vector<std::thread> m_threads;
};

} // namespace lastro::index

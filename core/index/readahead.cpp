// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/readahead.h"

#include "core/sources/extractor.h"

#include <QFile>

namespace lastro::index {

namespace {

constexpr qint64 largestSidecar = 1024 * 1024;

QByteArray readSidecar(const sources::FoundFile &file)
{
    if (file.sidecarNs == 0)
        return {};
    QFile sidecar(file.absolutePath + QStringLiteral(".meta.json"));
    if (!sidecar.open(QIODevice::ReadOnly) || sidecar.size() > largestSidecar)
        return QByteArray("");      // there, but no JSON: noted as invalid
    return sidecar.read(largestSidecar);
}

} // namespace

ReadAhead::ReadAhead(const std::vector<PlannedFile> &files, QString extractorProgram, int children, base::CancelToken cancel)
    : m_files(files), m_program(std::move(extractorProgram)), m_cancel(std::move(cancel))
{
    const size_t threads = std::min(size_t(std::max(1, children)), files.size());
    for (size_t i = 0; i < threads; ++i)
        m_threads.emplace_back([this] { work(); });
}

ReadAhead::~ReadAhead()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
    }
    m_changed.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

void ReadAhead::work()
{
    sources::Extractor extractor(m_program);
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_stopped || m_next >= m_files.size() || m_next < m_taken + window; });
        if (m_stopped || m_next >= m_files.size())
            return;
        const size_t at = m_next++;
        lock.unlock();
        const PlannedFile &planned = m_files[at];
        ReadFile result{m_cancel.isCancelled()
                            ? base::failure(base::ErrorCode::Cancelled, planned.file.path)
                            : extractor.extract(planned.file.absolutePath, planned.file.format, m_cancel),
                        readSidecar(planned.file)};
        lock.lock();
        m_ready.emplace(at, std::move(result));
        m_changed.notify_all();
    }
}

ReadFile ReadAhead::take()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_ready.contains(m_taken); });
    auto node = m_ready.extract(m_taken);
    ++m_taken;
    lock.unlock();
    m_changed.notify_all();
    return std::move(node.mapped());
}

} // namespace lastro::index

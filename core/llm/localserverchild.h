// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/apikey.h"
#include "core/llm/modelsetup.h"

#include <QProcess>
#include <QTemporaryFile>
#include <QTimer>
#include <functional>

namespace lastro::llm {

/// One run of llama-server. One thread, with an event loop, which it must not outlive.
class LocalServerChild {
public:
    /// lastWords: how it ended and what it said last. Told once, from within: this object must still be there afterwards.
    using Ended = std::function<void(const QString &lastWords)>;

    LocalServerChild(std::chrono::milliseconds politeEnd, Ended ended);
    ~LocalServerChild();
    LocalServerChild(const LocalServerChild &) = delete;
    LocalServerChild &operator=(const LocalServerChild &) = delete;

    /// keyText is overwritten. Errors: LocalServerFailed, where the key could not be handed over; then it does not end either.
    base::Result<void> start(const QString &program, const LocalModel &model, quint16 port, QByteArray keyText);
    /// It has read its key: nothing of it is left on the disk.
    void forgetKeyFile() { m_keyFile.reset(); }
    void end();                                         ///< politely, then not; Ended tells when

private:
    void takeErrors();
    void finish(const QString &how);
    QString lastLines() const;

    const std::chrono::milliseconds m_politeEnd;
    Ended m_ended;
    QProcess m_process;
    QTimer m_patience;
    qint64 m_pid = 0;
    QByteArray m_tail;                                  ///< of its standard error
    std::unique_ptr<QTemporaryFile> m_keyFile;
};

} // namespace lastro::llm

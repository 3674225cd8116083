// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserverchild.h"

#include "core/base/overwrite.h"
#include "core/llm/localserverbond.h"

#include <QDir>
#include <QProcessEnvironment>
#include <QRegularExpression>

namespace lastro::llm {

namespace {

constexpr qsizetype tailBytes = 4'096;
constexpr qsizetype mostLines = 4;
constexpr qsizetype mostCharacters = 500;

/// What a server needs to find its libraries and devices; nothing that could be a secret, and no LLAMA_ARG_*.
QProcessEnvironment smallEnvironment()
{
    const QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment small;
    for (const char *name : {"LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "SystemRoot", "TEMP"}) {
        const QString key = QString::fromLatin1(name);
        if (own.contains(key))
            small.insert(key, own.value(key));
    }
    // Threads that spin while they wait for each other bring a busy machine to a halt: minutes an answer instead of seconds.
    small.insert(QStringLiteral("OMP_WAIT_POLICY"), QStringLiteral("passive"));
    return small;
}

/// Readable by this user only.
std::unique_ptr<QTemporaryFile> keyFileWith(const QByteArray &key)
{
    auto file = std::make_unique<QTemporaryFile>(QDir::temp().filePath(QStringLiteral("lastro-XXXXXX")));
    if (!file->open() || file->write(key) != key.size() || !file->flush())
        return nullptr;
    file->close();
    return file;
}

} // namespace

LocalServerChild::LocalServerChild(std::chrono::milliseconds politeEnd, Ended ended)
    : m_politeEnd(politeEnd), m_ended(std::move(ended))
{
    m_patience.setSingleShot(true);
    QObject::connect(&m_patience, &QTimer::timeout, &m_process, [this] { endGroup(m_pid, false); });
    QObject::connect(&m_process, &QProcess::started, &m_process, [this] { m_pid = m_process.processId(); });
    QObject::connect(&m_process, &QProcess::readyReadStandardError, &m_process, [this] { takeErrors(); });
    QObject::connect(&m_process, &QProcess::errorOccurred, &m_process, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish(m_process.errorString());
    });
    QObject::connect(&m_process, &QProcess::finished, &m_process, [this](int code, QProcess::ExitStatus status) {
        finish((status == QProcess::CrashExit ? QStringLiteral("signal %1") : QStringLiteral("exit %1")).arg(code));
    });
}

LocalServerChild::~LocalServerChild()
{
    m_process.disconnect();
    endGroup(m_pid, false);
}

base::Result<void> LocalServerChild::start(const QString &program, const LocalModel &model, quint16 port, QByteArray keyText)
{
    m_keyFile = keyFileWith(keyText);
    base::overwrite(keyText);
    if (!m_keyFile)
        return base::failure(base::ErrorCode::LocalServerFailed, program, QStringLiteral("no temporary file could be written"));
    m_process.setProcessEnvironment(smallEnvironment());
    m_process.setWorkingDirectory(QDir::rootPath());
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    bindToThread(m_process);
    m_process.start(program, {QStringLiteral("--model"), model.file, QStringLiteral("--host"), QStringLiteral("127.0.0.1"),
                              QStringLiteral("--port"), QString::number(port), QStringLiteral("--api-key-file"), m_keyFile->fileName(),
                              QStringLiteral("--ctx-size"), QString::number(model.contextTokens), QStringLiteral("--parallel"), QStringLiteral("1")});
    return {};
}

void LocalServerChild::end()
{
    if (m_process.state() == QProcess::NotRunning || m_patience.isActive())
        return;
    endGroup(m_process.processId(), true);
    m_patience.start(m_politeEnd);
}

void LocalServerChild::takeErrors()
{
    m_tail = (m_tail + m_process.readAllStandardError()).right(tailBytes);
}

void LocalServerChild::finish(const QString &how)
{
    m_patience.stop();
    m_keyFile.reset();
    takeErrors();
    endGroup(m_pid, false);                             // what it started and left behind
    m_pid = 0;
    const QString lines = lastLines();
    if (const Ended ended = std::exchange(m_ended, {}))
        ended(lines.isEmpty() ? how : how + QStringLiteral(": ") + lines);
}

QString LocalServerChild::lastLines() const
{
    static const QRegularExpression unprintable(QStringLiteral("\\x1b\\[[0-9;]*[A-Za-z]|[^\\P{C}\\n]"),
                                                QRegularExpression::UseUnicodePropertiesOption);
    QString text = QString::fromUtf8(m_tail);
    text.remove(unprintable);
    const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return lines.mid(std::max<qsizetype>(0, lines.size() - mostLines)).join(QStringLiteral(" | ")).right(mostCharacters);
}

} // namespace lastro::llm

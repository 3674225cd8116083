// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/extractor.h"

#include "core/base/logging.h"
#include "core/sources/childlimits.h"
#include "core/sources/childprocess.h"
#include "core/sources/messages.h"

#include <QElapsedTimer>
#include <QThread>

namespace lastro::sources {

using base::ErrorCode;

/// The process object belongs to no thread between two calls, so that each call may come from another one.
struct Extractor::Private {
    Private(QString childProgram, ExtractorLimits childLimits) : program(std::move(childProgram)), limits(childLimits) {}

    bool isAlive();
    base::Result<void> start();
    void stop();
    base::Result<model::Extraction> run(const wire::ReadFile &request, const base::CancelToken &cancel);
    base::Result<model::Extraction> answered(const wire::Frame &frame);
    base::Error endReason();

    QString program;
    ExtractorLimits limits;
    std::unique_ptr<QProcess> process;
    std::unique_ptr<wire::FrameBuffer> answers;
    QByteArray errors;
};

namespace {

constexpr int pollMs = 50;

/// Lends the process to the calling thread.
class Lease {
public:
    explicit Lease(std::unique_ptr<QProcess> &process) : m_process(process)
    {
        if (m_process)
            m_process->moveToThread(QThread::currentThread());
    }
    ~Lease()
    {
        if (m_process)
            m_process->moveToThread(nullptr);
    }
    Lease(const Lease &) = delete;
    Lease &operator=(const Lease &) = delete;

private:
    std::unique_ptr<QProcess> &m_process;
};

} // namespace

bool Extractor::Private::isAlive()
{
    if (!process)
        return false;
    process->waitForReadyRead(0);   // takes note of a child that ended since the last call
    // Nothing was asked: a child that speaks now is not to be trusted.
    return process->state() == QProcess::Running && process->bytesAvailable() == 0;
}

base::Result<void> Extractor::Private::start()
{
    stop();
    process = std::make_unique<QProcess>();
    answers = std::make_unique<wire::FrameBuffer>(wire::maxAnswerBytes);
    errors.clear();
    startChild(*process, program, limits.addressSpaceBytes);
    if (process->waitForStarted(10'000))
        return {};
    const QString reason = process->errorString();
    stop();
    return base::failure(ErrorCode::ExtractorMissing, program, reason);
}

void Extractor::Private::stop()
{
    if (process && process->state() != QProcess::NotRunning) {
        process->kill();
        process->waitForFinished(5'000);
    }
    process.reset();
}

base::Error Extractor::Private::endReason()
{
    process->waitForFinished(1'000);
    drainErrors(*process, errors);
    if (process->state() != QProcess::NotRunning)
        return {ErrorCode::ExtractorCrashed, {}, QStringLiteral("it closed its output")};
    const QString detail = QStringLiteral("exit %1; %2").arg(process->exitCode()).arg(QString::fromUtf8(errors.right(200)).trimmed());
    switch (childEnd(process->exitCode(), process->exitStatus() == QProcess::CrashExit, errors)) {
    case ChildEnd::OutOfMemory: return {ErrorCode::ExtractorOutOfMemory, {}, detail};
    case ChildEnd::CpuUsedUp: return {ErrorCode::ExtractorTimedOut, {}, detail};
    case ChildEnd::Killed: return {ErrorCode::ExtractorCrashed, {}, QStringLiteral("killed; ") + detail};
    case ChildEnd::Finished:
    case ChildEnd::Crashed: break;
    }
    return {ErrorCode::ExtractorCrashed, {}, detail};
}

base::Result<model::Extraction> Extractor::Private::answered(const wire::Frame &frame)
{
    if (frame.kind == wire::Kind::Extracted) {
        if (auto message = wire::decodeExtracted(frame.payload)) {
            if (message->retire)
                stop();
            return std::move(message->extraction);
        }
    } else if (frame.kind == wire::Kind::Failed) {
        if (auto message = wire::decodeFailed(frame.payload)) {
            if (message->retire)
                stop();
            return std::unexpected(std::move(message->error));
        }
    }
    stop();
    return base::failure(ErrorCode::ExtractorCrashed, {}, QStringLiteral("its answer is not understood"));
}

base::Result<model::Extraction> Extractor::Private::run(const wire::ReadFile &request, const base::CancelToken &cancel)
{
    process->write(wire::framed(wire::Kind::ReadFile, wire::encode(request)));
    QElapsedTimer wall;
    wall.start();
    for (;;) {
        // A child that closed its output but lives on must not turn this into a busy loop.
        if (!process->waitForReadyRead(pollMs))
            QThread::msleep(1);
        drainErrors(*process, errors);
        answers->append(process->readAllStandardOutput());
        if (const auto frame = answers->take())
            return answered(*frame);
        std::optional<base::Error> error;
        if (answers->isBroken())
            error = {ErrorCode::ExtractorCrashed, {}, QStringLiteral("its output is not understood")};
        else if (process->state() != QProcess::Running)
            error = endReason();
        else if (cancel.isCancelled())
            error = {ErrorCode::Cancelled, {}, {}};
        else if (wall.hasExpired(limits.wallMs))
            error = {ErrorCode::ExtractorTimedOut, {}, QStringLiteral("no answer within %1 ms").arg(limits.wallMs)};
        if (error) {
            stop();
            return std::unexpected(std::move(*error));
        }
    }
}

Extractor::Extractor(QString program, ExtractorLimits limits) : d(std::make_unique<Private>(std::move(program), limits)) {}

Extractor::~Extractor()
{
    const Lease lease(d->process);
    d->stop();
}

base::Result<model::Extraction> Extractor::extract(const QString &absolutePath, model::Format format, const base::CancelToken &cancel)
{
    if (cancel.isCancelled())
        return base::failure(ErrorCode::Cancelled, absolutePath);
    const Lease lease(d->process);
    if (!d->isAlive())
        if (auto started = d->start(); !started)
            return std::unexpected(std::move(started.error()));
    auto result = d->run({absolutePath, format, d->limits}, cancel);
    if (!result) {
        result.error().subject = absolutePath;
        qCInfo(lastroSources) << "A file could not be read:" << base::errorCodeName(result.error().code) << result.error().detail;
    }
    return result;
}

} // namespace lastro::sources

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/pagerenderer.h"

#include "core/base/logging.h"
#include "core/sources/childlimits.h"
#include "core/sources/childprocess.h"
#include "core/sources/messages.h"
#include "core/sources/pagequeue.h"

#include <QTimer>

namespace lastro::sources {

using base::ErrorCode;

namespace {

constexpr int maxRestarts = 3;

/// Of one request, so much less than for a whole file.
ExtractorLimits pageLimits()
{
    ExtractorLimits limits;
    limits.cpuSeconds = 20;
    limits.wallMs = 30'000;
    return limits;
}

} // namespace

struct PageRenderer::Private {
    explicit Private(PageRenderer *renderer) : q(renderer), wall(renderer) { wall.setSingleShot(true); }

    void start();
    void release();
    void send(wire::Kind kind, const QByteArray &payload);
    void next();
    void receive();
    bool accept(const wire::Frame &frame);
    bool acceptOpened(const wire::Frame &frame);
    bool acceptPage(const wire::Frame &frame);
    void giveNothing(const PageRequest &request);
    void childEnded(base::Error error);
    void processEnded();
    void fail(base::Error error);

    PageRenderer *q;
    QString program;
    QString path;
    ExtractorLimits limits = pageLimits();
    QProcess *process = nullptr;
    wire::FrameBuffer answers{wire::maxAnswerBytes};
    QByteArray errors;
    QTimer wall;
    PageQueue queue;
    std::optional<PageRequest> atHand;
    QVector<QSizeF> sizes;
    bool isOpen = false;        ///< the child at hand has the document
    int restarts = 0;
};

void PageRenderer::Private::start()
{
    release();
    isOpen = false;
    atHand.reset();
    answers = wire::FrameBuffer(wire::maxAnswerBytes);
    errors.clear();
    process = new QProcess(q);
    connect(process, &QProcess::readyReadStandardOutput, q, [this] { receive(); });
    connect(process, &QProcess::readyReadStandardError, q, [this] { drainErrors(*process, errors); });
    connect(process, &QProcess::finished, q, [this] { processEnded(); });
    connect(process, &QProcess::errorOccurred, q, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail({ErrorCode::ExtractorMissing, program, process->errorString()});
    });
    startChild(*process, program, limits.addressSpaceBytes);
    if (process)
        send(wire::Kind::OpenPdf, wire::encode(wire::OpenPdf{path, limits}));
}

/// Lets the child go without waiting for its end.
void PageRenderer::Private::release()
{
    wall.stop();
    if (!process)
        return;
    process->disconnect(q);
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
    } else {
        connect(process, &QProcess::finished, process, &QObject::deleteLater);
        process->kill();
    }
    process = nullptr;
}

void PageRenderer::Private::send(wire::Kind kind, const QByteArray &payload)
{
    process->write(wire::framed(kind, payload));
    wall.start(limits.wallMs);
}

void PageRenderer::Private::giveNothing(const PageRequest &request)
{
    if (request.kind == PageRequest::Kind::Draw)
        Q_EMIT q->pageDrawn(request.page, request.pixelsPerPoint, {});
    else
        Q_EMIT q->wordsRead(request.page, {});
}

void PageRenderer::Private::next()
{
    while (process && isOpen && !atHand) {
        const auto request = queue.take();
        if (!request)
            return;
        if (request->page < 1 || request->page > sizes.size() || queue.isBanned(*request)) {
            giveNothing(*request);
            continue;
        }
        atHand = request;
        if (request->kind == PageRequest::Kind::Draw)
            send(wire::Kind::DrawPage, wire::encode(wire::DrawPage{request->page, request->pixelsPerPoint}));
        else
            send(wire::Kind::ReadWords, wire::encode(wire::ReadWords{request->page}));
    }
}

void PageRenderer::Private::receive()
{
    QProcess *const source = process;
    answers.append(source->readAllStandardOutput());
    while (const auto frame = answers.take()) {
        const bool understood = accept(*frame);
        if (process != source)
            return;     // a slot opened another document, or the document failed
        if (!understood)
            return childEnded({ErrorCode::ExtractorCrashed, path, QStringLiteral("its answer is not understood")});
    }
    if (answers.isBroken())
        return childEnded({ErrorCode::ExtractorCrashed, path, QStringLiteral("its output is not understood")});
    next();
}

bool PageRenderer::Private::accept(const wire::Frame &frame)
{
    wall.stop();
    if (!isOpen)
        return acceptOpened(frame);
    return atHand && acceptPage(frame);
}

bool PageRenderer::Private::acceptOpened(const wire::Frame &frame)
{
    if (frame.kind == wire::Kind::Failed) {
        auto message = wire::decodeFailed(frame.payload);
        if (!message)
            return false;
        message->error.subject = path;
        fail(std::move(message->error));
        return true;
    }
    auto read = frame.kind == wire::Kind::Opened ? wire::decodeSizes(frame.payload) : std::nullopt;
    if (!read || read->isEmpty())
        return false;
    isOpen = true;
    if (*read != sizes) {
        sizes = std::move(*read);
        Q_EMIT q->opened(sizes);
    }
    return true;
}

bool PageRenderer::Private::acceptPage(const wire::Frame &frame)
{
    const PageRequest request = *atHand;
    const bool draw = request.kind == PageRequest::Kind::Draw;
    if (frame.kind == wire::Kind::Failed && wire::decodeFailed(frame.payload)) {
        atHand.reset();
        giveNothing(request);
        return true;
    }
    if (draw && frame.kind == wire::Kind::Drawn) {
        if (const auto image = wire::decodeImage(frame.payload, request.page)) {
            atHand.reset();
            Q_EMIT q->pageDrawn(request.page, request.pixelsPerPoint, *image);
            return true;
        }
    } else if (!draw && frame.kind == wire::Kind::Words) {
        const auto message = wire::decodeWords(frame.payload);
        if (message && message->page == request.page) {
            atHand.reset();
            Q_EMIT q->wordsRead(request.page, message->words);
            return true;
        }
    }
    return false;
}

void PageRenderer::Private::processEnded()
{
    drainErrors(*process, errors);
    const ChildEnd end = childEnd(process->exitCode(), process->exitStatus() == QProcess::CrashExit, errors);
    const ErrorCode code = end == ChildEnd::OutOfMemory ? ErrorCode::ExtractorOutOfMemory
        : end == ChildEnd::CpuUsedUp                    ? ErrorCode::ExtractorTimedOut
                                                        : ErrorCode::ExtractorCrashed;
    childEnded({code, path, QStringLiteral("exit %1").arg(process->exitCode())});
}

void PageRenderer::Private::childEnded(base::Error error)
{
    qCInfo(lastroSources) << "The page renderer's child ended:" << base::errorCodeName(error.code) << error.detail;
    const auto lost = std::exchange(atHand, std::nullopt);
    // A document that cannot even be opened is not tried again.
    if (!isOpen || ++restarts > maxRestarts)
        return fail(std::move(error));
    if (lost)
        queue.ban(*lost);
    start();
    if (lost)
        giveNothing(*lost);
}

void PageRenderer::Private::fail(base::Error error)
{
    release();
    isOpen = false;
    atHand.reset();
    queue.clear();
    Q_EMIT q->failed(error);
}

PageRenderer::PageRenderer(QString program, QObject *parent) : QObject(parent), d(std::make_unique<Private>(this))
{
    d->program = std::move(program);
    connect(&d->wall, &QTimer::timeout, this, [this] {
        d->childEnded({ErrorCode::ExtractorTimedOut, d->path, QStringLiteral("no answer in time")});
    });
}

PageRenderer::~PageRenderer()
{
    for (QProcess *process : findChildren<QProcess *>()) {
        process->disconnect();
        process->kill();
        process->waitForFinished(2'000);
    }
}

void PageRenderer::open(const QString &absolutePath)
{
    d->path = absolutePath;
    d->queue = {};
    d->sizes.clear();
    d->restarts = 0;
    d->start();
}

void PageRenderer::requestPage(int page, double pixelsPerPoint)
{
    d->queue.add({PageRequest::Kind::Draw, page, pixelsPerPoint});
    d->next();
}

void PageRenderer::requestWords(int page)
{
    d->queue.add({PageRequest::Kind::Words, page, 0});
    d->next();
}

void PageRenderer::dropRequests()
{
    d->queue.clear();
}

} // namespace lastro::sources

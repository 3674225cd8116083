// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/localserverkeeper.h"

#include "core/base/logging.h"
#include "core/llm/localserverfiles.h"

#include <QFileInfo>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTcpServer>
#include <QThread>
#include <array>

namespace lastro::llm {

namespace {

using base::ErrorCode;
using Phase = LocalState::Phase;

quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

QByteArray randomKey()
{
    std::array<quint32, 8> words;
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

QString shownName(QString name)
{
    name.removeIf([](QChar c) { return !c.isPrint(); });
    return name.left(200);
}

Endpoint endpointAt(quint16 port, const QString &file)
{
    Endpoint endpoint = endpointOf(Preset::LlamaServer);
    endpoint.name = localEndpointName;
    endpoint.url = QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(port));
    for (const Role role : {Role::Rewrite, Role::Judge, Role::Answer})
        endpoint.models.insert(role, QFileInfo(file).fileName());
    return endpoint;
}

/// Servers name a model by the path they were given or by the last part of it.
bool isNameOf(const QString &name, const QString &file)
{
    return name == file || name == QFileInfo(file).fileName();
}

/// What is served in the place of the file; nothing where it is the file.
std::optional<QString> otherModel(int status, const QByteArray &body, const QString &file)
{
    if (status == 401 || status == 403)
        return QStringLiteral("another key");
    const QJsonArray models = QJsonDocument::fromJson(body).object().value(QLatin1String("data")).toArray();
    if (status != 200 || models.isEmpty())
        return QStringLiteral("status %1").arg(status);
    const QString name = models.first().toObject().value(QLatin1String("id")).toString();
    return isNameOf(name, file) ? std::nullopt : std::optional(shownName(name));
}

} // namespace

LocalServerKeeper::LocalServerKeeper(const LocalModel &model, LocalStateSink sink, const LocalTiming &timing)
    : m_model(model), m_sink(std::move(sink)), m_timing(timing), m_backoff(timing)
{
    if (!m_model.file.isEmpty())
        m_model.file = QFileInfo(m_model.file).absoluteFilePath();
    m_timer.setParent(this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_child ? probe() : launch(); });
}

void LocalServerKeeper::follow()
{
    const bool wanted = m_board.wanted();
    if (wanted && !m_active) {
        m_active = true;
        m_backoff = LocalServerBackoff(m_timing);
        tell({Phase::Starting});
        launch();
    } else if (!wanted && m_child) {
        m_ending = true;
        m_timer.stop();
        m_probe->drop();
        m_child->end();
    } else if (!wanted) {
        rest({Phase::Stopped});
    } else if (!m_ending) {
        tell(m_told);                                   // stopped and started before this thread saw it: nothing has changed
    }
}

void LocalServerKeeper::leave()
{
    m_leaving = true;
    m_board.unwant();
    follow();
}

void LocalServerKeeper::launch()
{
    if (const auto started = startChild(); !started) {
        m_child.reset();
        rest({Phase::Failed, started.error()});
        return;
    }
    m_startedSince.start();
    m_timer.start(m_timing.startPoll);
}

base::Result<void> LocalServerKeeper::startChild()
{
    if (const auto file = checkedModelFile(m_model.file); !file)
        return file;
    const auto program = findServer(m_model.program);
    if (!program)
        return std::unexpected(program.error());
    const quint16 port = freePort();
    QByteArray key = randomKey();
    auto made = ApiKey::make(QByteArray(key.constData(), key.size()));
    if (!made)
        return std::unexpected(made.error());
    m_place = {endpointAt(port, m_model.file), *made};
    m_readySince.invalidate();
    m_dropped.reset();
    m_misses = 0;
    m_ending = false;
    m_probe = std::make_unique<LocalServerProbe>(m_timing.probeLimit);
    m_child = std::make_unique<LocalServerChild>(m_timing.politeEnd, [this](const QString &lastWords) {
        // Later: it is to be deleted then.
        QMetaObject::invokeMethod(this, [this, lastWords] { takeEnd(lastWords); }, Qt::QueuedConnection);
    });
    return m_child->start(*program, m_model, port, std::move(key));
}

void LocalServerKeeper::probe()
{
    m_probe->ask(m_place.endpoint.url.resolved(QUrl(QStringLiteral("/health"))), nullptr, [this](int status, const QByteArray &) { takeHealth(status); });
}

void LocalServerKeeper::takeHealth(int status)
{
    if (status != 0)
        m_child->forgetKeyFile();
    if (status != 200) {
        takeMiss();
        return;
    }
    m_probe->ask(m_place.endpoint.url.resolved(QUrl(QStringLiteral("/v1/models"))), m_place.key,
                 [this](int answered, const QByteArray &body) { takeModels(answered, body); });
}

void LocalServerKeeper::takeModels(int status, const QByteArray &body)
{
    if (status == 0 || status == 503)
        takeMiss();
    else if (const auto other = otherModel(status, body, m_model.file))
        drop({ErrorCode::LocalServerForeign, m_model.file, *other});
    else
        takeReady();
}

void LocalServerKeeper::takeReady()
{
    m_misses = 0;
    m_timer.start(m_timing.watchEvery);
    if (isReady())
        return;
    m_readySince.start();
    tell({Phase::Ready});
}

void LocalServerKeeper::takeMiss()
{
    if (!isReady() && m_startedSince.elapsed() > m_timing.startLimit.count()) {
        drop({ErrorCode::LocalServerFailed, m_model.file, QStringLiteral("not ready in %1 s").arg(m_timing.startLimit.count() / 1000.0)});
    } else if (isReady() && ++m_misses >= m_timing.mostMisses) {
        drop({ErrorCode::LocalServerFailed, m_model.file, QStringLiteral("no answer to %1 questions for its health").arg(m_misses)});
    } else {
        m_timer.start(isReady() ? m_timing.watchEvery : m_timing.startPoll);
    }
}

void LocalServerKeeper::drop(const base::Error &why)
{
    qCWarning(lastroModels) << "The local model's server is ended:" << base::errorCodeName(why.code);
    m_dropped = why;
    tell({Phase::Restarting, why});
    m_child->end();
}

void LocalServerKeeper::takeEnd(const QString &lastWords)
{
    m_timer.stop();
    m_probe->drop();
    m_child.reset();
    if (m_ending) {
        m_active = false;
        follow();                                       // it may be wanted again by now
        return;
    }
    if (!m_dropped)
        qCWarning(lastroModels) << "The local model's server ended without being asked to.";
    restartAfter(m_dropped.value_or(base::Error{ErrorCode::LocalServerFailed, m_model.file, lastWords}));
}

void LocalServerKeeper::restartAfter(const base::Error &why)
{
    const std::chrono::milliseconds ready(isReady() ? m_readySince.elapsed() : 0);
    if (const auto wait = m_backoff.waitAfter(ready)) {
        tell({Phase::Restarting, why});
        m_timer.start(*wait);
    } else {
        rest({Phase::Failed, why});
    }
}

void LocalServerKeeper::rest(const LocalState &state)
{
    m_timer.stop();
    m_active = false;
    tell(state);
    if (m_leaving)
        thread()->quit();
}

void LocalServerKeeper::tell(const LocalState &state)
{
    const LocalState put = m_board.put(state, state.phase == Phase::Ready ? std::optional(m_place) : std::nullopt);
    if (m_sink && m_told != put)
        m_sink(put);
    m_told = put;
}

} // namespace lastro::llm

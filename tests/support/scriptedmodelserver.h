// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/modelscript.h"

#include <QMap>
#include <QSslConfiguration>
#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>
#include <QTimer>
#include <QUrl>
#include <deque>
#include <future>
#include <mutex>

namespace lastro::tests {

struct RecordedRequest {
    QByteArray method;
    QByteArray target;
    QMap<QByteArray, QByteArray> headers;      ///< names in lower case
    QByteArray body;
    QByteArray head;                           ///< as it came
    QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
};

/// A model server on loopback that does what it is told, bad things too, on a thread of its own: tests may block. It answers
/// each request with the first script that waits, else with what the answerer makes of it, else with 404. All calls from any thread.
class ScriptedModelServer {
public:
    using Answerer = std::function<ModelScript(const RecordedRequest &request)>;

    /// tls: with a certificate; else plain http.
    explicit ScriptedModelServer(const std::optional<QSslConfiguration> &tls = std::nullopt)
        : m_tls(tls.has_value()), m_context(new QObject)
    {
        m_context->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_context, &QObject::deleteLater);
        m_thread.start();
        std::promise<quint16> port;
        QMetaObject::invokeMethod(m_context, [this, &port, tls] { port.set_value(listen(tls)); }, Qt::QueuedConnection);
        m_port = port.get_future().get();
    }

    ~ScriptedModelServer()
    {
        m_thread.quit();
        m_thread.wait();
    }
    ScriptedModelServer(const ScriptedModelServer &) = delete;
    ScriptedModelServer &operator=(const ScriptedModelServer &) = delete;

    QUrl url(const QString &path = QStringLiteral("/v1")) const
    {
        return QUrl(QStringLiteral("%1://127.0.0.1:%2%3").arg(m_tls ? QStringLiteral("https") : QStringLiteral("http")).arg(m_port).arg(path));
    }

    void enqueue(const ModelScript &script)
    {
        const std::lock_guard lock(m_mutex);
        m_scripts.push_back(script);
    }
    void setAnswerer(Answerer answerer)
    {
        const std::lock_guard lock(m_mutex);
        m_answerer = std::move(answerer);
    }
    std::vector<RecordedRequest> requests() const
    {
        const std::lock_guard lock(m_mutex);
        return m_requests;
    }
    RecordedRequest lastRequest() const
    {
        const std::lock_guard lock(m_mutex);
        return m_requests.empty() ? RecordedRequest{} : m_requests.back();
    }
    int connections() const
    {
        const std::lock_guard lock(m_mutex);
        return m_connections;
    }

private:
    quint16 listen(const std::optional<QSslConfiguration> &tls)
    {
        QTcpServer *server = nullptr;
        if (tls) {
            auto *secure = new QSslServer(m_context);
            secure->setSslConfiguration(*tls);
            server = secure;
        } else {
            server = new QTcpServer(m_context);
        }
        server->listen(QHostAddress::LocalHost);
        QObject::connect(server, &QTcpServer::pendingConnectionAvailable, m_context, [this, server] { accept(server); });
        return server->serverPort();
    }

    void accept(QTcpServer *server)
    {
        while (QTcpSocket *socket = server->nextPendingConnection()) {
            {
                const std::lock_guard lock(m_mutex);
                ++m_connections;
            }
            const auto buffer = std::make_shared<QByteArray>();
            QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            QObject::connect(socket, &QTcpSocket::readyRead, m_context, [this, socket, buffer] { read(socket, *buffer); });
            read(socket, *buffer);
        }
    }

    void read(QTcpSocket *socket, QByteArray &buffer)
    {
        buffer += socket->readAll();
        if (buffer.startsWith('\x16')) {           // TLS where plain http is spoken: what servers do then
            play(socket, script::raw("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"), 0);
            return;
        }
        for (;;) {
            const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
            if (headEnd < 0)
                return;
            RecordedRequest request = parse(buffer.left(headEnd));
            const qsizetype length = request.headers.value("content-length").toLongLong();
            if (buffer.size() < headEnd + 4 + length)
                return;
            request.body = buffer.mid(headEnd + 4, length);
            buffer.remove(0, headEnd + 4 + length);
            play(socket, scriptFor(request), 0);
        }
    }

    static RecordedRequest parse(const QByteArray &head)
    {
        RecordedRequest request;
        request.head = head;
        const QList<QByteArray> lines = head.split('\n');
        const QList<QByteArray> first = lines.constFirst().trimmed().split(' ');
        request.method = first.value(0);
        request.target = first.value(1);
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const qsizetype colon = lines[i].indexOf(':');
            request.headers.insert(lines[i].left(colon).trimmed().toLower(), lines[i].mid(colon + 1).trimmed());
        }
        return request;
    }

    ModelScript scriptFor(const RecordedRequest &request)
    {
        Answerer answerer;
        {
            const std::lock_guard lock(m_mutex);
            m_requests.push_back(request);
            if (!m_scripts.empty()) {
                ModelScript script = m_scripts.front();
                m_scripts.pop_front();
                return script;
            }
            answerer = m_answerer;
        }
        return answerer ? answerer(request) : script::json(404, {});
    }

    void play(QTcpSocket *socket, const ModelScript &script, size_t step)
    {
        for (; step < script.steps.size(); ++step) {
            const ModelScript::Step &at = script.steps[step];
            if (at.before.count() > 0) {
                QTimer::singleShot(at.before, socket, [this, socket, script, step] {
                    ModelScript rest = script;
                    rest.steps[step].before = {};
                    play(socket, rest, step);
                });
                return;
            }
            socket->write(at.bytes);
        }
        if (script.end == ModelScript::End::Close)
            socket->disconnectFromHost();
    }

    const bool m_tls;
    QThread m_thread;
    QObject *m_context;                        ///< lives on m_thread and is deleted there at its end
    quint16 m_port = 0;
    mutable std::mutex m_mutex;
    std::deque<ModelScript> m_scripts;
    Answerer m_answerer;
    std::vector<RecordedRequest> m_requests;
    int m_connections = 0;
};

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <csignal>
#include <cstdio>
#include <unistd.h>

/// A llama-server that does what its model file says: "GGUF" and {"runs": [{...}, ...]}, one object for each start, the last for
/// all further ones. It notes each start in MODEL.runs. Keys of a run: say, exit (code) after (ms), loading (ms), deaf_after (ms),
/// model (what it says it serves), wrong_key, stubborn (SIGTERM is not heard), helper (a process of its own).
namespace {

QString argument(const char *name)
{
    const QStringList all = QCoreApplication::arguments();
    return all.value(all.indexOf(QLatin1String(name)) + 1);
}

QJsonObject thisRun(const QString &model, qsizetype earlier)
{
    QFile file(model);
    file.open(QIODevice::ReadOnly);
    const QJsonArray runs = QJsonDocument::fromJson(file.readAll().mid(4)).object().value(QLatin1String("runs")).toArray();
    return runs.at(std::min(earlier, runs.size() - 1)).toObject();
}

qint64 startHelper()
{
    const pid_t pid = ::fork();
    if (pid != 0)
        return pid;
    ::signal(SIGTERM, SIG_IGN);
    for (;;)
        ::sleep(60);
}

struct Fake {
    QJsonObject run;
    QByteArray key;
    bool loading = false;
    bool deaf = false;

    QByteArray answer(const QByteArray &head) const
    {
        if (loading)
            return reply("503 Service Unavailable", {{QStringLiteral("error"), QStringLiteral("loading")}});
        if (head.startsWith("GET /health "))
            return reply("200 OK", {{QStringLiteral("status"), QStringLiteral("ok")}});
        if (!head.contains("Authorization: Bearer " + key + "\r\n"))
            return reply("401 Unauthorized", {});
        if (!head.startsWith("GET /v1/models "))
            return reply("404 Not Found", {});
        const QJsonObject model{{QStringLiteral("id"), run.value(QLatin1String("model")).toString(argument("--model"))}};
        return reply("200 OK", {{QStringLiteral("data"), QJsonArray{model}}});
    }

    static QByteArray reply(const QByteArray &status, const QJsonObject &json)
    {
        const QByteArray body = QJsonDocument(json).toJson(QJsonDocument::Compact);
        return "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
};

void note(const QString &path, const QJsonObject &start)
{
    QFile runs(path);
    runs.open(QIODevice::Append);
    runs.write(QJsonDocument(start).toJson(QJsonDocument::Compact) + '\n');
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QString model = argument("--model");
    const QString notes = model + QStringLiteral(".runs");
    QFile earlier(notes);
    const qsizetype count = earlier.open(QIODevice::ReadOnly) ? earlier.readAll().count('\n') : 0;
    Fake fake{thisRun(model, count), {}};
    const QJsonObject &run = fake.run;
    const auto after = [&](const char *key, auto action) {
        if (run.contains(QLatin1String(key)))
            QTimer::singleShot(run.value(QLatin1String(key)).toInt(), &app, action);
    };
    if (run.value(QLatin1String("stubborn")).toBool())
        ::signal(SIGTERM, SIG_IGN);

    QFile keyFile(argument("--api-key-file"));
    keyFile.open(QIODevice::ReadOnly);
    fake.key = keyFile.readAll().trimmed();
    const qint64 helper = run.value(QLatin1String("helper")).toBool() ? startHelper() : 0;
    note(notes, {{QStringLiteral("pid"), ::getpid()}, {QStringLiteral("port"), argument("--port")}, {QStringLiteral("key"), QString::fromLatin1(fake.key)},
                 {QStringLiteral("key_file"), keyFile.fileName()}, {QStringLiteral("permissions"), int(keyFile.permissions())},
                 {QStringLiteral("helper"), helper}, {QStringLiteral("context"), argument("--ctx-size")}});
    if (run.value(QLatin1String("wrong_key")).toBool())
        fake.key = "another";
    std::fputs(run.value(QLatin1String("say")).toString().toUtf8().constData(), stderr);

    QTcpServer server;
    if (!server.listen(QHostAddress(argument("--host")), argument("--port").toUShort()))
        return 9;
    QObject::connect(&server, &QTcpServer::newConnection, &app, [&] {
        QTcpSocket *socket = server.nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::readyRead, &app, [&, socket] {
            const QByteArray head = socket->readAll();
            if (!fake.deaf)
                socket->write(fake.answer(head));
        });
        QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    });
    fake.loading = run.contains(QLatin1String("loading"));
    after("loading", [&] { fake.loading = false; });
    after("deaf_after", [&] { fake.deaf = true; });
    after("after", [&] { ::_exit(run.value(QLatin1String("exit")).toInt()); });
    return app.exec();
}

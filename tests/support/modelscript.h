// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <chrono>
#include <functional>
#include <vector>

namespace lastro::tests {

/// What a scripted server puts on the wire for one request, and what becomes of the connection then.
struct ModelScript {
    enum class End { KeepOpen, Close, Hang };
    struct Step {
        QByteArray bytes;
        std::chrono::milliseconds before{0};
    };
    std::vector<Step> steps;
    End end = End::KeepOpen;
};

namespace script {

using Headers = QList<std::pair<QByteArray, QByteArray>>;

inline QByteArray compact(const QJsonObject &json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

inline ModelScript raw(const QByteArray &bytes, ModelScript::End end = ModelScript::End::Close) { return {{{bytes}}, end}; }

inline ModelScript answer(int status, const QByteArray &type, const QByteArray &body, const Headers &headers = {})
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\nContent-Type: " + type + "\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n";
    for (const auto &[name, value] : headers)
        bytes += name + ": " + value + "\r\n";
    return {{{bytes + "\r\n" + body}}, ModelScript::End::KeepOpen};
}

inline ModelScript json(int status, const QJsonObject &body, const Headers &headers = {})
{
    return answer(status, "application/json", compact(body), headers);
}

/// An error object as OpenAI's servers word it.
inline ModelScript error(int status, const char *code, const char *message, const char *param = "", const Headers &headers = {})
{
    const QJsonObject inner{{QStringLiteral("message"), QLatin1String(message)}, {QStringLiteral("code"), QLatin1String(code)},
                            {QStringLiteral("param"), QLatin1String(param)}};
    return json(status, {{QStringLiteral("error"), inner}}, headers);
}

inline ModelScript html(int status = 200) { return answer(status, "text/html", "<!DOCTYPE html><html><body>Log in to the network</body></html>"); }

/// Takes the request and never answers.
inline ModelScript hang() { return {{}, ModelScript::End::Hang}; }

inline const QByteArray streamHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";

inline QByteArray chunk(const QByteArray &bytes) { return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n"; }

inline QByteArray event(const QByteArray &data) { return "data: " + data + "\n\n"; }

/// One piece of text as a streamed choice.
inline QByteArray delta(const QString &text, const char *finish = nullptr)
{
    QJsonObject choice{{QStringLiteral("index"), 0}, {QStringLiteral("delta"), QJsonObject{{QStringLiteral("content"), text}}},
                       {QStringLiteral("finish_reason"), finish ? QJsonValue(QLatin1String(finish)) : QJsonValue()}};
    return event(compact({{QStringLiteral("model"), QStringLiteral("scripted-1")}, {QStringLiteral("choices"), QJsonArray{choice}}}));
}

inline QByteArray usage(int prompt, int cached, int completion)
{
    const QJsonObject counts{{QStringLiteral("prompt_tokens"), prompt}, {QStringLiteral("completion_tokens"), completion},
                             {QStringLiteral("prompt_tokens_details"), QJsonObject{{QStringLiteral("cached_tokens"), cached}}}};
    return event(compact({{QStringLiteral("model"), QStringLiteral("scripted-1")}, {QStringLiteral("choices"), QJsonArray()},
                          {QStringLiteral("usage"), counts}}));
}

/// Events as given, each a chunk; whole: the chunked body ends as it should.
inline ModelScript stream(const QList<QByteArray> &events, bool whole = true)
{
    ModelScript made{{{streamHead}}, whole ? ModelScript::End::KeepOpen : ModelScript::End::Close};
    for (const QByteArray &bytes : events)
        made.steps.push_back({chunk(bytes)});
    if (whole)
        made.steps.push_back({"0\r\n\r\n"});
    return made;
}

/// A model's whole answer, as a good server streams it.
inline ModelScript reply(const QString &text, int prompt = 100, int cached = 40, int completion = 20)
{
    const qsizetype half = text.size() / 2;
    return stream({delta(text.left(half)), delta(text.mid(half)), delta({}, "stop"), usage(prompt, cached, completion), event("[DONE]")});
}

/// The stream ends in the middle of the text, as when a server dies; Qt calls that no error.
inline ModelScript cut(const QString &text) { return stream({delta(text.left(text.size() / 2))}, false); }

/// Every byte after the head of a reply comes alone.
inline ModelScript drip(const QString &text, std::chrono::milliseconds pause)
{
    ModelScript made{{{streamHead}}, ModelScript::End::KeepOpen};
    for (const char byte : delta(text) + delta({}, "stop") + event("[DONE]"))
        made.steps.push_back({chunk(QByteArray(1, byte)), pause});
    made.steps.push_back({"0\r\n\r\n"});
    return made;
}

/// The same, later.
inline ModelScript after(std::chrono::milliseconds pause, ModelScript script)
{
    script.steps.front().before = pause;
    return script;
}

/// A stream that goes on for so many bytes of text.
inline ModelScript flood(qsizetype bytes)
{
    QList<QByteArray> events;
    const QString piece(8'000, QLatin1Char('a'));
    for (qsizetype sent = 0; sent < bytes; sent += piece.size())
        events += delta(piece);
    events += {delta({}, "stop"), event("[DONE]")};
    return stream(events);
}

inline ModelScript redirect(int status, const QByteArray &target) { return answer(status, "text/plain", "moved", {{"Location", target}}); }

/// Vectors for the texts of an embeddings request, each of the given width.
inline ModelScript embeddings(const QJsonObject &request, int width)
{
    QJsonArray rows;
    const qsizetype count = request.value(QLatin1String("input")).toArray().size();
    for (qsizetype i = 0; i < count; ++i) {
        QJsonArray numbers;
        for (int d = 0; d < width; ++d)
            numbers.append(d == int(i) % width ? 3.0 : 0.0);
        rows.append(QJsonObject{{QStringLiteral("index"), i}, {QStringLiteral("embedding"), numbers}});
    }
    return json(200, {{QStringLiteral("data"), rows}, {QStringLiteral("model"), QStringLiteral("scripted-e")},
                      {QStringLiteral("usage"), QJsonObject{{QStringLiteral("prompt_tokens"), count * 7}}}});
}

} // namespace script
} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/servererror.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QLocale>
#include <QRegularExpression>
#include <array>
#include <cmath>

namespace lastro::llm {

namespace {

using base::ErrorCode;

/// What a server says of an error, for matching only: never shown, never logged.
struct Told {
    QString code;
    QString message;
    QString parameter;
};

Told toldIn(const QJsonValue &value)
{
    if (value.isString())
        return {{}, value.toString(), {}};
    const QJsonObject error = value.toObject();
    const QJsonValue code = error.value(QLatin1String("code"));
    const QString type = error.value(QLatin1String("type")).toString();
    return {code.isString() ? code.toString() : type, error.value(QLatin1String("message")).toString(),
            error.value(QLatin1String("param")).toString()};
}

Told toldIn(const QByteArray &body)
{
    const QJsonObject root = QJsonDocument::fromJson(body).object();
    for (const char *key : {"error", "detail", "message"})
        if (const QJsonValue value = root.value(QLatin1String(key)); !value.isUndefined() && !value.isNull())
            return toldIn(value);
    return {};
}

bool blamesModel(const Told &told)
{
    static const QRegularExpression missing(
        QStringLiteral("\\b(model|deployment)\\b.{0,200}(not found|does not exist|doesn't exist|not exist|not a valid|not loaded|unknown)"
                       "|not a valid model|unknown model|no such model|invalid model"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return told.code == QLatin1String("model_not_found") || told.code == QLatin1String("DeploymentNotFound")
        || missing.match(told.message).hasMatch();
}

bool blamesLength(const Told &told)
{
    static const QRegularExpression tooLong(
        QStringLiteral("maximum context length|context (length|size|window)|exceeds? the available context|prompt is too long"),
        QRegularExpression::CaseInsensitiveOption);
    return told.code == QLatin1String("context_length_exceeded") || told.code == QLatin1String("exceed_context_size_error")
        || tooLong.match(told.message).hasMatch();
}

QString parameterIn(const Told &told)
{
    // The longer names first: one holds the other.
    constexpr std::array parameters{"response_format", "stream_options", "max_completion_tokens", "max_tokens", "temperature",
                                    "chat_template_kwargs", "reasoning", "encoding_format", "top_n"};
    for (const QString &text : {told.parameter, told.message})
        for (const char *name : parameters)
            if (text.contains(QLatin1String(name)))
                return QLatin1String(name);
    if (told.message.contains(QLatin1String("json_schema")) || told.message.contains(QLatin1String("json_object")))
        return QStringLiteral("response_format");
    return {};
}

bool isHtml(const HttpAnswer &answer)
{
    return answer.contentType.contains("html") || answer.body.trimmed().startsWith('<');
}

CallFault plain(ErrorCode code, const QString &detail = {})
{
    return {{code, {}, detail}};
}

/// Of statuses that mean the same everywhere.
std::optional<ErrorCode> codeOfStatus(int status, const Told &told)
{
    switch (status) {
    case 401: return ErrorCode::KeyRefused;
    case 402: return ErrorCode::ServerQuotaSpent;
    case 403: return ErrorCode::KeyForbidden;
    case 404: return blamesModel(told) ? ErrorCode::ServerModelMissing : ErrorCode::ServerPathWrong;
    case 405: return ErrorCode::ServerPathWrong;
    case 407: return ErrorCode::ServerProxyFailed;
    case 413: return ErrorCode::PromptTooLong;
    case 429: return told.code == QLatin1String("insufficient_quota") ? ErrorCode::ServerQuotaSpent : ErrorCode::ServerBusy;
    case 503: return ErrorCode::ServerBusy;
    default: return std::nullopt;
    }
}

CallFault refusal(int status, const Told &told)
{
    if (blamesModel(told))
        return plain(ErrorCode::ServerModelMissing);
    if (blamesLength(told))
        return plain(ErrorCode::PromptTooLong);
    const QString parameter = parameterIn(told);
    return {{ErrorCode::ServerRequestRefused, {}, QString(QString::number(status) + QLatin1Char(' ') + parameter).trimmed()}, true, parameter};
}

} // namespace

CallFault faultOfStatus(const HttpAnswer &answer)
{
    const Told told = toldIn(answer.body);
    if (const std::optional<ErrorCode> code = codeOfStatus(answer.status, told))
        return plain(*code);
    if (isHtml(answer) && answer.status < 500)
        return plain(ErrorCode::ServerSentHtml);
    if (answer.status >= 400 && answer.status < 500)
        return refusal(answer.status, told);
    // llama.cpp and others answer a form that they do not know with 500.
    CallFault fault = plain(ErrorCode::ServerFailed, QString::number(answer.status));
    fault.parameter = parameterIn(told);
    fault.requestRefused = answer.status == 501 || fault.parameter == QLatin1String("response_format");
    return fault;
}

CallFault faultOfErrorObject(const QJsonValue &error)
{
    const Told told = toldIn(error);
    const int status = error.toObject().value(QLatin1String("code")).toInt();
    CallFault fault = plain(ErrorCode::ServerFailed, status > 0 ? QString::number(status) : QStringLiteral("in_stream"));
    if (blamesLength(told))
        fault = plain(ErrorCode::PromptTooLong);
    else if (blamesModel(told))
        fault = plain(ErrorCode::ServerModelMissing);
    else if (told.code == QLatin1String("insufficient_quota") || status == 402)
        fault = plain(ErrorCode::ServerQuotaSpent);
    else if (status == 429)
        fault = plain(ErrorCode::ServerBusy);
    return fault;
}

base::Error faultOfBody(const HttpAnswer &answer)
{
    if (isHtml(answer))
        return {ErrorCode::ServerSentHtml};
    QJsonParseError parse;
    QJsonDocument::fromJson(answer.body, &parse);
    const bool cut = parse.error != QJsonParseError::NoError && parse.offset >= answer.body.size() && !answer.body.isEmpty();
    return cut ? base::Error{ErrorCode::AnswerIncomplete, {}, QStringLiteral("json_cut")}
               : base::Error{ErrorCode::ServerIncompatible, {}, parse.error == QJsonParseError::NoError ? QStringLiteral("shape") : QStringLiteral("not_json")};
}

std::optional<std::chrono::seconds> secondsToWait(const QByteArray &retryAfter, const QDateTime &now)
{
    bool isNumber = false;
    const double seconds = retryAfter.trimmed().toDouble(&isNumber);
    if (isNumber)
        return seconds >= 0 && seconds < 1e9 ? std::optional(std::chrono::seconds(qint64(std::ceil(seconds)))) : std::nullopt;
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(retryAfter.trimmed()), QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"));
    if (!date.isValid())
        return std::nullopt;
    date.setTimeSpec(Qt::UTC);
    return std::chrono::seconds(std::max<qint64>(0, now.secsTo(date)));
}

} // namespace lastro::llm

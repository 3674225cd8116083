// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/jsoncall.h"

#include <QJsonDocument>

namespace lastro::llm {

std::expected<QJsonObject, CallFault> callJson(const EndpointCaller &caller, const EndpointCaller::Call &call, const CallTime &time,
                                               const base::CancelToken &cancel)
{
    const auto answer = caller.send(call, time, {}, cancel);
    if (!answer)
        return std::unexpected(answer.error());
    const QJsonDocument document = QJsonDocument::fromJson(answer->body);
    if (!document.isObject())
        return std::unexpected(caller.named({faultOfBody(*answer), false, {}, true}, call.model));
    const QJsonObject root = document.object();
    if (const QJsonValue error = root.value(QLatin1String("error")); !error.isUndefined() && !error.isNull())
        return std::unexpected(caller.named(faultOfErrorObject(error), call.model));
    return root;
}

CallFault incompatible(const EndpointCaller &caller, const char *detail)
{
    return caller.named({{base::ErrorCode::ServerIncompatible, {}, QLatin1String(detail)}, false, {}, true}, {});
}

} // namespace lastro::llm

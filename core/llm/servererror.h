// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/httpclient.h"

#include <QJsonObject>
#include <optional>

namespace lastro::llm {

/// A call that came to nothing. The error holds only words of this program: a server may repeat key or question in its own.
struct CallFault {
    base::Error error;
    bool requestRefused = false;        ///< the server did not like the request itself; another wording may do
    QString parameter = {};             ///< of this program's request, which the server blames; empty where unknown
    bool mayHaveCost = false;           ///< the model had begun to answer
};

/// What an answer of a status other than 2xx means.
CallFault faultOfStatus(const HttpAnswer &answer);
/// What an "error" in the middle of a stream, or in a 200, means.
CallFault faultOfErrorObject(const QJsonValue &error);
/// What a 2xx answer is that should have been JSON and is not.
base::Error faultOfBody(const HttpAnswer &answer);

/// Retry-After: seconds, or a date. Never negative.
std::optional<std::chrono::seconds> secondsToWait(const QByteArray &retryAfter, const QDateTime &now);

} // namespace lastro::llm

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/endpointcaller.h"

#include <QJsonObject>

namespace lastro::llm {

/// A call with one JSON object each way. Errors: those of the caller, and what is wrong with a body that is no object.
std::expected<QJsonObject, CallFault> callJson(const EndpointCaller &caller, const EndpointCaller::Call &call, const CallTime &time,
                                               const base::CancelToken &cancel);

/// A 2xx answer that departs from the protocol.
CallFault incompatible(const EndpointCaller &caller, const char *detail);

} // namespace lastro::llm

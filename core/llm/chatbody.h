// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"
#include "core/llm/servertraits.h"

#include <QByteArray>

namespace lastro::llm {

/// The body of a chat completion request. The same request gives the same bytes, and requests that begin with the same
/// messages have the same bytes up to where these end.
QByteArray chatBody(const ChatRequest &request, const QString &model, Preset preset, const ServerTraits &traits);

/// How the form is asked for of such a server.
FormAsked formAsked(const ChatRequest &request, const ServerTraits &traits);

} // namespace lastro::llm

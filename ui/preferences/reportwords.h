// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/connectionreport.h"
#include "core/llm/modelsetup.h"

namespace lastro::preferences {

/// What a test of the connection came to: what serves (model, form held, dimensions, milliseconds), or what exactly is wrong.
/// asked: the model as it was asked for.
QString reportSentence(const llm::ConnectionReport &report, llm::Role role, const QString &asked);

} // namespace lastro::preferences

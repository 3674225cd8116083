// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/price.h"

#include <QJsonObject>
#include <QString>
#include <optional>

namespace lastro::llm {

/// "usage" of a server's answer; nullopt where it is not told, or not in numbers that can be.
std::optional<TokenUsage> usageTold(const QJsonObject &answer);
/// "model" of an answer, cut to what may be shown.
QString modelTold(const QJsonObject &answer);

} // namespace lastro::llm

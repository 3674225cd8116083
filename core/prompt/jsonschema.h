// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace lastro::prompt {

enum class Null { Refused, Allowed };

/// The few JSON schemas that a model's answers need, worded so that strict servers take them: every member is required
/// and no other allowed. Pure; any thread.
QJsonObject objectSchema(const QJsonObject &properties);
QJsonObject listSchema(const QJsonObject &items);
/// type: "string", "integer", "boolean".
QJsonObject valueSchema(const char *type, Null null = Null::Refused);
QJsonObject oneOfSchema(const QStringList &values, Null null = Null::Refused);

} // namespace lastro::prompt

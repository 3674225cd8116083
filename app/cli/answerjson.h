// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <QJsonObject>

namespace lastro::cli {

/// formats.md "ask --json".
QJsonObject answerJson(const model::Answer &answer);
/// formats.md "search --json".
QJsonObject searchJson(const model::SearchResult &result);

} // namespace lastro::cli

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"

#include <vector>

namespace lastro::engine {

/// The document in force that took the place of an archived one: the same id but for its version ("ops-cd-sp-v2" ->
/// "ops-cd-sp-v3"), else the same title but for its version, under the same seal. None where it cannot be told.
std::optional<QString> replacementFor(const model::Document &archived, const std::vector<model::Document> &documents, QDate day);

} // namespace lastro::engine

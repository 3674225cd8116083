// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/source.h"

namespace lastro::engine {

/// The base with the sources of one more folder (Engine::addFolder): those inside the folder that it no longer names go, a known
/// one keeps its seal unless sealSaid; name, help channel and glossary are taken over where the base has none. Pure.
model::BaseDescription joined(model::BaseDescription whole, const model::BaseDescription &added, const QString &folder, bool sealSaid);

} // namespace lastro::engine

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/modelkeys.h"
#include "core/llm/endpoint.h"

#include <vector>

namespace lastro::cli {

/// The key in the environment variable LASTRO_API_KEY, empty where there is none. It is taken out of this program's
/// environment and overwritten there: no child inherits it. While no other thread reads the environment.
QByteArray takeEnvironmentKey();

/// The keys of these endpoints: that of the named one from the environment where it is there, all others from the keychain.
/// What needs a key and has none is told on stderr. Runs an event loop: main thread, at most a minute an endpoint.
/// Errors: KeyInvalid.
base::Result<engine::ModelKeys> readKeys(const std::vector<llm::Endpoint> &endpoints, const QString &named);

} // namespace lastro::cli

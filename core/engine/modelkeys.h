// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/apikey.h"

#include <QHash>
#include <memory>

namespace lastro::engine {

/// Keys of endpoints, by the endpoint's name.
using ModelKeys = QHash<QString, std::shared_ptr<const llm::ApiKey>>;

} // namespace lastro::engine

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace lastro::words {

/// What an error of a language model, its server or its key means for a person; empty for all other codes.
QString serverWords(base::ErrorCode code);

} // namespace lastro::words

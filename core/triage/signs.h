// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/cleanedtext.h"

namespace lastro::triage {

/// Forged protocol, which shows by its signs rather than its words: section headers, delimiters, tokens of chat templates,
/// messages with a role, images and links that carry what was asked. Ranges are of cleaned.folded.text. Linear: every
/// expression is of bounded length.
std::vector<Finding> signsIn(const CleanedText &cleaned);

} // namespace lastro::triage

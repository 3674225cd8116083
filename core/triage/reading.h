// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/finding.h"

namespace lastro::triage {

/// All findings of one text, in text order, a place and rule only once. Long texts are read in slices that overlap, so
/// that memory stays bounded. Pure; any thread.
std::vector<Finding> findingsOf(const QString &text);

} // namespace lastro::triage

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/phrases.h"

namespace lastro::triage {

/// The program's own.
const std::vector<Rule> &standardRules();
const Rulebook &standardRulebook();

} // namespace lastro::triage

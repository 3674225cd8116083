// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace lastro::triage {

/// A concept's words in the search fold, Portuguese, English and Spanish together; '*' ends a stem.
struct Words {
    const char *name;
    const char *words;
};

const std::vector<Words> &standardWords();

} // namespace lastro::triage

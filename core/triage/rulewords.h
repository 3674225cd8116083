// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace lastro::triage {

/// A concept's words in the search fold, Portuguese, English and Spanish together; '*' ends a stem.
struct Words {
    const char *name;
    const char *words;
};

std::span<const Words> standardWords();

} // namespace lastro::triage

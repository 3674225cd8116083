// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <vector>

namespace lastro::triage {

/// A piece of a text that says something else once decoded.
struct EncodedRun {
    base::TextRange range;     ///< of the source
    QString text;              ///< what it says
};

/// Base64 (also its URL alphabet), hexadecimal, percent escapes, HTML entities, \uXXXX, and words with a sign between all
/// letters ("i.g.n.o.r.e"). Only what decodes to readable text is given. One level; at most 64 runs and 64 Ki characters
/// of them. Linear; any thread.
std::vector<EncodedRun> encodedRunsIn(const QString &source);

} // namespace lastro::triage

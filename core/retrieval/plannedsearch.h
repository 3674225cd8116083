// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::retrieval {

/// A search beside the question's own words: worded by a model and found valid, or one half of a chained question.
struct PlannedSearch {
    QString text;                                 ///< one line, 2..200 characters
    QString area;                                 ///< as the base writes it; empty: no filter
    bool earlier = false;                         ///< versions that are no longer in force are asked for
    bool operator==(const PlannedSearch &) const = default;
};

} // namespace lastro::retrieval

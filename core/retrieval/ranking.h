// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"
#include "core/retrieval/basesnapshot.h"

namespace lastro::retrieval {

/// Small advantages in the unit of the fused score (about a deviation): they decide between near equals only.
struct Priors {
    double wiki = -0.5;
    double minutes = -0.8;
    double ownArea = 0.15;
    double namedArea = 0.3;
};

/// The advantage of each document for an asker of this area who names that one (empty: none).
std::vector<double> documentPriors(const std::vector<model::Document> &documents, const QString &area, const QString &named = {},
                                   Priors priors = {});

/// Places of the flagged sections, best first, at most so many.
std::vector<size_t> bestPlaces(const std::vector<double> &scores, const std::vector<bool> &flags, size_t limit);

/// Documents that are not in force on the day, but hold a section that matched and outscores the third best of those
/// that may answer; best first, each once.
std::vector<model::HiddenByFilter> hiddenByStanding(const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                                    const std::vector<double> &fused, const std::vector<double> &lexical);

} // namespace lastro::retrieval

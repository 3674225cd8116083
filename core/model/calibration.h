// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/basetuning.h"

#include <vector>

namespace lastro::model {

/// A weight of the words that was tried: of the questions asked, how many found their own section.
struct WeightPoint {
    double wordsWeight = 0;
    int first = 0;                 ///< as the first hit
    int amongFive = 0;             ///< among the best five
};

/// A floor: of the questions asked, how many would end without an answer.
struct FloorPoint {
    double floor = 0;
    int blocked = 0;               ///< with their section in the base
    int refused = 0;               ///< with their section left out
};

struct CalibrationProgress {
    int done = 0;
    int total = 0;                 ///< askings
};

/// What a base's own sections say about its floor and the weight of its words. Nothing in it is in force.
struct Calibration {
    static constexpr int fewestSections = 10;

    int sections = 0;              ///< official, in force, with a heading or title to ask by
    int questions = 0;             ///< asked, of as many sections; 0 where there are too few
    std::vector<WeightPoint> weights;    ///< rising; empty where the base has no token vectors
    std::vector<FloorPoint> curve;       ///< rising, at the suggested weight
    BaseTuning current;            ///< in force when it was asked
    BaseTuning suggested;          ///< = current where nothing was asked

    bool isPossible() const { return questions > 0; }
};

} // namespace lastro::model

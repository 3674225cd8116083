// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/calibration.h"

#include <map>

namespace lastro::engine {

/// The arithmetic of a calibration: what the askings came to goes in, what follows from them comes out. Pure.
class CalibrationFigures {
public:
    /// A heading holds its section's own words: as many headings are blocked at this much above a floor as questions that
    /// people ask at it. Of four training bases and their rulers, with judge version 2, a tenth was blocked 1.8 to 2.8 apart.
    static constexpr double easierThanPeople = 2.0;

    /// Where the question's own section ranked under this weight: from 1; 0 = it was not found.
    void addRank(double wordsWeight, int rank);
    /// The highest floor at which a question is still answered, with its section in the base and without; -infinity where
    /// no floor lets it be answered.
    void addAnsweredUpTo(double floor) { m_with.push_back(floor); }
    void addAnsweredWithoutUpTo(double floor) { m_without.push_back(floor); }

    std::vector<model::WeightPoint> weights() const;
    /// The weight with the most first hits. Within one standard error of them all weights count as equal, and the
    /// nearest to the program's own is taken.
    double suggestedWeight() const;

    std::vector<model::FloorPoint> curve() const;        ///< every tenth of floorRange
    /// Within 0..+1, of the floors that would block at most a tenth of people's questions (which are harder than those
    /// made of headings, by about easierThanPeople): the one that refuses most, with the same allowance in favour of the
    /// nearest to none. 0 where every floor blocks more: to answer more than the program's own floor does is a person's
    /// decision, with the curve in view (on the sample base 0.7 less turned 5 inventions into 8).
    double suggestedFloor() const;

private:
    std::map<double, std::vector<int>> m_ranks;          ///< by weight
    std::vector<double> m_with;
    std::vector<double> m_without;
};

} // namespace lastro::engine

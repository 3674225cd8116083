// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/rate.h"

#include <algorithm>
#include <cmath>

namespace lastro::eval {

Interval Rate::wilson() const
{
    if (of <= 0)
        return {};
    constexpr double z = 1.959963984540054;     // of the two-sided 95 %
    const double n = double(of);
    const double centre = (double(count) + z * z / 2) / (n + z * z);
    const double half = z / (n + z * z) * std::sqrt(double(count) * double(of - count) / n + z * z / 4);
    return {count == 0 ? 0.0 : std::max(0.0, centre - half), count == of ? 1.0 : std::min(1.0, centre + half)};
}

} // namespace lastro::eval

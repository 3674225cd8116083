// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/sourceview.h"

#include <array>

namespace lastro::viewer {

double nextZoom(double factor, ZoomStep step)
{
    constexpr std::array steps{0.5, 0.6, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0};
    constexpr double near = 0.01;
    if (step == ZoomStep::Reset)
        return 1.0;
    if (step == ZoomStep::In) {
        const auto above = std::find_if(steps.begin(), steps.end(), [&](double s) { return s > factor + near; });
        return above == steps.end() ? steps.back() : *above;
    }
    const auto below = std::find_if(steps.rbegin(), steps.rend(), [&](double s) { return s < factor - near; });
    return below == steps.rend() ? steps.front() : *below;
}

} // namespace lastro::viewer

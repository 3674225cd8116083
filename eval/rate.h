// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lastro::eval {

struct Interval {
    double low = 0;
    double high = 1;
};

/// So many of so many.
struct Rate {
    qint64 count = 0;
    qint64 of = 0;

    void add(bool counts)
    {
        ++of;
        count += counts;
    }
    /// NaN of none.
    double value() const { return of > 0 ? double(count) / double(of) : qQNaN(); }
    /// 95 % score interval (Wilson 1927); the whole of [0, 1] of none.
    Interval wilson() const;
    bool operator==(const Rate &) const = default;
};

} // namespace lastro::eval

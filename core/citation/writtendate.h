// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace lastro::citation {

/// A day of a month as a text states it; year 0 = not told. Not checked against the calendar.
struct WrittenDate {
    int day = 0;
    int month = 0;
    int year = 0;
    bool operator==(const WrittenDate &) const = default;
};

/// "01/03/2026", "1º de março", "2026-03-01", "March 1, 2026" ... in order. Day before month, as in Portuguese. Pure; any thread.
std::vector<WrittenDate> datesIn(const QString &text);

/// Does every date of the claim stand in the quotes? Numbers alone do not tell 1 March from 3 January.
bool datesStandIn(const QString &claim, const QString &quotes);

} // namespace lastro::citation

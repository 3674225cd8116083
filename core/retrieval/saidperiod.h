// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace lastro::retrieval {

/// A day, month or year as written in Portuguese or English.
struct SaidPeriod {
    QDate first;
    QDate last;
    /// The day that stands for the period: its last one, but none after today unless all of them are.
    QDate dayFor(QDate today) const;
};

/// A regular expression, without groups, for a day, a month or a year in a search-folded text.
QString periodExpression();

/// What that expression found. Without dates where there is no such day.
SaidPeriod readPeriod(const QString &folded);

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/unitscanner.h"

#include <QByteArrayList>
#include <QStringList>
#include <optional>

namespace lastro::store {

/// How a number or date stands in the index.
struct AmountForms {
    QByteArrayList forms;       ///< readings, the main one first
    QByteArrayList extra;       ///< what also finds it: the whole part of a decimal, the parts of "4.2" or of a date
};

/// Digits without leading zeros ("007" -> "7", "000" -> "0").
QString canonicalNumber(const QString &digits);

/// Reads a unit made of digits only, joined by '.' and ',' (Brazilian before English: 5.000 = 5000, 350,00 = 350,
/// 12,5 = 12.5; 4.2 stays 4.2), or a date (01/03/2026, 1-3-26, 2026-03-01: DDMMYYYY). Nothing for other units.
/// digits are the parts' texts, folded.
std::optional<AmountForms> readAmount(const Unit &unit, const QStringList &digits);

} // namespace lastro::store

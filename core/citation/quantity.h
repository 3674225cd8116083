// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace lastro::citation {

enum class Unit { None, Money, Percent, Minute, Hour, Day, Week, Month, Year };

/// A number as a text states it, made comparable: "R$ 1.000,00", "1000 reais" and "mil reais" are one quantity.
struct Quantity {
    QString value;           ///< decimal digits, '.' before decimals, no needless zeros
    Unit unit = Unit::None;
    QString written;         ///< as in the text, typography folded
    bool article = false;    ///< "um", "uma", "one": may be a number, may be an article

    bool sameAs(const Quantity &other) const { return value == other.value && unit == other.unit; }
};

/// The numbers of a text in order: digits (also inside codes and dates), number words of Portuguese and English, and
/// months named beside a day as their number.
std::vector<Quantity> quantitiesIn(const QString &text);

/// Does the text speak of this unit anywhere (a table header "Valor (R$)", "prazo em dias")?
bool mentionsUnit(const QString &text, Unit unit);

} // namespace lastro::citation

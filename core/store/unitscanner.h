// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>
#include <QVarLengthArray>

namespace lastro::store {

/// A run of letters or of digits.
struct UnitPart {
    qsizetype start = 0;
    qsizetype length = 0;
    bool digits = false;
    qsizetype end() const { return start + length; }
};

/// What stands together in a text: a word, an amount, or parts joined by a sign ("CD-SP", "4.2", "24x7").
/// An amount with its currency ("R$ 5.000") is one unit; a currency sign alone is a unit without parts.
struct Unit {
    qsizetype start = 0;
    qsizetype end = 0;
    bool currency = false;                      ///< begins with "R$" or "US$"
    QVarLengthArray<UnitPart, 6> parts;
    QVarLengthArray<QChar, 6> joints;           ///< between the parts; null where a letter touches a digit
};

/// Cuts a text that went through base::foldTypography into units. The text must outlive the scanner.
class UnitScanner {
public:
    explicit UnitScanner(QStringView text) : m_text(text) {}
    /// False at the end of the text.
    bool next(Unit &unit);

private:
    enum class Kind { Other, Letter, Digit };
    Kind kindAt(qsizetype at, qsizetype *length) const;
    UnitPart partAt(qsizetype at) const;
    bool takeCurrency(Unit &unit);
    void takeParts(Unit &unit);
    bool isJoint(const Unit &unit, QChar sign, const UnitPart &right) const;

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/amount.h"

#include <algorithm>

namespace lastro::store {

namespace {

bool areGroups(const QStringList &digits, qsizetype from, qsizetype to)
{
    return digits.at(from).size() <= 3 && to - from >= 2
        && std::all_of(digits.begin() + from + 1, digits.begin() + to, [](const QString &group) { return group.size() == 3; });
}

QString joinedGroups(const QStringList &digits, qsizetype from, qsizetype to)
{
    return canonicalNumber(QStringList(digits.mid(from, to - from)).join(QString()));
}

/// 350,00 -> 350; 12,50 -> 12.5
QString decimal(const QString &whole, QString fraction)
{
    while (fraction.endsWith(QLatin1Char('0')))
        fraction.chop(1);
    return fraction.isEmpty() ? whole : whole + QLatin1Char('.') + fraction;
}

AmountForms decimalForms(const QString &whole, const QString &fraction)
{
    const QString number = decimal(whole, fraction);
    AmountForms amount{{number.toUtf8()}, {}};
    if (number != whole)
        amount.extra.append(whole.toUtf8());
    return amount;
}

std::optional<AmountForms> readDate(const Unit &unit, const QStringList &digits)
{
    if (digits.size() != 3 || unit.joints.at(0) != unit.joints.at(1) || unit.joints.at(0) == QLatin1Char(','))
        return std::nullopt;
    QStringList date = digits;
    if (date.at(0).size() == 4 && date.at(1).size() == 2 && date.at(2).size() == 2)
        std::reverse(date.begin(), date.end());
    const bool yearFits = date.at(2).size() == 4 || (date.at(2).size() == 2 && unit.joints.at(0) == QLatin1Char('/'));
    if (date.at(0).size() > 2 || date.at(1).size() > 2 || !yearFits || date.at(0).toInt() > 31 || date.at(1).toInt() > 12)
        return std::nullopt;
    const QString year = date.at(2).size() == 2 ? QLatin1String("20") + date.at(2) : date.at(2);
    const QString whole = date.at(0).rightJustified(2, QLatin1Char('0')) + date.at(1).rightJustified(2, QLatin1Char('0')) + year;
    return AmountForms{{whole.toUtf8()},
                       {canonicalNumber(date.at(0)).toUtf8(), canonicalNumber(date.at(1)).toUtf8(), year.toUtf8()}};
}

/// One ',' after an optional run of '.' groups: 5.000,00 and 350,5; a fraction of three digits may be English thousands.
std::optional<AmountForms> readComma(const Unit &unit, const QStringList &digits)
{
    const qsizetype last = digits.size() - 1;
    const auto isDot = [](QChar joint) { return joint == QLatin1Char('.'); };
    if (unit.joints.last() == QLatin1Char(',') && std::all_of(unit.joints.begin(), unit.joints.end() - 1, isDot)
        && (last == 1 || areGroups(digits, 0, last))) {
        AmountForms amount = decimalForms(joinedGroups(digits, 0, last), digits.at(last));
        if (last == 1 && areGroups(digits, 0, 2) && digits.at(0) != QLatin1String("0"))
            amount.forms.append(joinedGroups(digits, 0, 2).toUtf8());
        return amount;
    }
    // English: 1,000.50 and 1,000,000
    const bool fraction = isDot(unit.joints.last());
    const qsizetype groupsEnd = fraction ? last : last + 1;
    const bool commas = std::all_of(unit.joints.begin(), unit.joints.end() - (fraction ? 1 : 0),
                                    [](QChar joint) { return joint == QLatin1Char(','); });
    if (!commas || !areGroups(digits, 0, groupsEnd))
        return std::nullopt;
    return decimalForms(joinedGroups(digits, 0, groupsEnd), fraction ? digits.at(last) : QString());
}

} // namespace

QString canonicalNumber(const QString &digits)
{
    qsizetype zeros = 0;
    while (zeros + 1 < digits.size() && digits.at(zeros) == QLatin1Char('0'))
        ++zeros;
    return digits.mid(zeros);
}

std::optional<AmountForms> readAmount(const Unit &unit, const QStringList &digits)
{
    const auto isDigits = [](const UnitPart &part) { return part.digits; };
    if (digits.isEmpty() || !std::all_of(unit.parts.begin(), unit.parts.end(), isDigits))
        return std::nullopt;
    if (digits.size() == 1)
        return AmountForms{{canonicalNumber(digits.first()).toUtf8()}, {}};
    if (auto date = readDate(unit, digits))
        return date;
    if (!std::all_of(unit.joints.begin(), unit.joints.end(), [](QChar c) { return c == QLatin1Char('.') || c == QLatin1Char(','); }))
        return std::nullopt;
    if (std::find(unit.joints.begin(), unit.joints.end(), QLatin1Char(',')) != unit.joints.end())
        return readComma(unit, digits);
    if (areGroups(digits, 0, digits.size()))
        return AmountForms{{joinedGroups(digits, 0, digits.size()).toUtf8()}, {}};
    AmountForms dotted{{digits.join(QLatin1Char('.')).toUtf8()}, {}};
    for (const QString &part : digits)
        dotted.extra.append(canonicalNumber(part).toUtf8());
    return dotted;
}

} // namespace lastro::store

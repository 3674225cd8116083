// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/listmarker.h"

#include <array>
#include <utility>

namespace lastro::sources::readers {

namespace {

QString letters(int number)
{
    QString text;
    for (; number > 0; number = (number - 1) / 26)
        text.prepend(QChar(u'a' + (number - 1) % 26));
    return text;
}

QString roman(int number)
{
    constexpr std::array<std::pair<int, const char *>, 13> steps{
        {{1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"},
         {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
    QString text;
    for (const auto &[value, sign] : steps)
        for (; number >= value; number -= value)
            text += QLatin1String(sign);
    return text;
}

} // namespace

QString listMarker(int number, const QString &type)
{
    QString text = QString::number(number);
    if (number > 0 && type.compare(QLatin1String("a"), Qt::CaseInsensitive) == 0)
        text = letters(number);
    else if (number > 0 && number < 4000 && type.compare(QLatin1String("i"), Qt::CaseInsensitive) == 0)
        text = roman(number);
    return (type == QLatin1String("A") || type == QLatin1String("I") ? text.toUpper() : text) + QLatin1Char('.');
}

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/saidperiod.h"

#include <QRegularExpression>
#include <QStringList>

namespace lastro::retrieval {

namespace {

/// By their first three letters, Portuguese before English.
int monthOf(const QString &name)
{
    static const QStringList portuguese = QStringLiteral("jan fev mar abr mai jun jul ago set out nov dez").split(QLatin1Char(' '));
    static const QStringList english = QStringLiteral("jan feb mar apr may jun jul aug sep oct nov dec").split(QLatin1Char(' '));
    const QString start = name.left(3);
    return int(qMax(portuguese.indexOf(start), english.indexOf(start))) + 1;
}

QString monthExpression()
{
    return QStringLiteral("(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|"
                          "april|may|june|july|august|september|october|november|december)");
}

SaidPeriod wholeMonth(int year, int month)
{
    const QDate first(year, month, 1);
    return first.isValid() ? SaidPeriod{first, QDate(year, month, first.daysInMonth())} : SaidPeriod{};
}

SaidPeriod oneDay(int year, int month, int day)
{
    const QDate date(year, month, day);
    return {date, date};
}

} // namespace

QDate SaidPeriod::dayFor(QDate today) const
{
    return last <= today ? last : qMax(first, today);
}

QString periodExpression()
{
    return QStringLiteral("(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d\\d\\b|(?:19|20)\\d\\d-\\d{1,2}-\\d{1,2}\\b|"
                          "(?:\\d{1,2}[oº]? (?:de )?)?%1(?: de | |/)(?:19|20)\\d\\d\\b|(?:0?[1-9]|1[0-2])/(?:19|20)\\d\\d\\b|(?:19|20)\\d\\d\\b)")
        .arg(monthExpression());
}

SaidPeriod readPeriod(const QString &folded)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    static const QRegularExpression letters(QStringLiteral("[a-z]{3,}"));
    QList<int> numbers;
    for (auto it = digits.globalMatch(folded); it.hasNext();)
        numbers += it.next().captured().toInt();
    if (const auto name = letters.match(folded); name.hasMatch()) {
        const int month = monthOf(name.captured());
        if (numbers.size() == 1)
            return wholeMonth(numbers[0], month);
        return numbers.size() == 2 ? oneDay(numbers[1], month, numbers[0]) : SaidPeriod{};
    }
    switch (numbers.size()) {
    case 1: return {QDate(numbers[0], 1, 1), QDate(numbers[0], 12, 31)};
    case 2: return wholeMonth(numbers[1], numbers[0]);
    case 3: return numbers[0] > 31 ? oneDay(numbers[0], numbers[1], numbers[2]) : oneDay(numbers[2], numbers[1], numbers[0]);
    default: return {};
    }
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/writtendate.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <QStringList>

namespace lastro::citation {

namespace {

const QStringList &monthNames()
{
    static const QStringList names = QStringLiteral(
        "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro "
        "january february march april may june july august september october november december").split(QLatin1Char(' '));
    return names;
}

int monthOf(const QString &name)
{
    return int(monthNames().indexOf(name) % 12) + 1;
}

int yearOf(const QString &written)
{
    const int year = written.toInt();
    return written.size() == 2 ? 2000 + year : year;
}

const QRegularExpression &expression()
{
    static const QRegularExpression made = [] {
        const QString months = monthNames().join(QLatin1Char('|'));
        return QRegularExpression(QStringLiteral(
            "(?<![\\d/.-])(?:(?<iy>\\d{4})-(?<im>\\d{2})-(?<id>\\d{2})(?!\\d)|"
            "(?<nd>\\d{1,2})(?:/(?<nm>\\d{1,2})(?:/(?<ny>\\d{4}|\\d{2}))?|[.-](?<nm2>\\d{1,2})[.-](?<ny2>\\d{4}))(?![\\d/])|"
            "(?<wd>\\d{1,2})(?:st|nd|rd|th|o)?\\s+(?:de\\s+|of\\s+)?(?<wm>%1)\\b(?:(?:\\s+de|,)?\\s+(?<wy>\\d{4})\\b)?)|"
            "\\b(?<em>%1)\\s+(?<ed>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<ey>\\d{4})\\b)?").arg(months));
    }();
    return made;
}

WrittenDate dateOf(const QRegularExpressionMatch &match)
{
    const auto number = [&](QLatin1String group) { return match.captured(group).toInt(); };
    if (match.hasCaptured(QStringLiteral("iy")))
        return {number(QLatin1String("id")), number(QLatin1String("im")), number(QLatin1String("iy"))};
    if (match.hasCaptured(QStringLiteral("wd")))
        return {number(QLatin1String("wd")), monthOf(match.captured(QStringLiteral("wm"))), number(QLatin1String("wy"))};
    if (match.hasCaptured(QStringLiteral("em")))
        return {number(QLatin1String("ed")), monthOf(match.captured(QStringLiteral("em"))), number(QLatin1String("ey"))};
    if (match.hasCaptured(QStringLiteral("nm2")))
        return {number(QLatin1String("nd")), number(QLatin1String("nm2")), number(QLatin1String("ny2"))};
    return {number(QLatin1String("nd")), number(QLatin1String("nm")), yearOf(match.captured(QStringLiteral("ny")))};
}

} // namespace

std::vector<WrittenDate> datesIn(const QString &text)
{
    std::vector<WrittenDate> dates;
    for (auto it = expression().globalMatch(base::searchFolded(text)); it.hasNext();) {
        const WrittenDate date = dateOf(it.next());
        if (date.day >= 1 && date.day <= 31 && date.month >= 1 && date.month <= 12)
            dates.push_back(date);
    }
    return dates;
}

bool datesStandIn(const QString &claim, const QString &quotes)
{
    const std::vector<WrittenDate> source = datesIn(quotes);
    const std::vector<WrittenDate> stated = datesIn(claim);
    return std::all_of(stated.begin(), stated.end(), [&](const WrittenDate &date) {
        return std::any_of(source.begin(), source.end(), [&](const WrittenDate &other) {
            return date.day == other.day && date.month == other.month && (date.year == other.year || date.year == 0 || other.year == 0);
        });
    });
}

} // namespace lastro::citation

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlcolor.h"

#include <QColor>
#include <QRegularExpression>

#include <optional>

namespace lastro::sources::readers {

namespace {

std::optional<QColor> colorOf(const QString &written)
{
    static const QRegularExpression function(
        QStringLiteral("^rgba?\\(\\s*(\\d+)[\\s,]+(\\d+)[\\s,]+(\\d+)(?:[\\s,/]+([\\d.]+))?\\s*\\)"));
    const QString text = written.trimmed().toLower();
    if (const auto match = function.match(text); match.hasMatch()) {
        const double alpha = match.captured(4).isEmpty() ? 1 : match.captured(4).toDouble();
        const auto part = [&](int group) { return std::min(match.captured(group).toInt(), 255); };
        return QColor(part(1), part(2), part(3), std::clamp(int(alpha * 255), 0, 255));
    }
    // A background may go on with an image and its place.
    const QString first = text.section(QLatin1Char(' '), 0, 0);
    if (first.isEmpty() || !QColor::isValidColor(first))
        return std::nullopt;
    return QColor(first);
}

} // namespace

bool isNearlyWhite(const QString &color)
{
    const auto parsed = colorOf(color);
    return parsed && parsed->alpha() > 0 && std::min({parsed->red(), parsed->green(), parsed->blue()}) >= 248;
}

bool isTransparent(const QString &color)
{
    const auto parsed = colorOf(color);
    return parsed && parsed->alpha() < 13;
}

bool areSameColor(const QString &a, const QString &b)
{
    const auto first = colorOf(a);
    const auto second = colorOf(b);
    return first && second && first->rgba() == second->rgba();
}

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/browserpolicy.h"

#include <QRegularExpression>
#include <array>

namespace lastro::viewer {

namespace {

/// Beginnings of Chromium switches that open a door, lower case and without the dashes.
constexpr std::array openDoors{"remote-debugging", "remote-allow-origins", "single-process", "disable-web-security",
    "allow-file-access", "renderer-cmd-prefix", "utility-cmd-prefix", "gpu-launcher", "load-extension",
    "disable-site-isolation", "allow-running-insecure-content", "enable-automation"};

bool weakens(const QString &argument)
{
    if (!argument.startsWith(QLatin1Char('-')))
        return false;
    static const QRegularExpression dashes(QStringLiteral("^-+"));
    const QString name = QString(argument).remove(dashes).toLower();
    if (name.contains(QLatin1String("sandbox")))
        return true;
    return std::any_of(openDoors.begin(), openDoors.end(), [&](const char *door) { return name.startsWith(QLatin1String(door)); });
}

std::optional<QString> weakeningOne(const QStringList &arguments)
{
    for (QString argument : arguments) {
        argument.remove(QLatin1Char('"')).remove(QLatin1Char('\''));
        if (weakens(argument))
            return argument;
    }
    return std::nullopt;
}

} // namespace

std::optional<QString> refusalReason(const BrowserSurroundings &surroundings)
{
    for (const QString &variable : {QStringLiteral("QTWEBENGINE_DISABLE_SANDBOX"), QStringLiteral("QTWEBENGINE_REMOTE_DEBUGGING")})
        if (surroundings.environment.contains(variable))
            return variable;
    const QString flags = QStringLiteral("QTWEBENGINE_CHROMIUM_FLAGS");
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    if (const auto flag = weakeningOne(surroundings.environment.value(flags).split(spaces, Qt::SkipEmptyParts)))
        return flags + QStringLiteral(": ") + *flag;
    return weakeningOne(surroundings.arguments);
}

BrowserPolicy BrowserPolicy::decide(const BrowserSurroundings &surroundings)
{
    if (refusalReason(surroundings))
        return BrowserPolicy(BrowserObstacle::Weakened);
    if (surroundings.root)
        return BrowserPolicy(BrowserObstacle::RunsAsRoot);
    return BrowserPolicy(surroundings.sandboxPossible ? BrowserObstacle::None : BrowserObstacle::NoSandbox);
}

} // namespace lastro::viewer

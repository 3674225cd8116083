// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include "ui/widgets/accentstyle.h"

#include <QApplication>
#include <QIcon>
#include <QStandardPaths>

namespace lastro::widgets {

void applyTheme(QApplication &application, Theme theme, const QPalette &desktop)
{
    const QPalette palette = paletteFor(theme, desktop);
    const QString breeze = isDark(palette) ? QStringLiteral("breeze-dark") : QStringLiteral("breeze");
    QStringList places = QIcon::themeSearchPaths();
    for (const QString &place : QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("icons"), QStandardPaths::LocateDirectory))
        if (!places.contains(place))
            places.append(place);
    QIcon::setThemeSearchPaths(places);
    QIcon::setFallbackThemeName(breeze);
    // The desktop's own icons fit only the brightness that the desktop chose.
    if (QIcon::themeName().isEmpty() || QIcon::themeName() == QLatin1String("hicolor") || isDark(palette) != isDark(desktop)
        || QIcon::themeName().startsWith(QLatin1String("breeze")))
        QIcon::setThemeName(breeze);
    if (!qobject_cast<AccentStyle *>(application.style()))
        application.setStyle(new AccentStyle);   // the application takes it
    application.setPalette(palette);
}

} // namespace lastro::widgets

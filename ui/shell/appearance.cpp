// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/appearance.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace lastro::shell {

Appearance::Appearance(QApplication &application)
    : m_application(application), m_desktopPalette(QApplication::palette()), m_desktopFont(QApplication::font())
{
}

Appearance::~Appearance()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

QString languageFor(const QString &asked, const QString &stored, const QLocale &system)
{
    for (const QString &chosen : {asked, stored})
        if (!chosen.isEmpty())
            return chosen.startsWith(QLatin1String("en"), Qt::CaseInsensitive) ? QStringLiteral("en") : QStringLiteral("pt_BR");
    const bool silent = system.language() == QLocale::C;
    return silent || system.language() == QLocale::Portuguese ? QStringLiteral("pt_BR") : QStringLiteral("en");
}

void Appearance::setLanguage(const QString &language)
{
    const bool english = language.startsWith(QLatin1String("en"), Qt::CaseInsensitive);
    const QString wanted = english ? QStringLiteral("en") : QStringLiteral("pt_BR");
    if (wanted == m_language)
        return;
    m_language = wanted;
    // English as in Canada: dates as 2026-12-01, which nobody takes for the twelfth of January.
    QLocale::setDefault(english ? QLocale(QLocale::English, QLocale::Canada) : QLocale(QLocale::Portuguese, QLocale::Brazil));
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    // Qt's own words (file dialog, text menus) need no translation in English.
    if (!english && m_qt.load(QStringLiteral("qtbase_pt_BR"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/translations/lastro_") + wanted + QStringLiteral(".qm")))
        QCoreApplication::installTranslator(&m_own);
}

void Appearance::setTheme(const QString &theme)
{
    widgets::Theme wanted = widgets::Theme::Desktop;
    if (theme == QLatin1String("light"))
        wanted = widgets::Theme::Light;
    else if (theme == QLatin1String("dark"))
        wanted = widgets::Theme::Dark;
    else if (theme == QLatin1String("contrast"))
        wanted = widgets::Theme::HighContrast;
    widgets::applyTheme(m_application, wanted, m_desktopPalette);
}

void Appearance::setTextPercent(int percent)
{
    QFont font = m_desktopFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    else
        font.setPixelSize(font.pixelSize() * percent / 100);
    QApplication::setFont(font);
}

} // namespace lastro::shell

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QTranslator>

class QApplication;
class QLocale;

namespace lastro::shell {

/// "pt_BR" or "en": what was asked for this run, else what was chosen and stored, else the environment's: English, unless
/// that is Portuguese or says nothing ("C").
QString languageFor(const QString &asked, const QString &stored, const QLocale &system);

/// Language, colours and size of text of the whole program. Made right after the application, whose palette and font are
/// then the desktop's; changes reach open windows at once. UI thread, one a process.
class Appearance {
public:
    explicit Appearance(QApplication &application);
    ~Appearance();

    /// "pt_BR" or "en"; also their short and hyphenated forms. Anything else is Portuguese, the language of the source.
    void setLanguage(const QString &language);
    void setTheme(const QString &theme);           ///< "desktop" | "light" | "dark" | "contrast"
    void setTextPercent(int percent);

    QString language() const { return m_language; }

private:
    QApplication &m_application;
    const QPalette m_desktopPalette;
    const QFont m_desktopFont;
    QTranslator m_own;
    QTranslator m_qt;
    QString m_language;
};

} // namespace lastro::shell

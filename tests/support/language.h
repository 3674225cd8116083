// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace lastro::tests {

/// The program's words and figures in a language ("pt_BR" | "en") for as long as it lives. Needs the application.
class Language {
public:
    explicit Language(const QString &name)
    {
        QLocale::setDefault(QLocale(name));
        if (m_words.load(QStringLiteral(":/translations/lastro_") + name + QStringLiteral(".qm")))
            QCoreApplication::installTranslator(&m_words);
    }

private:
    QTranslator m_words;
};

} // namespace lastro::tests

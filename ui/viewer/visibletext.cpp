// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/visibletext.h"

#include <QList>

namespace lastro::viewer {

namespace {
constexpr int longestWord = 30;
}

bool isDeceptive(char32_t character)
{
    return (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069)
        || (character >= 0xE0000 && character <= 0xE007F);
}

QString visibleCode(char32_t character)
{
    return QStringLiteral("[U+%1]").arg(QString::number(uint(character), 16).toUpper(), 4, QLatin1Char('0'));
}

QString visibleText(QStringView text)
{
    QString visible;
    visible.reserve(text.size());
    int unbroken = 0;
    const QList<uint> characters = text.toUcs4();
    for (const uint character : characters) {
        unbroken = QChar::isSpace(character) ? 0 : unbroken + 1;
        if (unbroken % longestWord == 0 && unbroken > 0)
            visible += QChar(0x200B);
        if (isDeceptive(character))
            visible += visibleCode(character);
        else if (character < 0x20 || character == 0x2028 || character == 0x2029)
            visible += QLatin1Char(' ');
        else
            visible += QChar::fromUcs4(character);
    }
    return visible;
}

} // namespace lastro::viewer

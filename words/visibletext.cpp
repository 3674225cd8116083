// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/visibletext.h"

#include <QList>

namespace lastro::words {

namespace {

constexpr char32_t joiner = 0x200D;

bool isPicture(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    return category == QChar::Symbol_Other || category == QChar::Symbol_Modifier || character == 0xFE0F;
}

bool isBlank(char32_t character)
{
    return character < 0x20 && character != '\n' && character != '\t';
}

} // namespace

bool isHidden(char32_t character, char32_t before)
{
    if (character < 0x061C)
        return false;
    if (character == joiner)
        return !isPicture(before);
    return character == 0x061C || character == 0x180E || (character >= 0x200B && character <= 0x200F)
        || (character >= 0x202A && character <= 0x202E) || (character >= 0x2060 && character <= 0x206F) || character == 0x3164
        || character == 0xFEFF || (character >= 0xFFF9 && character <= 0xFFFB) || (character >= 0xE0000 && character <= 0xE007F);
}

QString visibleCode(char32_t character)
{
    return QStringLiteral("[U+%1]").arg(QString::number(uint(character), 16).toUpper(), 4, QLatin1Char('0'));
}

QString visibleText(const QString &text)
{
    QString visible;
    visible.reserve(text.size());
    char32_t before = 0;
    for (const uint character : text.toUcs4()) {
        if (isHidden(character, before))
            visible += visibleCode(character);
        else if (isBlank(character) || character == 0x2028 || character == 0x2029)
            visible += QLatin1Char(' ');
        else
            visible += QChar::fromUcs4(character);
        before = character;
    }
    return visible;
}

} // namespace lastro::words

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfnumbering.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

PdfNumbering numberingOf(const QString &line)
{
    static const QRegularExpression word(QStringLiteral(
        "^(t[íi]tulo|anexo|ap[êe]ndice|cap[íi]tulo|chapter|se[çc][ãa]o)\\s+"
        "([IVXLC]+|\\d{1,3}|[A-Z]|[úu]nic[oa])\\b\\s*[-–—:.]?\\s*(.*)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression article(QStringLiteral("^Art(?:igo|\\.)\\s*\\d{1,4}\\s*[ºo°]?\\.?\\s*([-–—]\\s*\\S.{0,60})?$"));
    static const QRegularExpression number(QStringLiteral("^(\\d{1,3}(?:\\.\\d{1,3}){0,5})(?:\\.|\\)|\\s*[-–—])?\\s+(?=\\p{Lu})"));
    static const QRegularExpression roman(QStringLiteral("^[IVX]{1,6}\\s*[-–—.)]\\s+(?=\\p{Lu})"));
    if (const auto match = word.match(line); match.hasMatch()) {
        const QChar initial = match.captured(1).front().toLower();
        const int rank = initial == u'c' ? 2 : initial == u's' ? 3 : 1;
        return {rank, rank, match.captured(3).isEmpty()};
    }
    if (const auto match = article.match(line); match.hasMatch())
        return {4, 4, match.captured(1).isEmpty()};
    if (const auto match = number.match(line); match.hasMatch())
        return {int(match.captured(1).count(QLatin1Char('.'))) + 1, 0, false};
    if (roman.match(line).hasMatch())
        return {1, 0, false};
    return {};
}

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfproperties.h"

#include <poppler-qt6.h>

#include <QRegularExpression>

#include <cmath>

namespace lastro::sources::readers {

namespace {

constexpr qsizetype longestValue = 2'000;
constexpr int mostKeys = 200;
constexpr qsizetype longestTitle = 250;

/// What word processors put where nobody wrote a title.
bool isFileName(const QString &title)
{
    static const QRegularExpression pattern(
        QStringLiteral("\\.(docx?|odt|rtf|pdf|xlsx?|pptx?|indd|tex|dvi|ps|html?|txt)$|^microsoft (word|powerpoint|excel)|"
                       "^(untitled|sem t[íi]tulo|documento\\s*\\d*|document\\s*\\d*)$|^[^\\s]*[_\\\\/][^\\s]*$"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(title).hasMatch() || std::none_of(title.begin(), title.end(), [](QChar c) { return c.isLetter(); });
}

} // namespace

QMap<QString, QString> readProperties(const Poppler::Document &document)
{
    QMap<QString, QString> properties;
    const QStringList keys = document.infoKeys();
    for (const QString &key : keys.first(std::min<qsizetype>(keys.size(), mostKeys))) {
        QString value = document.info(key).simplified().left(longestValue);
        if (value.startsWith(QLatin1String("D:")))
            if (const QDateTime date = document.date(key); date.isValid())
                value = date.toString(Qt::ISODate);
        const QString name = key.trimmed().toLower();
        const bool isFilledIn = !value.isEmpty() && value != QLatin1String("(anonymous)") && value != QLatin1String("(unspecified)");
        if (isFilledIn && !name.isEmpty() && !(name == QLatin1String("title") && isFileName(value)))
            properties.insert(name, value);
    }
    return properties;
}

QString largestText(const std::vector<PdfLine> &lines, double bodySize)
{
    constexpr double larger = 1.15;
    double largest = larger * bodySize;
    QString title;
    const PdfLine *last = nullptr;
    for (const PdfLine &line : lines) {
        if (line.page != lines.front().page)
            break;
        const double size = line.size();
        const QString text = line.text();
        if (size > largest * 1.02) {
            largest = size;
            title = text;
            last = &line;
        } else if (last && std::abs(size - largest) < 0.3 && line.box.top() > last->box.top()
                   && line.box.top() < last->box.bottom() + size) {
            title += u' ' + text;
            last = &line;
        }
    }
    return title.size() <= longestTitle ? title : QString();
}

} // namespace lastro::sources::readers

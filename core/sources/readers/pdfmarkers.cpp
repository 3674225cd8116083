// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfmarkers.h"

#include <QRegularExpression>

namespace lastro::sources::readers {

bool isBulletMarker(const QString &word)
{
    static const QString bullets = QStringLiteral("•◦▪▫‣·●○■□►▶➢✓✔–—-*");
    return word.size() == 1 && bullets.contains(word);
}

bool isNumberMarker(const QString &word)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\(?(\\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\\d{1,2}(\\.\\d{1,2}){1,4}\\.?)$"));
    return word.size() <= 14 && pattern.match(word).hasMatch();
}

} // namespace lastro::sources::readers

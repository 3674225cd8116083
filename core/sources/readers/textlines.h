// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace lastro::sources::readers {

/// What a line of plain text looks like. Nothing here knows its neighbours.

struct ItemStart {
    QString marker;             ///< "1." or "a)"; empty for a bullet
    qsizetype indent = 0;       ///< white space before it
    qsizetype textStart = 0;
};
std::optional<ItemStart> itemStart(const QString &line);

/// 1 for a line of "=", 2 for one of "-" or "~", at least three of them; else 0.
int underlineLevel(const QString &line);

/// "2.1 Prazos", "Capítulo III": the depth of its number, else 0. A sentence is no heading.
int numberedDepth(const QString &line);

bool isCapitals(const QString &line);
bool hasSmallLetters(const QString &line);

/// Dashes and the like that only draw a line.
bool isRule(const QString &line);

qsizetype indentOf(const QString &line);

} // namespace lastro::sources::readers

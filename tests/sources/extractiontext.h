// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/extraction.h"

namespace lastro::tests {

/// The blocks of an extraction, one a line, so that a test can say what it expects as a text:
/// "h2#id Title", "p Text", "li1 Text" (depth 1), "tr* Row" (first of a table), "code Text", "q Text".
inline QStringList linesOf(const base::Result<model::Extraction> &extraction)
{
    if (!extraction)
        return {base::errorCodeName(extraction.error().code)};
    static const QStringList kinds{QStringLiteral("p"), QStringLiteral("li"), QStringLiteral("tr"), QStringLiteral("code"),
                                   QStringLiteral("q")};
    QStringList lines;
    for (const model::ExtractedBlock &block : extraction->blocks) {
        QString line = block.headingLevel > 0 ? QStringLiteral("h%1").arg(block.headingLevel) : kinds.at(int(block.kind));
        if (!block.explicitId.isEmpty())
            line += QLatin1Char('#') + block.explicitId;
        if (block.depth > 0)
            line += QString::number(block.depth);
        lines << line + QLatin1String(block.tableStart ? "* " : " ") + block.text;
    }
    return lines;
}

/// All spans as "Strong:words" or "Link:words>target"; an invalid range gives "INVALID".
inline QStringList spansOf(const base::Result<model::Extraction> &extraction)
{
    static const QStringList kinds{QStringLiteral("Strong"), QStringLiteral("Emphasis"), QStringLiteral("Code"),
                                   QStringLiteral("Link"), QStringLiteral("CellHeader"), QStringLiteral("Cell")};
    QStringList lines;
    if (!extraction)
        return lines;
    for (const model::ExtractedBlock &block : extraction->blocks) {
        for (const model::Span &span : block.spans) {
            const bool valid = span.range.start >= 0 && span.range.length > 0 && span.range.end() <= block.text.size();
            lines << (valid ? kinds.at(int(span.kind)) + QLatin1Char(':') + block.text.mid(span.range.start, span.range.length)
                            : QStringLiteral("INVALID"));
            if (!span.target.isEmpty())
                lines.last() += QLatin1Char('>') + span.target;
        }
    }
    return lines;
}

/// Bytes of a Portuguese text in windows-1252.
inline QByteArray asWindows1252(const QString &text)
{
    QByteArray bytes;
    for (const QChar unit : text) {
        switch (unit.unicode()) {
        case 0x20AC: bytes += '\x80'; break;
        case 0x201C: bytes += '\x93'; break;
        case 0x201D: bytes += '\x94'; break;
        case 0x2013: bytes += '\x96'; break;
        default: bytes += char(unit.unicode());
        }
    }
    return bytes;
}

} // namespace lastro::tests

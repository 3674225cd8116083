// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace lastro::sources::readers {

/// A word as the page shows it, already cleaned (ligatures spelled out, NFC, no controls); never empty.
struct PdfWord {
    QString text;
    QRectF box;                ///< where layout sees it: upright, points, origin top left
    QRectF shown;              ///< where the page shows it; differs from box on pages set sideways
    float size = 0;            ///< of the font, points
    bool bold = false;
    bool mono = false;
    bool spaceAfter = true;
};

/// Words on one baseline without a gap that could part columns or cells. Never empty.
struct PdfSegment {
    std::vector<PdfWord> words;
    QRectF box;

    void append(PdfWord word);
    void append(PdfSegment &&other);
    QString text() const;
};

/// One line of a column, in reading order. Never empty.
struct PdfLine {
    std::vector<PdfSegment> segments;
    QRectF box;
    int page = 1;
    int region = 0;            ///< lines of one column, or of one stretch between columns, share it; counts through the document
    QRectF regionBox;
    double pageHeight = 0;

    QString text() const;
    double size() const;       ///< of most of its characters, points
    bool isBold() const;       ///< all words with a letter or digit are
    bool isMono() const;
};

struct PdfPageText {
    int number = 1;
    QSizeF size;               ///< upright
    std::vector<PdfWord> words;
    std::vector<PdfWord> sideways;   ///< words set in another direction than most
};

/// Is there a space between two words that follow each other on a line?
bool isSpaced(const PdfWord &left, const PdfWord &right);

/// A word's text as it is kept: ligatures spelled out, NFC, soft hyphens only at the end, controls dropped, private-use
/// bullets to U+2022.
QString cleanWord(const QString &text);

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/pdftext.h"

#include <QSet>

namespace lastro::sources::readers {

enum class LineJoint {
    Space,                     ///< two words
    Keep,                      ///< one word, its hyphen stays: "segunda-" "feira"
    Drop,                      ///< one word, its hyphen was the typesetter's: "operado-" "ra"
};

/// Knows the words of the document, to tell hyphens of compounds from those of line ends.
class PdfHyphens {
public:
    explicit PdfHyphens(const std::vector<PdfLine> &lines);
    LineJoint joint(const QString &lastWord, const QString &nextWord) const;

private:
    QSet<QString> m_words;
};

} // namespace lastro::sources::readers

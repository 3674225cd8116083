// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::sources::readers {

/// How a line is numbered: "4.2 Hospedagem" has depth 2, "CAPÍTULO II" the word's rank.
struct PdfNumbering {
    int depth = 0;             ///< 0 = none
    int wordRank = 0;          ///< 1 TÍTULO, ANEXO; 2 CAPÍTULO; 3 SEÇÃO; 4 Art.; 0 = no such word
    bool alone = false;        ///< the number is all there is
};
PdfNumbering numberingOf(const QString &line);

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::retrieval {

/// The piece of a text that holds the most of the searched words, whole words only, one line, with "…" where it is cut.
/// Without a match, the text's beginning. At most length + 2 characters.
QString snippetOf(const QString &text, const QString &searched, int length = 240);

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace lastro::sources::readers {

struct FrontMatter {
    QMap<QString, QString> keys;
    qsizetype length = 0;       ///< of the text it takes, with its closing line; 0 = there is none
};

/// The "---" block of "key: value" lines at the very start of a Markdown text: quotes, comments, lists ("[a, b]" and
/// "- a" lines, joined with commas) and folded texts ("|", ">"). A block with any other line is no front matter.
FrontMatter readFrontMatter(const QString &text);

} // namespace lastro::sources::readers

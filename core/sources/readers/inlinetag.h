// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::sources::readers {

/// A single HTML tag in a line of Markdown.
struct InlineTag {
    QString name;            ///< lower case; empty for comments and the like
    bool closes = false;     ///< an end tag
    bool isEmpty = false;    ///< needs no end tag
    bool hides = false;      ///< what stands between it and its end is not to be read
    bool strikes = false;    ///< it hides because it is crossed out
    QString id;              ///< id, or the name of an anchor
};

InlineTag inlineTag(const QString &html);

} // namespace lastro::sources::readers

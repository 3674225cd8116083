// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lastro::sources::readers {

struct GuardedHtml {
    QByteArray html;
    QString fault;      ///< why parsing it would take more than linear time; empty for any page made to be read
};

/// Looks at the tags of a page before it is parsed. Elements that nest too deep, and tags with thousands of attributes,
/// are faults. Empty elements of XHTML ("<a id="x"/>") get the end tag without which HTML goes on inside them.
GuardedHtml guardHtml(QByteArray html);

} // namespace lastro::sources::readers

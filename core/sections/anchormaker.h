// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace lastro::sections {

/// The one owner of anchors, by formats.md "Identity". One object a document: it counts repeats.
class AnchorMaker {
public:
    /// The heading's own id where given (white space and '#' and '~' become '-'), else a slug of its words; "-2", "-3" for repeats.
    QString anchorFor(const QString &heading, const QString &explicitId = {});

    /// Lower case, accents folded, runs of other than a-z 0-9 one '-', none at the ends; "secao" if nothing is left.
    static QString slug(const QString &text);
    static QString start() { return QStringLiteral("inicio"); }

private:
    QHash<QString, int> m_used;
};

} // namespace lastro::sections

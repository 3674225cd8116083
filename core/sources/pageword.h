// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

namespace lastro::sources {

/// A word on a rendered page, for selection, find and copy.
struct PageWord {
    QString text;
    QRectF box;             ///< PDF points, origin top left
    bool spaceAfter = true;
};

} // namespace lastro::sources

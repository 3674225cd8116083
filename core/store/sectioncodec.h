// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/section.h"

#include <QByteArray>

namespace lastro::store {

/// Breadcrumb, blocks and word boxes of a section as bytes: a version, then numbers of variable length, each relative to
/// the one before; about 11 bytes a word. Boxes keep 1/100 point, which is far below a pixel.
QByteArray encodeLayout(const model::Section &section);

struct Layout {
    QStringList breadcrumb;
    std::vector<model::Block> blocks;
    std::vector<model::WordBox> words;
};
/// Throws DamagedRow: unknown version, bytes missing or left over, ranges outside a text of that size.
Layout decodeLayout(const QByteArray &bytes, qsizetype textSize);

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sectionid.h"

namespace lastro::model {

std::optional<SectionId> SectionId::make(const QString &document, const QString &anchor)
{
    if (document.isEmpty() || anchor.isEmpty() || document.contains(QLatin1Char('#')))
        return std::nullopt;
    return SectionId(document, anchor);
}

std::optional<SectionId> SectionId::parse(const QString &text)
{
    const qsizetype hash = text.indexOf(QLatin1Char('#'));
    return hash < 0 ? std::nullopt : make(text.left(hash), text.mid(hash + 1));
}

} // namespace lastro::model

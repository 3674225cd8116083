// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/seal.h"

namespace lastro::model {

QString sealName(Seal seal)
{
    switch (seal) {
    case Seal::Official: return QStringLiteral("official");
    case Seal::Wiki: return QStringLiteral("wiki");
    case Seal::Minutes: return QStringLiteral("minutes");
    }
    return {};
}

std::optional<Seal> sealFromName(const QString &name)
{
    const QString key = name.trimmed().toLower();
    if (key == QLatin1String("official") || key == QLatin1String("oficial"))
        return Seal::Official;
    if (key == QLatin1String("wiki"))
        return Seal::Wiki;
    if (key == QLatin1String("minutes") || key == QLatin1String("ata") || key == QLatin1String("atas"))
        return Seal::Minutes;
    return std::nullopt;
}

} // namespace lastro::model

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace lastro::model {

/// The steward's word on a source. Never read from a document (formats.md "A knowledge base on disk").
enum class Seal { Official, Wiki, Minutes };

QString sealName(Seal seal);                              ///< "official" | "wiki" | "minutes"
std::optional<Seal> sealFromName(const QString &name);    ///< also the Portuguese twins oficial, ata(s)

} // namespace lastro::model

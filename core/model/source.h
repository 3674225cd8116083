// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"
#include "core/model/seal.h"

#include <QStringList>

namespace lastro::model {

/// A folder tree that is indexed, as the steward declared it (lastro.json, command line or dialog).
struct SourceRecord {
    QString id;             ///< stable: the canonical absolute folder path
    QString root;           ///< absolute folder; of a lastro.json source: the sub-folder
    QString name;           ///< shown; the folder's name, or base name + " / " + path
    Seal seal = Seal::Wiki;
    QStringList excluded;   ///< sub-folders below root, with '/', that belong to another source
    bool operator==(const SourceRecord &) const = default;
};

/// What lastro.json at the root of a folder says (formats.md). A folder without one has a single source, itself.
struct BaseDescription {
    QString name;
    QString locale = QStringLiteral("pt-BR");
    std::optional<HelpChannel> helpChannel;
    std::vector<SourceRecord> sources;
    std::vector<QStringList> glossary;    ///< rows: term, expansion, expansion ...
    int freshAfterDays = 365;
    bool operator==(const BaseDescription &) const = default;
};

} // namespace lastro::model

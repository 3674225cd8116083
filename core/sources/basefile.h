// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/source.h"

namespace lastro::sources {

/// Reads lastro.json and its glossary at the root of a folder; without one, the folder is a single source of the given
/// seal. Sub-folders that no source names are one further source of seal wiki, rooted at the folder, from which the
/// named paths are excluded (see SourceRecord users). Errors: FolderMissing, FolderIsFile, FolderUnreadable,
/// ConfigurationInvalid (subject: the file; detail: configurationProblem).
base::Result<model::BaseDescription> describeFolder(const QString &folder, std::optional<model::Seal> seal);

} // namespace lastro::sources

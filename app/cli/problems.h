// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QJsonArray>

namespace lastro::cli {

/// Files that were not read: [{"path", "reason", "code"}]; the path of a whole folder is its root.
QJsonArray failedJson(const std::vector<model::FileFailure> &failed);
/// Files that were read in part or with something odd: [{"path", "note", "code"}].
QJsonArray notesJson(const std::vector<model::FileNote> &notes);
/// Both on stdout, a line each.
void printProblems(const std::vector<model::FileFailure> &failed, const std::vector<model::FileNote> &notes);

} // namespace lastro::cli

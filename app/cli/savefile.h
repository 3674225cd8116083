// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace lastro::cli {

/// The whole file or none of it. Errors: FolderMissing and FolderIsFile (subject: where the file's folder should be),
/// NoWritePermission, FileNotRegular (what is there is no file), DiskFull.
base::Result<void> saveFile(const QString &path, const QByteArray &bytes);

/// Are both there and one file, by whatever paths and links? Saving one would lose the other.
bool isSameFile(const QString &a, const QString &b);

} // namespace lastro::cli

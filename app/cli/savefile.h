// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace lastro::cli {

/// The whole file or none of it. Errors: NoWritePermission, FileNotRegular (what is there is no file), DiskFull.
base::Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace lastro::cli

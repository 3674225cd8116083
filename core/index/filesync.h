// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::index {

/// Waits until what was written to a file, or to the list of a folder's files, is on the disk. False on an error.
bool syncFile(const QString &path);
bool syncFolder(const QString &path);

} // namespace lastro::index

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace lastro::eval {

/// A file of lines without its byte order mark; line ends of old Macs (a CR alone) are read as line feeds.
/// Errors: FileNotFound, FileUnreadable.
base::Result<QByteArray> readLines(const QString &path);

} // namespace lastro::eval

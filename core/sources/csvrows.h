// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <vector>

namespace lastro::sources {

struct CsvRow {
    int line = 1;            ///< on which it begins, from 1
    QStringList fields;      ///< trimmed
};

/// Rows of a comma-separated text (RFC 4180; a file whose first row has semicolons and no comma is separated by them),
/// UTF-8 with or without a byte order mark. Rows of empty fields are left out.
/// Error: ConfigurationInvalid with a configurationProblem as its detail; the subject is left to the caller.
base::Result<std::vector<CsvRow>> readCsv(const QByteArray &bytes);

} // namespace lastro::sources

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/personaldata.h"
#include "core/base/result.h"

namespace lastro::words {

/// What is wrong in a ruler, in questions to import or in runs to compare (eval::rulerProblem), with file and line; any
/// other error as errorSentence.
QString rulerSentence(const base::Error &error);

/// A key of a ruler that means nothing, with file and line; lines: of the file that have it.
QString unknownKeySentence(const QString &key, const QString &file, int line, int lines);

/// "CPF", "e-mail", "telefone" ...
QString personalKindLabel(base::PersonalDatum::Kind kind);

} // namespace lastro::words

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/rulerquestion.h"

namespace lastro::eval {

struct Ruler {
    QStringList files;
    std::vector<RulerQuestion> questions;
    /// Of all questions and what they expect, in any order and layout of the files: two runs with the same digest
    /// measured the same thing.
    QString digest() const;
};

/// Reads rulers one after the other as one; blank lines are skipped.
/// Errors: FileNotFound, FileUnreadable, FileEmpty (no question), ConfigurationInvalid with subject FILE:LINE and a
/// rulerProblem as its detail.
base::Result<Ruler> readRuler(const QStringList &files);

} // namespace lastro::eval

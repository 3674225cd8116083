// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/rulerquestion.h"

namespace lastro::eval {

/// A key that means nothing in a ruler: a note of its own, or a slip ("anserable").
struct UnknownKey {
    QString key;
    QString file;
    int line = 1;             ///< the first with it, from 1
    int lines = 1;            ///< of the file that have it
    bool operator==(const UnknownKey &) const = default;
};

struct Ruler {
    QStringList files;
    std::vector<RulerQuestion> questions;
    std::vector<UnknownKey> unknown;          ///< each once a file
    /// Of all questions and what they expect, in any order and layout of the files: two runs with the same digest
    /// measured the same thing.
    QString digest() const;
};

/// Reads rulers one after the other as one; blank lines are skipped.
/// Errors: FileNotFound, FileUnreadable, FileEmpty (no question), ConfigurationInvalid with subject FILE:LINE and a
/// rulerProblem as its detail.
base::Result<Ruler> readRuler(const QStringList &files);

} // namespace lastro::eval

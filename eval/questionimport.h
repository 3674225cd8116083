// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/personaldata.h"
#include "eval/ruler.h"

namespace lastro::eval {

/// A row in which personal data was found: what kinds, and never what.
struct PersonalRow {
    int row = 1;                                        ///< line of the file on which it begins
    std::vector<base::PersonalDatum::Kind> kinds;       ///< each once
};

/// A row whose own id held personal data: the id that it has instead.
struct NewId {
    int row = 1;
    QString id;
    bool operator==(const NewId &) const = default;
};

/// Questions that people really asked, as lines of a ruler: answerable is null and nothing is expected until somebody
/// marks them.
struct ImportedQuestions {
    std::vector<RulerQuestion> questions;
    std::vector<PersonalRow> personal;                  ///< masked in questions, if that was asked for; else they keep them
    std::vector<NewId> newIds;                          ///< where masked
    QStringList leftOut;                                ///< columns that are not taken over
    int repeated = 0;                                   ///< same question, area and day as a row before: not taken over
};

/// Reads CSV (a header row; RFC 4180, or semicolons) or JSON Lines, by its first sign. Taken over: id, question, area,
/// on and tags, under their English or Portuguese names; anything else may tell who asked and stays behind. A row without
/// an id, or with mask one whose id holds personal data, is called "real-LINE", made unique.
/// Errors: FileNotFound, FileUnreadable, FileEmpty, ConfigurationInvalid (subject FILE:LINE, a rulerProblem).
base::Result<ImportedQuestions> importQuestions(const QString &file, bool mask);

/// The questions as JSON Lines.
QByteArray rulerText(const std::vector<RulerQuestion> &questions);

} // namespace lastro::eval

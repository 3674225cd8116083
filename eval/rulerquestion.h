// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDate>
#include <QJsonObject>
#include <QStringList>
#include <optional>
#include <vector>

namespace lastro::eval {

/// A place that counts as the right source: the section where one is named, else the whole document.
struct ExpectedSource {
    QString document;                 ///< id, or file name with or without extension and folders
    QString anchor;                   ///< "section" of the ruler
    QString heading;
    bool operator==(const ExpectedSource &) const = default;
};

/// One line of a ruler (formats.md "A ruler").
struct RulerQuestion {
    QString id;
    QString question;
    QString area;
    QDate day;                            ///< "on"; invalid = today
    std::optional<bool> answerable;       ///< nullopt: null, or neither it nor "expected" is given
    std::vector<ExpectedSource> expected;
    QStringList answers;                  ///< accepted literal strings
    QStringList tags;
    QJsonObject other;                    ///< unknown keys, as they were
    bool operator==(const RulerQuestion &) const = default;

    /// Its rank can be measured: it has a right source and the base should hold it.
    bool isRanked() const { return !expected.empty() && answerable.value_or(true); }
};

/// One line's object as a question; keys in English or Portuguese.
/// Error: ConfigurationInvalid with a rulerProblem; the subject is left to the caller.
base::Result<RulerQuestion> questionOf(const QJsonObject &line);

/// The line that questionOf would read as this question, English keys.
QJsonObject rulerLine(const RulerQuestion &question);

/// The detail of a ConfigurationInvalid of this room, for words to be made of: "ruler:CODE:VALUE". Codes: not_json,
/// no_id, same_id, no_question, bad_day, bad_answerable, bad_list, no_document, nothing_expected; of imports also
/// not_utf8, bad_csv, no_column; of runs to be compared not_a_run, other_ruler, no_such_pipeline.
QString rulerProblem(const QString &code, const QString &value = {});

} // namespace lastro::eval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <QStringList>

namespace lastro::chat {

/// A JudgeReason: a measure with its value and, in brackets, what it adds to the total; a rule as a sentence; a feature of a
/// later version shows its name.
QString reasonWords(const model::JudgeReason &reason);

/// Why a section has its grade, what decided first.
struct ReasonLines {
    QStringList rules;            ///< "limita a nota: ..."; they hold whatever the measures say
    QString total;                ///< with the limits of the grades; empty where the judge has none
    QStringList main;             ///< the measures that weigh most, the heaviest first; of a judge without weights the first ones
    QStringList others;           ///< the other measures
};
ReasonLines reasonLines(const std::vector<model::JudgeReason> &reasons);

} // namespace lastro::chat

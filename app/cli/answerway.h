// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::cli {

/// How the answer came about, in one line: retriever, path, judge, who worded it, what it cost; then a line for each step that a
/// language model was to do and the program did itself, with the reason.
QString answerWay(const model::Answer &answer);

/// "US$ 0,000420"; small sums keep two figures that count.
QString moneyText(double usd);

/// The sentence, then the code and the technical detail that stand behind it.
QString reasonText(const base::Error &why);

} // namespace lastro::cli

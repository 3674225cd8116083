// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/questionterms.h"
#include "core/model/answer.h"

namespace lastro::answer {

/// The sections of a document that are judged when it is read whole: those that hold most of the question's words, in the
/// document's order. Pure given split.
std::vector<model::Evidence> mostTelling(std::vector<model::Evidence> sections, const model::QuestionProfile &question,
                                         const judge::TermSplitter &split, size_t most = 24);

/// Puts what was read and graded into the evidence: the grade of what stands there already, the rest behind the graded.
void addRead(std::vector<model::Evidence> &evidence, std::vector<model::Evidence> read);

} // namespace lastro::answer

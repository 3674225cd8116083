// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/questionterms.h"
#include "core/model/answer.h"

#include <span>

namespace lastro::answer {

/// Where a wiki page or a minute of the evidence says another amount, share or time than the official claims do, in a
/// sentence that is about the question as much as they are. One conflict a section. Pure; any thread.
std::vector<model::Conflict> findConflicts(const model::QuestionProfile &question, const std::vector<model::Claim> &claims,
                                           std::span<const model::Evidence> evidence, const judge::TermSplitter &split);

} // namespace lastro::answer

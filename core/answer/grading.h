// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"

namespace lastro::answer {

/// Gives each of the sections its grade and its place among them; one that only leads to the next is judged together with it.
/// Errors: the judge's.
base::Result<void> gradeAll(judge::Judge &judge, std::span<model::Evidence> sections, const model::QuestionProfile &profile,
                            const base::CancelToken &cancel);

/// The same, of sections among which some carry a grade already: they keep it, and their places.
base::Result<void> gradeNew(judge::Judge &judge, std::span<model::Evidence> sections, const model::QuestionProfile &profile,
                            const base::CancelToken &cancel);

/// Takes over the grades that sections of an earlier search were given.
void keepGrades(std::span<model::Evidence> sections, std::span<const model::Evidence> graded);

/// The best grade; unrelated where none is graded.
model::JudgeScore bestGrade(std::span<const model::Evidence> sections);

} // namespace lastro::answer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/questionterms.h"
#include "core/model/answer.h"

#include <span>

namespace lastro::answer {

/// Does a claim that a model worded say what its quotes say? A literal quote alone does not prove words that stand beside it.
/// In the quotes or in the labels of their sections must stand: every code, acronym and address of the claim (or what the
/// question's glossary forms hold equal to it); units of time; what ranks a source ("oficial", "wiki") or turns a sentence
/// round ("revogado"); and enough of its other words, the rest being the question's. Links and images never. A claim that
/// is the quote's own words always does. Pure given split; any thread.
bool isSupported(const model::Claim &claim, std::span<const model::Evidence> sections, const model::QuestionProfile &question,
                 const judge::TermSplitter &split);

} // namespace lastro::answer

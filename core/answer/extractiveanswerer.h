// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citation/citationchecker.h"
#include "core/judge/askedkind.h"
#include "core/judge/questionterms.h"

#include <span>

namespace lastro::answer {

/// Answers with the base's own words: the one to three sentences, list items or table rows that answer, each a claim
/// that quotes itself. Stateless; any thread.
class ExtractiveAnswerer {
public:
    explicit ExtractiveAnswerer(judge::TermSplitter split);

    enum class Kind { Policy, Unofficial };     ///< Unofficial: nothing that states an amount, limit, deadline, right or duty
    /// sections: those that may answer, judged, best first. The strongest sentence comes first; empty if none fits.
    std::vector<citation::ProposedClaim> answer(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                                Kind kind) const;

private:
    judge::TermSplitter m_split;
};

} // namespace lastro::answer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/askedkind.h"
#include "core/model/answer.h"

namespace lastro::answer {

/// What may be done with judged evidence (formats.md "What may answer"). The seal decides, never the text.
struct AnswerPlan {
    enum class Way { Official, Wiki, ReadWhole, NotFound } way = Way::NotFound;
    std::vector<model::Evidence> sections;       ///< Official, Wiki: those that may be quoted, best first
    std::optional<model::SectionId> readWhole;   ///< ReadWhole
};

/// Official sections judged 2 or better answer; else, for how-to and where-to questions, wiki ones; else an official
/// section judged 1 is named, unless an unofficial one claims to answer; else nothing is found.
AnswerPlan planAnswer(const std::vector<model::Evidence> &evidence, judge::AskedKind asked);

/// What came nearest, at most three, judged before unjudged, better judged first, else in rank order.
std::vector<model::Evidence> nearestOf(const std::vector<model::Evidence> &evidence);

} // namespace lastro::answer

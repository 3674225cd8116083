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

/// Where an official section is judged 2 or better, at most one of the wiki stays among the first three: the others make
/// room for the next judged section that is none.
void limitWiki(std::vector<model::Evidence> &evidence);

/// What came nearest, at most three, judged before unjudged, better judged first, else in rank order; beside official
/// sections at most one of the wiki. earlier: of archived versions, where they were asked for; up to two stand in front.
std::vector<model::Evidence> nearestOf(const std::vector<model::Evidence> &evidence, const std::vector<model::Evidence> &earlier = {});

} // namespace lastro::answer

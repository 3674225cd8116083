// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/grading.h"

#include "core/answer/joinedsection.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lastro::answer {

namespace {

/// Puts sections that were judged together in the order of the judgements, where those tell one.
void reorder(std::span<model::Evidence> sections, const std::vector<judge::Judgement> &judgements)
{
    if (std::any_of(judgements.begin(), judgements.end(), [](const judge::Judgement &judgement) { return std::isnan(judgement.order); }))
        return;
    std::vector<size_t> places(std::min(sections.size(), judgements.size()));
    std::iota(places.begin(), places.end(), size_t(0));
    std::stable_sort(places.begin(), places.end(), [&](size_t a, size_t b) { return judgements[a].order > judgements[b].order; });
    std::vector<model::Evidence> ordered;
    for (const size_t place : places)
        ordered.push_back(std::move(sections[place]));
    std::move(ordered.begin(), ordered.end(), sections.begin());
}

} // namespace

base::Result<void> gradeAll(judge::Judge &judge, std::span<model::Evidence> sections, const model::QuestionProfile &profile,
                            const base::CancelToken &cancel)
{
    std::vector<model::Evidence> joined;
    if (std::any_of(sections.begin(), sections.end(), [](const model::Evidence &evidence) { return evidence.next != nullptr; }))
        for (const model::Evidence &evidence : sections)
            joined.push_back(evidence.next ? joinedWithNext(evidence) : evidence);
    auto judgements = judge.judge(profile, joined.empty() ? sections : std::span(joined), cancel);
    if (!judgements)
        return std::unexpected(judgements.error());
    for (size_t i = 0; i < sections.size() && i < judgements->size(); ++i) {
        sections[i].judge = judgements->at(i).score;
        sections[i].reasons = std::move(judgements->at(i).reasons);
    }
    reorder(sections, *judgements);
    return {};
}

base::Result<void> gradeNew(judge::Judge &judge, std::span<model::Evidence> sections, const model::QuestionProfile &profile,
                            const base::CancelToken &cancel)
{
    std::vector<model::Evidence> fresh;
    for (const model::Evidence &section : sections)
        if (!section.judge)
            fresh.push_back(section);
    if (fresh.empty())
        return {};
    if (auto graded = gradeAll(judge, fresh, profile, cancel); !graded)
        return graded;
    size_t next = 0;
    for (model::Evidence &section : sections)
        if (!section.judge)
            section = std::move(fresh[next++]);
    return {};
}

void keepGrades(std::span<model::Evidence> sections, std::span<const model::Evidence> graded)
{
    for (model::Evidence &section : sections) {
        const auto known = std::find_if(graded.begin(), graded.end(), [&](const auto &each) { return each.section.id == section.section.id; });
        if (known == graded.end())
            continue;
        section.judge = known->judge;
        section.reasons = known->reasons;
    }
}

model::JudgeScore bestGrade(std::span<const model::Evidence> sections)
{
    model::JudgeScore best = model::JudgeScore::unrelated();
    for (const model::Evidence &section : sections)
        if (section.judge && *section.judge > best)
            best = *section.judge;
    return best;
}

} // namespace lastro::answer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/outcomerules.h"

#include <algorithm>

namespace lastro::answer {

namespace {

constexpr size_t mostSections = 3;
constexpr size_t mostNearest = 3;
constexpr size_t mostEarlier = 2;

int gradeOf(const model::Evidence &evidence)
{
    return evidence.judge ? evidence.judge->value() : -1;
}

/// In force, of this seal and of at least this grade: better grades first, else in rank order.
std::vector<model::Evidence> graded(const std::vector<model::Evidence> &evidence, model::Seal seal, model::JudgeScore least)
{
    std::vector<model::Evidence> kept;
    std::copy_if(evidence.begin(), evidence.end(), std::back_inserter(kept), [&](const model::Evidence &candidate) {
        return candidate.document.seal == seal && candidate.standing == model::Standing::InForce && candidate.judge
            && *candidate.judge >= least;
    });
    std::stable_sort(kept.begin(), kept.end(), [](const auto &a, const auto &b) { return *a.judge > *b.judge; });
    if (kept.size() > mostSections)
        kept.erase(kept.begin() + mostSections, kept.end());
    return kept;
}

} // namespace

AnswerPlan planAnswer(const std::vector<model::Evidence> &evidence, judge::AskedKind asked)
{
    using enum AnswerPlan::Way;
    using model::JudgeScore;
    using model::Seal;
    if (auto official = graded(evidence, Seal::Official, JudgeScore::importantPart()); !official.empty())
        return {Official, std::move(official), {}};
    auto wiki = graded(evidence, Seal::Wiki, JudgeScore::importantPart());
    const bool wikiMayAnswer = asked == judge::AskedKind::HowTo || asked == judge::AskedKind::Place;
    if (!wiki.empty())
        return wikiMayAnswer ? AnswerPlan{Wiki, std::move(wiki), {}} : AnswerPlan{};
    if (!graded(evidence, Seal::Minutes, JudgeScore::importantPart()).empty())
        return {};
    const auto related = graded(evidence, Seal::Official, JudgeScore::sameSubject());
    return related.empty() ? AnswerPlan{} : AnswerPlan{ReadWhole, {}, related.front().section.id};
}

void limitWiki(std::vector<model::Evidence> &evidence)
{
    const auto isWiki = [](const model::Evidence &each) { return each.document.seal == model::Seal::Wiki; };
    const auto end = std::find_if(evidence.begin(), evidence.end(), [](const model::Evidence &each) { return !each.judge; });
    const bool officialAnswers = std::any_of(evidence.begin(), end, [](const model::Evidence &each) {
        return each.document.seal == model::Seal::Official && *each.judge >= model::JudgeScore::importantPart();
    });
    bool wiki = false;
    for (auto place = evidence.begin(); officialAnswers && place < end && place < evidence.begin() + mostSections; ++place) {
        const auto next = wiki && isWiki(*place) ? std::find_if_not(place, end, isWiki) : place;
        if (next == end)
            return;
        std::rotate(place, next, next + 1);
        wiki = wiki || isWiki(*place);
    }
}

std::vector<model::Evidence> nearestOf(const std::vector<model::Evidence> &evidence, const std::vector<model::Evidence> &earlier)
{
    const auto better = [](const auto &a, const auto &b) { return gradeOf(a) > gradeOf(b); };
    std::vector<model::Evidence> nearest(earlier);
    std::stable_sort(nearest.begin(), nearest.end(), better);
    if (nearest.size() > mostEarlier)
        nearest.erase(nearest.begin() + mostEarlier, nearest.end());
    std::vector<model::Evidence> rest(evidence);
    std::stable_sort(rest.begin(), rest.end(), better);
    const bool official = std::any_of(rest.begin(), rest.end(), [](const auto &each) { return each.document.seal == model::Seal::Official; });
    bool wiki = false;
    for (model::Evidence &each : rest) {
        const bool isWiki = each.document.seal == model::Seal::Wiki;
        if (nearest.size() == mostNearest)
            break;
        if (official && wiki && isWiki)
            continue;
        wiki = wiki || isWiki;
        nearest.push_back(std::move(each));
    }
    return nearest;
}

} // namespace lastro::answer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/wholedocument.h"

#include <algorithm>

namespace lastro::answer {

std::vector<model::Evidence> mostTelling(std::vector<model::Evidence> sections, const model::QuestionProfile &question,
                                         const judge::TermSplitter &split, size_t most)
{
    if (sections.size() <= most)
        return sections;
    const judge::QuestionTerms terms(question, split);
    std::vector<std::pair<double, size_t>> coverage;
    for (size_t place = 0; place < sections.size(); ++place) {
        const judge::TermIndex text(split(sections[place].section.heading + QLatin1Char(' ') + sections[place].section.text));
        coverage.emplace_back(terms.coverageNear({&text}), place);
    }
    std::stable_sort(coverage.begin(), coverage.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    coverage.resize(most);
    std::sort(coverage.begin(), coverage.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    std::vector<model::Evidence> kept;
    for (const auto &[covered, place] : coverage)
        kept.push_back(std::move(sections[place]));
    return kept;
}

void addRead(std::vector<model::Evidence> &evidence, std::vector<model::Evidence> read)
{
    auto end = std::find_if(evidence.begin(), evidence.end(), [](const model::Evidence &each) { return !each.judge; });
    for (model::Evidence &section : read) {
        const auto known = std::find_if(evidence.begin(), evidence.end(), [&](const auto &each) { return each.section.id == section.section.id; });
        if (known == evidence.end()) {
            end = evidence.insert(end, std::move(section)) + 1;
            continue;
        }
        known->judge = section.judge;
        known->reasons = std::move(section.reasons);
        if (known >= end) {
            std::rotate(end, known, known + 1);
            ++end;
        }
    }
}

} // namespace lastro::answer

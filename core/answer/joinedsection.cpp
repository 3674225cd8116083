// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/joinedsection.h"

#include <algorithm>

namespace lastro::answer {

namespace {

const model::Evidence *find(const std::vector<model::Evidence> &list, const model::SectionId &id)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const model::Evidence &each) { return each.section.id == id; });
    return found == list.end() ? nullptr : &*found;
}

/// The next section alone, with the labels and the grade of the one that leads to it.
model::Evidence nextOf(const model::Evidence &evidence, const model::Evidence *known)
{
    model::Evidence next = known ? *known : model::Evidence{*evidence.next, evidence.document, evidence.standing, {}, {}, {}};
    next.judge = evidence.judge;
    next.next.reset();
    return next;
}

} // namespace

model::Evidence joinedWithNext(const model::Evidence &evidence)
{
    model::Evidence joined = evidence;
    joined.section.text += QLatin1Char('\n');
    const qsizetype shift = joined.section.text.size();
    joined.section.text += evidence.next->text;
    for (model::Block block : evidence.next->blocks) {
        block.range.start += shift;
        for (model::Span &span : block.spans)
            span.range.start += shift;
        joined.section.blocks.push_back(std::move(block));
    }
    return joined;
}

std::vector<model::Evidence> withNextSections(const std::vector<model::Evidence> &sections, const std::vector<model::Evidence> &ranked)
{
    std::vector<model::Evidence> all;
    for (const model::Evidence &evidence : sections) {
        all.push_back(evidence);
        if (evidence.next && !find(sections, evidence.next->id))
            all.push_back(nextOf(evidence, find(ranked, evidence.next->id)));
    }
    return all;
}

} // namespace lastro::answer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/joinedbase.h"

#include <algorithm>

namespace lastro::engine {

model::BaseDescription joined(model::BaseDescription whole, const model::BaseDescription &added, const QString &folder, bool sealSaid)
{
    if (whole.sources.empty())
        return added;
    const auto isInside = [&](const model::SourceRecord &source) {
        return source.root == folder || source.root.startsWith(folder + QLatin1Char('/'));
    };
    const auto isStillThere = [&](const model::SourceRecord &source) {
        return std::any_of(added.sources.begin(), added.sources.end(), [&](const auto &named) { return named.id == source.id; });
    };
    std::erase_if(whole.sources, [&](const model::SourceRecord &source) { return isInside(source) && !isStillThere(source); });
    for (const model::SourceRecord &source : added.sources) {
        const auto same = std::find_if(whole.sources.begin(), whole.sources.end(),
                                       [&](const model::SourceRecord &known) { return known.id == source.id; });
        if (same == whole.sources.end()) {
            whole.sources.push_back(source);
            continue;
        }
        const model::Seal known = same->seal;
        *same = source;
        if (!sealSaid)
            same->seal = known;
    }
    if (whole.name.isEmpty())
        whole.name = added.name;
    if (!whole.helpChannel)
        whole.helpChannel = added.helpChannel;
    for (const QStringList &row : added.glossary)
        if (std::find(whole.glossary.begin(), whole.glossary.end(), row) == whole.glossary.end())
            whole.glossary.push_back(row);
    return whole;
}

} // namespace lastro::engine

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/pipeline.h"

#include <array>

namespace lastro::engine {

namespace {
constexpr std::array names{"final", "final-no-judge", "rrf", "words", "vectors"};      // in the order of Pipeline
}

QString pipelineName(Pipeline pipeline)
{
    return QLatin1String(names[size_t(pipeline)]);
}

std::optional<Pipeline> pipelineNamed(const QString &name)
{
    for (size_t i = 0; i < names.size(); ++i)
        if (name == QLatin1String(names[i]))
            return Pipeline(i);
    return std::nullopt;
}

} // namespace lastro::engine

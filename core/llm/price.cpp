// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/price.h"

#include <algorithm>

namespace lastro::llm {

double costOf(const TokenUsage &usage, const Price &price)
{
    constexpr double million = 1e6;
    const qint64 cached = std::clamp<qint64>(usage.cached, 0, std::max<qint64>(usage.prompt, 0));
    const double fresh = double(std::max<qint64>(usage.prompt, 0) - cached);
    return (fresh * price.input + double(cached) * price.cachedInput.value_or(price.input)
            + double(std::max<qint64>(usage.completion, 0)) * price.output) / million;
}

std::optional<double> costOf(const TokenUsage &usage, const std::optional<Price> &price)
{
    return price ? std::optional(costOf(usage, *price)) : std::nullopt;
}

} // namespace lastro::llm

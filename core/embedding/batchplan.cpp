// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/batchplan.h"

#include <algorithm>
#include <numeric>

namespace lastro::embedding {

std::vector<std::vector<size_t>> planBatches(const std::vector<size_t> &lengths, size_t paddedTokens)
{
    std::vector<size_t> order(lengths.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(), [&](size_t input) { return lengths[input]; });

    std::vector<std::vector<size_t>> batches;
    size_t longest = 0;
    for (const size_t input : order) {
        if (batches.empty() || (batches.back().size() + 1) * longest > paddedTokens) {
            batches.emplace_back();
            longest = lengths[input];
        }
        batches.back().push_back(input);
    }
    return batches;
}

} // namespace lastro::embedding

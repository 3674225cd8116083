// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/batchplan.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace lastro::embedding {

namespace {

size_t roundedLength(size_t length)
{
    const size_t step = std::max<size_t>(std::bit_floor(length) / 8, 4);
    return (length + step - 1) / step * step;
}

} // namespace

std::vector<Batch> planBatches(const std::vector<size_t> &lengths, size_t longest, size_t tokens)
{
    std::vector<size_t> order(lengths.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(), [&](size_t input) { return lengths[input]; });

    std::vector<Batch> batches;
    for (auto next = order.begin(); next != order.end();) {
        Batch batch;
        batch.length = std::min(roundedLength(lengths[*next]), longest);
        const size_t full = std::max<size_t>(tokens / std::max<size_t>(batch.length, 1), 1);
        const size_t count = std::min(full, size_t(order.end() - next));
        batch.rows = std::min(std::bit_ceil(count), full);
        batch.inputs.assign(next, next + ptrdiff_t(count));
        next += ptrdiff_t(count);
        batches.push_back(std::move(batch));
    }
    return batches;
}

} // namespace lastro::embedding

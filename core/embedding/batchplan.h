// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace lastro::embedding {

/// Groups inputs of like length, so that little is padded: each batch lists the numbers of its inputs, longest first,
/// and its longest length times its size is at most paddedTokens (an input longer than that is alone).
/// Every input is in exactly one batch; the largest batches come first.
std::vector<std::vector<size_t>> planBatches(const std::vector<size_t> &lengths, size_t paddedTokens);

} // namespace lastro::embedding

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace lastro::embedding {

/// One pass of the encoder over a rectangle of rows x length tokens, some of them padding.
struct Batch {
    std::vector<size_t> inputs;      ///< numbers of the inputs, one a row from the top; at most rows
    size_t rows = 0;
    size_t length = 0;
};

/// Groups inputs of like length, so that little is padded; every input is in exactly one batch, the longest first.
/// rows * length is at most tokens (an input longer than that is alone). Rectangles come in few sizes, because the
/// runtime prepares and keeps code for each size it meets: lengths are rounded up by at most an eighth (to 4 below 32),
/// but never over longest, which no input exceeds; rows of a batch that is not full go up to a power of two.
std::vector<Batch> planBatches(const std::vector<size_t> &lengths, size_t longest, size_t tokens);

} // namespace lastro::embedding

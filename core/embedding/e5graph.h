// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/e5file.h"

#include <memory>

namespace ov {
class Model;
}

namespace lastro::embedding {

class EncoderTuning;

/// The encoder after the word table, as an OpenVINO model of any batch B and length T. The weights are copied out of the
/// file. Throws what OpenVINO throws.
///
/// Inputs, in this order:
///   rows  [B, T, hidden]  WordTable::embed, zeros where padded
///   mask  [B, 1, 1, T]    added to the attention scores: 0 for a token, PaddedScore for padding
///   share [B, 1, T]       the weight of each token in the mean: 1 / length, 0 for padding
/// Outputs: the pooled vector [B, 1, hidden], not yet of unit length; the last hidden states [B, T, hidden].
std::shared_ptr<ov::Model> buildE5Graph(const E5File &file, const EncoderTuning *tuning = nullptr);

inline constexpr float PaddedScore = -1e9f;

} // namespace lastro::embedding

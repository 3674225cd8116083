// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <vector>

namespace lastro::store {

/// Values as little-endian 32-bit floats.
QByteArray encodeVector(const std::vector<float> &values);
/// Throws DamagedRow where the bytes are no vector of that many values.
std::vector<float> decodeVector(const QByteArray &bytes, qsizetype dimensions);
int vectorChecksum(const QByteArray &bytes);

/// Errors: VectorWidthWrong, VectorNotFinite (NaN, infinity, all zero).
base::Result<void> checkVector(const std::vector<float> &values, int dimensions);

} // namespace lastro::store

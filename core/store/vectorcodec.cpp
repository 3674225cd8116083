// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/vectorcodec.h"

#include "core/store/storefault.h"

#include <QtEndian>
#include <cmath>

namespace lastro::store {

QByteArray encodeVector(const std::vector<float> &values)
{
    QByteArray bytes(qsizetype(values.size() * sizeof(float)), Qt::Uninitialized);
    qToLittleEndian<float>(values.data(), qsizetype(values.size()), bytes.data());
    return bytes;
}

std::vector<float> decodeVector(const QByteArray &bytes, qsizetype dimensions)
{
    if (dimensions <= 0 || bytes.size() != dimensions * qsizetype(sizeof(float)))
        throw DamagedRow("a vector has the wrong number of bytes");
    std::vector<float> values(static_cast<size_t>(dimensions));
    qFromLittleEndian<float>(bytes.constData(), dimensions, values.data());
    return values;
}

int vectorChecksum(const QByteArray &bytes)
{
    return qChecksum(bytes);
}

base::Result<void> checkVector(const std::vector<float> &values, int dimensions)
{
    if (dimensions <= 0 || values.size() != size_t(dimensions))
        return base::failure(base::ErrorCode::VectorWidthWrong, QString::number(values.size()),
                             QStringLiteral("expected %1 values").arg(dimensions));
    bool anything = false;
    for (const float value : values) {
        if (!std::isfinite(value))
            return base::failure(base::ErrorCode::VectorNotFinite, {}, QStringLiteral("a value is not finite"));
        anything = anything || value != 0;
    }
    if (!anything)
        return base::failure(base::ErrorCode::VectorNotFinite, {}, QStringLiteral("all values are zero"));
    return {};
}

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/encodertuning.h"

#include "core/base/digest.h"
#include "core/embedding/bytereader.h"

#include <QFile>
#include <QFloat16>
#include <algorithm>
#include <cmath>

namespace lastro::embedding {

namespace {

constexpr int mostValues = 1 << 22;          ///< of one matrix; a damaged size must not take all memory
constexpr float weightScale = 0.05f;         ///< as in fitting: weight = exp(scale * (state - mean) . w), within exp(+-2)
constexpr float mostWeight = 2.0f;
constexpr float leastWeight = 1e-3f;

std::vector<float> halves(ByteReader &reader, qint64 count)
{
    if (count < 0 || count > mostValues)
        return {};
    std::vector<qfloat16> packed(static_cast<size_t>(count));
    reader.values(packed.data(), packed.size());
    std::vector<float> values(packed.size());
    qFloatFromFloat16(values.data(), packed.data(), qsizetype(values.size()));
    return values;
}

std::vector<float> floats(ByteReader &reader, int count)
{
    std::vector<float> values(static_cast<size_t>(count));
    reader.values(values.data(), values.size());
    return values;
}

bool allFinite(const std::vector<float> &values)
{
    return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

} // namespace

base::Result<EncoderTuning> EncoderTuning::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::ModelMissing, path, file.errorString());
    const QByteArray bytes = file.readAll();
    EncoderTuning tuning;
    if (!tuning.parse(bytes))
        return base::failure(base::ErrorCode::ModelDamaged, path, QStringLiteral("no encoder tuning of version 1"));
    tuning.m_digest = base::sha256(bytes);
    return tuning;
}

bool EncoderTuning::parse(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (reader.bytes(4) != QByteArrayView("LTN1"))
        return false;
    m_hidden = reader.value<qint32>();
    m_width = reader.value<qint32>();
    const auto corrections = reader.value<qint32>();
    if (!reader.ok() || m_hidden <= 0 || m_hidden > 4096 || m_width <= 0 || m_width > m_hidden || m_width % 2 != 0 || m_hidden * m_width > mostValues || corrections < 0)
        return false;
    for (int i = 0; i < corrections && reader.ok(); ++i) {
        const QByteArray name = reader.bytes(reader.value<quint16>()).toByteArray();
        Correction correction;
        correction.rank = reader.value<qint32>();
        correction.rows = reader.value<qint32>();
        correction.columns = reader.value<qint32>();
        if (!reader.ok() || correction.rank <= 0 || correction.rows <= 0 || correction.columns <= 0)
            return false;
        correction.down = halves(reader, qint64(correction.rank) * correction.columns);
        correction.up = halves(reader, qint64(correction.rows) * correction.rank);
        if (!reader.ok() || correction.down.empty() || correction.up.empty() || !allFinite(correction.down) || !allFinite(correction.up))
            return false;
        m_corrections.insert(name, std::move(correction));
    }
    m_passageMean = floats(reader, m_hidden);
    m_questionMean = floats(reader, m_hidden);
    m_questionProjection = halves(reader, qint64(m_hidden) * m_width);
    m_passageProjection = halves(reader, qint64(m_hidden) * m_width);
    m_questionWeight = floats(reader, m_hidden);
    m_pieceWeight = halves(reader, reader.value<qint32>());
    return reader.ok() && allFinite(m_passageMean) && allFinite(m_questionMean) && allFinite(m_questionProjection)
        && allFinite(m_passageProjection) && allFinite(m_questionWeight) && allFinite(m_pieceWeight) && !m_pieceWeight.empty();
}

void EncoderTuning::correct(const QByteArray &matrix, float *values, size_t count) const
{
    const auto found = m_corrections.constFind(matrix);
    if (found == m_corrections.constEnd() || size_t(found->rows) * size_t(found->columns) != count)
        return;
    const auto rank = size_t(found->rank);
    const auto columns = size_t(found->columns);
    for (size_t row = 0; row < size_t(found->rows); ++row, values += columns) {
        for (size_t r = 0; r < rank; ++r) {
            const float factor = found->up[row * rank + r];
            const float *down = found->down.data() + r * columns;
            for (size_t column = 0; column < columns; ++column)
                values[column] += factor * down[column];
        }
    }
}

std::vector<float> EncoderTuning::projected(const std::vector<float> &states, const std::vector<float> &mean,
                                            const std::vector<float> &projection) const
{
    const auto hidden = size_t(m_hidden);
    const auto width = size_t(m_width);
    const size_t count = states.size() / hidden;
    std::vector<float> rows(count * width, 0.0f);
    for (size_t token = 0; token < count; ++token) {
        float *row = rows.data() + token * width;
        for (size_t i = 0; i < hidden; ++i) {
            const float value = states[token * hidden + i] - mean[i];
            const float *weights = projection.data() + i * width;
            for (size_t j = 0; j < width; ++j)
                row[j] += value * weights[j];
        }
        float squares = 0;
        for (size_t j = 0; j < width; ++j)
            squares += row[j] * row[j];
        const float scale = squares > 0 ? 1 / std::sqrt(squares) : 0;
        std::for_each_n(row, width, [scale](float &value) { value *= scale; });
    }
    return rows;
}

QueryTokens EncoderTuning::questionTokens(const std::vector<float> &states, const std::vector<int> &pieces) const
{
    const auto hidden = size_t(m_hidden);
    QueryTokens tokens{m_width, projected(states, m_questionMean, m_questionProjection), {}};
    for (const int piece : pieces) {
        const size_t at = tokens.weights.size() * hidden;
        float sum = 0;
        for (size_t i = 0; i < hidden; ++i)
            sum += (states[at + i] - m_questionMean[i]) * m_questionWeight[i];
        const float frequency = size_t(piece) < m_pieceWeight.size() ? m_pieceWeight[size_t(piece)] : m_pieceWeight.back();
        tokens.weights.push_back(std::exp(std::clamp(weightScale * sum, -mostWeight, mostWeight)) * std::max(frequency, leastWeight));
    }
    return tokens;
}

QByteArray EncoderTuning::passageTokens(const std::vector<float> &states) const
{
    const std::vector<float> rows = projected(states, m_passageMean, m_passageProjection);
    return packTokens(rows.data(), rows.size() / size_t(m_width), m_width);
}

} // namespace lastro::embedding

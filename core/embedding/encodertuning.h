// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/embedding/tokenvectors.h"

#include <QHash>

namespace lastro::embedding {

/// What was fitted on top of the packaged encoder (eval/fit/late.py): low-rank corrections of its matrices (LoRA, Hu et
/// al. 2021) and the projection of hidden states to token vectors for late interaction (ColBERT, Khattab and Zaharia
/// 2020). The file: "LTN1", i32 hidden, i32 width, i32 corrections; for each u16 + name of the matrix ("l6.q"), i32 rank,
/// i32 rows, i32 columns, f16 down[rank x columns], f16 up[rows x rank]; then f32 passage mean[hidden], f32 question
/// mean[hidden], f16 question projection[hidden x width], f16 passage projection[hidden x width], f32 question
/// weight[hidden]; i32 vocabulary, f16 weight[vocabulary] of each piece. Little endian.
class EncoderTuning {
public:
    /// Errors: ModelMissing, ModelDamaged; the subject is the path.
    static base::Result<EncoderTuning> read(const QString &path);

    int hidden() const { return m_hidden; }
    int width() const { return m_width; }
    QByteArray digest() const { return m_digest; }               ///< SHA-256 of the file

    /// Adds the correction of a matrix of that name, if there is one of that size, to its values.
    void correct(const QByteArray &matrix, float *values, size_t count) const;

    /// states: rows of hidden() values.
    QueryTokens questionTokens(const std::vector<float> &states, const std::vector<int> &pieces) const;
    QByteArray passageTokens(const std::vector<float> &states) const;

private:
    struct Correction {
        int rank = 0;
        int rows = 0;
        int columns = 0;
        std::vector<float> down;
        std::vector<float> up;
    };

    bool parse(QByteArrayView bytes);
    std::vector<float> projected(const std::vector<float> &states, const std::vector<float> &mean, const std::vector<float> &projection) const;

    int m_hidden = 0;
    int m_width = 0;
    QByteArray m_digest;
    QHash<QByteArray, Correction> m_corrections;
    std::vector<float> m_passageMean;
    std::vector<float> m_questionMean;
    std::vector<float> m_questionProjection;
    std::vector<float> m_passageProjection;
    std::vector<float> m_questionWeight;
    std::vector<float> m_pieceWeight;         ///< inverse frequency in the texts that it was fitted on
};

} // namespace lastro::embedding

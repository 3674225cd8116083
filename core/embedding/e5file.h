// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/embedding/piecetable.h"

#include <QHash>

namespace lastro::embedding {

class ByteReader;

struct E5Shape {
    int hidden = 0;
    int layers = 0;
    int heads = 0;
    int feedForward = 0;
    int vocabulary = 0;
    int positions = 0;
    int types = 0;
    float epsilon = 0;
};

/// A weights file of an E5 encoder, checked from end to end when it is read: sizes, ranges, finite numbers, every
/// tensor that the shape calls for. What it hands out can be used without a further check.
class E5File {
public:
    /// Errors: ModelMissing, ModelDamaged; the subject is the path.
    static base::Result<E5File> read(const QString &path);
    /// SHA-256 of the file, without looking into it. Errors as read().
    static base::Result<QByteArray> digestOf(const QString &path);
    /// The same from memory. Error: ModelDamaged, subject empty.
    static base::Result<E5File> parse(QByteArray bytes);

    const E5Shape &shape() const { return m_shape; }
    const PieceTable &pieces() const { return m_pieces; }
    const NormalizationMap &normalization() const { return m_normalization; }
    QByteArray digest() const { return m_digest; }                 ///< SHA-256 of the whole file

    /// Names as in the file ("emb.word", "l0.q.w"); only those that the shape calls for may be asked.
    size_t count(const QByteArray &tensor) const;
    /// count() values, from either kind of tensor.
    void copyFloats(const QByteArray &tensor, float *out) const;
    std::vector<float> floats(const QByteArray &tensor) const;
    /// The blocks of a tensor in 4 bits, as they stand.
    QByteArrayView blocks(const QByteArray &tensor) const;

private:
    struct Tensor {
        bool quantized = false;
        quint64 count = 0;
        quint64 offset = 0;
        quint64 bytes = 0;
    };

    explicit E5File(QByteArray bytes);
    static base::Result<QByteArray> readBytes(const QString &path);
    bool readShape(ByteReader &reader);
    bool readPieces(ByteReader &reader);
    bool readNormalization(ByteReader &reader);
    bool readTensors(ByteReader &reader);
    bool isSound(const Tensor &tensor) const;
    bool hasEveryTensor() const;

    QByteArray m_bytes;
    QByteArray m_digest;
    E5Shape m_shape;
    PieceTable m_pieces;
    NormalizationMap m_normalization;
    QHash<QByteArray, Tensor> m_tensors;
};

} // namespace lastro::embedding

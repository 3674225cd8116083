// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFloat16>
#include <QList>
#include <cstring>

namespace lastro::tests {

/// Writes a small but complete tuning file. Its fields can be set wrong on purpose. Question tokens are the first
/// width values of the states, passage tokens the same in reverse order.
struct TinyTuning {
    struct Correction {
        QByteArray name;
        int rank = 1, rows = 1, columns = 1;
        QList<float> down{0};
        QList<float> up{0};
    };

    explicit TinyTuning(int hidden = 4, int width = 2) : hidden(hidden), width(width), passageMean(hidden, 0.0f), questionMean(hidden, 0.0f),
        questionProjection(qsizetype(hidden) * width, 0.0f), passageProjection(qsizetype(hidden) * width, 0.0f), questionWeight(hidden, 0.0f)
    {
        for (int i = 0; i < width; ++i) {
            questionProjection[i * width + i] = 1;
            passageProjection[i * width + width - 1 - i] = 1;
        }
    }

    QByteArray magic = "LTN1";
    int hidden;
    int width;
    QList<Correction> corrections;
    int missingCorrections = 0;          ///< more than there are
    QList<float> passageMean, questionMean, questionProjection, passageProjection, questionWeight;
    QList<float> pieceWeight{0.5f, 0.25f, 1.0f};
    int missingPieces = 0;

    QByteArray bytes() const
    {
        QByteArray out = magic;
        for (const int value : {hidden, width, int(corrections.size()) + missingCorrections})
            put(out, value);
        for (const Correction &correction : corrections) {
            put(out, quint16(correction.name.size()));
            out += correction.name;
            for (const int value : {correction.rank, correction.rows, correction.columns})
                put(out, value);
            putHalves(out, correction.down);
            putHalves(out, correction.up);
        }
        putFloats(out, passageMean);
        putFloats(out, questionMean);
        putHalves(out, questionProjection);
        putHalves(out, passageProjection);
        putFloats(out, questionWeight);
        put(out, int(pieceWeight.size()) + missingPieces);
        putHalves(out, pieceWeight);
        return out;
    }

private:
    template <class T>
    static void put(QByteArray &out, T value)
    {
        char raw[sizeof(T)];
        std::memcpy(raw, &value, sizeof(T));
        out.append(raw, sizeof(T));
    }
    static void putFloats(QByteArray &out, const QList<float> &values)
    {
        for (const float value : values)
            put(out, value);
    }
    static void putHalves(QByteArray &out, const QList<float> &values)
    {
        for (const float value : values)
            put(out, qfloat16(value));
    }
};

} // namespace lastro::tests

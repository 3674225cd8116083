// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <cstring>

namespace lastro::tests {

/// Writes a small but complete weights file: hidden 32, one layer, two heads, a handful of pieces. Its fields can be set
/// wrong on purpose.
struct TinyModel {
    QByteArray magic = "E5S1";
    quint32 version = 1;
    int hidden = 32, layers = 1, heads = 2, feedForward = 64, positions = 16, types = 1, block = 32;
    float epsilon = 1e-12f;
    QList<QByteArray> pieces{"<s>", "<pad>", "</s>", "<unk>", "\xe2\x96\x81", "a", "b", "ab", "\xe2\x96\x81" "a", "query", ":", "passage"};
    QList<float> scores{0, 0, 0, 0, -2, -3, -3, -4, -3, -4, -3, -4};
    int begin = 0, end = 2, pad = 1, unknown = 3;
    QList<std::pair<quint32, QList<quint32>>> map{{0x0009, {0x20}}, {0x0041, {0x61}}, {0x00ad, {}}, {0xfb00, {0x66, 0x66}}};
    QByteArray missingTensor;
    QByteArray extraTensor;
    quint16 scale = 0x2c00;                          ///< 1/16 as f16
    float bias = 0.01f;

    QByteArray bytes() const
    {
        // The place of the tensors depends on the length of their list, which does not depend on their place.
        const qsizetype start = build(0).second;
        return build(quint64(start)).first;
    }

private:
    template <class T>
    static void put(QByteArray &out, T value)
    {
        char raw[sizeof(T)];
        std::memcpy(raw, &value, sizeof(T));
        out.append(raw, sizeof(T));
    }

    QByteArray quantized(int count) const
    {
        QByteArray out;
        for (int i = 0; i < count / 32; ++i) {
            put(out, scale);
            for (int j = 0; j < 16; ++j)
                out.append(char((i * 37 + j * 11) % 251));
        }
        return out;
    }

    QByteArray floats(int count, float value) const
    {
        QByteArray out;
        for (int i = 0; i < count; ++i)
            put(out, value + 0.001f * float(i % 5));
        return out;
    }

    QList<std::pair<QByteArray, QByteArray>> tensors() const
    {
        QList<std::pair<QByteArray, QByteArray>> list;
        list.append({"emb.word", quantized(int(pieces.size()) * hidden)});
        list.append({"emb.pos", floats(positions * hidden, bias)});
        list.append({"emb.type", floats(types * hidden, bias)});
        list.append({"emb.ln.w", floats(hidden, 1)});
        list.append({"emb.ln.b", floats(hidden, bias)});
        for (int layer = 0; layer < layers; ++layer) {
            const QByteArray l = 'l' + QByteArray::number(layer) + '.';
            for (const char *name : {"q", "k", "v", "ao"}) {
                list.append({l + name + ".w", quantized(hidden * hidden)});
                list.append({l + name + ".b", floats(hidden, bias)});
            }
            list.append({l + "fi.w", quantized(hidden * feedForward)});
            list.append({l + "fi.b", floats(feedForward, bias)});
            list.append({l + "fo.w", quantized(hidden * feedForward)});
            list.append({l + "fo.b", floats(hidden, bias)});
            for (const char *name : {"aln.w", "oln.w"})
                list.append({l + name, floats(hidden, 1)});
            for (const char *name : {"aln.b", "oln.b"})
                list.append({l + name, floats(hidden, bias)});
        }
        list.removeIf([&](const auto &tensor) { return tensor.first == missingTensor; });
        if (!extraTensor.isEmpty())
            list.append({extraTensor, floats(hidden, bias)});
        return list;
    }

    void putHeader(QByteArray &out) const
    {
        out += magic;
        put(out, version);
        for (const int value : {hidden, layers, heads, feedForward, int(pieces.size()), positions, types})
            put(out, value);
        put(out, epsilon);
        put(out, block);
    }

    void putPieces(QByteArray &out) const
    {
        for (const int value : {int(pieces.size()), begin, end, pad, unknown})
            put(out, value);
        const QByteArray text = pieces.join();
        put(out, quint64(text.size()));
        quint32 offset = 0;
        put(out, offset);
        for (const QByteArray &piece : pieces)
            put(out, offset += quint32(piece.size()));
        for (const float score : scores)
            put(out, score);
        out += text;
    }

    void putMap(QByteArray &out) const
    {
        QByteArray entries;
        for (const auto &[codePoint, replacement] : map) {
            put(entries, codePoint);
            entries.append(char(replacement.size()));
            for (const quint32 character : replacement)
                put(entries, character);
        }
        put(out, int(map.size()));
        put(out, quint32(entries.size()));
        out += entries;
    }

    std::pair<QByteArray, qsizetype> build(quint64 start) const
    {
        QByteArray out, data;
        putHeader(out);
        putPieces(out);
        putMap(out);
        const auto list = tensors();
        put(out, int(list.size()));
        for (const auto &[name, content] : list) {
            const bool isFloat = name.endsWith(".b") || name.contains("ln.") || name == "emb.pos" || name == "emb.type" || name == extraTensor;
            put(out, quint16(name.size()));
            out += name;
            out.append(char(isFloat ? 0 : 1));
            put(out, quint32(isFloat ? content.size() / 4 : content.size() / 18 * 32));
            put(out, start + quint64(data.size()));
            put(out, quint64(content.size()));
            data += content;
        }
        return {out + data, out.size()};
    }
};

} // namespace lastro::tests

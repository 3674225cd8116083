// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5file.h"

#include "core/base/digest.h"
#include "core/embedding/bytereader.h"
#include "core/embedding/quantizedblock.h"

#include <QFile>
#include <QFileInfo>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

static_assert(std::endian::native == std::endian::little, "weights files are little endian and read as they stand");

namespace lastro::embedding {

namespace {

constexpr qint64 LargestFile = qint64(1) << 30;
constexpr char32_t LastCodePoint = 0x10ffff;
constexpr uint8_t QuantizedTensor = 1;

/// The packaged file by size. No structure can tell a flipped bit of a weight, so a file of this size must be this very file.
constexpr qsizetype PackagedSize = 23947136;
constexpr char PackagedDigest[] = "d06eb0b0ae4e8a46813ece6d2dd9a9f3880ea3a44c8968d72d0a6fd670ec5234";

bool isBetween(int value, int low, int high)
{
    return value >= low && value <= high;
}

bool isSane(const E5Shape &s)
{
    const auto isWhole = [](int value, int part) { return value % part == 0; };
    const std::array inRange{isBetween(s.hidden, BlockValues, 4096),
                             isBetween(s.layers, 1, 64),
                             isBetween(s.heads, 1, 4096),
                             isBetween(s.feedForward, BlockValues, 16384),
                             isBetween(s.vocabulary, 4, 2000000),
                             isBetween(s.positions, 8, 65536),
                             isBetween(s.types, 1, 16),
                             s.epsilon > 0 && s.epsilon < 0.01f};
    return std::ranges::all_of(inRange, std::identity()) && isWhole(s.hidden, BlockValues) && isWhole(s.feedForward, BlockValues)
        && isWhole(s.hidden, s.heads);
}

bool isCharacter(char32_t codePoint)
{
    return codePoint > 0 && codePoint <= LastCodePoint && (codePoint < 0xd800 || codePoint > 0xdfff);
}

bool areFinite(const std::vector<float> &values)
{
    return std::ranges::all_of(values, [](float value) { return std::isfinite(value); });
}

struct Expected {
    QByteArray name;
    bool quantized = false;
    quint64 count = 0;
};

std::vector<Expected> expectedTensors(const E5Shape &shape)
{
    const auto hidden = quint64(shape.hidden);
    const auto wide = quint64(shape.feedForward);
    std::vector<Expected> all{{"emb.word", true, quint64(shape.vocabulary) * hidden},
                              {"emb.pos", false, quint64(shape.positions) * hidden},
                              {"emb.type", false, quint64(shape.types) * hidden},
                              {"emb.ln.w", false, hidden},
                              {"emb.ln.b", false, hidden}};
    for (int i = 0; i < shape.layers; ++i) {
        const QByteArray layer = 'l' + QByteArray::number(i) + '.';
        for (const char *square : {"q", "k", "v", "ao"}) {
            all.push_back({layer + square + ".w", true, hidden * hidden});
            all.push_back({layer + square + ".b", false, hidden});
        }
        all.push_back({layer + "fi.w", true, hidden * wide});
        all.push_back({layer + "fi.b", false, wide});
        all.push_back({layer + "fo.w", true, hidden * wide});
        all.push_back({layer + "fo.b", false, hidden});
        for (const char *norm : {"aln.w", "aln.b", "oln.w", "oln.b"})
            all.push_back({layer + norm, false, hidden});
    }
    return all;
}

} // namespace

E5File::E5File(QByteArray bytes) : m_bytes(std::move(bytes)), m_digest(base::sha256(m_bytes)) {}

base::Result<QByteArray> E5File::readBytes(const QString &path)
{
    if (!QFileInfo(path).isFile())
        return base::failure(base::ErrorCode::ModelMissing, path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::ModelMissing, path, file.errorString());
    if (file.size() > LargestFile)
        return base::failure(base::ErrorCode::ModelDamaged, path, QStringLiteral("too large for a weights file"));
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return base::failure(base::ErrorCode::ModelDamaged, path, file.errorString());
    return bytes;
}

base::Result<QByteArray> E5File::digestOf(const QString &path)
{
    auto bytes = readBytes(path);
    return bytes ? base::Result<QByteArray>(base::sha256(*bytes)) : std::unexpected(bytes.error());
}

base::Result<E5File> E5File::read(const QString &path)
{
    auto bytes = readBytes(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto parsed = parse(std::move(*bytes));
    if (!parsed)
        return base::failure(parsed.error().code, path, parsed.error().detail);
    return parsed;
}

base::Result<E5File> E5File::parse(QByteArray bytes)
{
    const auto damaged = [](const char *what) {
        return base::failure(base::ErrorCode::ModelDamaged, {}, QLatin1String(what));
    };
    E5File file(std::move(bytes));
    if (file.m_bytes.size() == PackagedSize && file.m_digest.toHex() != PackagedDigest)
        return damaged("the digest is not that of the packaged file");
    ByteReader reader(file.m_bytes);
    if (!file.readShape(reader))
        return damaged("not a weights file, or a shape out of range");
    if (!file.readPieces(reader))
        return damaged("the vocabulary is broken");
    if (!file.readNormalization(reader))
        return damaged("the normalisation map is broken");
    if (!file.readTensors(reader))
        return damaged("a tensor is broken");
    if (!file.hasEveryTensor())
        return damaged("a tensor is missing");
    return file;
}

bool E5File::readShape(ByteReader &reader)
{
    if (reader.bytes(4) != QByteArrayView("E5S1") || reader.value<uint32_t>() != 1)
        return false;
    E5Shape &s = m_shape;
    for (int *field : {&s.hidden, &s.layers, &s.heads, &s.feedForward, &s.vocabulary, &s.positions, &s.types})
        *field = reader.value<int32_t>();
    s.epsilon = reader.value<float>();
    const auto block = reader.value<int32_t>();
    return reader.ok() && block == BlockValues && isSane(s);
}

bool E5File::readPieces(ByteReader &reader)
{
    PieceTable &p = m_pieces;
    const auto count = reader.value<int32_t>();
    for (int *field : {&p.begin, &p.end, &p.pad, &p.unknown})
        *field = reader.value<int32_t>();
    const auto textBytes = reader.value<quint64>();
    if (!reader.ok() || count != m_shape.vocabulary || quint64(count) * 8 > quint64(m_bytes.size()))
        return false;
    for (const int special : {p.begin, p.end, p.pad, p.unknown})
        if (!isBetween(special, 0, count - 1))
            return false;
    p.offsets.resize(size_t(count) + 1);
    p.scores.resize(size_t(count));
    reader.values(p.offsets.data(), p.offsets.size());
    reader.values(p.scores.data(), p.scores.size());
    p.text = reader.bytes(textBytes).toByteArray();
    return reader.ok() && std::ranges::is_sorted(p.offsets) && p.offsets.back() <= quint64(p.text.size()) && areFinite(p.scores);
}

bool E5File::readNormalization(ByteReader &reader)
{
    const auto count = reader.value<int32_t>();
    const auto mapBytes = reader.value<uint32_t>();
    ByteReader map(reader.bytes(mapBytes));
    if (!reader.ok() || !isBetween(count, 0, int(LastCodePoint)))
        return false;
    NormalizationMap &m = m_normalization;
    m.offsets.push_back(0);
    for (int i = 0; i < count && map.ok(); ++i) {
        const auto codePoint = char32_t(map.value<uint32_t>());
        if (!isCharacter(codePoint) || (i > 0 && codePoint <= m.codePoints.back()))
            return false;
        m.codePoints.push_back(codePoint);
        const auto replacements = map.value<uint8_t>();
        for (int j = 0; j < replacements; ++j) {
            m.replacements.push_back(char32_t(map.value<uint32_t>()));
            if (!isCharacter(m.replacements.back()))
                return false;
        }
        m.offsets.push_back(uint32_t(m.replacements.size()));
    }
    return map.ok();
}

bool E5File::readTensors(ByteReader &reader)
{
    const auto count = reader.value<int32_t>();
    for (int i = 0; i < count && reader.ok(); ++i) {
        const QByteArray name = reader.bytes(reader.value<uint16_t>()).toByteArray();
        const auto type = reader.value<uint8_t>();
        Tensor tensor;
        tensor.quantized = type == QuantizedTensor;
        tensor.count = reader.value<uint32_t>();
        tensor.offset = reader.value<quint64>();
        tensor.bytes = reader.value<quint64>();
        if (!reader.ok() || type > QuantizedTensor || m_tensors.contains(name) || !isSound(tensor))
            return false;
        m_tensors.insert(name, tensor);
        const bool finite = tensor.quantized ? scalesAreFinite(blocks(name).data(), tensor.count) : areFinite(floats(name));
        if (!finite)
            return false;
    }
    return reader.ok();
}

bool E5File::isSound(const Tensor &tensor) const
{
    const auto size = quint64(m_bytes.size());
    const quint64 needed = tensor.quantized ? tensor.count / BlockValues * BlockBytes : tensor.count * sizeof(float);
    return tensor.offset <= size && tensor.bytes <= size - tensor.offset && tensor.bytes == needed
        && (!tensor.quantized || tensor.count % BlockValues == 0);
}

bool E5File::hasEveryTensor() const
{
    return std::ranges::all_of(expectedTensors(m_shape), [&](const Expected &expected) {
        const auto found = m_tensors.constFind(expected.name);
        return found != m_tensors.cend() && found->quantized == expected.quantized && found->count == expected.count;
    });
}

size_t E5File::count(const QByteArray &tensor) const
{
    return size_t(m_tensors.value(tensor).count);
}

QByteArrayView E5File::blocks(const QByteArray &tensor) const
{
    const Tensor found = m_tensors.value(tensor);
    return QByteArrayView(m_bytes).sliced(qsizetype(found.offset), qsizetype(found.bytes));
}

void E5File::copyFloats(const QByteArray &tensor, float *out) const
{
    const Tensor found = m_tensors.value(tensor);
    const char *bytes = m_bytes.constData() + found.offset;
    if (found.quantized)
        dequantize(bytes, size_t(found.count), out);
    else
        std::memcpy(out, bytes, size_t(found.bytes));
}

std::vector<float> E5File::floats(const QByteArray &tensor) const
{
    std::vector<float> values(count(tensor));
    copyFloats(tensor, values.data());
    return values;
}

} // namespace lastro::embedding

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the encoder makes of texts, for fitting: encode_texts WEIGHTS OUT < lines
// A line is {"kind": "query" | "passage", "text": "..."}. OUT holds for each, little endian: i32 tokens, tokens x i32
// pieces, hidden x f32 pooled vector, tokens x hidden x f16 states.
#include "core/embedding/e5embedder.h"

#include <QCoreApplication>
#include <QFile>
#include <QFloat16>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lastro;

namespace {

template <class T>
void put(QFile &file, const T *values, size_t count)
{
    file.write(reinterpret_cast<const char *>(values), qint64(count * sizeof(T)));
}

void write(QFile &file, const embedding::E5Embedder::Raw &encoding)
{
    const auto tokens = qint32(encoding.pieces.size());
    put(file, &tokens, 1);
    put(file, encoding.pieces.data(), encoding.pieces.size());
    put(file, encoding.vector.data(), encoding.vector.size());
    std::vector<qfloat16> states(encoding.states.size());
    qFloatToFloat16(states.data(), encoding.states.data(), qsizetype(states.size()));
    put(file, states.data(), states.size());
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() != 3) {
        qWarning("encode_texts WEIGHTS OUT < lines");
        return 2;
    }
    const auto embedder = embedding::E5Embedder::load(arguments[1]);
    QFile in;
    QFile out(arguments[2]);
    if (!embedder || !in.open(stdin, QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly)) {
        qWarning("the weights cannot be read, or the file cannot be written");
        return 1;
    }
    while (!in.atEnd()) {
        const QByteArray text = in.readLine();
        if (text.trimmed().isEmpty())      // a pipe is known to be at its end only after reading
            continue;
        const QJsonObject line = QJsonDocument::fromJson(text).object();
        using Side = embedding::E5Embedder::Side;
        const bool question = line.value(QLatin1String("kind")) == QLatin1String("query");
        const auto encoded = (*embedder)->raw(line.value(QLatin1String("text")).toString(), question ? Side::Question : Side::Passage);
        if (!encoded)
            return 1;
        write(out, *encoded);
    }
    return 0;
}

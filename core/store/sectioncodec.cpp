// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sectioncodec.h"

#include "core/store/bytecodec.h"
#include "core/store/storefault.h"

#include <cmath>

namespace lastro::store {

namespace {

constexpr quint64 layoutVersion = 1;
constexpr double unitsPerPoint = 100;
constexpr double largestCoordinate = 1e9;

qint64 units(double points)
{
    return std::isfinite(points) ? qint64(std::llround(std::clamp(points, -largestCoordinate, largestCoordinate) * unitsPerPoint)) : 0;
}

double points(qint64 units)
{
    return double(units) / unitsPerPoint;
}

void putRange(ByteWriter &writer, const base::TextRange &range, qsizetype &previous)
{
    writer.difference(range.start - previous);
    writer.difference(range.length);
    previous = range.start;
}

base::TextRange takeRange(ByteReader &reader, qsizetype &previous, qsizetype textSize)
{
    base::TextRange range;
    range.start = previous + qsizetype(reader.difference());
    range.length = qsizetype(reader.difference());
    if (range.start < 0 || range.length < 0 || range.start > textSize || range.length > textSize - range.start)
        throw DamagedRow("a range in a section's layout lies outside its text");
    previous = range.start;
    return range;
}

void putBlocks(ByteWriter &writer, const std::vector<model::Block> &blocks)
{
    writer.number(blocks.size());
    qsizetype previous = 0;
    for (const model::Block &block : blocks) {
        writer.number(quint64(block.kind) << 1 | quint64(block.tableStart));
        writer.difference(block.depth);
        putRange(writer, block.range, previous);
        writer.number(block.spans.size());
        qsizetype inside = block.range.start;
        for (const model::Span &span : block.spans) {
            writer.number(quint64(span.kind));
            putRange(writer, span.range, inside);
            writer.string(span.target);
        }
    }
}

model::Span takeSpan(ByteReader &reader, qsizetype &inside, qsizetype textSize)
{
    model::Span span;
    const quint64 kind = reader.number();
    if (kind > quint64(model::SpanKind::Cell))
        throw DamagedRow("a span in a section's layout is of an unknown kind");
    span.kind = model::SpanKind(kind);
    span.range = takeRange(reader, inside, textSize);
    span.target = reader.string();
    return span;
}

std::vector<model::Block> takeBlocks(ByteReader &reader, qsizetype textSize)
{
    std::vector<model::Block> blocks(reader.count());
    qsizetype previous = 0;
    for (model::Block &block : blocks) {
        const quint64 kind = reader.number();
        if (kind >> 1 > quint64(model::BlockKind::Quote))
            throw DamagedRow("a block in a section's layout is of an unknown kind");
        block.kind = model::BlockKind(kind >> 1);
        block.tableStart = kind & 1;
        block.depth = int(reader.difference());
        block.range = takeRange(reader, previous, textSize);
        const size_t spans = reader.count();
        qsizetype inside = block.range.start;
        for (size_t i = 0; i < spans; ++i)
            block.spans.push_back(takeSpan(reader, inside, textSize));
    }
    return blocks;
}

void putWords(ByteWriter &writer, const std::vector<model::WordBox> &words)
{
    writer.number(words.size());
    qsizetype previous = 0;
    int page = 0;
    qint64 left = 0;
    qint64 top = 0;
    for (const model::WordBox &word : words) {
        putRange(writer, word.range, previous);
        writer.difference(word.page - page);
        page = word.page;
        const qint64 x = units(word.box.x());
        const qint64 y = units(word.box.y());
        writer.difference(x - left);
        writer.difference(y - top);
        writer.difference(units(word.box.width()));
        writer.difference(units(word.box.height()));
        left = x;
        top = y;
    }
}

std::vector<model::WordBox> takeWords(ByteReader &reader, qsizetype textSize)
{
    std::vector<model::WordBox> words(reader.count());
    qsizetype previous = 0;
    qint64 page = 0;
    qint64 left = 0;
    qint64 top = 0;
    for (model::WordBox &word : words) {
        word.range = takeRange(reader, previous, textSize);
        page += reader.difference();
        left += reader.difference();
        top += reader.difference();
        const double width = points(reader.difference());
        const double height = points(reader.difference());
        word.page = int(page);
        word.box = QRectF(points(left), points(top), width, height);
    }
    return words;
}

} // namespace

QByteArray encodeLayout(const model::Section &section)
{
    ByteWriter writer;
    writer.number(layoutVersion);
    writer.number(quint64(section.breadcrumb.size()));
    for (const QString &crumb : section.breadcrumb)
        writer.string(crumb);
    putBlocks(writer, section.blocks);
    putWords(writer, section.words);
    return writer.bytes();
}

Layout decodeLayout(const QByteArray &bytes, qsizetype textSize)
{
    ByteReader reader(bytes);
    if (reader.number() != layoutVersion)
        throw DamagedRow("a section's layout is of an unknown version");
    Layout layout;
    const size_t crumbs = reader.count();
    for (size_t i = 0; i < crumbs; ++i)
        layout.breadcrumb.append(reader.string());
    layout.blocks = takeBlocks(reader, textSize);
    layout.words = takeWords(reader, textSize);
    if (!reader.atEnd())
        throw DamagedRow("a section's layout has bytes left over");
    return layout;
}

} // namespace lastro::store

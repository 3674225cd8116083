// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/messages.h"

#include "core/sources/wirestream.h"

namespace lastro::sources::wire {

namespace {

constexpr qsizetype maxBlocks = 1'000'000;
constexpr qsizetype maxEntries = 100'000;
constexpr int maxDepth = 1'000;
constexpr int lastPage = 1'000'000;

// Fewest bytes of a record as it is written below: a count that could not fit in what is left is refused.
constexpr int smallestText = 4;
constexpr int smallestSpan = 4 + smallestText + 8;
constexpr int smallestWord = 8 + 4 + 16;
constexpr int smallestBlock = 4 + smallestText + 4 + 4 + 1 + smallestText + 4 + 4 + 4;

void writeBlock(Writer &out, const model::ExtractedBlock &block)
{
    out << qint32(block.headingLevel) << block.explicitId << qint32(block.kind) << qint32(block.depth) << block.tableStart
        << block.text << qint32(block.page);
    out.count(block.spans.size());
    for (const model::Span &span : block.spans) {
        out << qint32(span.kind) << span.target;
        out.range(span.range);
    }
    out.count(block.words.size());
    for (const model::WordBox &word : block.words) {
        out.range(word.range);
        out << qint32(word.page);
        out.box(word.box);
    }
}

void readSpans(Reader &in, model::ExtractedBlock &block)
{
    const qsizetype count = in.count(smallestSpan, maxBlocks);
    block.spans.reserve(size_t(count));
    for (qsizetype i = 0; i < count && in.isGood(); ++i) {
        model::Span span;
        span.kind = model::SpanKind(in.integer(int(model::SpanKind::Strong), int(model::SpanKind::Cell)));
        span.target = in.text();
        span.range = in.range(block.text.size());
        block.spans.push_back(std::move(span));
    }
}

void readWords(Reader &in, model::ExtractedBlock &block)
{
    const qsizetype count = in.count(smallestWord, 20 * maxBlocks);
    block.words.reserve(size_t(count));
    for (qsizetype i = 0; i < count && in.isGood(); ++i) {
        model::WordBox word;
        word.range = in.range(block.text.size());
        word.page = in.integer(1, lastPage);
        word.box = in.box();
        block.words.push_back(word);
    }
}

model::ExtractedBlock readBlock(Reader &in)
{
    model::ExtractedBlock block;
    block.headingLevel = in.integer(0, 6);
    block.explicitId = in.text();
    block.kind = model::BlockKind(in.integer(int(model::BlockKind::Paragraph), int(model::BlockKind::Quote)));
    block.depth = in.integer(0, maxDepth);
    block.tableStart = in.value<bool>();
    block.text = in.text();
    block.page = in.integer(0, lastPage);
    readSpans(in, block);
    readWords(in, block);
    return block;
}

} // namespace

QByteArray encode(const Extracted &message)
{
    const model::Extraction &file = message.extraction;
    Writer out;
    out << message.retire << qint32(file.format) << file.title << qint32(file.pages) << qint64(file.bytes)
        << qint64(file.modifiedNs) << file.digest;
    out.count(size_t(file.metadata.size()));
    for (auto entry = file.metadata.cbegin(); entry != file.metadata.cend(); ++entry)
        out << entry.key() << entry.value();
    out.count(size_t(file.notes.size()));
    for (const QString &note : file.notes)
        out << note;
    out.count(file.blocks.size());
    for (const model::ExtractedBlock &block : file.blocks)
        writeBlock(out, block);
    return out.take();
}

std::optional<Extracted> decodeExtracted(const QByteArray &payload)
{
    Reader in(payload);
    Extracted message;
    model::Extraction &file = message.extraction;
    message.retire = in.value<bool>();
    file.format = model::Format(in.integer(int(model::Format::Markdown), int(model::Format::Pdf)));
    file.title = in.text();
    file.pages = in.integer(0, lastPage);
    file.bytes = in.value<qint64>();
    file.modifiedNs = in.value<qint64>();
    file.digest = in.value<QByteArray>();
    if (file.digest.size() != 32)
        in.fail();
    const qsizetype entries = in.count(2 * smallestText, maxEntries);
    for (qsizetype i = 0; i < entries && in.isGood(); ++i) {
        const QString key = in.text();
        file.metadata.insert(key, in.text());
    }
    const qsizetype notes = in.count(smallestText, maxEntries);
    for (qsizetype i = 0; i < notes && in.isGood(); ++i)
        file.notes.append(in.text());
    const qsizetype blocks = in.count(smallestBlock, maxBlocks);
    file.blocks.reserve(size_t(blocks));
    for (qsizetype i = 0; i < blocks && in.isGood(); ++i)
        file.blocks.push_back(readBlock(in));
    return in.isDone() ? std::optional<Extracted>(std::move(message)) : std::nullopt;
}

} // namespace lastro::sources::wire

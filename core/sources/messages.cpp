// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/messages.h"

#include "core/sources/wirestream.h"

#include <QtEndian>

#include <cmath>

namespace lastro::sources::wire {

namespace {

constexpr qsizetype imageHeaderBytes = 16;

void writeLimits(Writer &out, const ExtractorLimits &limits)
{
    out << qint64(limits.addressSpaceBytes) << qint32(limits.cpuSeconds) << qint32(limits.wallMs) << qint64(limits.inputBytes)
        << qint64(limits.outputCharacters) << qint32(limits.pages);
}

ExtractorLimits readLimits(Reader &in)
{
    ExtractorLimits limits;
    limits.addressSpaceBytes = in.value<qint64>();
    limits.cpuSeconds = in.value<qint32>();
    limits.wallMs = in.value<qint32>();
    limits.inputBytes = in.value<qint64>();
    limits.outputCharacters = in.value<qint64>();
    limits.pages = in.value<qint32>();
    return limits;
}

template <class T>
std::optional<T> finished(const Reader &in, T message)
{
    return in.isDone() ? std::optional<T>(std::move(message)) : std::nullopt;
}

constexpr int lastPage = 1'000'000;

} // namespace

QByteArray encode(const ReadFile &message)
{
    Writer out;
    out << message.path << qint32(message.format);
    writeLimits(out, message.limits);
    return out.take();
}

std::optional<ReadFile> decodeReadFile(const QByteArray &payload)
{
    Reader in(payload);
    ReadFile message;
    message.path = in.text();
    message.format = model::Format(in.integer(int(model::Format::Markdown), int(model::Format::Pdf)));
    message.limits = readLimits(in);
    return finished(in, std::move(message));
}

QByteArray encode(const OpenPdf &message)
{
    Writer out;
    out << message.path;
    writeLimits(out, message.limits);
    return out.take();
}

std::optional<OpenPdf> decodeOpenPdf(const QByteArray &payload)
{
    Reader in(payload);
    OpenPdf message;
    message.path = in.text();
    message.limits = readLimits(in);
    return finished(in, std::move(message));
}

QByteArray encode(const DrawPage &message)
{
    Writer out;
    out << qint32(message.page) << float(message.pixelsPerPoint);
    return out.take();
}

std::optional<DrawPage> decodeDrawPage(const QByteArray &payload)
{
    Reader in(payload);
    DrawPage message;
    message.page = in.integer(1, lastPage);
    message.pixelsPerPoint = double(in.value<float>());
    if (!std::isfinite(message.pixelsPerPoint) || message.pixelsPerPoint <= 0)
        in.fail();
    return finished(in, message);
}

QByteArray encode(const ReadWords &message)
{
    Writer out;
    out << qint32(message.page);
    return out.take();
}

std::optional<ReadWords> decodeReadWords(const QByteArray &payload)
{
    Reader in(payload);
    return finished(in, ReadWords{in.integer(1, lastPage)});
}

QByteArray encode(const Failed &message)
{
    Writer out;
    out << base::errorCodeName(message.error.code) << message.error.subject << message.error.detail << message.retire;
    return out.take();
}

std::optional<Failed> decodeFailed(const QByteArray &payload)
{
    Reader in(payload);
    Failed message;
    message.error.code = base::errorCodeFromName(in.text());
    message.error.subject = in.text();
    message.error.detail = in.text().left(1'000);
    message.retire = in.value<bool>();
    return finished(in, std::move(message));
}

QByteArray encode(const Words &message)
{
    Writer out;
    out << qint32(message.page);
    out.count(size_t(message.words.size()));
    for (const PageWord &word : message.words) {
        out << word.text << word.spaceAfter;
        out.box(word.box);
    }
    return out.take();
}

std::optional<Words> decodeWords(const QByteArray &payload)
{
    Reader in(payload);
    Words message;
    message.page = in.integer(1, lastPage);
    const qsizetype count = in.count(21, 1'000'000);
    message.words.reserve(count);
    for (qsizetype i = 0; i < count && in.isGood(); ++i) {
        PageWord word;
        word.text = in.text();
        word.spaceAfter = in.value<bool>();
        word.box = in.box();
        message.words.append(std::move(word));
    }
    return finished(in, std::move(message));
}

QByteArray encodeSizes(const QVector<QSizeF> &sizes)
{
    Writer out;
    out.count(size_t(sizes.size()));
    for (const QSizeF &size : sizes)
        out << float(size.width()) << float(size.height());
    return out.take();
}

std::optional<QVector<QSizeF>> decodeSizes(const QByteArray &payload)
{
    Reader in(payload);
    const qsizetype count = in.count(8, lastPage);
    QVector<QSizeF> sizes;
    sizes.reserve(count);
    const auto isSide = [](double side) { return side > 0 && side <= maxPagePoints; };
    for (qsizetype i = 0; i < count && in.isGood(); ++i) {
        const double width = double(in.value<float>());
        const double height = double(in.value<float>());
        if (!isSide(width) || !isSide(height))
            in.fail();
        sizes.append(QSizeF(width, height));
    }
    return finished(in, std::move(sizes));
}

QByteArray encodeImageHeader(int page, QSize size)
{
    QByteArray header(imageHeaderBytes, '\0');
    qToLittleEndian(qint32(page), header.data());
    qToLittleEndian(qint32(size.width()), header.data() + 4);
    qToLittleEndian(qint32(size.height()), header.data() + 8);
    return header;
}

std::optional<QImage> decodeImage(const QByteArray &payload, int page)
{
    if (payload.size() < imageHeaderBytes || qFromLittleEndian<qint32>(payload.constData()) != page)
        return std::nullopt;
    const auto width = qFromLittleEndian<qint32>(payload.constData() + 4);
    const auto height = qFromLittleEndian<qint32>(payload.constData() + 8);
    if (width < 1 || height < 1 || width > maxImageSide || height > maxImageSide || qint64(width) * height > maxImagePixels
        || payload.size() != imageHeaderBytes + qint64(width) * height * 4)
        return std::nullopt;
    auto *kept = new QByteArray(payload);
    const auto *pixels = reinterpret_cast<const uchar *>(kept->constData() + imageHeaderBytes);
    return QImage(pixels, width, height, qsizetype(width) * 4, QImage::Format_RGB32,
                  [](void *bytes) { delete static_cast<QByteArray *>(bytes); }, kept);
}

double clippedScale(QSizeF pagePoints, double pixelsPerPoint)
{
    // One pixel is left for rounding up.
    const double side = (maxImageSide - 1) / std::max(pagePoints.width(), pagePoints.height());
    const double area = std::sqrt(double(maxImagePixels) / (pagePoints.width() * pagePoints.height())) * 0.999;
    return std::min({pixelsPerPoint, side, area});
}

} // namespace lastro::sources::wire

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"
#include "core/sources/extractorlimits.h"
#include "core/sources/pageword.h"
#include "core/sources/wire.h"

#include <QImage>
#include <QVector>

/// What the frames say. Every decode* checks all counts, ranges and enumerations against the payload it was given and
/// returns nullopt for anything else; none allocates more than a small multiple of the payload.
namespace lastro::sources::wire {

struct ReadFile {
    QString path;
    model::Format format = model::Format::Text;
    ExtractorLimits limits;
};

struct OpenPdf {
    QString path;
    ExtractorLimits limits;
};

struct DrawPage {
    int page = 1;
    double pixelsPerPoint = 1;
};

struct ReadWords {
    int page = 1;
};

/// retire: the child has grown too large to be kept and wants to be replaced.
struct Extracted {
    model::Extraction extraction;
    bool retire = false;
};

struct Failed {
    base::Error error;
    bool retire = false;
};

struct Words {
    int page = 1;
    QVector<PageWord> words;
};

QByteArray encode(const ReadFile &message);
QByteArray encode(const OpenPdf &message);
QByteArray encode(const DrawPage &message);
QByteArray encode(const ReadWords &message);
QByteArray encode(const Extracted &message);
QByteArray encode(const Failed &message);
QByteArray encode(const Words &message);
QByteArray encodeSizes(const QVector<QSizeF> &sizes);

std::optional<ReadFile> decodeReadFile(const QByteArray &payload);
std::optional<OpenPdf> decodeOpenPdf(const QByteArray &payload);
std::optional<DrawPage> decodeDrawPage(const QByteArray &payload);
std::optional<ReadWords> decodeReadWords(const QByteArray &payload);
std::optional<Extracted> decodeExtracted(const QByteArray &payload);
std::optional<Failed> decodeFailed(const QByteArray &payload);
std::optional<Words> decodeWords(const QByteArray &payload);
std::optional<QVector<QSizeF>> decodeSizes(const QByteArray &payload);

constexpr int maxImageSide = 8'192;
constexpr qint64 maxImagePixels = 40'000'000;
constexpr double maxPagePoints = 1e6;         ///< a side of a page, in points; larger ones are told as this

/// The header of a Drawn frame (16 bytes: page, width, height, 0); width * height RGB32 pixels follow it.
QByteArray encodeImageHeader(int page, QSize size);
/// Shares the payload's memory. The image must be of that page.
std::optional<QImage> decodeImage(const QByteArray &payload, int page);

/// The scale a page is drawn at: as asked, or what the caps on side and pixels leave of it.
double clippedScale(QSizeF pagePoints, double pixelsPerPoint);

} // namespace lastro::sources::wire

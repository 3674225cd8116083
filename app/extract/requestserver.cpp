// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/extract/requestserver.h"

#include "core/base/digest.h"
#include "core/sources/childlimits.h"
#include "core/sources/readers/reader.h"
#include "core/sources/regularfile.h"

#include <new>

namespace lastro::extract {

using base::ErrorCode;
namespace wire = sources::wire;

RequestServer::RequestServer(qint64 addressSpaceBytes) : m_addressSpace(addressSpaceBytes), m_port(addressSpaceBytes) {}

int RequestServer::run()
{
    if (!m_port.isReady())
        return 1;
    while (const auto frame = m_port.next()) {
        bool sent = false;
        try {
            sent = answer(*frame);
        } catch (const std::bad_alloc &) {
            sent = fail({ErrorCode::ExtractorOutOfMemory, {}, QStringLiteral("bad_alloc")});
        } catch (const std::exception &error) {
            sent = fail({ErrorCode::FileDamaged, {}, QString::fromUtf8(error.what())});
        }
        if (!sent)
            return 1;
    }
    return 0;
}

bool RequestServer::answer(const wire::Frame &frame)
{
    switch (frame.kind) {
    case wire::Kind::ReadFile:
        if (const auto request = wire::decodeReadFile(frame.payload))
            return readFile(*request);
        break;
    case wire::Kind::OpenPdf:
        if (const auto request = wire::decodeOpenPdf(frame.payload))
            return openPdf(*request);
        break;
    case wire::Kind::DrawPage:
        if (const auto request = wire::decodeDrawPage(frame.payload))
            return drawPage(*request);
        break;
    case wire::Kind::ReadWords:
        if (const auto request = wire::decodeReadWords(frame.payload))
            return readWords(*request);
        break;
    default:
        break;
    }
    return false;
}

bool RequestServer::fail(base::Error error)
{
    const bool retire = error.code == ErrorCode::ExtractorOutOfMemory || sources::shouldRetire(m_addressSpace);
    return m_port.send(wire::Kind::Failed, wire::encode(wire::Failed{std::move(error), retire}));
}

bool RequestServer::readFile(const wire::ReadFile &request)
{
    sources::grantCpuSeconds(request.limits.cpuSeconds);
    const auto file = sources::readRegularFile(request.path, request.limits.inputBytes);
    if (!file)
        return fail(file.error());
    if (file->bytes.isEmpty())
        return fail({ErrorCode::FileEmpty, {}, {}});
    auto extraction = sources::readers::readFile(request.format, file->bytes,
                                                 {request.limits.outputCharacters, request.limits.pages});
    if (!extraction)
        return fail(extraction.error());
    extraction->bytes = file->bytes.size();
    extraction->modifiedNs = file->modifiedNs;
    extraction->digest = base::sha256(file->bytes);
    return m_port.send(wire::Kind::Extracted,
                       wire::encode(wire::Extracted{std::move(*extraction), sources::shouldRetire(m_addressSpace)}));
}

bool RequestServer::openPdf(const wire::OpenPdf &request)
{
    m_cpuSeconds = request.limits.cpuSeconds;
    sources::grantCpuSeconds(m_cpuSeconds);
    const auto file = sources::readRegularFile(request.path, request.limits.inputBytes);
    if (!file)
        return fail(file.error());
    auto pdf = sources::readers::PdfPages::open(file->bytes, {request.limits.outputCharacters, request.limits.pages});
    if (!pdf)
        return fail(pdf.error());
    m_pdf = std::make_unique<sources::readers::PdfPages>(std::move(*pdf));
    QVector<QSizeF> sizes = m_pdf->sizes();
    for (QSizeF &size : sizes)
        size = size.boundedTo({wire::maxPagePoints, wire::maxPagePoints});
    return m_port.send(wire::Kind::Opened, wire::encodeSizes(sizes));
}

bool RequestServer::drawPage(const wire::DrawPage &request)
{
    sources::grantCpuSeconds(m_cpuSeconds);
    if (!m_pdf || request.page > m_pdf->count())
        return fail({ErrorCode::FileDamaged, {}, QStringLiteral("no such page")});
    const double scale = wire::clippedScale(m_pdf->sizes().at(request.page - 1), request.pixelsPerPoint);
    const QImage image = m_pdf->draw(request.page, scale);
    if (image.isNull())
        return fail({ErrorCode::FileDamaged, {}, QStringLiteral("the page cannot be drawn")});
    return m_port.send(request.page, image);
}

bool RequestServer::readWords(const wire::ReadWords &request)
{
    sources::grantCpuSeconds(m_cpuSeconds);
    if (!m_pdf || request.page > m_pdf->count())
        return fail({ErrorCode::FileDamaged, {}, QStringLiteral("no such page")});
    wire::Words answer{request.page, {}};
    for (sources::readers::PdfPageWord &word : m_pdf->words(request.page))
        answer.words.append({std::move(word.text), word.box, word.spaceAfter});
    return m_port.send(wire::Kind::Words, wire::encode(answer));
}

} // namespace lastro::extract

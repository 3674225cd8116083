// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfwords.h"

#include <poppler-document.h>
#include <poppler-page.h>

#include <array>
#include <cmath>

namespace lastro::sources::readers {

namespace {

using base::ErrorCode;

bool containsAny(const QByteArray &name, std::initializer_list<const char *> parts)
{
    return std::any_of(parts.begin(), parts.end(), [&name](const char *part) { return name.contains(part); });
}

QString textOf(const poppler::text_box &box)
{
    const poppler::byte_array utf8 = box.text().to_utf8();
    return cleanWord(QString::fromUtf8(utf8.data(), qsizetype(utf8.size())));
}

/// A page whose words run sideways is laid out as if it were turned upright.
QRectF turned(const QRectF &box, QSizeF page, int rotation)
{
    switch (rotation) {
    case 1: return {box.top(), page.width() - box.right(), box.height(), box.width()};
    case 2: return {page.width() - box.right(), page.height() - box.bottom(), box.width(), box.height()};
    case 3: return {page.height() - box.bottom(), box.left(), box.height(), box.width()};
    default: return box;
    }
}

bool isSane(const QRectF &box)
{
    return std::isfinite(box.x()) && std::isfinite(box.y()) && std::isfinite(box.width()) && std::isfinite(box.height());
}

PdfWord wordOf(const poppler::text_box &box, QString text)
{
    PdfWord word;
    word.text = std::move(text);
    const poppler::rectf area = box.bbox();
    word.shown = QRectF(area.x(), area.y(), area.width(), area.height()).normalized();
    word.size = float(std::round(box.get_font_size() * 10) / 10);
    if (!(word.size > 0.5f))
        word.size = float(std::max(word.shown.height(), 0.5));
    const QByteArray font = QByteArray::fromStdString(box.get_font_name()).toLower();
    word.bold = containsAny(font, {"bold", "black", "heavy", "demi", "-bd", "cmbx"});
    word.mono = containsAny(font, {"mono", "courier", "consolas", "typewriter", "cmtt", "menlo", "sourcecode"});
    word.spaceAfter = box.has_space_after();
    return word;
}

PdfPageText readPage(const poppler::page &page, int number)
{
    PdfPageText result;
    result.number = number;
    const poppler::rectf crop = page.page_rect();
    QSizeF size(crop.width(), crop.height());
    if (page.orientation() == poppler::page::landscape || page.orientation() == poppler::page::seascape)
        size.transpose();
    std::vector<std::pair<int, PdfWord>> words;
    std::array<qsizetype, 4> characters{};
    for (const poppler::text_box &box : page.text_list(poppler::page::text_list_include_font)) {
        QString text = textOf(box);
        if (text.isEmpty())
            continue;
        const int rotation = std::clamp(box.rotation(), 0, 3);
        PdfWord word = wordOf(box, std::move(text));
        if (!isSane(word.shown))
            continue;
        characters[size_t(rotation)] += word.text.size();
        words.emplace_back(rotation, std::move(word));
    }
    const int main = int(std::max_element(characters.begin(), characters.end()) - characters.begin());
    for (auto &[rotation, word] : words) {
        word.box = turned(word.shown, size, rotation);
        (rotation == main ? result.words : result.sideways).push_back(std::move(word));
    }
    result.size = main % 2 == 0 ? size : size.transposed();
    return result;
}

} // namespace

base::Result<std::vector<PdfPageText>> readPdfWords(const QByteArray &bytes, const ReadLimits &limits)
{
    poppler::set_debug_error_function([](const std::string &, void *) {}, nullptr);
    const std::unique_ptr<poppler::document> document(poppler::document::load_from_raw_data(bytes.constData(), int(bytes.size())));
    if (!document || document->is_locked())
        return base::failure(ErrorCode::FileDamaged, {}, QStringLiteral("not a readable PDF"));
    std::vector<PdfPageText> pages;
    qint64 characters = 0;
    for (int i = 0; i < document->pages(); ++i) {
        const std::unique_ptr<poppler::page> page(document->create_page(i));
        pages.push_back(page ? readPage(*page, i + 1) : PdfPageText{i + 1, {}, {}, {}});
        for (const PdfWord &word : pages.back().words)
            characters += word.text.size() + 1;
        if (characters > limits.outputCharacters)
            return base::failure(ErrorCode::FileTooLarge, {}, QStringLiteral("more than %1 characters").arg(limits.outputCharacters));
    }
    return pages;
}

} // namespace lastro::sources::readers

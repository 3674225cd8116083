// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdftext.h"

#include <map>

namespace lastro::sources::readers {

namespace {

constexpr QChar softHyphen(0x00AD);

QString joined(const std::vector<PdfSegment> &segments)
{
    QString text;
    for (const PdfSegment &segment : segments) {
        if (!text.isEmpty())
            text += QLatin1Char(' ');
        text += segment.text();
    }
    return text;
}

bool hasLetterOrDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
}

QLatin1String ligature(char16_t unit)
{
    switch (unit) {
    case 0xFB00: return QLatin1String("ff");
    case 0xFB01: return QLatin1String("fi");
    case 0xFB02: return QLatin1String("fl");
    case 0xFB03: return QLatin1String("ffi");
    case 0xFB04: return QLatin1String("ffl");
    case 0xFB05: case 0xFB06: return QLatin1String("st");
    default: return {};
    }
}

bool isBullet(char16_t unit)
{
    // Symbol and Wingdings glyphs that come through in the private use area.
    return unit == 0xF0B7 || unit == 0xF0A7 || unit == 0xF0D8 || unit == 0xF076 || unit == 0xF0A8 || unit == 0xF06C;
}

} // namespace

void PdfSegment::append(PdfWord word)
{
    box = words.empty() ? word.box : box.united(word.box);
    words.push_back(std::move(word));
}

void PdfSegment::append(PdfSegment &&other)
{
    for (PdfWord &word : other.words)
        append(std::move(word));
}

QString PdfSegment::text() const
{
    QString text;
    for (size_t i = 0; i < words.size(); ++i) {
        if (i > 0 && isSpaced(words[i - 1], words[i]))
            text += QLatin1Char(' ');
        text += words[i].text;
    }
    return text;
}

QString PdfLine::text() const
{
    return joined(segments);
}

double PdfLine::size() const
{
    std::map<float, qsizetype> characters;
    for (const PdfSegment &segment : segments)
        for (const PdfWord &word : segment.words)
            characters[word.size] += word.text.size();
    const auto most = std::max_element(characters.begin(), characters.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return double(most->first);
}

bool PdfLine::isBold() const
{
    bool any = false;
    for (const PdfSegment &segment : segments)
        for (const PdfWord &word : segment.words)
            if (hasLetterOrDigit(word.text)) {
                if (!word.bold)
                    return false;
                any = true;
            }
    return any;
}

bool PdfLine::isMono() const
{
    for (const PdfSegment &segment : segments)
        for (const PdfWord &word : segment.words)
            if (!word.mono)
                return false;
    return true;
}

bool isSpaced(const PdfWord &left, const PdfWord &right)
{
    const double gap = right.box.left() - left.box.right();
    if (gap > 0.12 * double(std::min(left.size, right.size)) || left.spaceAfter)
        return true;
    // A raised note number must not become part of the number before it.
    const bool raised = right.size < 0.85f * left.size && right.box.bottom() < left.box.bottom() - 0.15 * double(left.size);
    return raised && right.text.front().isDigit() && left.text.back().isLetterOrNumber();
}

QString cleanWord(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const char16_t unit = c.unicode();
        if (const QLatin1String spelled = ligature(unit); !spelled.isEmpty())
            clean += spelled;
        else if (isBullet(unit))
            clean += QChar(0x2022);
        else if (c == softHyphen && i + 1 < text.size())
            continue;
        else if (c.isSpace() || unit == 0xFEFF)
            continue;
        else if (unit >= 0x20 && unit != 0x7F && !(unit >= 0x80 && unit < 0xA0))
            clean += c;
    }
    return clean.normalized(QString::NormalizationForm_C);
}

} // namespace lastro::sources::readers

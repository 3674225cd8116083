// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textfold.h"

namespace lastro::base {

namespace {

bool isDropped(char32_t c)
{
    return c == 0x00AD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2064)
        || (c >= 0x2066 && c <= 0x206F) || c == 0xFEFF || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0000 && c <= 0xE01EF);
}

bool isDash(char32_t c)
{
    return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63 || c == 0xFF0D;
}

/// The replacement of one character, or a null string where it stays as it is.
QString replacement(char32_t c)
{
    if (isDash(c))
        return QStringLiteral("-");
    switch (c) {
    case 0x2018: case 0x2019: case 0x201A: case 0x201B: case 0x2032: case 0x00B4: case 0x02BC:
        return QStringLiteral("'");
    case 0x201C: case 0x201D: case 0x201E: case 0x201F: case 0x2033: case 0x00AB: case 0x00BB:
        return QStringLiteral("\"");
    case 0x2026:
        return QStringLiteral("...");
    case 0xFB00: return QStringLiteral("ff");
    case 0xFB01: return QStringLiteral("fi");
    case 0xFB02: return QStringLiteral("fl");
    case 0xFB03: return QStringLiteral("ffi");
    case 0xFB04: return QStringLiteral("ffl");
    case 0xFB05: case 0xFB06: return QStringLiteral("st");
    default:
        return {};
    }
}

/// Appends to a FoldedText, keeping the map and folding runs of white space into one space.
class Builder {
public:
    explicit Builder(qsizetype expected)
    {
        m_folded.text.reserve(expected);
        m_folded.offsets.reserve(size_t(expected) + 1);
    }

    void space(qsizetype from)
    {
        if (!m_folded.text.isEmpty() && !m_pendingSpace) {
            m_pendingSpace = true;
            m_spaceAt = from;
        }
    }

    void put(QStringView units, qsizetype from, qsizetype sourceEnd)
    {
        if (m_pendingSpace) {
            m_folded.text += QLatin1Char(' ');
            m_folded.offsets.push_back(m_spaceAt);
            m_pendingSpace = false;
        }
        for (const QChar unit : units) {
            m_folded.text += unit;
            m_folded.offsets.push_back(from);
        }
        m_end = sourceEnd;
    }

    FoldedText take()
    {
        m_folded.offsets.push_back(m_end);
        return std::move(m_folded);
    }

private:
    FoldedText m_folded;
    bool m_pendingSpace = false;
    qsizetype m_spaceAt = 0;
    qsizetype m_end = 0;
};

/// A base character with the marks that follow it: what NFC may compose.
qsizetype clusterEnd(const QString &source, qsizetype start)
{
    qsizetype at = start + (source.at(start).isHighSurrogate() && start + 1 < source.size() ? 2 : 1);
    while (at < source.size() && source.at(at).isMark())
        ++at;
    return at;
}

FoldedText fold(const QString &source, bool forSearch)
{
    Builder builder(source.size());
    for (qsizetype at = 0; at < source.size();) {
        const QChar unit = source.at(at);
        if (unit.unicode() < 0x80) {
            const bool marked = at + 1 < source.size() && source.at(at + 1).isMark();
            if (!marked) {
                if (unit.isSpace() || unit.unicode() < 0x20) {
                    builder.space(at);
                } else {
                    const QChar folded = forSearch ? unit.toCaseFolded() : unit;
                    builder.put(QStringView(&folded, 1), at, at + 1);
                }
                ++at;
                continue;
            }
        }
        const qsizetype end = clusterEnd(source, at);
        const bool pair = unit.isHighSurrogate() && at + 1 < source.size() && source.at(at + 1).isLowSurrogate();
        const char32_t c = pair ? QChar::surrogateToUcs4(unit, source.at(at + 1)) : char32_t(unit.unicode());
        if (isDropped(c)) {
            at += pair ? 2 : 1;
            continue;
        }
        if (QChar::isSpace(c)) {
            builder.space(at);
            at += pair ? 2 : 1;
            continue;
        }
        const QString replaced = replacement(c);
        if (!replaced.isNull()) {
            builder.put(forSearch ? replaced.toCaseFolded() : replaced, at, at + 1);
            ++at;
            continue;
        }
        QString cluster = source.mid(at, end - at);
        if (forSearch) {
            QString plain;
            const QString decomposed = cluster.normalized(QString::NormalizationForm_KD);
            for (const QChar part : decomposed)
                if (!part.isMark())
                    plain += part;
            cluster = plain.toCaseFolded();
        } else if (end - at > 1) {
            cluster = cluster.normalized(QString::NormalizationForm_C);
        }
        builder.put(cluster, at, end);
        at = end;
    }
    return builder.take();
}

} // namespace

TextRange FoldedText::sourceRange(qsizetype start, qsizetype length) const
{
    if (length <= 0 || start < 0 || start + length > text.size())
        return {};
    const qsizetype from = offsets[size_t(start)];
    const qsizetype lastFrom = offsets[size_t(start + length - 1)];
    // The end is where the next different source character begins.
    size_t next = size_t(start + length);
    while (next + 1 < offsets.size() && offsets[next] == lastFrom)
        ++next;
    return {from, offsets[next] - from};
}

FoldedText foldTypography(const QString &source)
{
    return fold(source, false);
}

FoldedText foldForSearch(const QString &source)
{
    return fold(source, true);
}

QString searchFolded(const QString &text)
{
    return foldForSearch(text).text;
}

} // namespace lastro::base

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textfold.h"

#include <array>

namespace lastro::base {

namespace {

/// Code units below this are looked up; they hold all of Portuguese and never change under NFC.
constexpr char16_t tableEnd = 0x250;
/// The first combining mark.
constexpr char16_t firstMark = 0x300;
/// Longest run of marks taken as one character: normalising a run costs the square of its length.
constexpr qsizetype longestCluster = 32;

struct CodeRange {
    char32_t first;
    char32_t last;
};

/// Controls, and characters without ink or width: soft hyphen, joiners, direction marks, fillers, tags.
constexpr std::array dropped{CodeRange{0x7F, 0x84},     CodeRange{0x86, 0x9F},     CodeRange{0xAD, 0xAD},
                             CodeRange{0x34F, 0x34F},   CodeRange{0x61C, 0x61C},   CodeRange{0x115F, 0x1160},
                             CodeRange{0x180E, 0x180E}, CodeRange{0x200B, 0x200F}, CodeRange{0x202A, 0x202E},
                             CodeRange{0x2060, 0x206F}, CodeRange{0x3164, 0x3164}, CodeRange{0xFE00, 0xFE0F},
                             CodeRange{0xFEFF, 0xFEFF}, CodeRange{0xFFA0, 0xFFA0}, CodeRange{0xFFF9, 0xFFFB},
                             CodeRange{0xE0000, 0xE0FFF}};

constexpr bool isDropped(char32_t c)
{
    for (const CodeRange &range : dropped)
        if (c <= range.last)
            return c >= range.first;
    return false;
}

constexpr bool isDash(char32_t c)
{
    return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63 || c == 0xFF0D;
}

/// What stands for a character in both folds, or an empty view where it stays as it is.
QStringView replacement(char32_t c)
{
    if (isDash(c))
        return u"-";
    switch (c) {
    case 0x2018: case 0x2019: case 0x201A: case 0x201B: case 0x2032: case 0x00B4: case 0x02BC:
        return u"'";
    case 0x201C: case 0x201D: case 0x201E: case 0x201F: case 0x2033: case 0x00AB: case 0x00BB:
        return u"\"";
    case 0x2026: return u"...";
    case 0xFB00: return u"ff";
    case 0xFB01: return u"fi";
    case 0xFB02: return u"fl";
    case 0xFB03: return u"ffi";
    case 0xFB04: return u"ffl";
    case 0xFB05: case 0xFB06: return u"st";
    default: return {};
    }
}

/// Collects folded units, with the map if asked, and makes one space of a run of white space.
template <bool withMap>
class Builder {
public:
    explicit Builder(qsizetype expected) { grow(expected + 16); }

    void space(qsizetype from)
    {
        if (m_size > 0 && !m_pendingSpace) {
            m_pendingSpace = true;
            m_spaceAt = from;
        }
    }

    void put(char16_t unit, qsizetype from, qsizetype sourceEnd)
    {
        if (m_pendingSpace) {
            m_pendingSpace = false;
            append(u' ', m_spaceAt);
        }
        append(unit, from);
        m_end = sourceEnd;
    }

    FoldedText take()
    {
        m_text.truncate(m_size);
        if constexpr (withMap)
            m_offsets.push_back(m_end);
        return {std::move(m_text), std::move(m_offsets)};
    }

private:
    void grow(qsizetype capacity)
    {
        m_text.resize(capacity);
        m_units = m_text.data();
        m_capacity = capacity;
        if constexpr (withMap)
            m_offsets.reserve(size_t(capacity) + 1);
    }

    void append(char16_t unit, qsizetype from)
    {
        if (m_size == m_capacity) [[unlikely]]
            grow(m_size * 2);
        m_units[m_size++] = QChar(unit);
        if constexpr (withMap)
            m_offsets.push_back(from);
    }

    QString m_text;
    QChar *m_units = nullptr;       ///< of m_text, so that no write has to ask whether it is shared
    qsizetype m_capacity = 0;
    std::vector<qsizetype> m_offsets;
    qsizetype m_size = 0;
    bool m_pendingSpace = false;
    qsizetype m_spaceAt = 0;
    qsizetype m_end = 0;
};

bool isMarkAt(QStringView text, qsizetype at)
{
    return at < text.size() && text.at(at).unicode() >= firstMark && text.at(at).isMark();
}

bool isPairAt(QStringView text, qsizetype at)
{
    return text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
}

/// A base character with the marks that follow it: what NFC may compose.
qsizetype clusterEnd(QStringView source, qsizetype start)
{
    qsizetype at = start + (isPairAt(source, start) ? 2 : 1);
    while (at - start < longestCluster && isMarkAt(source, at))
        ++at;
    return at;
}

/// One cluster, normalised: NFC, or NFKD without marks and case folded.
QString normalizedCluster(QStringView cluster, bool forSearch)
{
    QString kept;
    for (const QChar unit : cluster)
        if (!isDropped(unit.unicode()))
            kept += unit;
    if (!forSearch)
        return kept.normalized(QString::NormalizationForm_C);
    QString plain;
    const QString decomposed = kept.normalized(QString::NormalizationForm_KD);
    for (const QChar part : decomposed)
        if (!part.isMark())
            plain += part;
    return plain.toCaseFolded();
}

template <class Sink>
void foldCluster(QStringView source, qsizetype at, qsizetype end, bool forSearch, Sink &sink)
{
    const QString cluster = normalizedCluster(source.mid(at, end - at), forSearch);
    for (qsizetype i = 0; i < cluster.size(); ++i) {
        const bool pair = isPairAt(cluster, i);
        const char32_t c = pair ? QChar::surrogateToUcs4(cluster.at(i), cluster.at(i + 1)) : char32_t(cluster.at(i).unicode());
        const QStringView replaced = replacement(c);
        if (!replaced.isEmpty()) {
            for (const QChar unit : replaced)
                sink.put(unit.unicode(), at, end);
        } else if (QChar::isSpace(c) || c < 0x20) {
            sink.space(at);
        } else if (!isDropped(c)) {
            sink.put(cluster.at(i).unicode(), at, end);
            if (pair)
                sink.put(cluster.at(i + 1).unicode(), at, end);
        }
        i += pair ? 1 : 0;
    }
}

/// The folds of one unit below tableEnd. count 0: dropped; a lone ' ': white space.
struct Entry {
    std::array<char16_t, 3> units{};
    quint8 count = 0;
};
using Table = std::array<Entry, tableEnd>;

struct EntrySink {
    Entry entry;
    void space(qsizetype) { entry = {{u' '}, 1}; }
    void put(char16_t unit, qsizetype, qsizetype)
    {
        if (entry.count < entry.units.size())
            entry.units[entry.count++] = unit;
    }
};

Table makeTable(bool forSearch)
{
    Table table;
    for (char16_t c = 0; c < tableEnd; ++c) {
        EntrySink sink;
        foldCluster(QStringView(&c, 1), 0, 1, forSearch, sink);
        table[c] = sink.entry;
    }
    return table;
}

const Table &tableFor(bool forSearch)
{
    static const std::array<Table, 2> tables{makeTable(false), makeTable(true)};
    return tables[forSearch ? 1 : 0];
}

template <bool withMap>
FoldedText fold(QStringView source, bool forSearch)
{
    const Table &table = tableFor(forSearch);
    Builder<withMap> builder(source.size());
    const qsizetype size = source.size();
    for (qsizetype at = 0; at < size;) {
        const char16_t unit = source.at(at).unicode();
        if (unit < tableEnd && !isMarkAt(source, at + 1)) {
            const Entry &entry = table[unit];
            if (entry.count == 1 && entry.units[0] == u' ')
                builder.space(at);
            else
                for (quint8 i = 0; i < entry.count; ++i)
                    builder.put(entry.units[i], at, at + 1);
            ++at;
            continue;
        }
        const bool pair = isPairAt(source, at);
        const qsizetype oneEnd = at + (pair ? 2 : 1);
        const char32_t c = pair ? QChar::surrogateToUcs4(source.at(at), source.at(at + 1)) : char32_t(unit);
        const QStringView replaced = replacement(c);
        if (!replaced.isEmpty()) {
            for (const QChar folded : replaced)
                builder.put(folded.unicode(), at, oneEnd);
            at = oneEnd;
        } else if (isDropped(c)) {
            at = oneEnd;
        } else if (QChar::isSpace(c)) {
            builder.space(at);
            at = oneEnd;
        } else {
            const qsizetype end = clusterEnd(source, at);
            foldCluster(source, at, end, forSearch, builder);
            at = end;
        }
    }
    return builder.take();
}

} // namespace

TextRange FoldedText::sourceRange(qsizetype start, qsizetype length) const
{
    if (length <= 0 || start < 0 || start > text.size() || length > text.size() - start)
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
    return fold<true>(source, false);
}

FoldedText foldForSearch(const QString &source)
{
    return fold<true>(source, true);
}

QString searchFolded(const QString &text)
{
    return fold<false>(text, true).text;
}

} // namespace lastro::base

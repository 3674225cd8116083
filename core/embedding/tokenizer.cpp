// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/tokenizer.h"

#include <algorithm>

namespace lastro::embedding {

namespace {

constexpr char32_t WordStart = 0x2581;
constexpr float UnknownPenalty = 10;
constexpr float Unreached = -std::numeric_limits<float>::infinity();

void appendUtf8(char32_t codePoint, QByteArray &out)
{
    const auto follow = [&](int shift) { out.append(char(0x80 | ((codePoint >> shift) & 0x3f))); };
    if (codePoint < 0x80) {
        out.append(char(codePoint));
    } else if (codePoint < 0x800) {
        out.append(char(0xc0 | (codePoint >> 6)));
        follow(0);
    } else if (codePoint < 0x10000) {
        out.append(char(0xe0 | (codePoint >> 12)));
        follow(6);
        follow(0);
    } else {
        out.append(char(0xf0 | (codePoint >> 18)));
        follow(12);
        follow(6);
        follow(0);
    }
}

/// The character that begins at a place, which is moved behind it.
char32_t takeCodePoint(QStringView text, qsizetype &at)
{
    const QChar first = text[at++];
    if (!first.isSurrogate())
        return first.unicode();
    if (first.isHighSurrogate() && at < text.size() && text[at].isLowSurrogate())
        return QChar::surrogateToUcs4(first, text[at++]);
    return QChar::ReplacementCharacter;
}

bool continuesCharacter(char byte)
{
    return (uint8_t(byte) & 0xc0) == 0x80;
}

/// The likeliest way to reach one place of the text.
struct Step {
    float score = Unreached;
    int piece = 0;
    qsizetype from = 0;

    void offer(float newScore, int newPiece, qsizetype newFrom)
    {
        if (newScore > score)
            *this = {newScore, newPiece, newFrom};
    }
};

} // namespace

Tokenizer::Tokenizer(PieceTable pieces, NormalizationMap map)
    : m_pieces(std::move(pieces)), m_map(std::move(map)), m_trie(m_pieces)
{
    if (!m_pieces.scores.empty())
        m_unknownScore = std::ranges::min(m_pieces.scores) - UnknownPenalty;
}

std::vector<int> Tokenizer::encode(QStringView text, size_t limit) const
{
    if (limit == 0)
        return {};
    const auto longest = size_t(std::max(m_trie.longestPiece(), 4));
    // So many bytes cannot be covered by fewer than limit pieces; a few pieces more keep the cut from changing the last ones.
    const size_t enough = limit > Unlimited / longest - 16 ? Unlimited : (limit + 16) * longest;
    const QByteArray bytes = normalized(text, enough);

    std::vector<Step> steps(size_t(bytes.size()) + 1);
    steps[0].score = 0;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const float score = steps[size_t(at)].score;
        if (score == Unreached)
            continue;
        int node = PieceTrie::Root;
        for (qsizetype end = at; end < bytes.size();) {
            node = m_trie.next(node, bytes[end]);
            if (node == PieceTrie::None)
                break;
            ++end;
            if (const int piece = m_trie.piece(node); piece != PieceTrie::None)
                steps[size_t(end)].offer(score + m_pieces.scores[size_t(piece)], piece, at);
        }
        qsizetype nextCharacter = at + 1;
        while (nextCharacter < bytes.size() && continuesCharacter(bytes[nextCharacter]))
            ++nextCharacter;
        steps[size_t(nextCharacter)].offer(score + m_unknownScore, m_pieces.unknown, at);
    }

    std::vector<int> tokens;
    for (qsizetype at = bytes.size(); at > 0; at = steps[size_t(at)].from)
        tokens.push_back(steps[size_t(at)].piece);
    std::ranges::reverse(tokens);
    if (tokens.size() > limit)
        tokens.resize(limit);
    return tokens;
}

QByteArray Tokenizer::normalized(QStringView text, size_t enoughBytes) const
{
    QByteArray spaced;
    spaced.reserve(qsizetype(std::min(size_t(text.size()) + size_t(text.size()) / 4 + 4, enoughBytes)));
    QByteArray character;
    bool afterSpace = false;
    for (qsizetype at = 0; at < text.size() && size_t(spaced.size()) < enoughBytes;) {
        const char32_t codePoint = takeCodePoint(text, at);
        if (codePoint == 0)
            continue;
        character.clear();
        appendNormalized(codePoint, character);
        for (const char byte : std::as_const(character)) {
            const bool space = byte == ' ';
            if (spaced.isEmpty() && !space)
                appendUtf8(WordStart, spaced);
            if (!space)
                spaced.append(byte);
            else if (!afterSpace)
                appendUtf8(WordStart, spaced);
            afterSpace = space;
        }
    }
    if (spaced.isEmpty())
        appendUtf8(WordStart, spaced);
    return spaced;
}

void Tokenizer::appendNormalized(char32_t codePoint, QByteArray &out) const
{
    const auto found = std::ranges::lower_bound(m_map.codePoints, codePoint);
    if (found == m_map.codePoints.end() || *found != codePoint) {
        appendUtf8(codePoint, out);
        return;
    }
    const auto entry = size_t(found - m_map.codePoints.begin());
    for (uint32_t i = m_map.offsets[entry]; i < m_map.offsets[entry + 1]; ++i)
        appendUtf8(m_map.replacements[i], out);
}

} // namespace lastro::embedding

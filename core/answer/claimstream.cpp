// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/claimstream.h"

#include <QRegularExpression>

namespace lastro::answer {

namespace {

constexpr qsizetype longestClaim = 20'000;
constexpr qsizetype longestOpening = 200;        ///< of what may stand before the list
constexpr qsizetype longestThought = 100'000;

} // namespace

std::vector<llm::ModelClaim> ClaimStream::feed(QStringView piece)
{
    std::vector<llm::ModelClaim> claims;
    for (const QChar unit : piece) {
        if (m_state == State::Over)
            break;
        take(unit, claims);
    }
    return claims;
}

void ClaimStream::take(QChar unit, std::vector<llm::ModelClaim> &claims)
{
    switch (m_state) {
    case State::Before:
        takeBefore(unit);
        break;
    case State::Thinking:
        m_seen += unit;
        if (m_seen.endsWith(QLatin1String("</think>"))) {
            m_seen.clear();
            m_state = State::Before;
        } else if (m_seen.size() > longestThought) {
            m_state = State::Over;
        }
        break;
    case State::Top:
        takeTop(unit);
        break;
    case State::Claims:
        takeInClaims(unit, claims);
        break;
    case State::Over:
        break;
    }
}

/// Up to the object's brace: white space, a fence, or a thought, as readAnswer() takes them off.
void ClaimStream::takeBefore(QChar unit)
{
    static const QRegularExpression allowed(QStringLiteral("^\\s*(?:`{0,3}|`{3}\\s*j?s?o?n?\\s*|<t?h?i?n?k?)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    if (unit == QLatin1Char('{')) {
        m_seen.clear();
        m_state = State::Top;
        return;
    }
    m_seen += unit;
    if (m_seen.trimmed() == QLatin1String("<think>")) {
        m_seen.clear();
        m_state = State::Thinking;
    } else if (m_seen.size() > longestOpening || !allowed.match(m_seen).hasMatch()) {
        m_state = State::Over;
    }
}

/// From the object's brace to the list of claims; a member before it is passed over where it is a plain text.
void ClaimStream::takeTop(QChar unit)
{
    static const QRegularExpression opening(QStringLiteral("^\\s*(?:\"outcome\"\\s*:\\s*\"[a-z_]*\"\\s*,\\s*)?\"claims\"\\s*:\\s*\\[$"));
    m_seen += unit;
    if (unit == QLatin1Char('[')) {
        m_state = opening.match(m_seen).hasMatch() ? State::Claims : State::Over;
        m_seen.clear();
    } else if (m_seen.size() > longestOpening) {
        m_state = State::Over;
    }
}

/// Is the unit part of a text, its quotes included?
bool ClaimStream::skipsString(QChar unit)
{
    if (!m_inString) {
        m_inString = unit == QLatin1Char('"');
        return m_inString;
    }
    const bool ends = unit == QLatin1Char('"') && !m_escaped;
    m_escaped = unit == QLatin1Char('\\') && !m_escaped;
    m_inString = !ends;
    return true;
}

void ClaimStream::takeInClaims(QChar unit, std::vector<llm::ModelClaim> &claims)
{
    if (m_depth == 0) {
        const bool between = unit.isSpace() || (unit == QLatin1Char(',') && m_count > 0);
        if (unit == QLatin1Char('{')) {
            m_seen = unit;
            m_depth = 1;
        } else if (!between) {
            m_state = State::Over;
        }
        return;
    }
    m_seen += unit;
    if (m_seen.size() > longestClaim) {
        m_state = State::Over;
        return;
    }
    if (skipsString(unit))
        return;
    if (unit == QLatin1Char('{') || unit == QLatin1Char('['))
        ++m_depth;
    else if (unit == QLatin1Char('}') || unit == QLatin1Char(']'))
        --m_depth;
    if (m_depth > 0)
        return;
    const auto claim = claimRead();
    if (claim && ++m_count <= llm::mostClaims)
        claims.push_back(*claim);
    else
        m_state = State::Over;
    m_seen.clear();
}

std::optional<llm::ModelClaim> ClaimStream::claimRead() const
{
    llm::ChatReply alone;
    alone.text = QStringLiteral("{\"claims\":[") + m_seen + QStringLiteral("],\"outcome\":\"answered\"}");
    alone.form = llm::FormAsked::JsonSchema;
    const auto read = llm::readAnswer(alone);
    return read && read->claims.size() == 1 ? std::optional(read->claims.front()) : std::nullopt;
}

} // namespace lastro::answer

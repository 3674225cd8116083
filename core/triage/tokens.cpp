// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/tokens.h"

#include <QRegularExpression>

namespace lastro::triage {

namespace {

/// In this order they are the first bits of every lexicon that addShapes() filled.
enum Shape { Number, Amount, Url, Email, Leak, Path, IdRef, Canary, Snake, Called, Colon, Start, Caps, Machine, CapsMachine, Asked };

bool isWordUnit(QChar unit) { return unit.isLetterOrNumber(); }

bool isIn(QChar unit, QStringView set) { return set.contains(unit); }

bool isSnakeJoint(const QString &text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text.at(at) == QLatin1Char('_') && isWordUnit(text.at(at - 1))
        && isWordUnit(text.at(at + 1));
}

/// What is looked at of an address.
constexpr qsizetype longestAddress = 400;

bool leaks(const QString &address)
{
    static const QRegularExpression place(QStringLiteral(
        "=\\s*(?:[\\[{<($%]|[A-Z][A-Z_]{2,})"
        "|(?:[/=?&]|%7b)(?:CPF|CONVERSA\\w*|PERGUNTA\\w*|QUESTION\\w*|QUERY\\w*|USER\\w*|USUARIO\\w*|RESUMO\\w*|SUMMARY\\w*"
        "|CONTEXT\\w*|CHAT\\w*|EMAIL|SENHA|PASSWORD|TOKEN|HISTOR\\w*|RESPOSTA\\w*|ANSWER\\w*|PROMPT)"));
    return place.match(address).hasMatch();
}

/// A place for the question, the conversation or the person asking, in capitals or in brackets of any kind.
bool asksForWords(const QString &address)
{
    static const QRegularExpression capitals(QStringLiteral(
        "[/=?&](?:[A-Z]+_)*(?:CPF|AREA|CONVERS\\w*|PERGUNTA\\w*|QUESTION\\w*|USER\\w*|USUARIO|RESUMO\\w*|SUMMARY|CONTEXT\\w*|CHAT\\w*"
        "|HISTOR\\w*|RESPOSTA|ANSWER|PROMPT|NOME\\w*|EMAIL|SENHA|PASSWORD|TOKEN)"));
    static const QRegularExpression bracketed(QStringLiteral(
        "[\\[{<](?:\\w+_)*(?:pergunta|question|convers|chat|resumo|summary|context|prompt|resposta|answer|histor|cpf|senha|password)"),
        QRegularExpression::CaseInsensitiveOption);
    return capitals.match(address).hasMatch() || bracketed.match(address).hasMatch();
}

bool isPrivatePath(QStringView path)
{
    static const QRegularExpression known(QStringLiteral(
        "^(?:~/|\\.{1,2}/|/(?:etc|home|root|var|proc|users)/|[a-z]:\\\\|\\.(?:env|ssh|aws|git|config|npmrc|netrc)\\b)"));
    return known.match(path.toString().left(60)).hasMatch();
}

class Tokenizer {
public:
    Tokenizer(const CleanedText &cleaned, const QString &source, const Lexicon &lexicon)
        : m_cleaned(cleaned), m_text(cleaned.folded.text), m_source(source), m_lexicon(lexicon)
    {
    }

    std::vector<Token> run()
    {
        while (m_at < m_text.size()) {
            if (startsPath())
                take(untilSpace(m_at), {Path});
            else if (isWordUnit(m_text.at(m_at)))
                word();
            else
                sign();
        }
        return std::move(m_tokens);
    }

private:
    bool startsPath() const
    {
        const QChar unit = m_text.at(m_at);
        const bool atEdge = m_at == 0 || m_text.at(m_at - 1).isSpace() || isIn(m_text.at(m_at - 1), u"\"'`(");
        if (!atEdge)
            return false;
        return (isIn(unit, u"~/.") || (unit.isLetter() && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == QLatin1Char(':')))
            && isPrivatePath(QStringView(m_text).mid(m_at, 60));
    }

    qsizetype untilSpace(qsizetype from) const
    {
        qsizetype end = from;
        while (end < m_text.size() && !m_text.at(end).isSpace() && !isIn(m_text.at(end), u"\"'),;"))
            ++end;
        return end;
    }

    /// An address ends at a space or bracket, but a place for what was asked belongs to it.
    qsizetype addressEnd(qsizetype from) const
    {
        qsizetype end = from;
        while (end < m_text.size() && !m_text.at(end).isSpace() && !isIn(m_text.at(end), u"\"')")) {
            if (isIn(m_text.at(end), u"<>[]") && !isIn(m_text.at(end - 1), u"=/{"))
                break;
            ++end;
        }
        return end;
    }

    void word()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && isWordUnit(m_text.at(end)))
            ++end;
        if (QStringView(m_text).mid(end, 3) == u"://")
            return takeAddress(addressEnd(end + 3));
        if (QStringView(m_text).mid(m_at, end - m_at) == u"www" && end < m_text.size() && m_text.at(end) == QLatin1Char('.'))
            return takeAddress(addressEnd(end));
        if (m_text.at(m_at).isDigit())
            return number(end);
        if (end + 1 < m_text.size() && m_text.at(end) == QLatin1Char('@') && isWordUnit(m_text.at(end + 1)))
            return take(addressEnd(end), {Email});
        std::vector<Shape> shapes;
        if (isSnakeJoint(m_text, end) || isSnakeJoint(m_text, m_at - 1))
            shapes.push_back(Snake);
        if (end + 1 < m_text.size() && m_text.at(end) == QLatin1Char('#') && isWordUnit(m_text.at(end + 1)))
            shapes.push_back(IdRef);
        if (allCaps(m_at, end))
            shapes.push_back(Caps);
        if (isCanary(end))
            shapes.push_back(Canary);
        take(end, shapes);
    }

    void takeAddress(qsizetype end)
    {
        const qsizetype start = m_at;
        take(end, {Url});
        QString address;                                  // as written, without what is invisible
        for (qsizetype i = start; i < std::min(end, start + longestAddress); ++i)
            address += m_source.at(m_cleaned.folded.offsets[size_t(i)]);
        if (leaks(address))
            m_tokens.back().concepts.set(Leak);
        if (asksForWords(address))
            m_tokens.back().concepts.set(Asked).set(Leak);
    }

    void number(qsizetype end)
    {
        while (end + 1 < m_text.size() && isIn(m_text.at(end), u".,") && m_text.at(end + 1).isDigit()) {
            if (m_text.at(end) == QLatin1Char(',') && end - m_at == 1 && m_text.at(end + 1).isDigit()
                && (end + 2 >= m_text.size() || m_text.at(end + 2) == QLatin1Char(',')))
                break;                                    // "3,3,3" is a list
            ++end;
            while (end < m_text.size() && m_text.at(end).isDigit())
                ++end;
        }
        qsizetype before = m_at;
        while (before > 0 && m_text.at(before - 1).isSpace())
            --before;
        const bool money = before > 0 && isIn(m_text.at(before - 1), u"$€£");
        take(end, money ? std::vector<Shape>{Number, Amount} : std::vector<Shape>{Number});
    }

    bool allCaps(qsizetype start, qsizetype end) const
    {
        if (end - start < 2)
            return false;
        for (qsizetype i = start; i < end; ++i)
            if (const QChar unit = m_source.at(m_cleaned.folded.offsets[size_t(i)]); unit.isLower() || unit.isDigit())
                return false;
        return true;
    }

    /// "TUCANO-17", "BEM-TE-VI-3": a word in capitals of four letters or more and a small number.
    bool isCanary(qsizetype end) const
    {
        constexpr qsizetype longest = 32;
        qsizetype at = end;
        while (at + 1 < m_text.size() && at - m_at < longest && m_text.at(at) == QLatin1Char('-') && m_text.at(at + 1).isLetter()) {
            ++at;
            while (at < m_text.size() && m_text.at(at).isLetter())
                ++at;
        }
        return at - m_at >= 4 && at + 1 < m_text.size() && m_text.at(at) == QLatin1Char('-') && m_text.at(at + 1).isDigit()
            && allCaps(m_at, end);
    }

    void take(qsizetype end, const std::vector<Shape> &shapes)
    {
        Token token{qint32(m_at), qint32(end), m_opens, m_lexicon.of(QStringView(m_text).mid(m_at, end - m_at))};
        for (const Shape shape : shapes)
            token.concepts.set(shape);
        if (token.concepts.test(Caps) && token.concepts.test(CapsMachine))
            token.concepts.set(Machine);
        if (m_opens || m_clause)
            token.concepts.set(Start);
        m_tokens.push_back(token);
        m_at = end;
        m_opens = false;
        m_clause = false;
    }

    void sign()
    {
        const QChar unit = m_text.at(m_at);
        const bool last = m_at + 1 >= m_text.size();
        const bool adjacent = !m_tokens.empty() && qsizetype(m_tokens.back().end) == m_at;
        if (adjacent && isIn(unit, u":,"))
            m_tokens.back().concepts.set(Called);
        if (unit == QLatin1Char('-') && !m_tokens.empty() && qsizetype(m_tokens.back().end) == m_at - 1 && !last
            && m_text.at(m_at + 1).isSpace())
            m_tokens.back().concepts.set(Called);
        if (adjacent && unit == QLatin1Char(':'))
            m_tokens.back().concepts.set(Colon);
        if (isIn(unit, u".!?") && (last || m_text.at(m_at + 1).isSpace() || isIn(m_text.at(m_at + 1), u"\"')")))
            m_opens = true;
        m_clause = m_clause || isIn(unit, u":,;\n>-\"'`*|([");
        ++m_at;
    }

    const CleanedText &m_cleaned;
    const QString &m_text;
    const QString &m_source;
    const Lexicon &m_lexicon;
    std::vector<Token> m_tokens;
    qsizetype m_at = 0;
    bool m_opens = true;
    bool m_clause = false;
};

} // namespace

void addShapes(Lexicon &lexicon)
{
    for (const auto &name : {"Number", "Amount", "Url", "Email", "Leak", "Path", "IdRef", "Canary", "Snake", "Called", "Colon",
                             "Start", "Caps", "Machine", "CapsMachine", "Asked"})
        lexicon.add(QLatin1String(name), {});
}

std::vector<Token> tokensOf(const CleanedText &cleaned, const QString &source, const Lexicon &lexicon)
{
    return Tokenizer(cleaned, source, lexicon).run();
}

} // namespace lastro::triage

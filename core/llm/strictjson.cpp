// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/strictjson.h"

#include <cmath>
#include <limits>

namespace lastro::llm {

namespace {

class Reader {
public:
    Reader(QStringView json, const StrictLimits &limits) : m_json(json), m_limits(limits) {}

    base::Result<StrictValue> read()
    {
        StrictValue value;
        if (m_json.size() > m_limits.characters)
            fail("too_long");
        else if (!m_json.isValidUtf16())
            fail("not_unicode");
        else if (takeValue(value, 0)) {
            skipSpace();
            if (m_at < m_json.size())
                fail("trailing");
        }
        if (m_problem)
            return base::failure(base::ErrorCode::AnswerInvalid, {}, QLatin1String(m_problem) + QStringLiteral(":%1").arg(m_at));
        return value;
    }

private:
    bool fail(const char *problem)
    {
        if (!m_problem)
            m_problem = problem;
        return false;
    }

    char16_t here() const { return m_at < m_json.size() ? m_json.at(m_at).unicode() : u'\0'; }
    bool isDigit() const { return here() >= u'0' && here() <= u'9'; }

    void skipSpace()
    {
        while (here() == u' ' || here() == u'\t' || here() == u'\n' || here() == u'\r')
            ++m_at;
    }

    bool take(char16_t wanted)
    {
        if (here() != wanted)
            return false;
        ++m_at;
        return true;
    }

    bool takeWord(QStringView word)
    {
        if (!m_json.sliced(m_at).startsWith(word))
            return fail("syntax");
        m_at += word.size();
        return true;
    }

    bool takeValue(StrictValue &value, int depth)
    {
        skipSpace();
        if (++m_values > m_limits.values)
            return fail("too_many");
        switch (here()) {
        case u'{': return depth < m_limits.depth ? takeObject(value, depth) : fail("too_deep");
        case u'[': return depth < m_limits.depth ? takeArray(value, depth) : fail("too_deep");
        case u'"': return takeString(value.value.emplace<QString>());
        case u't': value.value = true; return takeWord(u"true");
        case u'f': value.value = false; return takeWord(u"false");
        case u'n': value.value = nullptr; return takeWord(u"null");
        default: return takeNumber(value);
        }
    }

    bool takeObject(StrictValue &value, int depth)
    {
        auto &members = value.value.emplace<StrictValue::Members>();
        ++m_at;
        skipSpace();
        if (take(u'}'))
            return true;
        do {
            skipSpace();
            QString name;
            if (here() != u'"' || !takeString(name))
                return fail("syntax");
            if (value.member(name))
                return fail("duplicate_key");
            if (int(members.size()) >= m_limits.members)
                return fail("too_many");
            skipSpace();
            if (!take(u':'))
                return fail("syntax");
            if (!takeValue(members.emplace_back(name, StrictValue{}).second, depth + 1))
                return false;
            skipSpace();
        } while (take(u','));
        return take(u'}') || fail("syntax");
    }

    bool takeArray(StrictValue &value, int depth)
    {
        auto &list = value.value.emplace<StrictValue::List>();
        ++m_at;
        skipSpace();
        if (take(u']'))
            return true;
        do {
            if (!takeValue(list.emplace_back(), depth + 1))
                return false;
            skipSpace();
        } while (take(u','));
        return take(u']') || fail("syntax");
    }

    bool takeString(QString &text)
    {
        ++m_at;
        while (m_at < m_json.size()) {
            const char16_t c = here();
            ++m_at;
            if (c == u'"')
                return text.isValidUtf16() || fail("not_unicode");
            if (c < u' ')
                return fail("syntax");
            if (c != u'\\')
                text += QChar(c);
            else if (!takeEscape(text))
                return false;
        }
        return fail("syntax");
    }

    bool takeEscape(QString &text)
    {
        constexpr QStringView letters = u"\"\\/bfnrt";
        constexpr QStringView meanings = u"\"\\/\b\f\n\r\t";
        const char16_t letter = here();
        ++m_at;
        if (const qsizetype known = letters.indexOf(QChar(letter)); known >= 0) {
            text += meanings.at(known);
            return true;
        }
        const QStringView digits = m_json.sliced(std::min(m_at, m_json.size())).first(std::min<qsizetype>(4, std::max<qsizetype>(0, m_json.size() - m_at)));
        const bool isHex = std::all_of(digits.begin(), digits.end(), [](QChar c) {
            return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
        });
        if (letter != u'u' || digits.size() != 4 || !isHex)
            return fail("syntax");
        text += QChar(char16_t(digits.toUShort(nullptr, 16)));
        m_at += 4;
        return true;
    }

    bool takeDigits()
    {
        const qsizetype from = m_at;
        while (isDigit())
            ++m_at;
        return m_at > from;
    }

    bool takeNumber(StrictValue &value)
    {
        const qsizetype from = m_at;
        take(u'-');
        if (!take(u'0') && !takeDigits())
            return fail(from == m_at && here() != u'N' && here() != u'I' ? "syntax" : "number");
        const qsizetype whole = m_at;
        if ((take(u'.') && !takeDigits()) || !takeExponent())
            return fail("number");
        const QStringView digits = m_json.sliced(from, m_at - from);
        bool fits = false;
        if (const qint64 number = digits.toLongLong(&fits); m_at == whole && fits) {
            value.value = number;
            return true;
        }
        const double number = digits.toDouble(&fits);
        value.value = number;
        return (fits && std::isfinite(number)) || fail("number");
    }

    bool takeExponent()
    {
        if (!take(u'e') && !take(u'E'))
            return true;
        if (!take(u'+'))
            take(u'-');
        return takeDigits();
    }

    QStringView m_json;
    const StrictLimits &m_limits;
    qsizetype m_at = 0;
    int m_values = 0;
    const char *m_problem = nullptr;
};

} // namespace

const StrictValue *StrictValue::member(QStringView name) const
{
    if (const Members *members = as<Members>())
        for (const auto &[candidate, value] : *members)
            if (candidate == name)
                return &value;
    return nullptr;
}

base::Result<StrictValue> readStrictJson(QStringView json, const StrictLimits &limits)
{
    return Reader(json, limits).read();
}

} // namespace lastro::llm

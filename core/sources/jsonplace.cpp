// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/jsonplace.h"

namespace lastro::sources {

namespace {

class Scan {
public:
    explicit Scan(const QByteArray &json) : m_json(json) {}

    int lineOf(const QStringList &path)
    {
        skipSpace();
        qsizetype found = m_at;
        for (const QString &step : path) {
            if (!enter(step))
                break;
            found = m_found;
        }
        return int(m_json.left(found).count('\n')) + 1;
    }

private:
    char here() const { return m_at < m_json.size() ? m_json.at(m_at) : '\0'; }

    void skipSpace()
    {
        while (here() == ' ' || here() == '\t' || here() == '\r' || here() == '\n')
            ++m_at;
    }

    QByteArray takeString()
    {
        const qsizetype start = ++m_at;
        for (; here() != '"' && here() != '\0'; ++m_at)
            if (here() == '\\')
                ++m_at;
        return m_json.mid(start, m_at++ - start);
    }

    void skipValue()
    {
        int depth = 0;
        do {
            if (here() == '"') {
                takeString();
                continue;
            }
            depth += int(here() == '{' || here() == '[') - int(here() == '}' || here() == ']');
            ++m_at;
        } while (here() != '\0' && (depth > 0 || (here() != ',' && here() != '}' && here() != ']')));
    }

    /// Goes to the member or element of the value at hand. False: there is none, the place is no longer of use.
    bool enter(const QString &step)
    {
        const bool isObject = here() == '{';
        if (!isObject && here() != '[')
            return false;
        ++m_at;
        for (int position = 0;; ++position) {
            skipSpace();
            m_found = m_at;
            bool wanted = !isObject && step == QString::number(position);
            if (isObject && here() == '"') {
                wanted = QString::fromUtf8(takeString()) == step;
                skipSpace();
                ++m_at;
                skipSpace();
            }
            if (here() == '\0' || here() == '}' || here() == ']')
                return false;
            if (wanted)
                return true;
            skipValue();
            skipSpace();
            if (here() == ',')
                ++m_at;
        }
    }

    const QByteArray &m_json;
    qsizetype m_at = 0;
    qsizetype m_found = 0;
};

} // namespace

int jsonLine(const QByteArray &json, const QStringList &path)
{
    return Scan(json).lineOf(path);
}

} // namespace lastro::sources

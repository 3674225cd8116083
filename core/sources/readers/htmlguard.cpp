// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlguard.h"

#include <QHash>
#include <QSet>

namespace lastro::sources::readers {

namespace {

constexpr int deepestNesting = 2'000;
constexpr int mostSpacesInTag = 4'000;

/// Elements without an end, or that another one of their kind ends: they never pile up.
const QSet<QByteArray> &unnested()
{
    static const QSet<QByteArray> names{
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
        "p", "li", "dt", "dd", "td", "th", "tr", "tbody", "thead", "tfoot", "option", "optgroup", "a", "html", "head",
        "body", "button", "nobr", "colgroup", "caption", "frame", "rt", "rp", "path", "g", "use", "rect"};
    return names;
}

const QSet<QByteArray> &rawText()
{
    static const QSet<QByteArray> names{"script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"};
    return names;
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Reads tag after tag of a page, keeping count of what is open.
class TagScan {
public:
    explicit TagScan(const QByteArray &html) : m_html(html) {}

    QString run()
    {
        for (m_at = m_html.indexOf('<'); m_at >= 0 && m_fault.isEmpty(); m_at = m_html.indexOf('<', m_at)) {
            ++m_at;
            const char next = m_at < m_html.size() ? m_html.at(m_at) : '\0';
            if (next == '!' && m_html.mid(m_at, 3) == "!--") {
                const qsizetype end = m_html.indexOf("-->", m_at);
                m_at = end < 0 ? m_html.size() : end;
            } else if (next == '/') {
                ++m_at;
                close(name());
            } else if (isLetter(next)) {
                open(name());
            }
        }
        return m_fault;
    }

private:
    QByteArray name()
    {
        const qsizetype start = m_at;
        while (m_at < m_html.size() && m_at - start < 64 && (isalnum(uchar(m_html.at(m_at))) || m_html.at(m_at) == '-'))
            ++m_at;
        return m_html.mid(start, m_at - start).toLower();
    }

    void open(const QByteArray &tag)
    {
        const qsizetype end = tagEnd();
        const bool empty = end > 0 && end < m_html.size() && m_html.at(end - 1) == '/';
        m_at = end;
        if (rawText().contains(tag)) {
            skipRawText(tag);
        } else if (!empty && !unnested().contains(tag)) {
            ++m_open[tag];
            if (++m_depth > deepestNesting)
                m_fault = QStringLiteral("elements are nested too deep");
        }
    }

    void close(const QByteArray &tag)
    {
        const auto found = m_open.find(tag);
        if (found == m_open.end() || *found == 0)
            return;
        --*found;
        --m_depth;
    }

    qsizetype tagEnd()
    {
        int spaces = 0;
        char quote = 0;
        char last = 0;
        qsizetype at = m_at;
        for (; at < m_html.size(); ++at) {
            const char c = m_html.at(at);
            if (quote) {
                quote = c == quote ? 0 : quote;
            } else if (c == '>') {
                break;
            } else if ((c == '"' || c == '\'') && last == '=') {
                quote = c;
            } else if (c == ' ' || c == '\n' || c == '\t' || c == '/') {
                ++spaces;
                continue;
            }
            last = c;
        }
        if (spaces > mostSpacesInTag)
            m_fault = QStringLiteral("a tag has too many attributes");
        return at;
    }

    void skipRawText(const QByteArray &tag)
    {
        const QByteArray end = "</" + tag;
        for (m_at = m_html.indexOf("</", m_at); m_at >= 0; m_at = m_html.indexOf("</", m_at + 2))
            if (m_html.mid(m_at, end.size()).toLower() == end)
                return;
        m_at = m_html.size();
    }

    const QByteArray &m_html;
    qsizetype m_at = 0;
    QHash<QByteArray, int> m_open;
    int m_depth = 0;
    QString m_fault;
};

} // namespace

QString slowConstruct(const QByteArray &html)
{
    return TagScan(html).run();
}

} // namespace lastro::sources::readers

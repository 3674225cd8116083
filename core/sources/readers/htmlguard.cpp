// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlguard.h"

#include <QByteArrayList>
#include <QHash>
#include <QSet>

#include <vector>

namespace lastro::sources::readers {

namespace {

constexpr int deepestNesting = 2'000;
constexpr int mostSpacesInTag = 4'000;

/// A tag name as a number, letters folded to lower case.
using Name = quint64;

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

constexpr Name nameOf(const char *begin, const char *end)
{
    Name name = 0xcbf29ce484222325;
    for (; begin < end; ++begin)
        name = (name ^ uchar(lower(*begin))) * 0x100000001b3;
    return name;
}

QSet<Name> namesOf(const QByteArrayList &texts)
{
    QSet<Name> names;
    for (const QByteArray &text : texts)
        names.insert(nameOf(text.begin(), text.end()));
    return names;
}

const QSet<Name> &voidElements()
{
    static const QSet<Name> names = namesOf({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta",
                                             "param", "source", "track", "wbr", "frame"});
    return names;
}

/// Elements that another one of their kind ends: they never pile up.
const QSet<Name> &unnested()
{
    static const QSet<Name> names = namesOf({"p", "li", "dt", "dd", "td", "th", "tr", "tbody", "thead", "tfoot", "option",
                                             "optgroup", "a", "html", "head", "body", "button", "nobr", "colgroup",
                                             "caption", "rt", "rp"});
    return names;
}

const QSet<Name> &rawText()
{
    static const QSet<Name> names = namesOf({"script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"});
    return names;
}

bool isXhtml(const QByteArray &html)
{
    const QByteArray head = html.left(1000).toLower();
    return head.trimmed().startsWith("<?xml") || head.contains("dtd xhtml");
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Reads tag after tag, keeping count of what is open.
class TagScan {
public:
    explicit TagScan(const QByteArray &html) : m_html(html), m_xhtml(isXhtml(html)) {}

    void run()
    {
        for (m_at = m_html.indexOf('<'); m_at >= 0 && m_fault.isEmpty(); m_at = m_html.indexOf('<', m_at)) {
            ++m_at;
            const char next = m_at < m_html.size() ? m_html.at(m_at) : '\0';
            if (next == '!' && QByteArrayView(m_html).sliced(m_at).startsWith("!--")) {
                const qsizetype end = m_html.indexOf("-->", m_at);
                m_at = end < 0 ? m_html.size() : end;
            } else if (next == '/') {
                ++m_at;
                close(readName());
            } else if (isLetter(next)) {
                open(readName());
            }
        }
    }

    QByteArray repaired() const
    {
        if (m_missingEnds.empty())
            return m_html;
        QByteArray html;
        html.reserve(m_html.size() + qsizetype(m_missingEnds.size()) * 8);
        qsizetype from = 0;
        for (const auto &[at, name] : m_missingEnds) {
            html += QByteArrayView(m_html).sliced(from, at - from);
            html += "</" + name + '>';
            from = at;
        }
        html += QByteArrayView(m_html).sliced(from);
        return html;
    }

    const QString &fault() const { return m_fault; }

private:
    Name readName()
    {
        m_nameStart = m_at;
        while (m_at < m_html.size() && (isalnum(uchar(m_html.at(m_at))) || m_html.at(m_at) == '-'))
            ++m_at;
        return nameOf(m_html.constData() + m_nameStart, m_html.constData() + m_at);
    }

    void open(Name tag)
    {
        const QByteArray written = m_html.mid(m_nameStart, m_at - m_nameStart);
        const qsizetype end = tagEnd();
        const bool empty = end < m_html.size() && m_html.at(end - 1) == '/';
        m_at = end;
        if (voidElements().contains(tag))
            return;
        const bool isAnchor = written.size() == 1 && lower(written.at(0)) == 'a';
        if (empty && (m_xhtml || isAnchor)) {
            m_missingEnds.push_back({end + 1, written});
        } else if (rawText().contains(tag)) {
            skipRawText(written);
        } else if (!empty && !unnested().contains(tag)) {
            ++m_open[tag];
            if (++m_depth > deepestNesting)
                m_fault = QStringLiteral("elements are nested too deep");
        }
    }

    void close(Name tag)
    {
        const auto found = m_open.find(tag);
        if (found == m_open.end() || *found == 0)
            return;
        --*found;
        --m_depth;
    }

    /// Position of the ">" that ends the tag at hand, or the end of the page.
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
        for (m_at = m_html.indexOf("</", m_at); m_at >= 0; m_at = m_html.indexOf("</", m_at + 2)) {
            const bool fits = m_at + 2 + tag.size() <= m_html.size();
            if (fits && qstrnicmp(m_html.constData() + m_at + 2, tag.constData(), size_t(tag.size())) == 0)
                return;
        }
        m_at = m_html.size();
    }

    struct MissingEnd {
        qsizetype at;
        QByteArray name;
    };

    const QByteArray &m_html;
    const bool m_xhtml;
    qsizetype m_at = 0;
    qsizetype m_nameStart = 0;
    QHash<Name, int> m_open;
    int m_depth = 0;
    std::vector<MissingEnd> m_missingEnds;
    QString m_fault;
};

} // namespace

GuardedHtml guardHtml(QByteArray html)
{
    TagScan scan(html);
    scan.run();
    return {scan.repaired(), scan.fault()};
}

} // namespace lastro::sources::readers

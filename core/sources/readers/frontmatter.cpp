// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/frontmatter.h"

#include <QRegularExpression>
#include <QStringList>

namespace lastro::sources::readers {

namespace {

constexpr qsizetype longestBlock = 64 * 1024;

/// A quoted or plain YAML value: quotes taken off, a comment behind a plain one too.
QString scalar(const QString &written)
{
    QString value = written.trimmed();
    if (value.size() >= 2 && (value.front() == QLatin1Char('"') || value.front() == QLatin1Char('\''))) {
        const QChar quote = value.front();
        QString inside;
        for (qsizetype i = 1; i < value.size(); ++i) {
            const bool doubled = quote == QLatin1Char('\'') && value.mid(i, 2) == QLatin1String("''");
            const bool escaped = quote == QLatin1Char('"') && value.at(i) == QLatin1Char('\\') && i + 1 < value.size();
            if (doubled || escaped)
                ++i;
            else if (value.at(i) == quote)
                return inside;
            inside += value.at(i);
        }
        return value;
    }
    if (value.startsWith(QLatin1Char('#')))
        return {};
    const qsizetype comment = value.indexOf(QStringLiteral(" #"));
    return comment < 0 ? value : value.left(comment).trimmed();
}

/// "[a, "b, c"]" joined with commas; other values as scalars.
QString valueOf(const QString &written)
{
    const QString value = written.trimmed();
    const qsizetype close = value.lastIndexOf(QLatin1Char(']'));
    if (!value.startsWith(QLatin1Char('[')) || close < 0)
        return scalar(value);
    QStringList items;
    QString item;
    QChar quote;
    for (const QChar unit : value.mid(1, close - 1) + QLatin1Char(',')) {
        if (unit == QLatin1Char(',') && quote.isNull()) {
            if (const QString text = scalar(item); !text.isEmpty())
                items << text;
            item.clear();
            continue;
        }
        if (unit == quote)
            quote = QChar();
        else if (quote.isNull() && item.trimmed().isEmpty() && (unit == QLatin1Char('"') || unit == QLatin1Char('\'')))
            quote = unit;
        item += unit;
    }
    return items.join(QStringLiteral(", "));
}

/// Lines between the two rules to keys.
class Lines {
public:
    bool add(const QString &line)
    {
        static const QRegularExpression pair(QStringLiteral("^([\\p{L}_][\\p{L}\\p{N}_ .-]*?)\\s*:(?:\\s+(.*))?$"));
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(QLatin1Char('#')))
            return true;
        const bool isItem = trimmed.startsWith(QLatin1String("- ")) || trimmed == QLatin1String("-");
        if (isItem || line.at(0).isSpace()) {
            if (m_key.isEmpty())
                return false;
            m_parts << (isItem ? scalar(trimmed.mid(1)) : m_folded ? trimmed : valueOf(trimmed));
            m_isList = m_isList || isItem;
            return true;
        }
        const QRegularExpressionMatch match = pair.match(line);
        if (!match.hasMatch())
            return false;
        finishKey();
        m_key = match.captured(1);
        const QString value = match.captured(2).trimmed();
        m_folded = value.startsWith(QLatin1Char('|')) || value.startsWith(QLatin1Char('>'));
        if (!m_folded && !value.isEmpty())
            m_parts << valueOf(value);
        return true;
    }

    QMap<QString, QString> take()
    {
        finishKey();
        return std::move(m_keys);
    }

private:
    void finishKey()
    {
        if (!m_key.isEmpty()) {
            m_parts.removeAll(QString());
            m_keys.insert(m_key, m_parts.join(m_isList ? QStringLiteral(", ") : QStringLiteral(" ")));
        }
        m_parts.clear();
        m_isList = false;
        m_folded = false;
    }

    QMap<QString, QString> m_keys;
    QString m_key;
    QStringList m_parts;
    bool m_isList = false;
    bool m_folded = false;
};

} // namespace

FrontMatter readFrontMatter(const QString &text)
{
    static const QRegularExpression opening(QStringLiteral("^---[ \\t]*\\n"));
    const QRegularExpressionMatch start = opening.match(text.left(200));
    if (!start.hasMatch())
        return {};
    Lines lines;
    for (qsizetype at = start.capturedEnd(); at < text.size() && at < longestBlock;) {
        qsizetype end = text.indexOf(QLatin1Char('\n'), at);
        end = end < 0 ? text.size() : end;
        const QString line = text.mid(at, end - at);
        const QString trimmed = line.trimmed();
        at = std::min(end + 1, text.size());
        if (trimmed == QLatin1String("---") || trimmed == QLatin1String("...")) {
            FrontMatter found{lines.take(), at};
            return found.keys.isEmpty() ? FrontMatter() : found;
        }
        if (!lines.add(line))
            return {};
    }
    return {};
}

} // namespace lastro::sources::readers

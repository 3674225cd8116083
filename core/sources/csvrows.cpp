// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/csvrows.h"

#include "core/sources/configurationproblem.h"

#include <QStringDecoder>

namespace lastro::sources {

namespace {

std::unexpected<base::Error> invalid(int line, const QString &code)
{
    return base::failure(base::ErrorCode::ConfigurationInvalid, {}, configurationProblem(code, line));
}

int lineOfInvalidUtf8(const QByteArray &bytes)
{
    int line = 1;
    for (const QByteArray &text : bytes.split('\n')) {
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString decoded = decoder.decode(text);
        if (decoder.hasError() || decoded.endsWith(QChar::ReplacementCharacter))
            return line;
        ++line;
    }
    return line;
}

QChar separatorOf(const QString &text)
{
    const QStringView first = QStringView(text).left(text.indexOf(QLatin1Char('\n')));
    return first.contains(u';') && !first.contains(u',') ? QLatin1Char(';') : QLatin1Char(',');
}

class Parser {
public:
    explicit Parser(const QString &text) : m_text(text), m_separator(separatorOf(text)) {}

    base::Result<std::vector<CsvRow>> run()
    {
        for (const QChar unit : m_text)
            m_quoted ? insideQuotes(unit) : outsideQuotes(unit);
        if (m_quoted && !m_quoteSeen)
            return invalid(m_quoteLine, QStringLiteral("open_quote"));
        endRow();
        return std::move(m_rows);
    }

private:
    void outsideQuotes(QChar unit)
    {
        if (unit == QLatin1Char('"') && m_field.trimmed().isEmpty()) {
            m_quoted = true;
            m_quoteSeen = false;
            m_quoteLine = m_line;
            m_field.clear();
        } else if (unit == m_separator) {
            endField();
        } else if (unit == QLatin1Char('\n')) {
            endRow();
        } else {
            m_field += unit;
        }
    }

    /// m_quoteSeen: the last unit was a quote, which ends the field unless a second one follows.
    void insideQuotes(QChar unit)
    {
        if (m_quoteSeen && unit != QLatin1Char('"')) {
            m_quoted = false;
            m_quoteSeen = false;
            outsideQuotes(unit);
        } else if (unit == QLatin1Char('"') && !m_quoteSeen) {
            m_quoteSeen = true;
        } else {
            m_quoteSeen = false;
            m_field += unit;
            if (unit == QLatin1Char('\n'))
                ++m_line;
        }
    }

    void endField()
    {
        m_row.fields << m_field.simplified();
        m_field.clear();
    }

    void endRow()
    {
        endField();
        const bool blank = std::all_of(m_row.fields.begin(), m_row.fields.end(), [](const QString &f) { return f.isEmpty(); });
        if (!blank)
            m_rows.push_back(m_row);
        m_row = {++m_line, {}};
    }

    const QString &m_text;
    const QChar m_separator;
    std::vector<CsvRow> m_rows;
    CsvRow m_row;
    QString m_field;
    bool m_quoted = false;
    bool m_quoteSeen = false;
    int m_line = 1;
    int m_quoteLine = 1;
};

} // namespace

base::Result<std::vector<CsvRow>> readCsv(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder.decode(bytes);
    if (decoder.hasError())
        return invalid(lineOfInvalidUtf8(bytes), QStringLiteral("not_utf8"));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    return Parser(text).run();
}

} // namespace lastro::sources

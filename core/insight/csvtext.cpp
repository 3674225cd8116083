// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/csvtext.h"

namespace lastro::insight {

namespace {

bool looksLikeFormula(const QString &field)
{
    // Programs differ in what they pass over before a formula: spaces and line ends do not hide it. The wide forms are read as
    // the plain ones by some.
    static const QString starts = QStringLiteral("=+-@\uFF1D\uFF0B\uFF0D\uFF20");
    if (field.startsWith(QLatin1Char('\t')) || field.startsWith(QLatin1Char('\r')) || field.startsWith(QLatin1Char('\n')))
        return true;
    const QString text = field.trimmed();
    return !text.isEmpty() && starts.contains(text.front());
}

QString fieldText(const QString &field)
{
    QString text = field;
    text.remove(QChar(0));
    if (looksLikeFormula(text))
        text.prepend(QLatin1Char('\''));
    const bool quoted = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) || text.contains(QLatin1Char('\r'))
        || text.contains(QLatin1Char('\n')) || text != text.trimmed();
    if (!quoted)
        return text;
    text.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

} // namespace

QByteArray csvText(const std::vector<QStringList> &rows)
{
    QByteArray csv = QByteArrayLiteral("\xEF\xBB\xBF");
    for (const QStringList &row : rows) {
        QStringList fields;
        for (const QString &field : row)
            fields.append(fieldText(field));
        csv += fields.join(QLatin1Char(',')).toUtf8() + "\r\n";
    }
    return csv;
}

} // namespace lastro::insight

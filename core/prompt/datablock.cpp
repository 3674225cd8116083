// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/datablock.h"

#include "core/base/textfold.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <array>

namespace lastro::prompt {

namespace {

constexpr auto anyCase = QRegularExpression::CaseInsensitiveOption;

/// "[doc:" and the like, also in other brackets.
const QRegularExpression &headerLike()
{
    static const QRegularExpression expression(QStringLiteral(
        "[\\[\uFF3B\u3010\u27E6\u2772]+(?=\\s*(?:doc|d\\s+o\\s+c|question|turn|glossary|areas|/?inst|/?system)\\b)"), anyCase);
    return expression;
}

/// "<|im_start|>", "</s>", "<system>".
const QRegularExpression &tokenLike()
{
    static const QRegularExpression expression(QStringLiteral(
        "[<\uFF1C](?=\\s*\\||/?\\s*(?:s|bos|eos|think|tool\\w*|start_\\w+|end_\\w+|system|user|assistant|dados|data|instru\\w+|doc\\w*)\\b)"),
        anyCase);
    return expression;
}

QString lineAsData(const QString &line)
{
    static const QRegularExpression opening(QStringLiteral("[<\uFF1C]{2,}"));
    static const QRegularExpression closing(QStringLiteral("[>\uFF1E]{2,}"));
    static const QRegularExpression tokenEnd(QStringLiteral("\\|\\s*[>\uFF1E]"));
    static const QRegularExpression sign(QStringLiteral("[<>\\[\uFF1C\uFF1E\uFF3B\u3010\u27E6\u2772]"));
    QString data = base::foldTypography(line).text;
    // Only what has a sign in it can look like something.
    if (!data.contains(sign))
        return data;
    data.replace(opening, QStringLiteral("<"));
    data.replace(closing, QStringLiteral(">"));
    data.replace(headerLike(), QStringLiteral("("));
    data.replace(tokenLike(), QStringLiteral("("));
    data.replace(tokenEnd, QStringLiteral("|)"));
    return data;
}

} // namespace

QString asData(const QString &text)
{
    QStringList lines;
    const QStringList given = text.split(QLatin1Char('\n'));
    for (const QString &line : given)
        if (const QString data = lineAsData(line); !data.isEmpty())
            lines += data;
    return lines.join(QLatin1Char('\n'));
}

QString asLabel(const QString &text, qsizetype longest)
{
    static const QRegularExpression brackets(QStringLiteral("[\\[\\]{}\uFF3B\uFF3D]"));
    QString label = lineAsData(text);
    label.replace(brackets, QStringLiteral("-"));
    return label.size() > longest ? label.left(longest - 3).trimmed() + QStringLiteral("...") : label;
}

DataBlock::DataBlock() : m_marker(newMarker()) {}

QString DataBlock::newMarker()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(bits.data()), sizeof(bits));
    return QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

QString DataBlock::wrapped(const QString &header, const QString &text) const
{
    QString data = asData(text);
    data.remove(m_marker);
    return QStringLiteral("<<<") + m_marker + QLatin1Char('\n') + header + QLatin1Char('\n') + data + QLatin1Char('\n') + m_marker
        + QStringLiteral(">>>\n");
}

} // namespace lastro::prompt

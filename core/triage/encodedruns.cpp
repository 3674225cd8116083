// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/encodedruns.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <QUrl>
#include <functional>
#include <optional>

namespace lastro::triage {

namespace {

constexpr size_t mostRuns = 64;
constexpr qsizetype mostCharacters = 65536;

using Decode = std::function<QString(const QRegularExpressionMatch &)>;

bool isReadable(const QString &text)
{
    qsizetype good = 0;
    qsizetype letters = 0;
    for (const QChar unit : text) {
        good += unit.isPrint() || unit.isSpace() ? 1 : 0;
        letters += unit.isLetter() || unit.isSpace() ? 1 : 0;
    }
    return text.size() >= 6 && good == text.size() && letters * 10 >= text.size() * 6;
}

QString fromUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    return decoder.hasError() || !isReadable(text) ? QString() : text;
}

QString base64Text(QStringView run)
{
    QByteArray bytes;
    for (const QChar unit : run) {
        const char c = unit.toLatin1();
        if (c > ' ')
            bytes += c == '-' ? '+' : c == '_' ? '/' : c;
    }
    return fromUtf8(QByteArray::fromBase64(bytes.left(bytes.size() / 4 * 4 + (bytes.size() % 4 >= 2 ? bytes.size() % 4 : 0))));
}

/// All lines as one, as mail writes them, or else the first line that is readable alone.
QString fromBase64(const QRegularExpressionMatch &match)
{
    const QStringView run = match.capturedView();
    QString text = base64Text(run);
    if (!text.isEmpty() || !run.contains(QLatin1Char('\n')))
        return text;
    const QList<QStringView> lines = run.split(QLatin1Char('\n'));
    for (const QStringView line : lines)
        if (line.size() >= 8 && text.isEmpty())
            text = base64Text(line);
    return text;
}

QString fromHex(const QRegularExpressionMatch &match)
{
    return fromUtf8(QByteArray::fromHex(match.captured().toLatin1()));
}

QString fromPercent(const QRegularExpressionMatch &match)
{
    return QUrl::fromPercentEncoding(match.captured().toUtf8()).replace(QLatin1Char('+'), QLatin1Char(' '));
}

/// One "&#105;", "&#x69;", "&lt;" or "\u0069".
QString characterOf(QStringView escape)
{
    bool ok = false;
    uint code = 0;
    if (escape.startsWith(u"\\"))
        code = escape.mid(2).toUInt(&ok, 16);
    else if (escape.startsWith(u"&#x", Qt::CaseInsensitive))
        code = escape.mid(3).chopped(1).toUInt(&ok, 16);
    else if (escape.startsWith(u"&#"))
        code = escape.mid(2).chopped(1).toUInt(&ok);
    else
        return escape == u"&lt;" ? QStringLiteral("<") : escape == u"&gt;" ? QStringLiteral(">") : QStringLiteral(" ");
    if (!ok || code == 0 || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return QStringLiteral(" ");
    const char32_t character = code;
    return QString::fromUcs4(&character, 1);
}

const QRegularExpression &escapeLike()
{
    static const QRegularExpression expression(QStringLiteral(
        R"(&#x[0-9a-fA-F]{1,6};|&#[0-9]{1,7};|&(?:lt|gt|nbsp);|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})"));
    return expression;
}

QString fromEscapes(const QRegularExpressionMatch &match)
{
    const QString run = match.captured();
    QString text;
    qsizetype at = 0;
    auto each = escapeLike().globalMatch(run);
    while (each.hasNext()) {
        const QRegularExpressionMatch escape = each.next();
        text += QStringView(run).mid(at, escape.capturedStart() - at);
        text += characterOf(escape.capturedView());
        at = escape.capturedEnd();
    }
    text += QStringView(run).mid(at);
    return text;
}

/// A letter with no letter or digit on either side.
bool standsAlone(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isLetter() && (at == 0 || !text.at(at - 1).isLetterOrNumber())
        && (at + 1 == text.size() || !text.at(at + 1).isLetterOrNumber());
}

/// "i.g.n.o.r.e a.s": from the first to a little behind the last word that is spelled so, without the joints between letters.
std::optional<EncodedRun> spelledIn(const QString &source, QChar joint)
{
    constexpr int fewestInARow = 3;
    constexpr qsizetype behind = 60;
    int inARow = 0;
    int longest = 0;
    std::vector<qsizetype> joints;
    for (qsizetype at = source.indexOf(joint); at >= 0; at = source.indexOf(joint, at + 1)) {
        if (!standsAlone(source, at - 1) || !standsAlone(source, at + 1))
            continue;
        inARow = !joints.empty() && joints.back() == at - 2 ? inARow + 1 : 1;
        longest = std::max(longest, inARow);
        joints.push_back(at);
    }
    if (longest < fewestInARow)
        return std::nullopt;
    const qsizetype first = joints.front() - 1;
    const qsizetype last = joints.back() + 2;
    EncodedRun run{{first, last - first}, {}};
    qsizetype from = first;
    for (const qsizetype at : joints) {
        run.text += QStringView(source).mid(from, at - from);
        from = at + 1;
    }
    run.text += QStringView(source).mid(from, last + behind - from);
    return run;
}

struct Encoding {
    QRegularExpression expression;
    Decode decode;
};

const std::vector<Encoding> &encodings()
{
    static const std::vector<Encoding> known{
        {QRegularExpression(QStringLiteral(R"([A-Za-z0-9+/_-]{16,}+(?:\r?\n[A-Za-z0-9+/_-]{4,}+)*+={0,2})")), fromBase64},
        {QRegularExpression(QStringLiteral(R"((?<![0-9A-Za-z])(?:[0-9a-fA-F]{2}){8,}+)")), fromHex},
        {QRegularExpression(QStringLiteral(R"((?<![\w.~+%-])[\w.~+-]{0,40}(?:%[0-9A-Fa-f]{2}[\w.~+!,;:-]*+)++)")), fromPercent},
        {QRegularExpression(QStringLiteral(R"((?:(?:&\#?\w{1,8};|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})[^&\\]{0,80}+){3,}+)")), fromEscapes}};
    return known;
}

} // namespace

std::vector<EncodedRun> encodedRunsIn(const QString &source)
{
    std::vector<EncodedRun> runs;
    qsizetype characters = 0;
    for (const Encoding &encoding : encodings()) {
        auto matches = encoding.expression.globalMatch(source);
        while (matches.hasNext() && runs.size() < mostRuns && characters < mostCharacters) {
            const QRegularExpressionMatch match = matches.next();
            const QString text = encoding.decode(match).left(mostCharacters - characters);
            if (text.isEmpty() || text == match.captured())
                continue;
            characters += text.size();
            runs.push_back({{match.capturedStart(), match.capturedLength()}, text});
        }
    }
    for (const char16_t joint : {u' ', u'.', u'*', u'_', u'-', u'|', u'/'})
        if (std::optional<EncodedRun> spelled = spelledIn(source, QChar(joint)))
            runs.push_back(std::move(*spelled));
    return runs;
}

} // namespace lastro::triage

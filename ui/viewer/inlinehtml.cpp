// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/inlinehtml.h"

#include "words/visibletext.h"

#include <QUrl>

namespace lastro::viewer {

namespace {

constexpr qsizetype longestDestination = 60;

bool touches(base::TextRange a, base::TextRange b)
{
    return a.start < b.end() && b.start < a.end();
}

bool covers(base::TextRange outer, base::TextRange inner)
{
    return outer.start <= inner.start && outer.end() >= inner.end();
}

void appendEscaped(QString &out, QStringView text, const QString &lineBreak, bool showCodes)
{
    char32_t before = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const bool pair = unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const char32_t c = pair ? QChar::surrogateToUcs4(unit, text.at(i + 1)) : char32_t(unit.unicode());
        if (words::isHidden(c, before)) {
            out += showCodes ? QStringLiteral("<span class=\"oculto\">%1</span>").arg(words::visibleCode(c)) : words::visibleCode(c);
        } else if (c == '&') {
            out += QLatin1String("&amp;");
        } else if (c == '<') {
            out += QLatin1String("&lt;");
        } else if (c == '>') {
            out += QLatin1String("&gt;");
        } else if (c == '"') {
            out += QLatin1String("&quot;");
        } else if (c == '\'') {
            out += QLatin1String("&#39;");
        } else if (c == '\n') {
            out += lineBreak;
        } else if (c < 0x20 && c != '\t') {
            out += QChar(QChar::ReplacementCharacter);
        } else {
            out += text.mid(i, pair ? 2 : 1);
        }
        i += pair ? 1 : 0;
        before = c;
    }
}

/// Where the look of a range changes: its ends and those of spans and marks inside it, ascending.
std::vector<qsizetype> cutsOf(base::TextRange range, std::span<const model::Span> spans, const std::vector<QuoteMark> &marks)
{
    std::vector<qsizetype> cuts{range.start, range.end()};
    const auto add = [&](base::TextRange inner) {
        for (const qsizetype at : {inner.start, inner.end()})
            if (at > range.start && at < range.end())
                cuts.push_back(at);
    };
    for (const model::Span &span : spans)
        add(span.range);
    for (const QuoteMark &mark : marks)
        add(mark.range);
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    return cuts;
}

} // namespace

struct InlineHtml::Piece {
    base::TextRange range;
    bool strong = false;
    bool emphasis = false;
    bool code = false;
    const model::Span *link = nullptr;
    const QuoteMark *mark = nullptr;
};

InlineHtml::InlineHtml(Dialect dialect, const model::Section &section, std::vector<QuoteMark> marks, const QSet<QString> &anchors)
    : m_dialect(dialect), m_section(section), m_marks(std::move(marks)), m_anchors(anchors)
{
    std::stable_partition(m_marks.begin(), m_marks.end(), [](const QuoteMark &mark) { return mark.main; });
}

QString InlineHtml::escaped(QStringView text)
{
    QString out;
    appendEscaped(out, text, QStringLiteral(" "), false);
    return out;
}

QString InlineHtml::destination(const QString &target)
{
    const QUrl url(target.trimmed());
    QString place = url.host();
    if (place.isEmpty() && url.scheme() == QLatin1String("mailto"))
        place = url.path();
    else if (place.isEmpty() && !url.scheme().isEmpty())
        place = url.scheme() + QLatin1Char(':');
    return place.size() > longestDestination ? place.left(longestDestination) + QChar(0x2026) : place;
}

const QuoteMark *InlineHtml::markOver(base::TextRange range) const
{
    for (const QuoteMark &mark : m_marks)
        if (touches(mark.range, range))
            return &mark;
    return nullptr;
}

QString InlineHtml::html(base::TextRange range, std::span<const model::Span> spans, const QuoteMark *everywhere)
{
    const qsizetype start = std::clamp<qsizetype>(range.start, 0, m_section.text.size());
    const base::TextRange inside{start, std::clamp<qsizetype>(range.end(), start, m_section.text.size()) - start};
    const std::vector<qsizetype> cuts = cutsOf(inside, spans, m_marks);
    QString out;
    for (size_t i = 0; i + 1 < cuts.size(); ++i) {
        Piece piece{.range = {cuts[i], cuts[i + 1] - cuts[i]}, .mark = everywhere};
        for (const model::Span &span : spans) {
            if (!covers(span.range, piece.range))
                continue;
            piece.strong |= span.kind == model::SpanKind::Strong;
            piece.emphasis |= span.kind == model::SpanKind::Emphasis;
            piece.code |= span.kind == model::SpanKind::Code;
            if (span.kind == model::SpanKind::Link)
                piece.link = &span;
        }
        if (!piece.mark)
            piece.mark = markOver(piece.range);
        appendPiece(out, piece);
    }
    return out;
}

QString InlineHtml::openMark(const QuoteMark &mark)
{
    const QString kind = mark.main ? QStringLiteral("citacao") : QStringLiteral("outra");
    const bool first = mark.main && !m_mainOpened;
    m_mainOpened |= mark.main;
    if (m_dialect == Dialect::TextWidget)
        return (first ? QStringLiteral("<a name=\"citacao\"></a>") : QString()) + QStringLiteral("<span class=\"%1\">").arg(kind);
    return first ? QStringLiteral("<mark id=\"citacao\" class=\"citacao\">") : QStringLiteral("<mark class=\"%1\">").arg(kind);
}

void InlineHtml::appendPiece(QString &out, const Piece &piece)
{
    QStringList closing;
    const auto open = [&](const QString &tag, const QString &close) {
        out += tag;
        closing.prepend(close);
    };
    const bool leads = piece.link && piece.link->target.startsWith(QLatin1Char('#')) && m_anchors.contains(piece.link->target.mid(1));
    if (leads)
        open(QStringLiteral("<a href=\"#%1\">").arg(escaped(piece.link->target.mid(1))), QStringLiteral("</a>"));
    else if (piece.link)
        open(QStringLiteral("<span class=\"ligacao\">"), QStringLiteral("</span>"));
    if (piece.strong)
        open(QStringLiteral("<strong>"), QStringLiteral("</strong>"));
    if (piece.emphasis)
        open(QStringLiteral("<em>"), QStringLiteral("</em>"));
    if (piece.code)
        open(QStringLiteral("<code>"), QStringLiteral("</code>"));
    if (piece.mark)
        open(openMark(*piece.mark), m_dialect == Dialect::TextWidget ? QStringLiteral("</span>") : QStringLiteral("</mark>"));
    appendEscaped(out, QStringView(m_section.text).mid(piece.range.start, piece.range.length), QStringLiteral("<br>"), true);
    out += closing.join(QString());
    if (!piece.link || leads || piece.link->range.end() != piece.range.end())
        return;
    const QString place = destination(piece.link->target);
    const QStringView words = QStringView(m_section.text).mid(piece.link->range.start, piece.link->range.length).trimmed();
    if (!place.isEmpty() && words != place && words != piece.link->target)
        out += QStringLiteral("<span class=\"destino\"> (%1)</span>").arg(escaped(place));
}

} // namespace lastro::viewer

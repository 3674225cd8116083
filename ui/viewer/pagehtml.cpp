// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pagehtml.h"

#include "ui/viewer/blockhtml.h"

namespace lastro::viewer {

namespace {

/// Qt's text widget lays out about a million characters a second, in the UI thread.
constexpr qsizetype browserLimit = 3'000'000;
constexpr qsizetype textWidgetLimit = 300'000;

std::optional<base::TextRange> rangeInside(const model::DocumentView &view, const model::SourceLocation &location)
{
    const auto index = sectionIndex(view, location.section);
    if (!index || !location.range)
        return std::nullopt;
    const qsizetype size = view.sections[*index].text.size();
    const qsizetype start = std::clamp<qsizetype>(location.range->start, 0, size);
    const qsizetype end = std::clamp<qsizetype>(location.range->end(), start, size);
    return end > start ? std::optional(base::TextRange{start, end - start}) : std::nullopt;
}

std::vector<QuoteMark> marksIn(const model::DocumentView &view, const model::Section &section, const Places &places)
{
    std::vector<QuoteMark> marks;
    const auto add = [&](const model::SourceLocation &location, bool main) {
        if (location.section != section.id)
            return;
        if (const auto range = rangeInside(view, location))
            marks.push_back({*range, main});
    };
    if (places.main)
        add(*places.main, true);
    for (const model::SourceLocation &other : places.others)
        add(other, false);
    return marks;
}

} // namespace

PageHtml::PageHtml(Dialect dialect, const QPalette &palette) : m_dialect(dialect), m_palette(palette) {}

QString PageHtml::fragment(const model::DocumentView &view, const Places &places)
{
    if (!places.main)
        return {};
    if (rangeInside(view, *places.main))
        return QStringLiteral("citacao");
    return sectionIndex(view, places.main->section) ? places.main->section.anchor() : QString();
}

std::pair<size_t, size_t> PageHtml::window(const std::vector<model::Section> &sections, size_t around, qsizetype limit)
{
    if (sections.empty())
        return {0, 0};
    size_t first = std::min(around, sections.size() - 1);
    size_t last = first;
    qsizetype size = sections[first].text.size();
    for (bool grew = true; grew;) {
        grew = false;
        if (last + 1 < sections.size() && size + sections[last + 1].text.size() <= limit) {
            size += sections[++last].text.size();
            grew = true;
        }
        if (first > 0 && size + sections[first - 1].text.size() <= limit) {
            size += sections[--first].text.size();
            grew = true;
        }
    }
    return {first, last};
}

QString PageHtml::heading(int level, const QString &text, const QString &anchor) const
{
    const QString name = InlineHtml::escaped(anchor);
    const QString words = InlineHtml::escaped(text);
    const int shown = std::clamp(level, 1, 6);
    if (m_dialect == Dialect::TextWidget)
        return QStringLiteral("<h%1>%2%3</h%1>\n").arg(QString::number(shown),
            name.isEmpty() ? QString() : QStringLiteral("<a name=\"%1\"></a>").arg(name), words);
    return QStringLiteral("<h%1%2>%3</h%1>\n").arg(QString::number(shown),
        name.isEmpty() ? QString() : QStringLiteral(" id=\"%1\"").arg(name), words);
}

QString PageHtml::headings(const model::Section &section, const model::Section *before) const
{
    const QString anchor = section.id.anchor();
    const bool continues = before && before->id.headingAnchor() == section.id.headingAnchor();
    if (continues || section.heading.isEmpty()) {
        return m_dialect == Dialect::TextWidget ? QStringLiteral("<a name=\"%1\"></a>").arg(InlineHtml::escaped(anchor))
                                                : QStringLiteral("<div id=\"%1\"></div>").arg(InlineHtml::escaped(anchor));
    }
    // Headings above without text of their own have no section; they are known from the breadcrumb alone.
    QString html;
    const QStringList &crumbs = section.breadcrumb;
    qsizetype same = 1;
    while (before && same < crumbs.size() && same < before->breadcrumb.size() && crumbs[same] == before->breadcrumb[same])
        ++same;
    for (qsizetype i = same; i + 1 < crumbs.size(); ++i)
        html += heading(section.level - int(crumbs.size() - 1 - i), crumbs[i], {});
    return html + heading(section.level, section.heading, anchor);
}

QString PageHtml::sectionHtml(const model::Section &section, const model::Section *before, std::vector<QuoteMark> marks,
                              const QSet<QString> &anchors) const
{
    InlineHtml inlined(m_dialect, section, std::move(marks), anchors);
    const QString inner = headings(section, before) + blocksHtml(inlined);
    return m_dialect == Dialect::TextWidget ? inner : QStringLiteral("<section>%1</section>\n").arg(inner);
}

QString PageHtml::body(const model::DocumentView &view, const Places &places) const
{
    if (view.sections.empty())
        return {};
    QSet<QString> anchors;
    for (const model::Section &section : view.sections)
        anchors.insert(section.id.anchor());
    const size_t around = places.main ? sectionIndex(view, places.main->section).value_or(0) : 0;
    const auto [first, last] = window(view.sections, around, m_dialect == Dialect::Browser ? browserLimit : textWidgetLimit);
    const auto left = [](size_t sections, const QString &sentence) {
        return sections == 0 ? QString() : QStringLiteral("<p class=\"aviso\">%1</p>\n").arg(InlineHtml::escaped(sentence));
    };
    QString html = left(first, tr("Documento longo: %n seções anteriores não são mostradas aqui.", nullptr, int(first)));
    for (size_t i = first; i <= last; ++i) {
        const model::Section *before = i > 0 ? &view.sections[i - 1] : nullptr;
        html += sectionHtml(view.sections[i], before, marksIn(view, view.sections[i], places), anchors);
    }
    const size_t after = view.sections.size() - 1 - last;
    return html + left(after, tr("Documento longo: %n seções seguintes não são mostradas aqui.", nullptr, int(after)));
}

QString PageHtml::page(const model::DocumentView &view, const Places &places) const
{
    const QString policy = QStringLiteral("default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'");
    QString html = QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">");
    if (m_dialect == Dialect::Browser)
        html += QStringLiteral("<meta http-equiv=\"Content-Security-Policy\" content=\"%1\">").arg(policy);
    html += QStringLiteral("<title>") + InlineHtml::escaped(view.document.title) + QStringLiteral("</title><style>\n");
    html += pageStyle(m_dialect, m_palette) + QStringLiteral("</style></head><body>\n");
    html += body(view, places);
    return html + QStringLiteral("</body></html>\n");
}

} // namespace lastro::viewer

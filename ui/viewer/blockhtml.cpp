// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/blockhtml.h"

#include "ui/viewer/tablehtml.h"

#include <QRegularExpression>

namespace lastro::viewer {

namespace {

using Blocks = std::span<const model::Block>;

/// Blocks of the same kind from the first on; a tableStart begins a new table.
Blocks runOf(Blocks blocks)
{
    size_t count = 1;
    while (count < blocks.size() && blocks[count].kind == blocks[0].kind && !blocks[count].tableStart)
        ++count;
    return blocks.first(count);
}

QString listHtml(Blocks items, InlineHtml &inlined)
{
    static const QRegularExpression numbered(QStringLiteral("^\\s*(\\d+(\\.\\d+)*[.)]?|[a-zA-Z][.)]|[ivxIVX]+[.)])\\s"));
    constexpr int deepest = 12;
    QString html;
    int open = 0;
    for (const model::Block &item : items) {
        const int wanted = std::clamp(item.depth, 0, deepest) + 1;
        for (; open < wanted; ++open)
            html += QStringLiteral("<ul>");
        for (; open > wanted; --open)
            html += QStringLiteral("</ul>");
        const bool ownNumber = numbered.match(inlined.section().text.mid(item.range.start, 16)).hasMatch();
        html += ownNumber ? QStringLiteral("<li class=\"numerado\">") : QStringLiteral("<li>");
        html += inlined.html(item.range, item.spans) + QStringLiteral("</li>");
    }
    return html + QStringLiteral("</ul>").repeated(open);
}

QString wrapped(const QString &element, Blocks blocks, InlineHtml &inlined)
{
    QString html;
    for (const model::Block &block : blocks)
        html += QStringLiteral("<%1>%2</%1>\n").arg(element, inlined.html(block.range, block.spans));
    return html;
}

QString runHtml(Blocks run, InlineHtml &inlined)
{
    switch (run[0].kind) {
    case model::BlockKind::ListItem: return listHtml(run, inlined);
    case model::BlockKind::TableRow: return tableHtml(run, inlined);
    case model::BlockKind::Code: return wrapped(QStringLiteral("pre"), run, inlined);
    case model::BlockKind::Quote: return wrapped(QStringLiteral("blockquote"), run, inlined);
    case model::BlockKind::Paragraph: break;
    }
    return wrapped(QStringLiteral("p"), run, inlined);
}

} // namespace

QString blocksHtml(InlineHtml &inlined)
{
    const model::Section &section = inlined.section();
    if (section.blocks.empty() && !section.text.isEmpty()) {
        model::Block whole;
        whole.range = {0, section.text.size()};
        return runHtml(Blocks(&whole, 1), inlined);
    }
    QString html;
    for (Blocks rest(section.blocks); !rest.empty();) {
        const Blocks run = runOf(rest);
        html += runHtml(run, inlined);
        rest = rest.subspan(run.size());
    }
    return html;
}

} // namespace lastro::viewer

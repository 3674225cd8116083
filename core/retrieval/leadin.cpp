// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/leadin.h"

#include "core/base/textfold.h"

#include <QRegularExpression>

namespace lastro::retrieval {

namespace {

constexpr qsizetype lastWords = 120;         ///< characters of the last paragraph that may point on

bool isItem(model::BlockKind kind)
{
    return kind == model::BlockKind::ListItem || kind == model::BlockKind::TableRow;
}

} // namespace

bool pointsOn(const model::Section &section)
{
    static const QRegularExpression pointer(QStringLiteral(
        "\\b(?:(?:tabela|quadro|lista|relacao|itens|valores|limites|prazos|casos|faixas) (?:abaixo|a seguir|seguintes?)|abaixo|a seguir|"
        "(?:table|list) below|as follows|the following)\\W*$"));
    if (section.blocks.empty() || section.blocks.back().kind != model::BlockKind::Paragraph)
        return false;
    const base::TextRange range = section.blocks.back().range;
    const QString last = section.text.mid(range.start, range.length).trimmed();
    return last.endsWith(QLatin1Char(':')) || base::searchFolded(last.right(lastWords)).contains(pointer);
}

bool beginsWithItems(const model::Section &section)
{
    return !section.blocks.empty() && isItem(section.blocks.front().kind);
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/celldelegate.h"

#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"
#include "ui/widgets/tableroles.h"
#include "words/visibletext.h"

#include <QApplication>
#include <QPainter>

namespace lastro::widgets {

namespace {
constexpr int margin = 4;

Badge badgeOf(const QModelIndex &index)
{
    return {BadgeKind(index.data(BadgeRole).toInt()), index.data().toString()};
}

QFont badgeFont() { return roleFont(RoleLabel::Role::Quiet); }
} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setStrikeOut(index.data(StruckRole).toBool());
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    const bool badge = index.data(BadgeRole).isValid();
    const bool number = cell.displayAlignment & Qt::AlignRight;
    if (!badge && !number) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem background(cell);
    background.text.clear();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    if (number) {                                // not against the words of the next column
        const bool selected = option.state & QStyle::State_Selected;
        style->drawItemText(painter, option.rect.adjusted(margin, 0, -margin - 2, 0), int(cell.displayAlignment), option.palette,
                            option.state & QStyle::State_Enabled, cell.text, selected ? QPalette::HighlightedText : QPalette::Text);
        return;
    }
    paintBadge(*painter, QRectF(option.rect).adjusted(margin, 1, -margin, -1), badgeOf(index), badgeFont(), option.palette);
}

QString CellDelegate::displayText(const QVariant &value, const QLocale &locale) const
{
    return words::visibleText(QStyledItemDelegate::displayText(value, locale));
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(BadgeRole).isValid())
        size = badgeSize(badgeOf(index), badgeFont()).toSize() + QSize(2 * margin, 2);
    else if (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight)
        size.rwidth() += 2 * margin;
    size.setHeight(std::max(size.height() + 2 * margin, option.fontMetrics.height() + 8));
    return size;
}

} // namespace lastro::widgets

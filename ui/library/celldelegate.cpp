// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/celldelegate.h"

#include "ui/library/tableroles.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"

#include <QApplication>
#include <QPainter>

namespace lastro::library {

namespace {
constexpr int margin = 4;

widgets::Badge badgeOf(const QModelIndex &index)
{
    return {widgets::BadgeKind(index.data(BadgeRole).toInt()), index.data().toString()};
}

QFont badgeFont() { return widgets::roleFont(widgets::RoleLabel::Role::Quiet); }
} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setStrikeOut(index.data(StruckRole).toBool());
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (!index.data(BadgeRole).isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem background(option);
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    widgets::paintBadge(*painter, QRectF(option.rect).adjusted(margin, 1, -margin, -1), badgeOf(index), badgeFont(), option.palette);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(BadgeRole).isValid())
        size = widgets::badgeSize(badgeOf(index), badgeFont()).toSize() + QSize(2 * margin, 2);
    size.setHeight(std::max(size.height(), option.fontMetrics.height() + 8));
    return size;
}

} // namespace lastro::library

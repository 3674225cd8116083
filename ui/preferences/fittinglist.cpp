// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/fittinglist.h"

#include <algorithm>

namespace lastro::preferences {

namespace {
constexpr int gap = 4;
}

FittingList::FittingList(int mostRows, QWidget *parent) : QListWidget(parent), m_mostRows(mostRows)
{
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    setSpacing(gap);
}

QSize FittingList::sizeHint() const
{
    int height = 2 * frameWidth();
    if (const int rows = std::min(count(), m_mostRows); rows > 0)
        height += visualItemRect(item(rows - 1)).bottom() + 1 - visualItemRect(item(0)).top() + 2 * spacing();
    return {fontMetrics().averageCharWidth() * 40, height};
}

QSize FittingList::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 20, sizeHint().height()}; }

void FittingList::updateGeometries()
{
    QListWidget::updateGeometries();
    if (const int wanted = sizeHint().height(); wanted != m_fitted) {
        m_fitted = wanted;
        updateGeometry();
    }
}

} // namespace lastro::preferences

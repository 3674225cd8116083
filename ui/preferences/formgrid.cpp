// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/formgrid.h"

#include <QWidget>

namespace lastro::preferences {

FormGrid::FormGrid(QWidget *parent) : QGridLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setHorizontalSpacing(16);
    setVerticalSpacing(8);
    setColumnStretch(1, 1);
}

void FormGrid::addRow(QWidget *name, QWidget *field)
{
    const int row = rowCount();
    addWidget(name, row, 0, Qt::AlignTop);
    addWidget(field, row, 1);
}

void FormGrid::addRow(QWidget *whole) { addWidget(whole, rowCount(), 0, 1, 2); }

void FormGrid::setRowVisible(QWidget *field, bool visible)
{
    int row = 0, column = 0, rows = 0, columns = 0;
    getItemPosition(indexOf(field), &row, &column, &rows, &columns);
    field->setVisible(visible);
    if (column > 0)
        itemAtPosition(row, 0)->widget()->setVisible(visible);
}

} // namespace lastro::preferences

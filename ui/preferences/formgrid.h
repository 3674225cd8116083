// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>

namespace lastro::preferences {

/// A form: names in front, fields behind them, wrapped lines at their true height (which QFormLayout loses where its rows
/// wrap). UI thread.
class FormGrid : public QGridLayout {
public:
    explicit FormGrid(QWidget *parent);
    void addRow(QWidget *name, QWidget *field);
    void addRow(QWidget *whole);
    /// With its name.
    void setRowVisible(QWidget *field, bool visible);
};

} // namespace lastro::preferences

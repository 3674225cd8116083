// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemModel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;
class QLabel;

namespace lastro::library {

/// A table with a filter box above it (Ctrl+F), sorting by header, movable columns, several rows selected and copied as
/// text with headers. The model offers the roles of tableroles.h and outlives the table.
class FilteredTable : public QWidget {
    Q_OBJECT
public:
    explicit FilteredTable(QAbstractItemModel *model, QWidget *parent = nullptr);

    void setName(const QString &name);                    ///< for screen readers
    void setFlexibleColumn(int column);                   ///< takes the room that is left
    QStringList selectedKeys() const;
    QByteArray columns() const;                           ///< order, widths and sorting, to be remembered
    void setColumns(const QByteArray &state);
    QTableView *view() const { return m_view; }

public Q_SLOTS:
    void copySelection();

Q_SIGNALS:
    void activated(const QString &key);                   ///< double click or Enter
    void selectionChanged();
    void columnsChanged();

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void retranslate();
    void fitColumns();

    QLineEdit *m_filter;
    QLabel *m_none;
    QTableView *m_view;
    QSortFilterProxyModel *m_proxy;
    bool m_fitted = false;
};

} // namespace lastro::library

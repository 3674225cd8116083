// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <set>
#include <vector>

class QAbstractItemModel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;
class QLabel;

namespace lastro::widgets {

/// A table with a filter box above it (Ctrl+F), sorting by header, movable columns, several rows selected and copied as
/// text with headers. The model offers the roles of tableroles.h and outlives the table.
class FilteredTable : public QWidget {
    Q_OBJECT
public:
    explicit FilteredTable(QAbstractItemModel *model, QWidget *parent = nullptr);

    void setName(const QString &name);                    ///< for screen readers
    /// Fits the columns to the width, these giving way first (columnfit.h), until somebody sizes one. Their texts wrap
    /// and the tool tip has whole what is cut. spare, one of them, is not shown where there is no room for all; -1 = none.
    void setElasticColumns(std::set<int> columns, int spare = -1);
    /// The sorting that nobody has chosen yet.
    void setSorting(int column, Qt::SortOrder order);
    /// What opening a row does, for its menu; without it there is no such entry.
    void setOpenText(const QString &text) { m_openText = text; }
    QStringList selectedKeys() const;
    QStringList shownKeys() const;                        ///< as filtered and sorted
    QByteArray columns() const;                           ///< order, widths and sorting to be remembered; empty = as fitted
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
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void onArranged();
    void onResized(int column);
    void measureColumns();
    void fitColumns();

    QLineEdit *m_filter;
    QLabel *m_none;
    QTableView *m_view;
    QSortFilterProxyModel *m_proxy;
    QString m_openText;
    std::set<int> m_elastic;
    int m_spare = -1;
    std::vector<int> m_natural;                           ///< widths by content; empty before the first rows
    bool m_fitting = false;
    bool m_sized = false;                                 ///< widths are the person's
    bool m_arranged = false;                              ///< order, sorting or widths are
};

} // namespace lastro::widgets

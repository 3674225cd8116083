// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/costreport.h"
#include "ui/cost/spendstrip.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace lastro::widgets {
class FilteredTable;
class RoleLabel;
}

namespace lastro::cost {

class BarChart;
class CallModel;
class GroupModel;

/// What language models have cost: today and this month against their ceilings, a question on the average, a chart by day (or
/// month), role, area or model, the sums behind it and the calls. Knows values only. UI thread.
class CostPage : public QWidget {
    Q_OBJECT
public:
    explicit CostPage(QWidget *parent = nullptr);
    ~CostPage() override;

    /// The first day that its longest range shows: rows from there on are all it needs.
    static QDate firstDay(QDate today);
    void setRows(std::vector<model::LedgerRow> rows, QDate today);
    void setCeilings(const Ceilings &ceilings);
    /// Writes the table that is in front, as it is filtered and sorted, as CSV, and says how it went.
    void saveTable(const QString &path);

    QByteArray callColumns() const;
    void setCallColumns(const QByteArray &state);

Q_SIGNALS:
    void callColumnsChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What the table of calls is held to by a click.
    struct Choice {
        insight::CostGrouping grouping;
        QString key;
        bool operator==(const Choice &) const = default;
    };

    QWidget *makeEmptyPage();
    QWidget *makeFiguresPage();
    QLayout *makeControls();
    void connectParts();
    insight::CostGrouping grouping() const;
    QDate rangeStart() const;
    void refill();
    void fillChart();
    void fillCalls();
    void choose(std::optional<Choice> choice);
    void chooseFolderForTable();
    QByteArray tableText() const;
    void say(const QString &text);
    void retranslate();
    void sizeRows();

    std::vector<model::LedgerRow> m_rows;
    std::vector<model::LedgerRow> m_inRange;
    QDate m_today;
    std::optional<Choice> m_choice;
    CallModel *m_calls;
    GroupModel *m_groups;
    QStackedWidget *m_stack;                     ///< empty page | figures
    widgets::RoleLabel *m_emptyTitle;
    widgets::RoleLabel *m_emptyText;
    SpendStrip *m_spent;
    QComboBox *m_range;
    QComboBox *m_grouping;
    QPushButton *m_save;
    widgets::RoleLabel *m_message;
    widgets::RoleLabel *m_chartTitle;
    BarChart *m_chart;
    widgets::RoleLabel *m_chosen;
    QPushButton *m_all;
    QTabWidget *m_tabs;
    widgets::FilteredTable *m_groupTable;
    widgets::FilteredTable *m_callTable;
};

} // namespace lastro::cost

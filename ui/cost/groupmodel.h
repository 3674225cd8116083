// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/costreport.h"

#include <QAbstractTableModel>

namespace lastro::cost {

/// The sums of a grouping, one group a row, whose key is the group's.
class GroupModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Questions, Calls, Unpriced, Prompt, Completion, Usd, EachQuestion, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setGroups(std::vector<insight::CostGroup> groups, insight::CostGrouping grouping);
    const std::vector<insight::CostGroup> &groups() const { return m_groups; }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString display(const insight::CostGroup &group, int column) const;
    QVariant sortValue(const insight::CostGroup &group, int column) const;
    QString nameHeader() const;

    std::vector<insight::CostGroup> m_groups;
    insight::CostGrouping m_grouping = insight::CostGrouping::Day;
};

} // namespace lastro::cost

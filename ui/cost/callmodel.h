// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ledgerrow.h"

#include <QAbstractTableModel>
#include <vector>

namespace lastro::cost {

/// Calls of language models, one a row. The key of a row is its place in calls().
class CallModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { When, Question, Role, Model, Endpoint, Area, Prompt, Completion, Usd, Time, Outcome, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setCalls(std::vector<model::LedgerRow> calls, QDate today);
    const std::vector<model::LedgerRow> &calls() const { return m_calls; }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static QString title(int column);
    QString display(const model::LedgerRow &call, int column) const;
    QVariant sortValue(const model::LedgerRow &call, int column) const;
    QString toolTip(const model::LedgerRow &call, int column) const;

    QString folded(int row) const;

    std::vector<model::LedgerRow> m_calls;
    mutable std::vector<QString> m_folded;      ///< what the filter looks at; made when first asked for
    QDate m_today;
};

} // namespace lastro::cost

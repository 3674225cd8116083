// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"

#include <QAbstractTableModel>
#include <QMap>
#include <QStringList>

namespace lastro::preferences {

/// The prices of an endpoint's models, a model a row, as a person types them: in USD per million tokens, in the language's
/// figures, empty = unknown. UI thread.
class PriceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Model, Input, CachedInput, Output, ColumnCount };
    using Prices = QMap<QString, llm::Price>;

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows for the models and for all that have a price. What is half typed stays, unless another endpoint is shown. free: a
    /// price that is not noted is none.
    void setPrices(const QStringList &models, const Prices &prices, bool free, bool anotherEndpoint);
    /// The rows that have both input and output.
    Prices prices() const;
    /// Models with a figure, but not with both input and output.
    QStringList unfinished() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void pricesChanged();
    void refused(const QString &typed);              ///< no amount

private:
    struct Row {
        QString model;
        std::optional<double> amounts[ColumnCount] = {};
        bool operator==(const Row &) const = default;
    };
    static Row rowOf(const QString &model, const Prices &prices);
    QString shown(const Row &row, int column) const;

    std::vector<Row> m_rows;
    bool m_free = false;
};

} // namespace lastro::preferences

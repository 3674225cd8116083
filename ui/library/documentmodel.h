// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"

#include <QAbstractTableModel>
#include <QHash>

namespace lastro::library {

/// The documents of a base, a row each. Holds values; nothing is read while drawing.
class DocumentModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Title, SealColumn, Area, Owner, InForceSince, StandingColumn, Sections, Pages, Source, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// sourceNames: by source id.
    void setDocuments(std::vector<model::Document> documents, const QHash<QString, QString> &sourceNames, QDate today);
    void retranslate();                                    ///< the language has changed

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        model::Document document;
        model::Standing standing;
        QString source;
        QString folded;
    };
    QVariant display(const Row &row, int column) const;
    QVariant sortValue(const Row &row, int column) const;
    QString toolTip(const Row &row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace lastro::library

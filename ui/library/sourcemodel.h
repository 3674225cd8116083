// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/source.h"

#include <QAbstractTableModel>

namespace lastro::library {

/// The folders that are indexed, as declared, with the number of documents that each gave.
class SourceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, SealColumn, Documents, Folder, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setSources(std::vector<model::SourceRecord> sources);
    void setDocumentCounts(QHash<QString, int> counts);      ///< by source id
    void retranslate();

    const std::vector<model::SourceRecord> &sources() const { return m_sources; }
    int documentCount(const QString &source) const { return m_counts.value(source); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<model::SourceRecord> m_sources;
    QHash<QString, int> m_counts;
};

} // namespace lastro::library

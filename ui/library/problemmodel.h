// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QAbstractTableModel>

namespace lastro::library {

/// Files that could not be read, or not wholly, each with its reason in words.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { File, Kind, Reason, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setProblems(std::vector<model::FileFailure> failed, std::vector<model::FileNote> notes);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString cell(int row, int column) const;
    bool isFailure(int row) const { return size_t(row) < m_failed.size(); }

    std::vector<model::FileFailure> m_failed;
    std::vector<model::FileNote> m_notes;
};

} // namespace lastro::library

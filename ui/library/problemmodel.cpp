// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/problemmodel.h"

#include "core/base/textfold.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/tableroles.h"
#include "words/errorwords.h"

namespace lastro::library {

using enum widgets::TableRole;

namespace {
bool leavesOut(const QString &note)
{
    return note.startsWith(QLatin1String("page_without_text")) || note == QLatin1String("struck_text");
}
} // namespace

void ProblemModel::setProblems(std::vector<model::FileFailure> failed, std::vector<model::FileNote> notes)
{
    beginResetModel();
    m_failed = std::move(failed);
    m_notes = std::move(notes);
    endResetModel();
}

void ProblemModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int ProblemModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_failed.size() + m_notes.size()); }

int ProblemModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(columns); }

QString ProblemModel::cell(int row, int column) const
{
    const bool failed = isFailure(row);
    const size_t note = failed ? 0 : size_t(row) - m_failed.size();
    switch (column) {
    case File: return failed ? m_failed[size_t(row)].path : m_notes[note].path;
    case Kind: return failed ? tr("Não foi lido") : leavesOut(m_notes[note].note) ? tr("Lido em parte") : tr("Lido, com observação");
    case Reason: return failed ? words::errorSentence({m_failed[size_t(row)].error.code}) : words::noteSentence(m_notes[note].note);
    default: return {};
    }
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return cell(index.row(), index.column());
    case Qt::ToolTipRole: {
        const QString detail = isFailure(index.row()) ? m_failed[size_t(index.row())].error.detail : QString();
        const QString text = cell(index.row(), index.column());
        return widgets::plainToolTip(index.column() == Reason && !detail.isEmpty() ? text + QLatin1Char('\n') + detail : text);
    }
    case FilterRole: return base::searchFolded(cell(index.row(), File) + QLatin1Char(' ') + cell(index.row(), Kind) + QLatin1Char(' ') + cell(index.row(), Reason));
    case KeyRole: return cell(index.row(), File);
    default: return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case File: return tr("Arquivo");
    case Kind: return tr("O que houve");
    case Reason: return tr("Por que, e o que fazer");
    default: return {};
    }
}

} // namespace lastro::library

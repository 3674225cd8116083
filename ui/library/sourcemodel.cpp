// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/sourcemodel.h"

#include "core/base/textfold.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"
#include "ui/widgets/tableroles.h"
#include "words/sealwords.h"

#include <QDir>
#include <QLocale>

namespace lastro::library {

using enum widgets::TableRole;

void SourceModel::setSources(std::vector<model::SourceRecord> sources)
{
    if (sources == m_sources)
        return;                         // keeps the selection
    beginResetModel();
    m_sources = std::move(sources);
    endResetModel();
}

void SourceModel::setDocumentCounts(QHash<QString, int> counts)
{
    m_counts = std::move(counts);
    if (!m_sources.empty())
        Q_EMIT dataChanged(index(0, Documents), index(rowCount() - 1, Documents));
}

void SourceModel::retranslate()
{
    if (!m_sources.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int SourceModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_sources.size()); }

int SourceModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(columns); }

QVariant SourceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return {};
    const model::SourceRecord &source = m_sources[size_t(index.row())];
    const int count = m_counts.value(source.id);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        switch (index.column()) {
        case Name: return source.name;
        case SealColumn: return words::sealLabel(source.seal);
        case Documents: return role == SortRole ? QVariant(count) : QVariant(QLocale().toString(count));
        case Folder: return QDir::toNativeSeparators(source.root);
        default: return {};
        }
    case Qt::ToolTipRole: return widgets::plainToolTip(source.name + QLatin1Char('\n') + QDir::toNativeSeparators(source.root));
    case Qt::TextAlignmentRole:
        return index.column() == Documents ? int(Qt::AlignRight | Qt::AlignVCenter) : int(Qt::AlignLeft | Qt::AlignVCenter);
    case FilterRole: return base::searchFolded(source.name + QLatin1Char(' ') + source.root + QLatin1Char(' ') + words::sealLabel(source.seal));
    case KeyRole: return source.id;
    case BadgeRole: return index.column() == SealColumn ? QVariant(int(widgets::badgeFor(source.seal).kind)) : QVariant();
    default: return {};
    }
}

QVariant SourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section == Documents ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Nome");
    case SealColumn: return tr("Selo");
    case Documents: return tr("Documentos");
    case Folder: return tr("Pasta");
    default: return {};
    }
}

} // namespace lastro::library

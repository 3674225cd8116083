// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/documentmodel.h"

#include "core/base/textfold.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"
#include "ui/widgets/tableroles.h"
#include "words/sealwords.h"

#include <QLocale>

namespace lastro::library {

using enum widgets::TableRole;

namespace {
bool isNumber(int column) { return column == DocumentModel::Sections || column == DocumentModel::Pages; }
} // namespace

void DocumentModel::setDocuments(std::vector<model::Document> documents, const QHash<QString, QString> &sourceNames, QDate today)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(documents.size());
    for (model::Document &document : documents) {
        const model::Metadata &metadata = document.metadata;
        const QString source = sourceNames.value(document.source, document.source);
        const QStringList words{document.title, document.id, document.path, metadata.area, metadata.owner, source};
        const QString folded = base::searchFolded(words.join(QLatin1Char(' ')));
        const model::Standing standing = model::standingOn(metadata, today);
        m_rows.push_back({std::move(document), standing, source, folded});
    }
    endResetModel();
}

void DocumentModel::retranslate()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int DocumentModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int DocumentModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(columns); }

QVariant DocumentModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return display(row, index.column());
    case Qt::ToolTipRole: return widgets::plainToolTip(toolTip(row, index.column()));
    case Qt::TextAlignmentRole: return isNumber(index.column()) ? int(Qt::AlignRight | Qt::AlignVCenter) : int(Qt::AlignLeft | Qt::AlignVCenter);
    case SortRole: return sortValue(row, index.column());
    case FilterRole: return row.folded + QLatin1Char(' ') + base::searchFolded(words::sealLabel(row.document.seal));
    case KeyRole: return row.document.id;
    case StruckRole: return index.column() == Title && row.standing == model::Standing::Archived;
    case BadgeRole:
        return index.column() == SealColumn ? QVariant(int(widgets::badgeFor(row.document.seal).kind)) : QVariant();
    default: return {};
    }
}

QVariant DocumentModel::display(const Row &row, int column) const
{
    const model::Metadata &metadata = row.document.metadata;
    switch (column) {
    case Title: return row.document.title;
    case SealColumn: return words::sealLabel(row.document.seal);
    case Area: return metadata.area;
    case Owner: return metadata.owner;
    case InForceSince: return metadata.inForceSince.isValid() ? QLocale().toString(metadata.inForceSince, QLocale::ShortFormat) : QString();
    case StandingColumn: return words::standingLabel(row.standing);
    case Sections: return QLocale().toString(row.document.sections);
    case Pages: return row.document.pages > 0 ? QLocale().toString(row.document.pages) : QString();
    case Source: return row.source;
    default: return {};
    }
}

QVariant DocumentModel::sortValue(const Row &row, int column) const
{
    switch (column) {
    case SealColumn: return int(row.document.seal);
    case InForceSince: return row.document.metadata.inForceSince;
    case StandingColumn: return int(row.standing);
    case Sections: return row.document.sections;
    case Pages: return row.document.pages;
    default: return display(row, column);
    }
}

QString DocumentModel::toolTip(const Row &row, int column) const
{
    const model::Metadata &metadata = row.document.metadata;
    if (column == Title)
        return row.document.title + QLatin1Char('\n') + row.document.path;
    if (column == InForceSince && metadata.inForceSince.isValid())
        return QLocale().toString(metadata.inForceSince, QLocale::LongFormat);
    if (column == StandingColumn && metadata.archivedOn.isValid())
        return tr("Arquivado em %1").arg(QLocale().toString(metadata.archivedOn, QLocale::LongFormat));
    return {};
}

QVariant DocumentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title: return tr("Título");
    case SealColumn: return tr("Selo");
    case Area: return tr("Área");
    case Owner: return tr("Dono");
    case InForceSince: return tr("Vigente desde");
    case StandingColumn: return tr("Situação");
    case Sections: return tr("Seções");
    case Pages: return tr("Páginas");
    case Source: return tr("Fonte");
    default: return {};
    }
}

} // namespace lastro::library

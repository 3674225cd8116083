// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/groupmodel.h"

#include "core/base/textfold.h"
#include "ui/cost/costwords.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/tableroles.h"

#include <QLocale>

namespace lastro::cost {

using enum widgets::TableRole;
using insight::CostGroup;
using insight::CostGrouping;

void GroupModel::setGroups(std::vector<CostGroup> groups, CostGrouping grouping)
{
    beginResetModel();
    m_groups = std::move(groups);
    m_grouping = grouping;
    endResetModel();
    Q_EMIT headerDataChanged(Qt::Horizontal, Name, Name);
}

void GroupModel::retranslate()
{
    if (!m_groups.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int GroupModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_groups.size()); }

int GroupModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(columns); }

QVariant GroupModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return {};
    const CostGroup &group = m_groups[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return display(group, index.column());
    case Qt::ToolTipRole:
        return widgets::plainToolTip(index.column() == EachQuestion && group.total.unpricedQuestions > 0
                                         ? tr("Só das perguntas em que toda chamada tem preço") : display(group, index.column()));
    case Qt::TextAlignmentRole: return int((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole: return sortValue(group, index.column());
    case FilterRole: return base::searchFolded(display(group, Name));
    case KeyRole: return group.key;
    default: return {};
    }
}

QString GroupModel::display(const CostGroup &group, int column) const
{
    const insight::CostTotal &total = group.total;
    const QLocale locale;
    switch (column) {
    case Name: return groupWords(m_grouping, group.key);
    case Questions: return locale.toString(total.questions);
    case Calls: return locale.toString(total.calls);
    case Unpriced: return locale.toString(total.unpriced);
    case Prompt: return locale.toString(total.promptTokens);
    case Completion: return locale.toString(total.completionTokens);
    case Usd: return total.isPriced() ? moneyCell(total.usd) : tr("sem preço");
    case EachQuestion: {
        const std::optional<double> each = total.usdPerQuestion();
        return each ? moneyCell(*each) : QStringLiteral("–");
    }
    default: return {};
    }
}

QVariant GroupModel::sortValue(const CostGroup &group, int column) const
{
    const insight::CostTotal &total = group.total;
    switch (column) {
    case Name: return m_grouping == CostGrouping::Day || m_grouping == CostGrouping::Month ? group.key : display(group, Name);
    case Questions: return total.questions;
    case Calls: return total.calls;
    case Unpriced: return total.unpriced;
    case Prompt: return total.promptTokens;
    case Completion: return total.completionTokens;
    case Usd: return total.isPriced() ? total.usd : -1.0;
    case EachQuestion: return total.usdPerQuestion().value_or(-1);
    default: return {};
    }
}

QString GroupModel::nameHeader() const
{
    switch (m_grouping) {
    case CostGrouping::Day: return tr("Dia");
    case CostGrouping::Month: return tr("Mês");
    case CostGrouping::Role: return tr("Papel");
    case CostGrouping::Model: return tr("Modelo");
    case CostGrouping::Endpoint: return tr("Servidor");
    case CostGrouping::Area: return tr("Área");
    case CostGrouping::Question: return tr("Pergunta");
    }
    return {};
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return nameHeader();
    case Questions: return tr("Perguntas");
    case Calls: return tr("Chamadas");
    case Unpriced: return tr("Sem preço");
    case Prompt: return tr("Enviados");
    case Completion: return tr("Recebidos");
    case Usd: return tr("US$");
    case EachQuestion: return tr("US$ por pergunta");
    default: return {};
    }
}

} // namespace lastro::cost

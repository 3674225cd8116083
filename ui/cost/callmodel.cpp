// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/callmodel.h"

#include "core/base/textfold.h"
#include "ui/cost/costwords.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/tableroles.h"
#include "words/rolewords.h"

#include <QLocale>

namespace lastro::cost {

using enum widgets::TableRole;

namespace {

bool isNumber(int column)
{
    return column == CallModel::Question || (column >= CallModel::Prompt && column <= CallModel::Time);
}

QString tokens(qint64 count, bool estimated)
{
    return (estimated ? QStringLiteral("≈ ") : QString()) + QLocale().toString(count);
}

} // namespace

void CallModel::setCalls(std::vector<model::LedgerRow> calls, QDate today)
{
    beginResetModel();
    m_calls = std::move(calls);
    m_today = today;
    m_folded.clear();
    endResetModel();
}

void CallModel::retranslate()
{
    m_folded.clear();
    if (!m_calls.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int CallModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_calls.size()); }

int CallModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(columns); }

QVariant CallModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return {};
    const model::LedgerRow &call = m_calls[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return display(call, index.column());
    case Qt::ToolTipRole: return widgets::plainToolTip(toolTip(call, index.column()));
    case Qt::TextAlignmentRole: return int((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole: return sortValue(call, index.column());
    case FilterRole: return folded(index.row());
    case KeyRole: return QString::number(index.row());
    default: return {};
    }
}

QString CallModel::folded(int row) const
{
    if (m_folded.empty())
        m_folded.resize(m_calls.size());
    QString &folded = m_folded[size_t(row)];
    if (folded.isEmpty()) {
        const model::LedgerRow &call = m_calls[size_t(row)];
        QStringList words{call.servedModel};
        for (const int column : {When, Question, Role, Model, Endpoint, Area, Usd, Outcome})
            words << display(call, column);
        folded = base::searchFolded(words.join(QLatin1Char(' ')));
    }
    return folded;
}

QString CallModel::display(const model::LedgerRow &call, int column) const
{
    switch (column) {
    case When: return momentWords(call.at, m_today);
    case Question: return call.turn > 0 ? QString::number(call.turn) : QString();
    case Role: return words::roleLabel(call.role);
    case Model: return call.model;
    case Endpoint: return call.endpoint;
    case Area: return call.area;
    case Prompt: return tokens(call.promptTokens, call.estimated);
    case Completion: return tokens(call.completionTokens, call.estimated);
    case Usd: return call.usd ? moneyCell(*call.usd) : tr("sem preço");
    case Time: return QLocale().toString(call.milliseconds);
    case Outcome: return outcomeWords(call.outcome);
    default: return {};
    }
}

QVariant CallModel::sortValue(const model::LedgerRow &call, int column) const
{
    switch (column) {
    case When: return call.at;
    case Question: return call.turn;
    case Prompt: return call.promptTokens;
    case Completion: return call.completionTokens;
    case Usd: return call.usd.value_or(-1);
    case Time: return call.milliseconds;
    default: return display(call, column);
    }
}

QString CallModel::toolTip(const model::LedgerRow &call, int column) const
{
    const QString estimated = call.estimated ? QLatin1Char('\n') + tr("O servidor não contou: estimado pelos caracteres.") : QString();
    switch (column) {
    case When: return QLocale().toString(call.at.toLocalTime(), QLocale::LongFormat);
    case Question: return call.turn > 0 ? groupWords(insight::CostGrouping::Question, QString::number(call.turn)) : tr("Esta chamada não é de uma pergunta.");
    case Model:
        return call.servedModel.isEmpty() || call.servedModel == call.model ? call.model
                                                                            : call.model + QLatin1Char('\n') + tr("Quem respondeu: %1").arg(call.servedModel);
    case Prompt: return tr("%1 tokens enviados, %2 deles lidos da memória do servidor").arg(QLocale().toString(call.promptTokens), QLocale().toString(call.cachedTokens)) + estimated;
    case Completion: return tr("%1 tokens recebidos").arg(QLocale().toString(call.completionTokens)) + estimated;
    case Usd: return call.usd ? moneyWords(*call.usd) : tr("O preço deste modelo não está anotado: a chamada fica fora das somas.");
    default: return display(call, column);
    }
}

QVariant CallModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    switch (role) {
    case Qt::DisplayRole: return title(section);
    case Qt::ToolTipRole: return section == Question ? QVariant(tr("Número da pergunta")) : QVariant();
    case Qt::TextAlignmentRole: return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

QString CallModel::title(int column)
{
    switch (column) {
    case When: return tr("Quando");
    case Question: return tr("Nº");
    case Role: return tr("Papel");
    case Model: return tr("Modelo");
    case Endpoint: return tr("Servidor");
    case Area: return tr("Área");
    case Prompt: return tr("Enviados");
    case Completion: return tr("Recebidos");
    case Usd: return tr("US$");
    case Time: return tr("ms");
    case Outcome: return tr("Resultado");
    default: return {};
    }
}

} // namespace lastro::cost

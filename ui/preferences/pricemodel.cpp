// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/pricemodel.h"

#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace lastro::preferences {

namespace {

constexpr double highestAmount = 1e6;

QString figure(double amount)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(amount, 'f', QLocale::FloatingPointShortest);
}

/// In the language's figures, or as machines write them.
std::optional<double> amountTyped(const QString &text)
{
    bool read = false;
    double amount = QLocale().toDouble(text, &read);
    if (!read)
        amount = QLocale::c().toDouble(text, &read);
    return read && std::isfinite(amount) && amount >= 0 && amount <= highestAmount ? std::optional(amount) : std::nullopt;
}

} // namespace

PriceModel::Row PriceModel::rowOf(const QString &model, const Prices &prices)
{
    Row row{model};
    if (const auto price = prices.constFind(model); price != prices.constEnd()) {
        row.amounts[Input] = price->input;
        row.amounts[CachedInput] = price->cachedInput;
        row.amounts[Output] = price->output;
    }
    return row;
}

void PriceModel::setPrices(const QStringList &models, const Prices &prices, bool free, bool anotherEndpoint)
{
    QStringList names = models + prices.keys();
    names.removeDuplicates();
    std::vector<Row> rows;
    for (const QString &name : std::as_const(names)) {
        const auto before = std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const Row &row) { return row.model == name; });
        const bool keep = !anotherEndpoint && before != m_rows.cend() && !prices.contains(name) && unfinished().contains(name);
        rows.push_back(keep ? *before : rowOf(name, prices));
    }
    if (rows == m_rows && free == m_free)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    m_free = free;
    endResetModel();
}

PriceModel::Prices PriceModel::prices() const
{
    Prices prices;
    for (const Row &row : m_rows)
        if (row.amounts[Input] && row.amounts[Output])
            prices.insert(row.model, {*row.amounts[Input], row.amounts[CachedInput], *row.amounts[Output]});
    return prices;
}

QStringList PriceModel::unfinished() const
{
    QStringList models;
    for (const Row &row : m_rows) {
        const bool whole = row.amounts[Input] && row.amounts[Output];
        if (!whole && (row.amounts[Input] || row.amounts[CachedInput] || row.amounts[Output]))
            models << row.model;
    }
    return models;
}

int PriceModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int PriceModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString PriceModel::shown(const Row &row, int column) const
{
    if (column == Model)
        return words::visibleText(row.model);
    if (row.amounts[column])
        return figure(*row.amounts[column]);
    if (column == CachedInput && row.amounts[Input])
        return tr("como a entrada");
    return m_free ? tr("sem custo") : tr("desconhecido");
}

QVariant PriceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[size_t(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return shown(row, column);
    case Qt::EditRole: return column == Model ? row.model : row.amounts[column] ? figure(*row.amounts[column]) : QString();
    case Qt::ToolTipRole: return column == Model ? QVariant(widgets::plainToolTip(row.model)) : QVariant();
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (column == Model ? Qt::AlignLeft : Qt::AlignRight)));
    default: return {};
    }
}

QVariant PriceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount || role != Qt::DisplayRole)
        return {};
    const QString titles[ColumnCount]{tr("Modelo"), tr("Entrada"), tr("Em cache"), tr("Saída")};
    return titles[section];
}

Qt::ItemFlags PriceModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != Model ? flags | Qt::ItemIsEditable : flags;
}

bool PriceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole || index.column() == Model)
        return false;
    const QString text = value.toString().trimmed();
    const std::optional<double> amount = amountTyped(text);
    if (!text.isEmpty() && !amount) {
        Q_EMIT refused(text);
        return false;
    }
    std::optional<double> &kept = m_rows[size_t(index.row())].amounts[index.column()];
    const auto wanted = text.isEmpty() ? std::nullopt : amount;
    if (kept != wanted) {
        kept = wanted;
        Q_EMIT dataChanged(index.siblingAtColumn(Input), index.siblingAtColumn(Output));
        Q_EMIT pricesChanged();
    }
    return true;
}

} // namespace lastro::preferences

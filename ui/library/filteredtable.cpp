// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/filteredtable.h"

#include "core/base/textfold.h"
#include "ui/library/celldelegate.h"
#include "ui/library/tableroles.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QCollator>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace lastro::library {

namespace {
// Numbers inside words sort by value: "parte 2" before "parte 10".
class RowFilter : public QSortFilterProxyModel {
public:
    explicit RowFilter(QObject *parent) : QSortFilterProxyModel(parent)
    {
        m_collator.setNumericMode(true);
        m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    }
    void setWords(const QString &text)
    {
        m_words = base::searchFolded(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QString text = sourceModel()->index(row, 0, parent).data(FilterRole).toString();
        return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word); });
    }

    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        const QVariant a = left.data(SortRole), b = right.data(SortRole);
        return a.userType() == QMetaType::QString ? m_collator.compare(a.toString(), b.toString()) < 0
                                                  : QSortFilterProxyModel::lessThan(left, right);
    }

private:
    QStringList m_words;
    QCollator m_collator;
};
} // namespace

FilteredTable::FilteredTable(QAbstractItemModel *model, QWidget *parent)
    : QWidget(parent), m_filter(new QLineEdit(this)), m_none(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this)),
      m_view(new QTableView(this))
{
    auto *proxy = new RowFilter(this);
    proxy->setSourceModel(model);
    proxy->setSortRole(SortRole);
    proxy->setDynamicSortFilter(true);
    m_proxy = proxy;

    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setSortingEnabled(true);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->verticalHeader()->setResizeContentsPrecision(1);
    m_view->horizontalHeader()->setSectionsMovable(true);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->sortByColumn(0, Qt::AscendingOrder);
    m_filter->setClearButtonEnabled(true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_filter);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_none);

    const auto countRows = [this] { m_none->setVisible(m_proxy->rowCount() == 0 && m_proxy->sourceModel()->rowCount() > 0); };
    connect(m_filter, &QLineEdit::textChanged, this, [proxy, countRows](const QString &text) {
        proxy->setWords(text);
        countRows();
    });
    connect(m_proxy, &QAbstractItemModel::modelReset, this, [this, countRows] {
        countRows();
        fitColumns();
    });
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) { Q_EMIT activated(index.data(KeyRole).toString()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilteredTable::selectionChanged);
    QHeaderView *header = m_view->horizontalHeader();
    connect(header, &QHeaderView::sectionMoved, this, &FilteredTable::columnsChanged);
    connect(header, &QHeaderView::sectionResized, this, &FilteredTable::columnsChanged);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &FilteredTable::columnsChanged);
    const auto shortcut = [this](const QKeySequence &keys) { return new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut); };
    connect(shortcut(QKeySequence::Find), &QShortcut::activated, m_filter, [this] { m_filter->setFocus(Qt::ShortcutFocusReason); });
    connect(new QShortcut(QKeySequence::Copy, m_view, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this, &FilteredTable::copySelection);
    m_none->hide();
    retranslate();
}

void FilteredTable::setName(const QString &name)
{
    m_view->setAccessibleName(name);
    m_filter->setAccessibleName(tr("Filtrar") + QStringLiteral(": ") + name);
}

void FilteredTable::setFlexibleColumn(int column) { m_view->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch); }

QStringList FilteredTable::selectedKeys() const
{
    QStringList keys;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        keys << index.data(KeyRole).toString();
    return keys;
}

QByteArray FilteredTable::columns() const { return m_view->horizontalHeader()->saveState(); }

void FilteredTable::setColumns(const QByteArray &state)
{
    m_fitted = !state.isEmpty() && m_view->horizontalHeader()->restoreState(state);
}

void FilteredTable::copySelection()
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [](const QModelIndex &a, const QModelIndex &b) { return a.row() < b.row(); });
    if (rows.isEmpty())
        return;
    const QHeaderView *header = m_view->horizontalHeader();
    QStringList lines;
    const auto line = [&](const std::function<QString(int)> &cell) {
        QStringList cells;
        for (int visual = 0; visual < header->count(); ++visual)
            cells << cell(header->logicalIndex(visual)).replace(QLatin1Char('\t'), QLatin1Char(' '));
        lines << cells.join(QLatin1Char('\t'));
    };
    line([this](int column) { return m_proxy->headerData(column, Qt::Horizontal).toString(); });
    for (const QModelIndex &row : rows)
        line([&](int column) { return row.siblingAtColumn(column).data().toString(); });
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

void FilteredTable::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = m_view->currentIndex();
    QMenu menu(this);
    QAction *open = menu.addAction(tr("Abrir"), this, [this, index] { Q_EMIT activated(index.data(KeyRole).toString()); });
    open->setEnabled(index.isValid());
    QAction *copy = menu.addAction(QIcon::fromTheme(QStringLiteral("edit-copy")), tr("Copiar linhas"), this, &FilteredTable::copySelection);
    copy->setShortcut(QKeySequence::Copy);
    copy->setEnabled(m_view->selectionModel()->hasSelection());
    menu.exec(event->globalPos());
}

void FilteredTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FilteredTable::retranslate()
{
    m_filter->setPlaceholderText(tr("Filtrar (Ctrl+F)"));
    m_none->setText(tr("Nada combina com o filtro."));
    if (!m_view->accessibleName().isEmpty())
        setName(m_view->accessibleName());
}

// Once, to the content of the first rows; from then on the widths are the person's.
void FilteredTable::fitColumns()
{
    if (m_fitted || m_proxy->rowCount() == 0)
        return;
    m_fitted = true;
    m_view->horizontalHeader()->setResizeContentsPrecision(50);
    m_view->resizeColumnsToContents();
    const int most = m_view->fontMetrics().averageCharWidth() * 40;
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column) + 8, most));
}

} // namespace lastro::library

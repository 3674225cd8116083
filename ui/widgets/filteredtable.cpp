// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filteredtable.h"

#include "core/base/textfold.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/tableroles.h"
#include "words/visibletext.h"

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

namespace lastro::widgets {

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
        if (m_words.isEmpty())
            return true;
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
    : QWidget(parent), m_filter(new QLineEdit(this)), m_none(new RoleLabel(RoleLabel::Role::Quiet, this)),
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
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
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
        measureColumns();
        fitColumns();
    });
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) { Q_EMIT activated(index.data(KeyRole).toString()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilteredTable::selectionChanged);
    QHeaderView *header = m_view->horizontalHeader();
    connect(header, &QHeaderView::sectionMoved, this, &FilteredTable::onArranged);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &FilteredTable::onArranged);
    connect(header, &QHeaderView::sectionResized, this, &FilteredTable::onResized);
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

void FilteredTable::setElasticColumns(std::set<int> columns, int spare)
{
    m_elastic = std::move(columns);
    m_spare = spare;
    m_view->setWordWrap(true);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->verticalHeader()->setResizeContentsPrecision(-1);        // the column that wraps decides
    m_view->viewport()->installEventFilter(this);
}

QStringList FilteredTable::selectedKeys() const
{
    QStringList keys;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        keys << index.data(KeyRole).toString();
    return keys;
}

QStringList FilteredTable::shownKeys() const
{
    QStringList keys;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        keys << m_proxy->index(row, 0).data(KeyRole).toString();
    return keys;
}

void FilteredTable::setSorting(int column, Qt::SortOrder order)
{
    m_fitting = true;
    m_view->sortByColumn(column, order);
    m_fitting = false;
}

void FilteredTable::onArranged()
{
    if (m_fitting)
        return;                                  // by the program, not by a person
    m_arranged = true;
    Q_EMIT columnsChanged();
}

void FilteredTable::onResized(int column)
{
    const QHeaderView *header = m_view->horizontalHeader();
    const bool stretched = header->stretchLastSection() && header->visualIndex(column) == header->count() - 1;
    if (m_fitting || m_natural.empty() || stretched)
        return;                                  // by the program, not by a person
    m_sized = true;
    if (m_view->wordWrap())
        m_view->verticalHeader()->resizeSections(QHeaderView::ResizeToContents);
    onArranged();
}

// What nobody arranged is fitted anew next time, to what is in the base then.
QByteArray FilteredTable::columns() const { return m_arranged ? m_view->horizontalHeader()->saveState() : QByteArray(); }

void FilteredTable::setColumns(const QByteArray &state)
{
    m_fitting = true;
    m_sized = !state.isEmpty() && m_view->horizontalHeader()->restoreState(state);
    m_arranged = m_sized;
    m_fitting = false;
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
        line([&](int column) { return words::visibleText(row.siblingAtColumn(column).data().toString()); });
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

void FilteredTable::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = m_view->currentIndex();
    QMenu menu(this);
    if (!m_openText.isEmpty()) {
        QAction *open = menu.addAction(m_openText, this, [this, index] { Q_EMIT activated(index.data(KeyRole).toString()); });
        open->setEnabled(index.isValid());
    }
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
    if (event->type() == QEvent::FontChange) {
        m_natural.clear();
        measureColumns();
        fitColumns();
    }
}

void FilteredTable::retranslate()
{
    m_filter->setPlaceholderText(tr("Filtrar (Ctrl+F)"));
    m_none->setText(tr("Nada combina com o filtro."));
    if (!m_view->accessibleName().isEmpty())
        setName(m_view->accessibleName());
}

bool FilteredTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

// By the first rows, once: what comes later does not make columns jump.
void FilteredTable::measureColumns()
{
    if (!m_natural.empty() || m_proxy->rowCount() == 0)
        return;
    m_view->horizontalHeader()->setResizeContentsPrecision(50);
    const int most = m_view->fontMetrics().averageCharWidth() * 40;
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        const int needed = std::max(static_cast<QAbstractItemView *>(m_view)->sizeHintForColumn(column), m_view->horizontalHeader()->sectionSizeHint(column)) + 8;
        m_natural.push_back(m_elastic.contains(column) ? needed : std::min(needed, most));
    }
}

void FilteredTable::fitColumns()
{
    if (m_sized || m_natural.empty())
        return;
    m_fitting = true;
    const int available = m_view->viewport()->width(), least = m_view->fontMetrics().averageCharWidth() * 12;
    std::vector<int> natural = m_natural;
    std::set<int> elastic = m_elastic;
    if (m_spare >= 0) {
        int needed = 0;
        for (int column = 0; column < int(natural.size()); ++column)
            needed += elastic.contains(column) ? std::min(least, natural[size_t(column)]) : natural[size_t(column)];
        m_view->setColumnHidden(m_spare, needed > available);
        if (needed > available) {
            natural[size_t(m_spare)] = 0;
            elastic.erase(m_spare);
        }
    }
    const std::vector<int> widths = fittedWidths(natural, elastic, available, least);
    for (size_t column = 0; column < widths.size(); ++column)
        if (!m_view->isColumnHidden(int(column)))
            m_view->setColumnWidth(int(column), widths[column]);
    if (m_view->wordWrap())
        m_view->verticalHeader()->resizeSections(QHeaderView::ResizeToContents);
    m_fitting = false;
}

} // namespace lastro::widgets

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/costpage.h"

#include "ui/cost/barchart.h"
#include "ui/cost/callmodel.h"
#include "ui/cost/costbars.h"
#include "ui/cost/costwords.h"
#include "ui/cost/groupmodel.h"
#include "ui/widgets/filteredtable.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>

namespace lastro::cost {

using insight::CostGrouping;
using widgets::FilteredTable;
using widgets::RoleLabel;

namespace {

enum Range { Week, Month, Year };
enum Tab { SumsTab, CallsTab };

RoleLabel *flowing(RoleLabel::Role role, QWidget *parent)
{
    auto *label = new RoleLabel(role, parent);
    label->setFlowing();
    return label;
}

bool writeWhole(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    // A write that was cut short would still be committed.
    if (file.write(bytes) != bytes.size())
        file.cancelWriting();
    return file.commit();
}

} // namespace

CostPage::CostPage(QWidget *parent)
    : QWidget(parent), m_calls(new CallModel(this)), m_groups(new GroupModel(this)), m_stack(new QStackedWidget(this)),
      m_emptyTitle(flowing(RoleLabel::Role::Title, this)), m_emptyText(flowing(RoleLabel::Role::Text, this)),
      m_spent(new SpendStrip(this)), m_range(new QComboBox(this)), m_grouping(new QComboBox(this)),
      m_save(new QPushButton(this)), m_message(flowing(RoleLabel::Role::Text, this)), m_chartTitle(flowing(RoleLabel::Role::Strong, this)),
      m_chart(new BarChart(this)), m_chosen(flowing(RoleLabel::Role::Text, this)), m_all(new QPushButton(this)),
      m_tabs(new QTabWidget(this)), m_groupTable(new FilteredTable(m_groups, this)), m_callTable(new FilteredTable(m_calls, this))
{
    m_range->setObjectName(QStringLiteral("range"));
    m_grouping->setObjectName(QStringLiteral("grouping"));
    m_save->setObjectName(QStringLiteral("saveTable"));
    m_all->setObjectName(QStringLiteral("showAll"));
    m_message->setObjectName(QStringLiteral("message"));
    m_groupTable->setObjectName(QStringLiteral("sums"));
    m_callTable->setObjectName(QStringLiteral("calls"));
    m_range->addItems({{}, {}, {}});
    m_range->setCurrentIndex(Month);
    m_range->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_grouping->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const CostGrouping grouping : {CostGrouping::Day, CostGrouping::Role, CostGrouping::Area, CostGrouping::Model})
        m_grouping->addItem(QString(), int(grouping));
    for (FilteredTable *table : {m_groupTable, m_callTable})
        table->view()->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);      // of a year there are many rows
    m_callTable->setElasticColumns({CallModel::Model, CallModel::Endpoint, CallModel::Area, CallModel::Outcome}, CallModel::Endpoint);
    m_callTable->setSorting(CallModel::When, Qt::DescendingOrder);
    m_groupTable->setElasticColumns({GroupModel::Name});
    for (FilteredTable *table : {m_groupTable, m_callTable})
        table->view()->setWordWrap(false);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_groupTable, {});
    m_tabs->addTab(m_callTable, {});
    m_stack->addWidget(makeEmptyPage());
    m_stack->addWidget(makeFiguresPage());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connectParts();
    retranslate();
    sizeRows();
}

CostPage::~CostPage() = default;

QWidget *CostPage::makeEmptyPage()
{
    auto *page = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(16, 24, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_emptyTitle);
    layout->addWidget(m_emptyText);
    layout->addStretch();
    return page;
}

QWidget *CostPage::makeFiguresPage()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    auto *chosen = new QHBoxLayout;
    chosen->setSpacing(8);
    chosen->addWidget(m_chosen, 1);
    chosen->addWidget(m_all);
    layout->addWidget(m_spent);
    layout->addSpacing(8);
    layout->addLayout(makeControls());
    layout->addWidget(m_message);
    layout->addWidget(m_chartTitle);
    layout->addWidget(m_chart);
    layout->addLayout(chosen);
    layout->addWidget(m_tabs, 1);
    m_message->hide();
    m_chosen->hide();
    m_all->hide();

    auto *scroll = new QScrollArea(m_stack);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QLayout *CostPage::makeControls()
{
    auto *controls = new QHBoxLayout;
    controls->setSpacing(8);
    controls->addWidget(m_range);
    controls->addWidget(m_grouping);
    controls->addStretch();
    controls->addWidget(m_save);
    return controls;
}

void CostPage::connectParts()
{
    connect(m_range, &QComboBox::currentIndexChanged, this, [this] {
        m_choice.reset();
        retranslate();
    });
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this] {
        m_choice.reset();
        refill();
    });
    connect(m_save, &QPushButton::clicked, this, &CostPage::chooseFolderForTable);
    connect(m_all, &QPushButton::clicked, this, [this] { choose({}); });
    // A second click on what is chosen lets it go.
    connect(m_chart, &BarChart::chosen, this, [this](const QString &key) {
        const Choice choice{grouping(), key};
        choose(m_choice == choice ? std::nullopt : std::optional(choice));
    });
    connect(m_groupTable, &FilteredTable::activated, this, [this](const QString &key) { choose(Choice{grouping(), key}); });
    connect(m_callTable, &FilteredTable::activated, this, [this](const QString &row) {
        choose(Choice{CostGrouping::Question, insight::costKey(m_calls->calls().at(row.toULongLong()), CostGrouping::Question)});
    });
    connect(m_callTable, &FilteredTable::columnsChanged, this, &CostPage::callColumnsChanged);
}

QDate CostPage::firstDay(QDate today)
{
    return QDate(today.year(), today.month(), 1).addMonths(-11);
}

void CostPage::setRows(std::vector<model::LedgerRow> rows, QDate today)
{
    m_rows = std::move(rows);
    m_today = today;
    m_stack->setCurrentIndex(m_rows.empty() ? 0 : 1);
    refill();
}

void CostPage::setCeilings(const Ceilings &ceilings)
{
    m_spent->setCeilings(ceilings);
}

QByteArray CostPage::callColumns() const { return m_callTable->columns(); }
void CostPage::setCallColumns(const QByteArray &state) { m_callTable->setColumns(state); }

CostGrouping CostPage::grouping() const
{
    const auto chosen = CostGrouping(m_grouping->currentData().toInt());
    return chosen == CostGrouping::Day && m_range->currentIndex() == Year ? CostGrouping::Month : chosen;
}

QDate CostPage::rangeStart() const
{
    switch (m_range->currentIndex()) {
    case Week: return m_today.addDays(-6);
    case Month: return m_today.addDays(-29);
    default: return firstDay(m_today);
    }
}

void CostPage::refill()
{
    if (!m_today.isValid())
        return;
    m_inRange.clear();
    const QDate first = rangeStart();
    std::ranges::copy_if(m_rows, std::back_inserter(m_inRange), [&](const model::LedgerRow &row) {
        const QDate day = row.day();
        return day >= first && day <= m_today;
    });
    m_groups->setGroups(insight::costBy(m_inRange, grouping()), grouping());
    m_spent->setTotals(insight::costOfDay(m_rows, m_today), insight::costOfMonth(m_rows, m_today), insight::costOf(m_inRange));
    fillChart();
    fillCalls();
}

void CostPage::fillChart()
{
    const insight::CostTotal total = insight::costOf(m_inRange);
    const bool inTime = grouping() == CostGrouping::Day || grouping() == CostGrouping::Month;
    const QString spent = total.calls > 0 && !total.isPriced() ? tr("custo desconhecido") : moneyWords(total.usd);
    const QString message = m_inRange.empty() ? tr("Nenhuma chamada neste período.") : tr("%1: %2, %3").arg(m_range->currentText(), spent, m_grouping->currentText());
    m_chartTitle->setText(message);
    m_chart->setAccessibleName(message);
    m_chart->setBars(barsOf(m_groups->groups(), grouping(), rangeStart(), m_today), inTime ? BarChart::Direction::Columns : BarChart::Direction::Rows);
    m_chart->setVisible(!m_inRange.empty());
}

void CostPage::fillCalls()
{
    std::vector<model::LedgerRow> shown;
    std::ranges::copy_if(m_inRange, std::back_inserter(shown), [this](const model::LedgerRow &row) {
        return !m_choice || insight::costKey(row, m_choice->grouping) == m_choice->key;
    });
    m_calls->setCalls(std::move(shown), m_today);
    m_chart->setChosenKey(m_choice && m_choice->grouping == grouping() ? std::optional(m_choice->key) : std::nullopt);
    m_chosen->setVisible(m_choice.has_value());
    m_all->setVisible(m_choice.has_value());
    if (m_choice)
        m_chosen->setText(tr("Só as chamadas de: %1").arg(groupWords(m_choice->grouping, m_choice->key)));
    const QLocale locale;
    m_tabs->setTabText(SumsTab, tr("Somas (%1)").arg(locale.toString(m_groups->rowCount())));
    m_tabs->setTabText(CallsTab, tr("Chamadas (%1)").arg(locale.toString(m_calls->rowCount())));
}

void CostPage::choose(std::optional<Choice> choice)
{
    m_choice = std::move(choice);
    fillCalls();
    if (m_choice)
        m_tabs->setCurrentIndex(CallsTab);
}

void CostPage::chooseFolderForTable()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = tr("custo-%1.csv").arg(m_today.toString(Qt::ISODate));
    auto *dialog = new QFileDialog(this, tr("Salvar a tabela"), QDir(folder).filePath(name), tr("Tabela CSV (*.csv)"));
    dialog->setObjectName(QStringLiteral("chooseFile"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &CostPage::saveTable);
    dialog->open();
}

QByteArray CostPage::tableText() const
{
    if (m_tabs->currentIndex() == CallsTab) {
        std::vector<model::LedgerRow> rows;
        for (const QString &key : m_callTable->shownKeys())
            rows.push_back(m_calls->calls().at(key.toULongLong()));
        return insight::ledgerCsv(rows);
    }
    std::vector<insight::CostGroup> groups;
    for (const QString &key : m_groupTable->shownKeys())
        groups.push_back(*std::ranges::find(m_groups->groups(), key, &insight::CostGroup::key));
    return insight::costCsv(groups, grouping());
}

void CostPage::saveTable(const QString &path)
{
    const QString shown = QDir::toNativeSeparators(path);
    say(writeWhole(path, tableText()) ? tr("Tabela salva em %1").arg(shown)
                                      : tr("A tabela não pôde ser salva em %1: veja se a pasta aceita arquivos e se há espaço.").arg(shown));
}

void CostPage::say(const QString &text)
{
    m_message->setBreakableText(text);
    m_message->setVisible(!text.isEmpty());
}

void CostPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sizeRows();
    if (event->type() != QEvent::LanguageChange)
        return;
    say({});
    m_calls->retranslate();
    m_groups->retranslate();
    retranslate();
}

void CostPage::sizeRows()
{
    const int line = fontMetrics().height();
    for (FilteredTable *table : {m_groupTable, m_callTable}) {
        table->view()->verticalHeader()->setMinimumSectionSize(line);
        table->view()->verticalHeader()->setDefaultSectionSize(line + 8);
    }
    m_tabs->setMinimumHeight(line * 12);
}

void CostPage::retranslate()
{
    setAccessibleName(tr("Custo"));
    m_emptyTitle->setText(tr("Nenhuma chamada a modelo de linguagem ainda."));
    m_emptyText->setText(tr("Com um modelo ligado nas preferências, cada chamada aparece aqui com o que custou, os tokens e o tempo. "
                            "Sem modelo, as respostas não custam nada."));
    m_range->setAccessibleName(tr("Período"));
    m_range->setItemText(Week, tr("Últimos 7 dias"));
    m_range->setItemText(Month, tr("Últimos 30 dias"));
    m_range->setItemText(Year, tr("Últimos 12 meses"));
    m_grouping->setAccessibleName(tr("Agrupar"));
    m_grouping->setItemText(0, m_range->currentIndex() == Year ? tr("por mês") : tr("por dia"));
    m_grouping->setItemText(1, tr("por papel"));
    m_grouping->setItemText(2, tr("por área"));
    m_grouping->setItemText(3, tr("por modelo"));
    m_save->setText(tr("Salvar CSV…"));
    m_save->setToolTip(tr("Salva a tabela que está à frente, como está filtrada"));
    m_all->setText(tr("Mostrar todas"));
    m_tabs->setAccessibleName(tr("Somas e chamadas"));
    m_groupTable->setName(tr("Somas"));
    m_groupTable->setOpenText(tr("Mostrar as chamadas"));
    m_callTable->setName(tr("Chamadas"));
    m_callTable->setOpenText(tr("Só as chamadas desta pergunta"));
    refill();
}

} // namespace lastro::cost

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/pricetable.h"

#include "ui/preferences/pricemodel.h"
#include "ui/widgets/rolelabel.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

namespace lastro::preferences {

using widgets::RoleLabel;

PriceTable::PriceTable(QWidget *parent)
    : FlowingPart(parent), m_model(new PriceModel(this)), m_title(new RoleLabel(RoleLabel::Role::Text)), m_table(new QTableView),
      m_problem(new RoleLabel(RoleLabel::Role::Warning))
{
    m_table->setObjectName(QStringLiteral("prices"));
    m_table->setModel(m_model);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed
                             | QAbstractItemView::SelectedClicked);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->verticalHeader()->hide();
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PriceModel::Model, QHeaderView::Stretch);
    header->setHighlightSections(false);
    m_title->setFlowing();
    m_problem->setFlowing();
    m_problem->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_problem)})
        layout->addWidget(part);
    connect(m_model, &PriceModel::pricesChanged, this, [this] {
        m_refused.clear();
        showProblem();
        Q_EMIT pricesChanged();
    });
    connect(m_model, &PriceModel::refused, this, [this](const QString &typed) {
        m_refused = typed;
        showProblem();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &PriceTable::fit);
    setFocusProxy(m_table);
    retranslate();
}

void PriceTable::setEndpoint(const llm::Endpoint &endpoint, bool anotherEndpoint)
{
    if (anotherEndpoint)
        m_refused.clear();
    m_model->setPrices(endpoint.models.values(), endpoint.prices, llm::isLoopback(endpoint.url), anotherEndpoint);
    m_table->setVisible(m_model->rowCount() > 0);
    m_title->setVisible(m_model->rowCount() > 0);
    showProblem();
}

QMap<QString, llm::Price> PriceTable::prices() const { return m_model->prices(); }

void PriceTable::setFault(const QString &sentence)
{
    m_fault = sentence;
    showProblem();
}

void PriceTable::showProblem()
{
    QString sentence = m_fault;
    if (const QStringList half = m_model->unfinished(); !half.isEmpty())
        sentence = tr("Diga a entrada e a saída de %1; até lá o preço é desconhecido.").arg(half.join(QStringLiteral(", ")));
    if (!m_refused.isEmpty())
        sentence = tr("“%1” não é um preço. Use um número de 0 a 1.000.000, ou deixe vazio.").arg(m_refused);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_table->setAccessibleDescription(sentence);
}

/// As high as its rows: the page scrolls, not the table.
void PriceTable::fit()
{
    m_table->resizeRowsToContents();
    const int frame = 2 * m_table->frameWidth();
    int height = m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() + frame;
    if (m_table->horizontalScrollBar()->maximum() > 0)
        height += m_table->horizontalScrollBar()->sizeHint().height();
    m_table->setFixedHeight(height);
}

void PriceTable::resizeEvent(QResizeEvent *event)
{
    FlowingPart::resizeEvent(event);
    fit();
}

void PriceTable::retranslate()
{
    m_title->setText(tr("Preços em USD por milhão de tokens"));
    m_table->setAccessibleName(m_title->text());
    Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, PriceModel::ColumnCount - 1);
    m_table->viewport()->update();
    showProblem();
    fit();
}

} // namespace lastro::preferences

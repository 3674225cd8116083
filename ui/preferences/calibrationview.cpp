// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/calibrationview.h"

#include "ui/preferences/refusalchart.h"
#include "ui/widgets/rolelabel.h"
#include "words/calibrationwords.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>

namespace lastro::preferences {

using widgets::RoleLabel;

namespace {

constexpr double sameFigure = 0.001;

QString percent(int count, int all)
{
    return QLocale().toString(100.0 * count / all, 'f', 1) + QStringLiteral(" %");
}

/// What one tuning came to, a cell a row of the table.
QStringList columnOf(const model::Calibration &calibration, const model::BaseTuning &tuning)
{
    const QString none = QStringLiteral("–");
    QStringList cells{words::floorWords(tuning.floor), QLocale().toString(tuning.wordsWeight, 'f', 2), none, none, none, none};
    for (const model::WeightPoint &point : calibration.weights)
        if (std::abs(point.wordsWeight - tuning.wordsWeight) < sameFigure) {
            cells[2] = percent(point.first, calibration.questions);
            cells[3] = percent(point.amongFive, calibration.questions);
        }
    const model::FloorPoint *nearest = nullptr;
    for (const model::FloorPoint &point : calibration.curve)
        if (!nearest || std::abs(point.floor - tuning.floor) < std::abs(nearest->floor - tuning.floor))
            nearest = &point;
    if (nearest) {
        cells[4] = percent(nearest->blocked, calibration.questions);
        cells[5] = percent(nearest->refused, calibration.questions);
    }
    return cells;
}

} // namespace

CalibrationView::CalibrationView(QWidget *parent)
    : QWidget(parent), m_basis(new RoleLabel(RoleLabel::Role::Text)), m_advice(new RoleLabel(RoleLabel::Role::Quiet)),
      m_table(new QTableWidget(6, 2)), m_layout(new QVBoxLayout(this)), m_use(new QPushButton)
{
    m_basis->setFlowing();
    m_advice->setFlowing();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_use->setObjectName(QStringLiteral("useSuggestion"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_basis);
    m_layout->addWidget(m_table, 0, Qt::AlignLeft);
    m_layout->addWidget(m_advice);
    m_layout->addWidget(m_use, 0, Qt::AlignLeft);
    m_layout->addStretch(1);
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT suggestionChosen(m_calibration.suggested); });
    retranslate();
}

void CalibrationView::setCalibration(const model::Calibration &calibration)
{
    m_calibration = calibration;
    const bool possible = calibration.isPossible();
    if (possible && !m_chart) {
        m_chart = new RefusalChart;
        m_layout->insertWidget(2, m_chart);
    }
    if (m_chart) {
        m_chart->setVisible(possible);
        m_chart->setCalibration(calibration);
    }
    m_table->setVisible(possible);
    m_advice->setVisible(possible);
    m_use->setVisible(possible);
    setUsable(m_usable);
    retranslate();
}

void CalibrationView::setUsable(bool usable)
{
    m_usable = usable;
    m_use->setEnabled(usable && m_calibration.isPossible());
}

void CalibrationView::fillTable()
{
    int column = 0;
    for (const model::BaseTuning &tuning : {m_calibration.current, m_calibration.suggested}) {
        const QStringList cells = columnOf(m_calibration, tuning);
        for (int row = 0; row < cells.size(); ++row) {
            auto *item = new QTableWidgetItem(cells[row]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
        ++column;
    }
    fitTable();
}

/// As large as its words: the page scrolls, not the table.
void CalibrationView::fitTable()
{
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    const int frame = 2 * m_table->frameWidth();
    m_table->setFixedSize(m_table->verticalHeader()->sizeHint().width() + m_table->horizontalHeader()->length() + frame,
                          m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() + frame);
}

void CalibrationView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

void CalibrationView::retranslate()
{
    m_basis->setText(words::calibrationBasis(m_calibration));
    m_advice->setText(tr("Perguntas de títulos são mais fáceis que as das pessoas; a sugestão desconta isso. Confira-a com uma régua sua."));
    m_use->setText(tr("Usar sugestão"));
    m_table->setAccessibleName(tr("Resultado da calibração"));
    m_table->setHorizontalHeaderLabels({tr("Hoje"), tr("Sugestão")});
    m_table->setVerticalHeaderLabels({tr("Rigor ao responder"), tr("Peso das palavras"), tr("Seção certa em 1º lugar"),
                                      tr("Seção certa entre as 5 primeiras"), tr("Bloqueadas com a seção na base"), tr("Recusadas sem a seção")});
    if (m_calibration.isPossible())
        fillTable();
}

} // namespace lastro::preferences

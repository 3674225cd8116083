// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/tuningcontrols.h"

#include "ui/widgets/rolelabel.h"
#include "words/calibrationwords.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace lastro::preferences {

using widgets::RoleLabel;

namespace {
constexpr int stepsOfOne = 10;               // of the floor's slider
constexpr int restMs = 350;
}

TuningControls::TuningControls(QWidget *parent)
    : QWidget(parent), m_floorLabel(new RoleLabel(RoleLabel::Role::Text)), m_answersMore(new RoleLabel(RoleLabel::Role::Quiet)),
      m_refusesMore(new RoleLabel(RoleLabel::Role::Quiet)), m_floorFigure(new RoleLabel(RoleLabel::Role::Text)),
      m_floorHint(new RoleLabel(RoleLabel::Role::Quiet)), m_weightLabel(new RoleLabel(RoleLabel::Role::Text)),
      m_weightHint(new RoleLabel(RoleLabel::Role::Quiet)), m_floor(new QSlider(Qt::Horizontal)), m_weight(new QDoubleSpinBox)
{
    m_floor->setObjectName(QStringLiteral("floor"));
    m_floor->setRange(int(model::floorRange.least) * stepsOfOne, int(model::floorRange.most) * stepsOfOne);
    m_floor->setPageStep(stepsOfOne / 2);
    m_floor->setTickInterval(stepsOfOne);
    m_floor->setTickPosition(QSlider::TicksBelow);
    m_floor->setMinimumWidth(fontMetrics().averageCharWidth() * 20);
    m_weight->setObjectName(QStringLiteral("wordsWeight"));
    m_weight->setRange(model::wordsWeightRange.least, model::wordsWeightRange.most);
    m_weight->setSingleStep(0.05);
    m_weight->setDecimals(2);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    setTuning({});
    layOut();
    connect(m_floor, &QSlider::valueChanged, this, [this](int value) {
        m_tuning.floor = double(value) / stepsOfOne;
        showFigures();
        m_rest.start();
    });
    connect(m_weight, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        m_tuning.wordsWeight = value;
        m_rest.start();
    });
    connect(&m_rest, &QTimer::timeout, this, [this] { Q_EMIT tuningChanged(m_tuning); });
    setFocusProxy(m_floor);
    retranslate();
}

void TuningControls::layOut()
{
    m_floorHint->setFlowing();
    m_weightHint->setFlowing();
    m_floorLabel->setBuddy(m_floor);
    m_weightLabel->setBuddy(m_weight);
    auto *scale = new QGridLayout;
    scale->setVerticalSpacing(0);
    scale->setHorizontalSpacing(8);
    scale->addWidget(m_floor, 0, 0, 1, 2);
    scale->addWidget(m_answersMore, 1, 0, Qt::AlignLeft);
    scale->addWidget(m_refusesMore, 1, 1, Qt::AlignRight);
    scale->addWidget(m_floorFigure, 0, 2);
    m_floorFigure->setMinimumWidth(fontMetrics().averageCharWidth() * 6);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(8);
    layout->addWidget(m_floorLabel, 0, 0, Qt::AlignTop);
    layout->addLayout(scale, 0, 1, Qt::AlignLeft);
    layout->addWidget(m_floorHint, 1, 0, 1, 3);
    layout->addWidget(m_weightLabel, 2, 0);
    layout->addWidget(m_weight, 2, 1, Qt::AlignLeft);
    layout->addWidget(m_weightHint, 3, 0, 1, 3);
    layout->setColumnStretch(2, 1);
}

void TuningControls::setTuning(const model::BaseTuning &tuning)
{
    m_rest.stop();
    m_tuning = tuning;
    const QSignalBlocker quietFloor(m_floor);
    const QSignalBlocker quietWeight(m_weight);
    m_floor->setValue(int(std::lround(tuning.floor * stepsOfOne)));
    m_weight->setValue(tuning.wordsWeight);
    showFigures();
}

void TuningControls::settle()
{
    if (!m_rest.isActive())
        return;
    m_rest.stop();
    Q_EMIT tuningChanged(m_tuning);
}

void TuningControls::showFigures()
{
    m_floorFigure->setText(words::floorWords(m_tuning.floor));
    m_floor->setAccessibleDescription(m_floorFigure->text());
}

void TuningControls::hideEvent(QHideEvent *event)
{
    settle();
    QWidget::hideEvent(event);
}

void TuningControls::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TuningControls::retranslate()
{
    m_floorLabel->setText(tr("Rigor ao responder"));
    m_answersMore->setText(tr("responde mais"));
    m_refusesMore->setText(tr("recusa mais"));
    m_floorHint->setText(tr("Quanto uma seção precisa convencer antes de responder. Rigor a mais recusa o que a base diz; a menos, responde o que ela não diz."));
    m_weightLabel->setText(tr("Peso das palavras"));
    m_weightHint->setText(tr("Quanto as palavras exatas contam ao lado do sentido para a ordem das seções."));
    m_floor->setAccessibleName(m_floorLabel->text());
    m_weight->setAccessibleName(m_weightLabel->text());
    m_weight->setLocale(QLocale());
    showFigures();
}

} // namespace lastro::preferences

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/basesection.h"

#include "ui/preferences/calibrationview.h"
#include "ui/preferences/tuningcontrols.h"
#include "ui/widgets/rolelabel.h"
#include "words/errorwords.h"

#include <QEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace lastro::preferences {

using widgets::RoleLabel;

namespace {

/// One change of the base's figures. The stack's first redo tells it.
class TuningChange : public QUndoCommand {
public:
    using Apply = std::function<void(const model::BaseTuning &)>;
    TuningChange(const model::BaseTuning &before, const model::BaseTuning &after, Apply apply)
        : m_before(before), m_after(after), m_apply(std::move(apply))
    {
    }
    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }

private:
    model::BaseTuning m_before;
    model::BaseTuning m_after;
    Apply m_apply;
};

} // namespace

BaseSection::BaseSection(QWidget *parent)
    : QWidget(parent), m_undo(new QUndoStack(this)), m_title(new RoleLabel(RoleLabel::Role::Title)),
      m_readOnly(new RoleLabel(RoleLabel::Role::Quiet)), m_controls(new TuningControls), m_calibrate(new QPushButton), m_default(new QPushButton),
      m_undoButton(new QPushButton), m_bar(new QProgressBar), m_cancel(new QPushButton), m_problem(new RoleLabel(RoleLabel::Role::Warning)),
      m_result(new CalibrationView)
{
    m_calibrate->setObjectName(QStringLiteral("calibrate"));
    m_default->setObjectName(QStringLiteral("defaultTuning"));
    m_undoButton->setObjectName(QStringLiteral("undoTuning"));
    m_cancel->setObjectName(QStringLiteral("cancelCalibration"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_readOnly->setFlowing();
    m_problem->setFlowing();
    m_problem->hide();
    m_result->hide();
    layOut();
    connectActions();
    setCalibrating(false);
    retranslate();
}

void BaseSection::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton *button : {m_calibrate, m_default, m_undoButton})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *running = new QHBoxLayout;
    running->setSpacing(8);
    running->addWidget(m_bar, 1);
    running->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_readOnly);
    layout->addWidget(m_controls);
    layout->addLayout(buttons);
    layout->addLayout(running);
    layout->addWidget(m_problem);
    layout->addWidget(m_result);
    layout->addStretch(1);
}

void BaseSection::connectActions()
{
    connect(m_controls, &TuningControls::tuningChanged, this, &BaseSection::choose);
    connect(m_result, &CalibrationView::suggestionChosen, this, &BaseSection::choose);
    connect(m_default, &QPushButton::clicked, this, [this] { choose({}); });
    connect(m_undoButton, &QPushButton::clicked, m_undo, &QUndoStack::undo);
    connect(m_undo, &QUndoStack::indexChanged, this, &BaseSection::refresh);
    connect(m_calibrate, &QPushButton::clicked, this, [this] {
        m_controls->settle();
        setCalibrating(true);
        m_cancel->setFocus(Qt::OtherFocusReason);
        Q_EMIT calibrationRequested();
    });
    connect(m_cancel, &QPushButton::clicked, this, &BaseSection::calibrationCancelled);
    const auto onKey = [this](QKeySequence::StandardKey key, auto act) {
        auto *shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    onKey(QKeySequence::Undo, [this] {
        m_controls->settle();
        m_undo->undo();
    });
    onKey(QKeySequence::Redo, [this] { m_undo->redo(); });
}

void BaseSection::choose(const model::BaseTuning &tuning)
{
    if (!m_changeable || tuning == m_known) {
        m_controls->setTuning(m_known);
        return;
    }
    m_undo->push(new TuningChange(m_known, tuning, [this](const model::BaseTuning &wanted) { apply(wanted); }));
}

void BaseSection::apply(const model::BaseTuning &tuning)
{
    m_known = tuning;
    m_sent = tuning;
    showProblem({});
    m_controls->setTuning(tuning);
    Q_EMIT tuningChosen(tuning);
}

void BaseSection::setTuning(const model::BaseTuning &tuning, bool changeable)
{
    m_open = true;
    m_changeable = changeable;
    if (!m_sent || *m_sent == tuning) {
        m_sent.reset();
        if (m_known != tuning) {             // else a hand may be on them
            m_known = tuning;
            m_controls->setTuning(tuning);
        }
    }
    refresh();
}

void BaseSection::showTuningError(const base::Error &error)
{
    m_sent.reset();                          // the next word on what is in force is the truth
    m_undo->clear();
    showProblem(words::errorSentence(error));
}

void BaseSection::clear()
{
    m_open = false;
    m_changeable = false;
    m_sent.reset();
    m_undo->clear();
    m_known = {};
    m_controls->setTuning({});
    m_result->hide();
    showProblem({});
    setCalibrating(false);
}

void BaseSection::showProgress(const model::CalibrationProgress &progress)
{
    m_bar->setRange(0, progress.total);
    m_bar->setValue(progress.done);
}

void BaseSection::showCalibration(const model::Calibration &calibration)
{
    m_result->setCalibration(calibration);
    m_result->show();
    setCalibrating(false);
}

void BaseSection::showCalibrationError(const base::Error &error)
{
    setCalibrating(false);
    if (error.code != base::ErrorCode::Cancelled)
        showProblem(words::errorSentence(error));
}

void BaseSection::setCalibrating(bool calibrating)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_calibrating = calibrating;
    m_bar->setRange(0, 0);
    m_bar->setVisible(calibrating);
    m_cancel->setVisible(calibrating);
    if (calibrating) {
        showProblem({});
        m_result->hide();
    }
    refresh();
    if (!calibrating && hadFocus)
        m_calibrate->setFocus(Qt::OtherFocusReason);
}

void BaseSection::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void BaseSection::refresh()
{
    m_controls->setEnabled(m_changeable);
    m_calibrate->setEnabled(m_open && !m_calibrating);
    m_default->setEnabled(m_changeable && m_known != model::BaseTuning());
    m_undoButton->setEnabled(m_changeable && m_undo->canUndo());
    m_result->setUsable(m_changeable && m_result->calibration().suggested != m_known);
    m_readOnly->setVisible(!m_changeable);
    retranslate();
}

QSize BaseSection::minimumSizeHint() const
{
    const QSize guessed = QWidget::minimumSizeHint();
    return {guessed.width(), heightForWidth(std::max(width(), guessed.width()))};
}

void BaseSection::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void BaseSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BaseSection::retranslate()
{
    setAccessibleName(tr("Esta base"));
    m_title->setText(tr("Esta base"));
    m_readOnly->setText(m_open ? tr("Outra janela ou outro programa está usando esta base; aqui estes valores só podem ser vistos.")
                               : tr("Estes valores aparecem quando uma base está aberta."));
    m_calibrate->setText(tr("Calibrar..."));
    m_calibrate->setToolTip(widgets::plainToolTip(tr("Faz à base perguntas tiradas de seus próprios títulos. Nada muda até você usar a sugestão.")));
    m_default->setText(tr("Voltar ao padrão"));
    m_undoButton->setText(tr("Desfazer"));
    m_cancel->setText(tr("Cancelar"));
    m_bar->setAccessibleName(tr("Andamento da calibração"));
}

} // namespace lastro::preferences

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/basetuning.h"

#include <QTimer>
#include <QWidget>

class QDoubleSpinBox;
class QSlider;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

/// The two figures of a base, as a person moves them: one change is told when the hand rests, not for each step on the
/// way. UI thread.
class TuningControls : public QWidget {
    Q_OBJECT
public:
    explicit TuningControls(QWidget *parent = nullptr);

    /// Tells nothing, and forgets a change that was not told yet. Figures between two steps are kept as they are.
    void setTuning(const model::BaseTuning &tuning);
    const model::BaseTuning &tuning() const { return m_tuning; }
    /// A change on the way is told now.
    void settle();

Q_SIGNALS:
    void tuningChanged(const lastro::model::BaseTuning &tuning);

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void showFigures();
    void retranslate();

    model::BaseTuning m_tuning;
    QTimer m_rest;
    widgets::RoleLabel *m_floorLabel;
    widgets::RoleLabel *m_answersMore;
    widgets::RoleLabel *m_refusesMore;
    widgets::RoleLabel *m_floorFigure;
    widgets::RoleLabel *m_floorHint;
    widgets::RoleLabel *m_weightLabel;
    widgets::RoleLabel *m_weightHint;
    QSlider *m_floor;
    QDoubleSpinBox *m_weight;
};

} // namespace lastro::preferences

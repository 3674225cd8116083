// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/calibration.h"

#include <QWidget>

#include <optional>

class QProgressBar;
class QPushButton;
class QUndoStack;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class CalibrationView;
class TuningControls;

/// What belongs to the open base, not to the person: how strict it is and how much words count, and a calibration of both.
/// Every change is told at once and can be undone (Ctrl+Z). UI thread.
class BaseSection : public QWidget {
    Q_OBJECT
public:
    explicit BaseSection(QWidget *parent = nullptr);

    /// What is in force. An older word on a change that is still on its way is passed over. changeable: the base may be
    /// written.
    void setTuning(const model::BaseTuning &tuning, bool changeable);
    void showTuningError(const base::Error &error);
    /// No base, or another one: nothing can be undone or cancelled any more.
    void clear();

    void showProgress(const model::CalibrationProgress &progress);
    void showCalibration(const model::Calibration &calibration);
    void showCalibrationError(const base::Error &error);       ///< Cancelled: as before

    /// As high as it is at its width: what labels guess for lines not laid out yet would leave a gap below.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void tuningChosen(const lastro::model::BaseTuning &tuning);
    void calibrationRequested();
    void calibrationCancelled();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectActions();
    void choose(const model::BaseTuning &tuning);
    void apply(const model::BaseTuning &tuning);
    void setCalibrating(bool calibrating);
    void showProblem(const QString &sentence);
    void refresh();
    void retranslate();

    model::BaseTuning m_known;                       ///< what the controls showed before the change at hand
    std::optional<model::BaseTuning> m_sent;         ///< told, not confirmed yet
    bool m_open = false;
    bool m_changeable = false;
    bool m_calibrating = false;
    QUndoStack *m_undo;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_readOnly;
    TuningControls *m_controls;
    QPushButton *m_calibrate;
    QPushButton *m_default;
    QPushButton *m_undoButton;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    widgets::RoleLabel *m_problem;
    CalibrationView *m_result;
};

} // namespace lastro::preferences

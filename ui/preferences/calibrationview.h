// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/calibration.h"

#include <QWidget>

class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class RefusalChart;

/// What a calibration found: what is in force beside what is suggested, and the curve between blocking and refusing.
/// UI thread.
class CalibrationView : public QWidget {
    Q_OBJECT
public:
    explicit CalibrationView(QWidget *parent = nullptr);

    void setCalibration(const model::Calibration &calibration);
    const model::Calibration &calibration() const { return m_calibration; }
    /// May the suggestion be taken now?
    void setUsable(bool usable);

Q_SIGNALS:
    void suggestionChosen(const lastro::model::BaseTuning &tuning);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillTable();
    void fitTable();
    void retranslate();

    model::Calibration m_calibration;
    bool m_usable = false;
    widgets::RoleLabel *m_basis;
    widgets::RoleLabel *m_advice;
    QTableWidget *m_table;
    QVBoxLayout *m_layout;
    RefusalChart *m_chart = nullptr;         ///< made for the first result: charts are slow to load
    QPushButton *m_use;
};

} // namespace lastro::preferences

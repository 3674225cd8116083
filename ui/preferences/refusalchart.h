// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/calibration.h"

#include <QtCharts/QChartView>
#include <QtCharts/QScatterSeries>

#include <vector>

namespace lastro::preferences {

/// What each floor blocks and refuses, as one curve with the floor in force and the suggested one marked on it. UI thread.
class RefusalChart : public QChartView {
    Q_OBJECT
public:
    explicit RefusalChart(QWidget *parent = nullptr);

    void setCalibration(const model::Calibration &calibration);

protected:
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void draw();
    void addCurve();
    void addMark(double floor, const QString &label, bool filled);
    void addAxes();
    void placeLabels();

    struct Label {
        QScatterSeries *mark;
        QGraphicsSimpleTextItem *text;
    };
    std::vector<Label> m_labels;           ///< of the marks, which the chart owns
    model::Calibration m_calibration;
};

} // namespace lastro::preferences

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/refusalchart.h"

#include "ui/widgets/palette.h"
#include "words/calibrationwords.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QWheelEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace lastro::preferences {

using widgets::ColorRole;

namespace {
constexpr double markSize = 11;

/// The point of the curve nearest to a floor; null of an empty curve.
const model::FloorPoint *pointAt(const model::Calibration &calibration, double floor)
{
    const auto found = std::min_element(calibration.curve.begin(), calibration.curve.end(), [floor](const auto &a, const auto &b) {
        return std::abs(a.floor - floor) < std::abs(b.floor - floor);
    });
    return found == calibration.curve.end() ? nullptr : &*found;
}

QPointF placeOf(const model::FloorPoint &point, const model::Calibration &calibration)
{
    return QPointF(point.blocked, point.refused) * 100.0 / calibration.questions;
}
} // namespace

RefusalChart::RefusalChart(QWidget *parent) : QChartView(parent)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    chart()->legend()->hide();
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->setMargins({0, 8, 16, 0});
    setFixedHeight(fontMetrics().height() * 16);
    setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    connect(chart(), &QChart::plotAreaChanged, this, &RefusalChart::placeLabels);
}

void RefusalChart::setCalibration(const model::Calibration &calibration)
{
    m_calibration = calibration;
    draw();
}

void RefusalChart::draw()
{
    for (const Label &label : m_labels)
        delete label.text;
    m_labels.clear();
    chart()->removeAllSeries();
    for (QAbstractAxis *axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    chart()->setBackgroundBrush(palette().color(QPalette::Window));
    setBackgroundBrush(palette().color(QPalette::Window));
    if (!m_calibration.isPossible())
        return;
    setAccessibleName(tr("Curva das recusas"));
    QString description;
    const bool same = m_calibration.current.floor == m_calibration.suggested.floor;
    addCurve();
    addMark(m_calibration.current.floor, same ? tr("hoje e sugestão") : tr("hoje"), false);
    if (!same)
        addMark(m_calibration.suggested.floor, tr("sugestão"), true);
    addAxes();
    placeLabels();
    for (const model::FloorPoint &point : m_calibration.curve) {
        const QPointF place = placeOf(point, m_calibration);
        if (std::abs(std::remainder(point.floor, 1.0)) < 0.001)
            description += tr("Rigor %1: %2 % bloqueadas, %3 % recusadas.").arg(words::floorWords(point.floor), QLocale().toString(place.x(), 'f', 0),
                                                                               QLocale().toString(place.y(), 'f', 0)) + QLatin1Char(' ');
    }
    setAccessibleDescription(description.trimmed());
}

void RefusalChart::addCurve()
{
    auto *curve = new QLineSeries;
    for (const model::FloorPoint &point : m_calibration.curve)
        curve->append(placeOf(point, m_calibration));
    curve->setPen(QPen(color(ColorRole::Accent, palette()), 2));
    chart()->addSeries(curve);
}

void RefusalChart::addMark(double floor, const QString &label, bool filled)
{
    const model::FloorPoint *point = pointAt(m_calibration, floor);
    if (!point)
        return;
    auto *mark = new QScatterSeries;
    mark->append(placeOf(*point, m_calibration));
    mark->setMarkerShape(filled ? QScatterSeries::MarkerShapeCircle : QScatterSeries::MarkerShapeRectangle);
    mark->setMarkerSize(markSize);
    mark->setColor(filled ? color(ColorRole::Accent, palette()) : palette().color(QPalette::Window));
    mark->setBorderColor(palette().color(QPalette::WindowText));
    chart()->addSeries(mark);
    auto *text = new QGraphicsSimpleTextItem(label, chart());
    text->setFont(font());
    text->setBrush(palette().color(QPalette::WindowText));
    text->setZValue(chart()->zValue() + 100);
    m_labels.push_back({mark, text});
}

// Right of the mark and below it, where the curve is not; one of the chart itself would stand across the axis.
void RefusalChart::placeLabels()
{
    const QRectF plot = chart()->plotArea();
    const auto placeOf = [this](const Label &label) { return chart()->mapToPosition(label.mark->at(0), label.mark); };
    std::vector<Label> labels = m_labels;
    std::sort(labels.begin(), labels.end(), [&](const Label &a, const Label &b) { return placeOf(a).y() < placeOf(b).y(); });
    QRectF above;
    for (const Label &label : labels) {
        QRectF place = label.text->boundingRect();
        place.moveTopLeft(placeOf(label) + QPointF(markSize, markSize / 2));
        place.moveLeft(std::min(place.left(), plot.right() - place.width()));
        place.moveTop(std::min(place.top(), plot.bottom() - place.height()));
        if (place.intersects(above))
            place.moveTop(above.bottom());
        label.text->setPos(place.topLeft());
        above = place;
    }
}

void RefusalChart::addAxes()
{
    double most = 20;
    for (const model::FloorPoint &point : m_calibration.curve)
        most = std::max(most, placeOf(point, m_calibration).x());
    const auto add = [this](const QString &title, double end, Qt::Alignment side) {
        auto *axis = new QValueAxis;
        axis->setTitleText(title);
        axis->setRange(0, end);
        axis->setLabelFormat(QStringLiteral("%.0f %"));
        axis->setTitleFont(font());
        axis->setLabelsFont(font());
        axis->setTitleBrush(palette().color(QPalette::WindowText));
        axis->setLabelsColor(palette().color(QPalette::WindowText));
        axis->setLinePenColor(color(ColorRole::Outline, palette()));
        axis->setGridLineColor(color(ColorRole::Separator, palette()));
        chart()->addAxis(axis, side);
        for (QAbstractSeries *series : chart()->series())
            series->attachAxis(axis);
    };
    add(tr("bloqueadas com a seção na base"), std::min(100.0, 10 * std::ceil(most / 10)), Qt::AlignBottom);
    add(tr("recusadas sem a seção"), 100, Qt::AlignLeft);
}

void RefusalChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        draw();
        break;
    default:
        break;
    }
}

void RefusalChart::wheelEvent(QWheelEvent *event)
{
    event->ignore();                         // the page scrolls
}

} // namespace lastro::preferences

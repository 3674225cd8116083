// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

namespace lastro::cost {

/// One bar. All texts are shown as plain text, cut where there is no room, whole in the tool tip.
struct Bar {
    QString key;                      ///< what chosen() tells
    QString label;
    QString figure;                   ///< beside or above the bar
    double value = 0;                 ///< >= 0
    QString toolTip;
    bool canBeChosen = true;
    bool operator==(const Bar &) const = default;
};

/// A bar chart with its figures written at the bars, from zero, in one colour. A bar is chosen by a click, or by the arrow
/// keys and Enter. UI thread.
///
/// It draws itself because Qt Charts reads the labels of its axes as rich text, and names of models come from outside.
class BarChart : public QWidget {
    Q_OBJECT
public:
    enum class Direction {
        Columns,                      ///< upright, for what follows in time
        Rows                          ///< lying, for names
    };

    explicit BarChart(QWidget *parent = nullptr);

    void setBars(std::vector<Bar> bars, Direction direction);
    const std::vector<Bar> &bars() const { return m_bars; }
    /// The bar that stands out from the others; none or unknown: all alike.
    void setChosenKey(std::optional<QString> key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRect slotOf(int bar) const;      ///< all that belongs to a bar, label and figure too
    int barAt(QPoint place) const;    ///< -1 = none
    int labelWidth() const;
    double greatest() const;
    QColor fillOf(const Bar &bar) const;
    void paintColumns(QPainter &painter) const;
    void paintFigures(QPainter &painter, const std::vector<QRect> &columns) const;
    void paintLabels(QPainter &painter, int top) const;
    void paintRows(QPainter &painter) const;
    QRect lineAt(int centre, int top, const QString &text) const;
    void choose(int bar);

    std::vector<Bar> m_bars;
    Direction m_direction = Direction::Columns;
    std::optional<QString> m_chosen;
    int m_current = 0;                ///< where the keyboard is
};

} // namespace lastro::cost

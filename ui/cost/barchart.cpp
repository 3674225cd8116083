// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/barchart.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolTip>
#include <algorithm>
#include <numeric>

namespace lastro::cost {

using widgets::ColorRole;

namespace {

constexpr int gap = 4;
constexpr int widestColumn = 56;

QString plain(const QString &text)
{
    return words::visibleText(text).simplified();
}

/// A bar that is not nothing shows at least a line.
int lengthOf(double value, double greatest, int room)
{
    return value > 0 ? std::max(2, int(value / greatest * room)) : 0;
}

} // namespace

BarChart::BarChart(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setBars(std::vector<Bar> bars, Direction direction)
{
    m_bars = std::move(bars);
    m_direction = direction;
    m_current = direction == Direction::Columns ? std::max(0, int(m_bars.size()) - 1) : 0;
    QStringList lines;
    for (const Bar &bar : m_bars)
        if (bar.value > 0 || !bar.figure.isEmpty())
            lines << plain(bar.label) + QStringLiteral(": ") + plain(bar.figure);
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void BarChart::setChosenKey(std::optional<QString> key)
{
    m_chosen = std::move(key);
    update();
}

QSize BarChart::sizeHint() const
{
    const int line = fontMetrics().height();
    const int height = m_direction == Direction::Columns ? line * 9 : std::max(1, int(m_bars.size())) * (line + 3 * gap);
    return {fontMetrics().averageCharWidth() * 60, height};
}

QSize BarChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, sizeHint().height()};
}

double BarChart::greatest() const
{
    double most = 0;
    for (const Bar &bar : m_bars)
        most = std::max(most, bar.value);
    return most > 0 ? most : 1;
}

QRect BarChart::slotOf(int bar) const
{
    const int count = int(m_bars.size());
    if (m_direction == Direction::Columns) {
        const int left = width() * bar / count;
        return {left, 0, width() * (bar + 1) / count - left, height()};
    }
    const int row = fontMetrics().height() + 3 * gap;
    return {0, row * bar, width(), row};
}

int BarChart::barAt(QPoint place) const
{
    for (int bar = 0; bar < int(m_bars.size()); ++bar)
        if (slotOf(bar).contains(place))
            return bar;
    return -1;
}

QColor BarChart::fillOf(const Bar &bar) const
{
    const bool stands = !m_chosen || *m_chosen == bar.key || std::ranges::none_of(m_bars, [this](const Bar &other) { return other.key == *m_chosen; });
    return widgets::color(stands ? ColorRole::Accent : ColorRole::Outline, palette());
}

void BarChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_bars.empty())
        return;
    if (m_direction == Direction::Columns)
        paintColumns(painter);
    else
        paintRows(painter);
    if (hasFocus() && m_current < int(m_bars.size())) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = slotOf(m_current);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
        painter.setPen(QPen(widgets::color(ColorRole::Accent, palette()), 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

void BarChart::paintColumns(QPainter &painter) const
{
    const int line = fontMetrics().height(), base = height() - line - 2 * gap, room = base - line - gap;
    std::vector<QRect> columns;
    for (int i = 0; i < int(m_bars.size()); ++i) {
        const QRect place = slotOf(i);
        const int high = lengthOf(m_bars[size_t(i)].value, greatest(), room), wide = std::clamp(place.width() * 2 / 3, 2, widestColumn);
        columns.emplace_back(place.center().x() - wide / 2, base - high, wide, high);
        painter.fillRect(columns.back(), fillOf(m_bars[size_t(i)]));
    }
    painter.setPen(widgets::color(ColorRole::Outline, palette()));
    painter.drawLine(0, base, width(), base);
    painter.setPen(palette().color(QPalette::WindowText));
    paintFigures(painter, columns);
    painter.setPen(widgets::color(ColorRole::QuietText, palette()));
    paintLabels(painter, base + gap);
}

QRect BarChart::lineAt(int centre, int top, const QString &text) const
{
    const int wide = fontMetrics().horizontalAdvance(text) + 1;
    return {std::clamp(centre - wide / 2, 0, std::max(0, width() - wide)), top, wide, fontMetrics().height()};
}

// The greatest first: where there is no room for all, the small ones are left to the tool tips and the table.
void BarChart::paintFigures(QPainter &painter, const std::vector<QRect> &columns) const
{
    std::vector<size_t> order(m_bars.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(), [this](size_t bar) { return m_bars[bar].value; });
    std::vector<QRect> taken = columns;
    for (const size_t bar : order) {
        const QString figure = plain(m_bars[bar].figure);
        const QRect place = lineAt(columns[bar].center().x(), columns[bar].top() - fontMetrics().height() - gap / 2, figure);
        const bool free = std::ranges::none_of(taken, [&](const QRect &other) { return other.adjusted(-gap / 2, 0, gap / 2, 0).intersects(place); });
        if (figure.isEmpty() || !free)
            continue;
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, figure);
        taken.push_back(place);
    }
}

// Every so many, counted from the last.
void BarChart::paintLabels(QPainter &painter, int top) const
{
    int widest = 1;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(plain(bar.label)));
    const int slot = std::max(1, width() / int(m_bars.size()));
    const int every = (widest + 2 * gap) / slot + 1;
    int free = width();
    for (int bar = int(m_bars.size()) - 1; bar >= 0; bar -= every) {
        const QString label = plain(m_bars[size_t(bar)].label);
        const QRect place = lineAt(slotOf(bar).center().x(), top, label);
        if (place.right() > free)
            continue;
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, label);
        free = place.left() - gap;
    }
}

int BarChart::labelWidth() const
{
    int widest = 0;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(plain(bar.label)));
    return std::min(widest + gap, width() * 2 / 5);
}

void BarChart::paintRows(QPainter &painter) const
{
    const QFontMetrics metrics = fontMetrics();
    int figureWidth = 0;
    for (const Bar &bar : m_bars)
        figureWidth = std::max(figureWidth, metrics.horizontalAdvance(plain(bar.figure)));
    const int labels = labelWidth(), left = labels + 2 * gap;
    const int room = std::max(0, width() - left - figureWidth - 2 * gap);
    for (int i = 0; i < int(m_bars.size()); ++i) {
        const Bar &bar = m_bars[size_t(i)];
        const QRect place = slotOf(i);
        const int length = lengthOf(bar.value, greatest(), room);
        painter.fillRect(QRect(left, place.top() + gap, length, place.height() - 2 * gap), fillOf(bar));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(0, place.top(), labels, place.height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(plain(bar.label), Qt::ElideMiddle, labels));
        painter.drawText(QRect(left + length + 2 * gap, place.top(), width() - left - length - 2 * gap, place.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, plain(bar.figure));
    }
    painter.setPen(widgets::color(ColorRole::Outline, palette()));
    painter.drawLine(left - 1, 0, left - 1, slotOf(int(m_bars.size()) - 1).bottom());
}

void BarChart::choose(int bar)
{
    if (bar < 0 || bar >= int(m_bars.size()) || !m_bars[size_t(bar)].canBeChosen)
        return;
    m_current = bar;
    update();
    Q_EMIT chosen(QString(m_bars[size_t(bar)].key));
}

void BarChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(barAt(event->position().toPoint()));
}

void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    const int bar = barAt(event->position().toPoint());
    setCursor(bar >= 0 && m_bars[size_t(bar)].canBeChosen ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BarChart::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_bars.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: m_current = std::max(0, m_current - 1); break;
    case Qt::Key_Right:
    case Qt::Key_Down: m_current = std::max(0, std::min(last, m_current + 1)); break;
    case Qt::Key_Home: m_current = 0; break;
    case Qt::Key_End: m_current = std::max(0, last); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: choose(m_current); break;
    default: QWidget::keyPressEvent(event); return;
    }
    update();
}

void BarChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateGeometry();
        update();
    }
}

bool BarChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int bar = barAt(help->pos());
    QToolTip::showText(help->globalPos(), bar < 0 ? QString() : widgets::plainToolTip(m_bars[size_t(bar)].toolTip), this);
    return true;
}

} // namespace lastro::cost

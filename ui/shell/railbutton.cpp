// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/railbutton.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QIcon>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

namespace lastro::shell {

namespace {
constexpr int bar = 4;
constexpr int side = 12;
constexpr int gap = 8;

int iconSide(const QWidget &button)
{
    return std::max(button.style()->pixelMetric(QStyle::PM_ButtonIconSize) + 4, button.fontMetrics().height());
}
} // namespace

RailButton::RailButton(const QString &iconName, QWidget *parent) : QAbstractButton(parent), m_iconName(iconName)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void RailButton::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    updateGeometry();
    update();
}

void RailButton::setWord(const QString &word, const QKeySequence &shortcut)
{
    setText(word);
    setAccessibleName(word);
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    setToolTip(keys.isEmpty() ? word : word + QStringLiteral(" (") + keys + QLatin1Char(')'));
    updateGeometry();
}

QSize RailButton::sizeHint() const
{
    const int icon = iconSide(*this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const int word = m_collapsed ? 0 : gap + QFontMetrics(bold).horizontalAdvance(text());
    return {2 * side + icon + word, std::max(icon, fontMetrics().height()) + 16};
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor wash = widgets::color(widgets::ColorRole::Accent, palette());
    if (isChecked() || underMouse()) {
        wash.setAlphaF(isChecked() ? 0.14 : 0.07);
        painter.fillRect(rect(), wash);
    }
    if (isChecked())
        painter.fillRect(QRect(0, 0, bar, height()), widgets::color(widgets::ColorRole::Accent, palette()));

    const int icon = iconSide(*this);
    const QRect iconArea(side, (height() - icon) / 2, icon, icon);
    QIcon::fromTheme(m_iconName).paint(&painter, iconArea, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    if (!m_collapsed) {
        QFont font = this->font();
        font.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
        painter.drawText(rect().adjusted(side + icon + gap, 0, 0, 0), Qt::AlignVCenter | Qt::TextSingleLine, text());
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect().adjusted(2, 2, -2, -2);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace lastro::shell

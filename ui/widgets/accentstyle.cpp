// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accentstyle.h"

#include "ui/widgets/palette.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QWidget>

namespace lastro::widgets {

namespace {
void drawOutline(const QStyleOption &option, QPainter &painter, const QColor &edge)
{
    const bool focused = option.state & QStyle::State_HasFocus;
    const bool enabled = option.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(focused ? color(ColorRole::Accent, option.palette) : enabled ? edge : option.palette.color(QPalette::Mid));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

// Fusion's own ring is a shade of the window, hardly seen on a dark one.
void drawRadio(const QStyleOption &option, QPainter &painter)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    const QColor mark = enabled ? color(ColorRole::Accent, option.palette) : option.palette.color(QPalette::Disabled, QPalette::Text);
    const bool on = option.state & QStyle::State_On;
    const double side = std::min(option.rect.width(), option.rect.height()) - 1.0;
    QRectF ring(0, 0, side, side);
    ring.moveCenter(QRectF(option.rect).center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on || option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus) ? mark : color(ColorRole::Outline, option.palette), 1.4));
    painter.setBrush(option.palette.color(QPalette::Base));
    painter.drawEllipse(ring.adjusted(0.7, 0.7, -0.7, -0.7));
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(ring.adjusted(side * 0.28, side * 0.28, -side * 0.28, -side * 0.28));
    }
    painter.restore();
}
} // namespace

AccentStyle::AccentStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void AccentStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    if (element == PE_IndicatorRadioButton) {
        drawRadio(*option, *painter);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool control = element == PE_FrameLineEdit || element == PE_IndicatorCheckBox
        || (element == PE_PanelButtonCommand && !(option->state & State_HasFocus));
    const bool area = element == PE_Frame && (isDark(option->palette) || option->state & State_HasFocus);
    if (control || area)
        drawOutline(*option, *painter, control ? color(ColorRole::Outline, option->palette) : option->palette.color(QPalette::Mid));
}

void AccentStyle::drawComplexControl(ComplexControl element, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(element, option, painter, widget);
    if (element == CC_SpinBox || element == CC_ComboBox)
        drawOutline(*option, *painter, color(ColorRole::Outline, option->palette));
}

void AccentStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool part = element == CE_PushButton || element == CE_PushButtonBevel || element == CE_PushButtonLabel;
    if (part && button && widget && widget->isEnabled() && widget->property("primary").toBool()) {
        QStyleOptionButton accented(*button);
        // Fusion lightens a button's top; darker first, so that the words keep their contrast.
        const QColor accent = button->palette.color(QPalette::Highlight);
        const bool darkWords = button->palette.color(QPalette::HighlightedText).lightness() < 128;
        accented.palette.setColor(QPalette::Button, darkWords ? accent : accent.darker(125));
        accented.palette.setColor(QPalette::ButtonText, button->palette.color(QPalette::HighlightedText));
        QProxyStyle::drawControl(element, &accented, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

QSize AccentStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    const QSize fitted = QProxyStyle::sizeFromContents(type, option, size, widget);
    return type == CT_PushButton ? fitted + QSize(16, 4) : fitted;
}

int AccentStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    // Shortcuts stay visible without Alt being held.
    if (hint == SH_UnderlineShortcut)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace lastro::widgets

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accentstyle.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QWidget>

namespace lastro::widgets {

AccentStyle::AccentStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void AccentStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool framed = element == PE_FrameLineEdit || element == PE_Frame || element == PE_PanelButtonCommand;
    const QPalette &palette = option->palette;
    const bool dark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    const bool focused = option->state & State_HasFocus;
    if (!framed || (!dark && !focused) || (focused && element == PE_PanelButtonCommand))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(palette.color(focused ? QPalette::Highlight : QPalette::Mid));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
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

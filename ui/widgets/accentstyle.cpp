// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accentstyle.h"

#include <QStyleOptionButton>
#include <QWidget>

namespace lastro::widgets {

AccentStyle::AccentStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void AccentStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool part = element == CE_PushButton || element == CE_PushButtonBevel || element == CE_PushButtonLabel;
    if (part && button && widget && widget->isEnabled() && widget->property("primary").toBool()) {
        QStyleOptionButton accented(*button);
        accented.palette.setColor(QPalette::Button, button->palette.color(QPalette::Highlight));
        accented.palette.setColor(QPalette::ButtonText, button->palette.color(QPalette::HighlightedText));
        QProxyStyle::drawControl(element, &accented, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

int AccentStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    // Shortcuts stay visible without Alt being held.
    if (hint == SH_UnderlineShortcut)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace lastro::widgets

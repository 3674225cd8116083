// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace lastro::widgets {

/// Fusion, where a push button with the property "primary" set to true wears the accent: the one next step of a page.
class AccentStyle : public QProxyStyle {
    Q_OBJECT
public:
    AccentStyle();

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
};

} // namespace lastro::widgets

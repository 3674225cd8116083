// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/titlelabel.h"

#include "ui/viewer/flowinglabel.h"
#include "ui/widgets/palette.h"

#include <QEvent>

namespace lastro::viewer {

TitleLabel::TitleLabel(QWidget *parent) : RoleLabel(Role::Title, parent)
{
    letFlow(*this);
}

void TitleLabel::setStruck(bool struck)
{
    m_struck = struck;
    strike();
}

void TitleLabel::changeEvent(QEvent *event)
{
    RoleLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::ApplicationPaletteChange)
        strike();
}

void TitleLabel::strike()
{
    if (m_striking)
        return;
    m_striking = true;
    const QPalette around = parentWidget() ? parentWidget()->palette() : palette();
    QPalette own;
    if (m_struck)
        own.setColor(QPalette::WindowText, widgets::color(widgets::ColorRole::Archived, around));
    // The palette first: its change makes the label choose its font anew.
    setPalette(own);
    QFont font = widgets::roleFont(Role::Title);
    font.setStrikeOut(m_struck);
    setFont(font);
    m_striking = false;
}

} // namespace lastro::viewer

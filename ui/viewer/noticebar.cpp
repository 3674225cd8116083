// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/noticebar.h"

#include "ui/viewer/flowinglabel.h"
#include "ui/widgets/palette.h"

#include <QEvent>

namespace lastro::viewer {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent), m_words(new widgets::RoleLabel(widgets::RoleLabel::Role::Text, this)), m_act(new QPushButton(this))
{
    setAutoFillBackground(true);
    letFlow(*m_words);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_act, 0, Qt::AlignTop);
    connect(m_act, &QPushButton::clicked, this, &NoticeBar::actAsked);
    recolor();
    hide();
}

void NoticeBar::say(const QString &sentence, const QString &act)
{
    m_words->setBreakableText(sentence);
    m_act->setText(widgets::plainButtonText(act));
    m_act->setAccessibleName(act);
    m_act->setVisible(!act.isEmpty());
    setVisible(!sentence.isEmpty());
}

QString NoticeBar::sentence() const
{
    return m_words->text();
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange)
        recolor();
}

void NoticeBar::recolor()
{
    if (m_recoloring)
        return;
    m_recoloring = true;
    const QPalette around = parentWidget() ? parentWidget()->palette() : palette();
    QPalette own;                                // the rest comes from above and follows its changes
    own.setColor(QPalette::Window, widgets::color(widgets::ColorRole::ArchivedFill, around));
    setPalette(own);
    m_recoloring = false;
}

} // namespace lastro::viewer

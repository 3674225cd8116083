// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace lastro::preferences {

WheelGuard::WheelGuard(QWidget *page) : QObject(page)
{
    for (QWidget *field : page->findChildren<QWidget *>())
        if (qobject_cast<QComboBox *>(field) || qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QSlider *>(field)) {
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::Wheel || !field || field->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore();                                 // goes on to the page
    return true;
}

} // namespace lastro::preferences

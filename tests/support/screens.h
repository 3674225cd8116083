// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/palette.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QToolButton>

namespace lastro::tests {

/// Saves what a widget shows to BUILD/screens/NAME.png, for people to look at.
inline void saveScreen(QWidget &widget, const QString &name)
{
    const QDir folder(QStringLiteral(LASTRO_BUILD_DIR "/screens"));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    QVERIFY(widget.grab().save(folder.filePath(name + QStringLiteral(".png"))));
}

/// Names of visible labels and buttons below root that have less room than their words need, or reach out of the window
/// where nothing scrolls. Empty = nothing is clipped.
inline QStringList clipped(QWidget &root)
{
    QStringList names;
    for (QWidget *widget : root.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<QLabel *>(widget);
        const bool button = qobject_cast<QPushButton *>(widget) || qobject_cast<QToolButton *>(widget) || qobject_cast<QRadioButton *>(widget);
        if (!widget->isVisible() || (!label && !button))
            continue;
        if (label && label->minimumWidth() == 1)      // cut on purpose, whole in the tool tip
            continue;
        QSize needed = widget->sizeHint();
        if (label && label->wordWrap())
            needed = QSize(0, label->heightForWidth(label->width()));
        const QString text = label ? label->text() : widget->property("text").toString();
        if (!text.isEmpty() && (widget->width() < needed.width() || widget->height() + 1 < needed.height()))
            names << QStringLiteral("%1 \"%2\" %3x%4 < %5x%6").arg(QLatin1String(widget->metaObject()->className()), text.left(40))
                         .arg(widget->width()).arg(widget->height()).arg(needed.width()).arg(needed.height());
    }
    return names;
}

/// Visible, enabled labels and buttons below root whose words stand less than 4.5:1 against what is behind them. Empty =
/// all can be read. What paints its own ground is left to its own test.
inline QStringList faint(QWidget &root)
{
    QStringList names;
    for (QWidget *widget : root.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<QLabel *>(widget);
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        const QString text = label ? label->text() : button ? button->text() : QString();
        if (!widget->isVisible() || !widget->isEnabled() || text.isEmpty())
            continue;
        const QWidget *ground = widget;
        while (!ground->isWindow() && !ground->autoFillBackground())
            ground = ground->parentWidget();
        const bool raised = qobject_cast<QPushButton *>(widget);
        const QColor ink = widget->palette().color(raised ? QPalette::ButtonText : widget->foregroundRole());
        const QColor paper = raised ? widget->palette().color(QPalette::Button) : ground->palette().color(ground->backgroundRole());
        if (widgets::contrast(ink, paper) < 4.5)
            names << QStringLiteral("%1 \"%2\" %3 on %4").arg(QLatin1String(widget->metaObject()->className()), text.left(40), ink.name(), paper.name());
    }
    return names;
}

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QToolButton>

namespace lastro::viewer {

/// A flat button with a theme icon; the sign stands in where no icon theme is installed.
inline QToolButton *flatButton(const QString &icon, const QString &sign, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    const QIcon found = QIcon::fromTheme(icon);
    if (!found.isNull()) {
        button->setIcon(found);
    } else if (!sign.isEmpty()) {
        QFont larger = button->font();
        larger.setPointSizeF(larger.pointSizeF() * 1.4);
        button->setFont(larger);
        button->setText(sign);
    }
    return button;
}

/// Its words, for the eye and for screen readers. Not for data: tool tips guess at markup.
inline void nameButton(QWidget *button, const QString &words)
{
    button->setToolTip(words);
    button->setAccessibleName(words);
}

} // namespace lastro::viewer

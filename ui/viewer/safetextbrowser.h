// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace lastro::viewer {

/// A text widget that loads nothing and goes nowhere: every resource is a blank of our own, links are not opened, drops are not
/// taken. Fragments of the shown page may be scrolled to.
class SafeTextBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit SafeTextBrowser(QWidget *parent = nullptr);

    QVariant loadResource(int type, const QUrl &name) override;

Q_SIGNALS:
    void zoomAsked(bool in);
    void handled();                    ///< the reader scrolled, clicked or typed

protected:
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
};

} // namespace lastro::viewer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/safetextbrowser.h"

#include <QContextMenuEvent>
#include <QImage>
#include <QMenu>
#include <QWheelEvent>

namespace lastro::viewer {

SafeTextBrowser::SafeTextBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setAcceptDrops(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.hasFragment() && link.adjusted(QUrl::RemoveFragment).isEmpty())
            scrollToAnchor(link.fragment(QUrl::FullyDecoded));
    });
}

QVariant SafeTextBrowser::loadResource(int type, const QUrl &name)
{
    Q_UNUSED(name)
    // Not nothing: for an empty answer the document would open a local file by itself.
    if (type != QTextDocument::ImageResource)
        return QByteArray("");
    QImage blank(1, 1, QImage::Format_ARGB32);
    blank.fill(Qt::transparent);
    return blank;
}

void SafeTextBrowser::wheelEvent(QWheelEvent *event)
{
    Q_EMIT handled();
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() != 0)
        Q_EMIT zoomAsked(event->angleDelta().y() > 0);
    event->accept();
}

void SafeTextBrowser::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT handled();
    QTextBrowser::mousePressEvent(event);
}

void SafeTextBrowser::keyPressEvent(QKeyEvent *event)
{
    Q_EMIT handled();
    QTextBrowser::keyPressEvent(event);
}

void SafeTextBrowser::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copiar"), this, &QTextEdit::copy)->setEnabled(textCursor().hasSelection());
    menu->addAction(tr("Selecionar tudo"), this, &QTextEdit::selectAll);
    menu->popup(event->globalPos());
}

} // namespace lastro::viewer

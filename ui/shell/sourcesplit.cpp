// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sourcesplit.h"

#include <QBoxLayout>
#include <QSplitter>

namespace lastro::shell {

SourceSplit::SourceSplit(QWidget *work, QWidget *parent) : QWidget(parent), m_splitter(new QSplitter(this)), m_work(work)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(4);
    m_splitter->addWidget(work);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        m_sized = true;
        Q_EMIT stateChanged();
    });
}

void SourceSplit::setSource(QWidget *source)
{
    m_source = source;
    m_splitter->addWidget(source);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_open = false;
    arrange();
}

void SourceSplit::openSource()
{
    if (!m_source)
        return;
    m_open = true;
    arrange();
    if (!m_narrow && !m_sized) {
        m_splitter->setSizes({width() * 48 / 100, width() * 52 / 100});
        m_sized = true;
    }
}

void SourceSplit::closeSource()
{
    m_open = false;
    arrange();
}

void SourceSplit::setNarrow(bool narrow)
{
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    arrange();
}

void SourceSplit::arrange()
{
    // The other one is shown before one is hidden, so that the focus never leaves the window.
    if (m_source && m_open)
        m_source->show();
    m_work->setVisible(!(m_open && m_narrow));
    if (m_source && !m_open)
        m_source->hide();
}

QByteArray SourceSplit::state() const { return m_splitter->saveState(); }

void SourceSplit::setState(const QByteArray &state) { m_sized = !state.isEmpty() && m_splitter->restoreState(state); }

} // namespace lastro::shell

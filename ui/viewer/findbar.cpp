// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/findbar.h"

#include "ui/viewer/flatbutton.h"
#include "ui/widgets/rolelabel.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace lastro::viewer {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_count(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this)),
      m_previous(flatButton(QStringLiteral("go-up"), QStringLiteral("↑"), this)), m_next(flatButton(QStringLiteral("go-down"), QStringLiteral("↓"), this)), m_close(flatButton({}, QStringLiteral("×"), this))
{
    m_field->setMaxLength(200);
    m_field->setClearButtonEnabled(true);
    m_field->setMaximumWidth(fontMetrics().averageCharWidth() * 48);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    layout->addWidget(m_count);
    layout->addStretch();
    layout->addWidget(m_close);
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::wordsChanged);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previousAsked);
    connect(m_next, &QToolButton::clicked, this, &FindBar::nextAsked);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    retranslate();
    hide();
}

void FindBar::open()
{
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    if (!words().isEmpty())
        Q_EMIT wordsChanged(words());
}

void FindBar::close()
{
    hide();
    m_count->clear();
    Q_EMIT closed();
}

QString FindBar::words() const
{
    return m_field->text();
}

void FindBar::showCount(int current, int total, bool growing)
{
    if (words().trimmed().isEmpty())
        m_count->clear();
    else if (total == 0)
        m_count->setText(growing ? tr("buscando…") : tr("nada encontrado"));
    else
        m_count->setText(growing ? tr("%1 de %2…").arg(current).arg(total) : tr("%1 de %2").arg(current).arg(total));
}

QString FindBar::countText() const
{
    return m_count->text();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape: close(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            Q_EMIT previousAsked();
        else
            Q_EMIT nextAsked();
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void FindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FindBar::retranslate()
{
    m_field->setPlaceholderText(tr("Buscar nesta fonte"));
    m_field->setAccessibleName(tr("Buscar nesta fonte"));
    nameButton(m_previous, tr("Anterior (Shift+F3)"));
    nameButton(m_next, tr("Próximo (F3)"));
    nameButton(m_close, tr("Fechar a busca (Esc)"));
}

} // namespace lastro::viewer

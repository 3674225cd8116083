// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/fieldrow.h"

#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QBoxLayout>
#include <QEvent>

namespace lastro::preferences {

using widgets::RoleLabel;

FieldRow::FieldRow(QWidget *field, Label label)
    : m_field(field), m_label(label == Label::None ? nullptr : new RoleLabel(RoleLabel::Role::Text)), m_hint(new RoleLabel(RoleLabel::Role::Quiet)),
      m_fault(new RoleLabel(RoleLabel::Role::Warning)), m_line(new QHBoxLayout), m_column(new QVBoxLayout(this))
{
    m_line->setSpacing(8);
    const bool grows = field->sizePolicy().horizontalPolicy() & QSizePolicy::ExpandFlag;
    m_line->addWidget(field, grows);
    if (!grows)
        m_line->addStretch(1);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_column->addLayout(m_line);
    for (RoleLabel *line : {m_fault, m_hint}) {
        line->setFlowing(false);                     // their places to break are not for copying
        line->hide();
        m_column->addWidget(line);
    }
    if (m_label)
        m_label->setBuddy(field);
    fitLabel();
    setFocusProxy(field);
}

/// Beside the field's first line.
void FieldRow::fitLabel()
{
    if (m_label)
        m_label->setMinimumHeight(m_field->sizeHint().height());
}

void FieldRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitLabel();
}

void FieldRow::addBeside(QWidget *widget)
{
    const bool stretched = m_line->itemAt(m_line->count() - 1)->spacerItem();
    m_line->insertWidget(m_line->count() - int(stretched), widget);
}

void FieldRow::addBelow(QWidget *widget) { m_column->addWidget(widget); }

void FieldRow::setName(const QString &name)
{
    m_field->setAccessibleName(words::visibleText(name));
    if (m_label)
        m_label->setText(name);
}

void FieldRow::setHint(const QString &hint)
{
    m_hintSentence = hint;
    m_hint->setBreakableText(hint);
    m_hint->setVisible(!hint.isEmpty());
    tell();
}

void FieldRow::setFault(const QString &sentence)
{
    m_faultSentence = sentence;
    m_fault->setBreakableText(sentence);
    m_fault->setVisible(!sentence.isEmpty());
    tell();
}

void FieldRow::tell()
{
    m_field->setAccessibleDescription(words::visibleText((m_faultSentence + QLatin1Char(' ') + m_hintSentence).trimmed()));
}

} // namespace lastro::preferences

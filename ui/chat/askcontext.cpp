// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/askcontext.h"

#include "ui/chat/destinationline.h"
#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QStyle>
#include <QStyleOptionButton>
#include <QToolButton>

namespace lastro::chat {

namespace {
constexpr int wordsNeeded = 36;        // characters of the destination that the button's word must leave room for
}

AskContext::AskContext(QWidget *parent)
    : QWidget(parent), m_destination(new DestinationLine(this)), m_newConversation(new QToolButton(this)), m_only(new QCheckBox(this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_destination, 1, Qt::AlignVCenter);
    row->addWidget(m_newConversation, 0, Qt::AlignTop | Qt::AlignRight);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_only);
    m_destination->hide();
    m_newConversation->setObjectName(QStringLiteral("newConversation"));
    m_newConversation->setAutoRaise(true);
    m_newConversation->setFocusPolicy(Qt::StrongFocus);
    m_newConversation->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_newConversation->setIcon(QIcon::fromTheme(QStringLiteral("list-add")));
    m_newConversation->setShortcut(QKeySequence::New);
    m_only->setObjectName(QStringLiteral("onlyDocument"));
    m_only->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);        // cut to what there is
    connect(m_newConversation, &QToolButton::clicked, this, &AskContext::newConversationChosen);
    setOpenDocument({}, {});
    setConversation(false, false);
}

void AskContext::setDestination(const QString &text, bool leaves)
{
    m_destination->setDestination(text, leaves);
    m_destination->show();
}

void AskContext::setOpenDocument(const QString &id, const QString &title)
{
    if (id != m_document)
        m_only->setChecked(false);
    m_document = id;
    m_title = words::visibleText(title.isEmpty() ? id : title).simplified();
    m_only->setVisible(!id.isEmpty());
    retranslate();
}

QString AskContext::onlyDocument() const { return m_only->isChecked() ? m_document : QString(); }

void AskContext::setConversation(bool begun, bool remembered)
{
    m_newConversation->setVisible(begun);
    m_newConversation->setEnabled(remembered);
}

void AskContext::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

void AskContext::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitWidth();
}

void AskContext::retranslate()
{
    m_newConversation->setText(tr("Nova conversa"));
    m_newConversation->setShortcut(QKeySequence::New);
    m_newConversation->setToolTip(tr("As perguntas anteriores deixam de ser lembradas (%1)").arg(m_newConversation->shortcut().toString(QKeySequence::NativeText)));
    m_newConversation->setAccessibleName(tr("Nova conversa"));
    m_newConversation->setAccessibleDescription(m_newConversation->toolTip());
    const QString words = tr("Só neste documento: %1").arg(m_title);
    m_only->setAccessibleName(words);
    m_only->setToolTip(widgets::plainToolTip(words));
    fitWidth();
}

void AskContext::fitWidth()
{
    const QFontMetrics metrics(m_newConversation->font());
    const int side = metrics.height() * 4 / 5;
    const int word = metrics.horizontalAdvance(m_newConversation->text()) + 2 * side;
    m_newConversation->setIconSize({side, side});
    m_newConversation->setToolButtonStyle(width() < word + metrics.averageCharWidth() * wordsNeeded ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);

    QStyleOptionButton option;
    option.initFrom(m_only);
    const int room = width() - style()->subElementRect(QStyle::SE_CheckBoxContents, &option, m_only).x() - 4;
    const QString words = tr("Só neste documento: %1").arg(m_title);
    m_only->setText(widgets::plainButtonText(m_only->fontMetrics().elidedText(words, Qt::ElideRight, std::max(room, 40))));
}

} // namespace lastro::chat

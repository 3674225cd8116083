// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/startpage.h"

#include "ui/chat/linkbutton.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QEvent>

namespace lastro::chat {

using widgets::RoleLabel;

namespace {
constexpr int mostSuggestions = 3;
}

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), m_title(new RoleLabel(RoleLabel::Role::Title, this)), m_text(new RoleLabel(RoleLabel::Role::Text, this)),
      m_suggestionTitle(new RoleLabel(RoleLabel::Role::Quiet, this)), m_suggestions(new QVBoxLayout)
{
    m_title->setFlowing(false);
    m_text->setFlowing(false);
    m_suggestions->setSpacing(4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 24, 0, 24);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addSpacing(8);
    layout->addWidget(m_suggestionTitle);
    layout->addLayout(m_suggestions);
    m_suggestionTitle->hide();
    retranslate();
}

void StartPage::setSuggestions(const QStringList &questions)
{
    while (QLayoutItem *item = m_suggestions->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &question : questions.mid(0, mostSuggestions)) {
        auto *link = new LinkButton(question, this);
        connect(link, &QAbstractButton::clicked, this, [this, question] { Q_EMIT questionChosen(question); });
        m_suggestions->addWidget(link, 0, Qt::AlignLeft);
    }
    m_suggestionTitle->setVisible(!questions.isEmpty());
}

void StartPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StartPage::retranslate()
{
    m_title->setText(tr("Pergunte à base"));
    m_text->setText(tr("A resposta aparece aqui só com o que os documentos dizem, cada afirmação com o número do trecho citado. "
                       "Escolha um número para ver o trecho na fonte, ao lado."));
    m_suggestionTitle->setText(tr("Para começar:"));
}

} // namespace lastro::chat

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/firstrunpage.h"

#include "ui/library/progressstrip.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>

namespace lastro::shell {

using widgets::RoleLabel;

namespace {
RoleLabel *flowing(RoleLabel::Role role, QWidget *parent)
{
    auto *label = new RoleLabel(role, parent);
    label->setFlowing(false);
    return label;
}
} // namespace

FirstRunPage::FirstRunPage(bool sampleAvailable, QWidget *parent) : QWidget(parent), m_questions(new QVBoxLayout)
{
    auto *page = new QWidget;
    m_title = flowing(RoleLabel::Role::Title, page);
    m_lead = flowing(RoleLabel::Role::Text, page);
    for (int i = 0; i < 3; ++i) {
        m_steps[i] = flowing(RoleLabel::Role::Strong, page);
        m_texts[i] = flowing(RoleLabel::Role::Text, page);
    }
    m_choose = new QPushButton(page);
    m_choose->setObjectName(QStringLiteral("chooseFolder"));
    m_choose->setProperty("primary", true);
    m_sample = new QPushButton(page);
    m_sample->setObjectName(QStringLiteral("sample"));
    m_sample->setVisible(sampleAvailable);
    m_progress = new library::ProgressStrip(page);
    m_progress->hide();
    m_skip = new QPushButton(page);
    m_skip->setObjectName(QStringLiteral("skip"));
    m_questions->setSpacing(4);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_sample);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(16, 24, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_lead);
    layout->addSpacing(16);
    layout->addWidget(m_steps[0]);
    layout->addWidget(m_texts[0]);
    layout->addLayout(buttons);
    layout->addSpacing(16);
    layout->addWidget(m_steps[1]);
    layout->addWidget(m_texts[1]);
    layout->addWidget(m_progress);
    layout->addSpacing(16);
    layout->addWidget(m_steps[2]);
    layout->addWidget(m_texts[2]);
    layout->addLayout(m_questions);
    layout->addSpacing(16);
    layout->addWidget(m_skip, 0, Qt::AlignLeft);
    layout->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    setFocusProxy(m_choose);
    connect(m_choose, &QPushButton::clicked, this, &FirstRunPage::folderRequested);
    connect(m_sample, &QPushButton::clicked, this, &FirstRunPage::sampleRequested);
    connect(m_skip, &QPushButton::clicked, this, &FirstRunPage::skipped);
    connect(m_progress, &library::ProgressStrip::cancelRequested, this, &FirstRunPage::cancelRequested);
    retranslate();
}

void FirstRunPage::showEstimate(const model::IndexEstimate &estimate) { m_progress->setEstimate(estimate); }

void FirstRunPage::showProgress(const model::IndexProgress &progress)
{
    m_progress->show();
    m_progress->setProgress(progress);
    m_choose->setEnabled(false);
    m_sample->setEnabled(false);
}

void FirstRunPage::showRead(const QString &words, bool done)
{
    m_readWords = words;
    m_choose->setEnabled(done);
    m_sample->setEnabled(done);
    if (done) {
        m_progress->clearEstimate();
        m_progress->hide();
    }
    retranslate();
}

void FirstRunPage::setSuggestions(const QStringList &questions)
{
    while (QLayoutItem *item = m_questions->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &question : questions) {
        auto *button = new QPushButton(widgets::plainButtonText(question), this);
        connect(button, &QPushButton::clicked, this, [this, question] { Q_EMIT questionChosen(question); });
        m_questions->addWidget(button, 0, Qt::AlignLeft);
    }
}

void FirstRunPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FirstRunPage::retranslate()
{
    setAccessibleName(tr("Primeiros passos"));
    m_title->setText(tr("Três passos até a primeira resposta"));
    m_lead->setText(tr("O Lastro lê os documentos nesta máquina e responde só com o que eles dizem, mostrando o trecho. Nada é enviado a lugar nenhum."));
    m_steps[0]->setText(tr("1. Escolha uma pasta e diga o que ela é"));
    m_texts[0]->setText(tr("Uma pasta de políticas, uma wiki exportada ou as atas de reunião. Os arquivos não são alterados."));
    m_choose->setText(tr("Escolher pasta…"));
    m_sample->setText(tr("Usar a base de exemplo"));
    m_steps[1]->setText(tr("2. Acompanhe a leitura"));
    m_texts[1]->setText(m_readWords.isEmpty() ? tr("As palavras respondem em segundos; os vetores chegam enquanto você já pergunta.") : m_readWords);
    m_steps[2]->setText(tr("3. Faça uma pergunta"));
    m_texts[2]->setText(tr("Aqui aparecem três perguntas feitas com os títulos dos seus documentos."));
    m_skip->setText(tr("Pular e ir para as perguntas"));
}

} // namespace lastro::shell

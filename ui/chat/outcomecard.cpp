// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/outcomecard.h"

#include "ui/chat/judgewords.h"
#include "ui/chat/sourcerows.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace lastro::chat {

using widgets::RoleLabel;

OutcomeCard::OutcomeCard(const model::Answer &answer, const QString &onlyTitle, QWidget *parent) : QFrame(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(16, 12, 16, 12);
    m_layout->setSpacing(8);
    if (answer.outcome == model::Outcome::Partial)
        addPartial(answer);
    else
        addNotFound(answer, onlyTitle);
}

void OutcomeCard::addText(const QString &text)
{
    auto *label = new RoleLabel(RoleLabel::Role::Text, text, this);
    label->setFlowing();
    m_layout->addWidget(label);
}

void OutcomeCard::addPartial(const model::Answer &answer)
{
    auto *title = new RoleLabel(RoleLabel::Role::Title, tr("Encontrei o assunto, não a resposta"), this);
    title->setFlowing();
    m_layout->addWidget(title);
    addText(tr("Nenhuma seção responde por si só. Leia o documento inteiro antes de decidir:"));
    const model::SectionId *wanted = answer.readWhole ? &*answer.readWhole : nullptr;
    const auto found = std::find_if(answer.evidence.begin(), answer.evidence.end(), [&](const model::Evidence &evidence) {
        return wanted && evidence.section.id == *wanted;
    });
    if (wanted) {
        const QString name = found != answer.evidence.end() ? found->document.title : wanted->document();
        const QString shown = fontMetrics().elidedText(name, Qt::ElideRight, fontMetrics().averageCharWidth() * 50);
        auto *open = new QPushButton(widgets::plainButtonText(tr("Abrir “%1”").arg(shown)), this);
        open->setObjectName(QStringLiteral("readWhole"));
        open->setProperty("primary", true);
        open->setAccessibleName(tr("Abrir “%1”").arg(name));
        connect(open, &QPushButton::clicked, this, [this, section = *wanted] { Q_EMIT sourceRequested({section, std::nullopt}); });
        m_layout->addWidget(open, 0, Qt::AlignLeft);
        if (found != answer.evidence.end()) {
            auto *rows = new SourceRows(this);
            rows->addEvidence(*found, false);
            connect(rows, &SourceRows::sourceRequested, this, &OutcomeCard::sourceRequested);
            m_layout->addWidget(rows);
        }
    }
    addWhy(answer);
    addHelp(answer, wanted == nullptr);
}

void OutcomeCard::addNotFound(const model::Answer &answer, const QString &onlyTitle)
{
    const bool blocked = answer.outcome == model::Outcome::Blocked;
    auto *title = new RoleLabel(RoleLabel::Role::Title, blocked ? tr("Esta pergunta não é respondida aqui") : tr("Não encontrei na base"), this);
    title->setFlowing();
    m_layout->addWidget(title);
    if (!onlyTitle.isEmpty())
        addText(tr("A pergunta foi feita só a “%1”. Para procurar nos outros documentos, desmarque “Só neste documento” e pergunte de novo.").arg(onlyTitle));
    else if (answer.helpChannel)
        addText(tr("Nenhum documento vigente responde a isto. Quem pode ajudar:"));
    else
        addText(tr("Nenhum documento vigente responde a isto. Pergunte a quem cuida do assunto, ou com outras palavras."));
    addHelp(answer, true);
    addWhy(answer);
    addNearest(answer);
}

void OutcomeCard::addWhy(const model::Answer &answer)
{
    const QString why = answer.outcome == model::Outcome::Blocked ? QString() : refusalWords(answer);
    if (why.isEmpty())
        return;
    auto *label = new RoleLabel(RoleLabel::Role::Quiet, why, this);
    label->setFlowing();
    m_layout->addWidget(label);
}

void OutcomeCard::addNearest(const model::Answer &answer)
{
    if (answer.nearest.empty())
        return;
    auto *heading = new RoleLabel(RoleLabel::Role::Quiet, tr("O mais próximo que há:"), this);
    m_layout->addWidget(heading);
    auto *rows = new SourceRows(this);
    for (const model::Evidence &evidence : answer.nearest)
        rows->addEvidence(evidence, false);
    connect(rows, &SourceRows::sourceRequested, this, &OutcomeCard::sourceRequested);
    m_layout->addWidget(rows);
}

void OutcomeCard::addHelp(const model::Answer &answer, bool primary)
{
    if (!answer.helpChannel)
        return;
    const model::HelpChannel channel = *answer.helpChannel;
    const QString label = channel.label.isEmpty() ? tr("Canal de ajuda") : channel.label;
    const QString shown = fontMetrics().elidedText(label, Qt::ElideRight, fontMetrics().averageCharWidth() * 50);
    auto *help = new QPushButton(widgets::plainButtonText(shown), this);
    help->setObjectName(QStringLiteral("help"));
    help->setProperty("primary", primary);
    help->setAccessibleName(label);
    connect(help, &QPushButton::clicked, this, [this, channel] { Q_EMIT helpRequested(channel); });
    m_layout->addWidget(help, 0, Qt::AlignLeft);
}

void OutcomeCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(widgets::color(widgets::ColorRole::Separator, palette()));
    painter.setBrush(widgets::color(widgets::ColorRole::Card, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace lastro::chat

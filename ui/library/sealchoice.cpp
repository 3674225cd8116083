// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/sealchoice.h"

#include "ui/widgets/rolelabel.h"
#include "words/sealwords.h"

#include <QBoxLayout>
#include <QEvent>
#include <QRadioButton>

namespace lastro::library {

SealChoice::SealChoice(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const model::Seal seal : {model::Seal::Official, model::Seal::Wiki, model::Seal::Minutes}) {
        auto *button = new QRadioButton(this);
        button->setObjectName(model::sealName(seal));
        auto *meaning = new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, this);
        meaning->setFlowing(false);
        meaning->setContentsMargins(24, 0, 0, 4);
        layout->addWidget(button);
        layout->addWidget(meaning);
        connect(button, &QRadioButton::toggled, this, [this, seal](bool on) {
            if (on)
                Q_EMIT chosen(seal);
        });
        m_options.emplace(seal, Option{button, meaning});
    }
    retranslate();
}

std::optional<model::Seal> SealChoice::seal() const
{
    for (const auto &[seal, option] : m_options)
        if (option.button->isChecked())
            return seal;
    return std::nullopt;
}

void SealChoice::setSeal(model::Seal seal) { m_options.at(seal).button->setChecked(true); }

void SealChoice::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SealChoice::retranslate()
{
    const std::map<model::Seal, QString> meanings{
        {model::Seal::Official, tr("Políticas e normas assinadas por quem responde por elas. Podem responder.")},
        {model::Seal::Wiki, tr("Páginas que qualquer um edita. Só explicam como fazer, sempre marcadas como não oficiais.")},
        {model::Seal::Minutes, tr("Decisões de um dia e de um caso. São citadas com a data, mas não valem como política.")}};
    for (const auto &[seal, option] : m_options) {
        option.button->setText(words::sealLabel(seal));
        option.button->setAccessibleDescription(meanings.at(seal));
        option.meaning->setText(meanings.at(seal));
    }
}

} // namespace lastro::library

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/sealdialog.h"

#include "ui/library/sealchoice.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>

namespace lastro::library {

using widgets::RoleLabel;

SealDialog::SealDialog(const QString &folder, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("O que há nesta pasta?"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *title = new RoleLabel(RoleLabel::Role::Strong, QDir::toNativeSeparators(folder), this);
    title->setFlowing();
    auto *text = new RoleLabel(RoleLabel::Role::Text, tr("O selo diz o que as respostas podem fazer com estes documentos. Ele vem de você, nunca dos arquivos."), this);
    text->setFlowing(false);
    auto *choice = new SealChoice(this);
    auto *cancel = new QPushButton(tr("Cancelar"), this);
    auto *add = new QPushButton(tr("Adicionar e ler"), this);
    add->setObjectName(QStringLiteral("decide"));
    add->setProperty("primary", true);
    add->setDefault(true);
    add->setEnabled(false);
    connect(choice, &SealChoice::chosen, add, [add] { add->setEnabled(true); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(add, &QPushButton::clicked, this, [this, choice, folder] {
        Q_EMIT decided(folder, *choice->seal());
        accept();
    });

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(title);
    layout->addWidget(text);
    layout->addWidget(choice);
    layout->addStretch();
    layout->addSpacing(8);
    layout->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 68);
}

bool SealDialog::saysItself(const QString &folder) { return QFileInfo::exists(QDir(folder).filePath(QStringLiteral("lastro.json"))); }

} // namespace lastro::library

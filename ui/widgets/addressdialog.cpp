// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/addressdialog.h"

#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>

namespace lastro::widgets {

AddressDialog::AddressDialog(const QUrl &address, QWidget *parent)
    : QDialog(parent), m_address(address), m_open(new QPushButton(this))
{
    const bool mail = address.scheme() == QLatin1String("mailto");
    setWindowTitle(tr("Abrir fora do Lastro?"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto *lead = new RoleLabel(RoleLabel::Role::Text, this);
    lead->setFlowing();
    if (!canOpen(address))
        lead->setText(tr("Este endereço não pode ser aberto daqui; só copiado."));
    else if (mail)
        lead->setText(tr("O programa de e-mail vai abrir uma mensagem nova para:"));
    else
        lead->setText(tr("O navegador vai abrir uma página de %1, fora desta máquina:").arg(address.host(QUrl::EncodeUnicode)));

    // Encoded, so that nothing in it can look like something else.
    auto *text = new QPlainTextEdit(address.toString(QUrl::FullyEncoded), this);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(tr("Endereço completo"));
    text->setFixedHeight(text->fontMetrics().lineSpacing() * 3 + 12);

    auto *copy = new QPushButton(tr("Copiar endereço"), this);
    auto *cancel = new QPushButton(tr("Cancelar"), this);
    m_open->setText(mail ? tr("Escrever mensagem") : tr("Abrir no navegador"));
    m_open->setObjectName(QStringLiteral("openAddress"));
    m_open->setEnabled(canOpen(address));
    cancel->setDefault(true);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_address.toString(QUrl::FullyEncoded));
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        Q_EMIT approved(m_address);
        accept();
    });

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(copy);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(lead);
    layout->addWidget(text);
    layout->addStretch();
    layout->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    cancel->setFocus();
}

bool AddressDialog::canOpen(const QUrl &address)
{
    if (!address.isValid())
        return false;
    const QString scheme = address.scheme();
    if (scheme == QLatin1String("mailto"))
        return address.path().contains(QLatin1Char('@'));
    return scheme == QLatin1String("https") && !address.host().isEmpty() && address.userInfo().isEmpty();
}

} // namespace lastro::widgets

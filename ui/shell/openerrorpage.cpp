// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/openerrorpage.h"

#include "ui/widgets/rolelabel.h"
#include "words/errorwords.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QPushButton>

namespace lastro::shell {

using widgets::RoleLabel;

OpenErrorPage::OpenErrorPage(QWidget *parent)
    : QWidget(parent), m_title(new RoleLabel(RoleLabel::Role::Title, this)), m_sentence(new RoleLabel(RoleLabel::Role::Text, this)),
      m_place(new RoleLabel(RoleLabel::Role::Quiet, this)), m_retry(new QPushButton(this))
{
    for (RoleLabel *label : {m_title, m_sentence, m_place})
        label->setFlowing();
    m_retry->setObjectName(QStringLiteral("retry"));
    m_retry->setProperty("primary", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 32, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(m_place);
    layout->addSpacing(8);
    layout->addWidget(m_retry, 0, Qt::AlignLeft);
    layout->addStretch();
    setFocusProxy(m_retry);
    connect(m_retry, &QPushButton::clicked, this, &OpenErrorPage::retryRequested);
    retranslate();
}

void OpenErrorPage::setError(const base::Error &error, const QString &baseFolder)
{
    m_error = error;
    m_folder = baseFolder;
    retranslate();
}

void OpenErrorPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OpenErrorPage::retranslate()
{
    m_title->setText(tr("A base não foi aberta"));
    const bool noFolder = m_error.code == base::ErrorCode::FolderMissing || m_error.code == base::ErrorCode::FileNotFound;
    m_sentence->setText(noFolder ? tr("A pasta da base não pôde ser usada. Ligue o disco ou a rede em que ela está, ou abra o programa com outra pasta (--base).")
                                 : words::errorSentence({m_error.code}));
    m_place->setText(QDir::toNativeSeparators(m_folder));
    m_place->setToolTip(widgets::plainToolTip(m_error.detail));
    m_retry->setText(tr("Tentar de novo"));
}

} // namespace lastro::shell

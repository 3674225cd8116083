// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/progressstrip.h"

#include "ui/library/progresswords.h"
#include "ui/widgets/rolelabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>

namespace lastro::library {

using widgets::RoleLabel;

ProgressStrip::ProgressStrip(QWidget *parent)
    : QWidget(parent), m_words(new RoleLabel(RoleLabel::Role::Text, this)), m_file(new RoleLabel(RoleLabel::Role::Quiet, this)),
      m_before(new RoleLabel(RoleLabel::Role::Quiet, this)), m_bar(new QProgressBar(this)), m_cancel(new QPushButton(this))
{
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_words->setFlowing(false);
    m_file->setMinimumWidth(1);
    m_before->setFlowing(false);
    m_before->setObjectName(QStringLiteral("estimate"));
    m_before->hide();
    m_cancel->setObjectName(QStringLiteral("cancelIndexing"));
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_words, 0, 0);
    layout->addWidget(m_bar, 1, 0);
    layout->addWidget(m_file, 2, 0);
    layout->addWidget(m_before, 3, 0);
    layout->addWidget(m_cancel, 0, 1, 3, 1, Qt::AlignVCenter);
    layout->setColumnStretch(0, 1);
    connect(m_cancel, &QPushButton::clicked, this, &ProgressStrip::cancelRequested);
    retranslate();
}

void ProgressStrip::setProgress(const model::IndexProgress &progress)
{
    m_progress = progress;
    const int permille = progressPermille(progress);
    m_bar->setRange(0, permille < 0 ? 0 : 1000);
    m_bar->setValue(std::max(permille, 0));
    const QString left = timeLeftWords(progress.secondsLeft);
    m_words->setText(left.isEmpty() ? progressWords(progress) : progressWords(progress) + QStringLiteral(" · ") + left);
    m_file->setText(m_file->fontMetrics().elidedText(progress.file, Qt::ElideMiddle, std::max(m_bar->width(), 200)));
}

void ProgressStrip::setEstimate(const model::IndexEstimate &estimate)
{
    m_estimate = estimate;
    m_before->setText(estimateWords(estimate));
    m_before->setVisible(!m_before->text().isEmpty());
}

void ProgressStrip::clearEstimate()
{
    m_estimate.reset();
    m_before->hide();
}

void ProgressStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProgressStrip::retranslate()
{
    m_cancel->setText(tr("Interromper"));
    m_bar->setAccessibleName(tr("Andamento da leitura"));
    setProgress(m_progress);
    if (m_estimate)
        setEstimate(*m_estimate);
}

} // namespace lastro::library

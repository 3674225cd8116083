// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/statusline.h"

#include "ui/library/progresswords.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

namespace lastro::shell {

using widgets::RoleLabel;

namespace {
const QString separator = QStringLiteral(" · ");

QString vectorWords(const model::BaseStatus &status)
{
    if (status.modelError || status.embeddingModel.isEmpty())
        return StatusLine::tr("sem vetores, busca só por palavras");
    if (status.passages == 0)
        return {};
    // Rounded down: 100 % is said only when every passage has its vector.
    const double percent = std::floor(1000.0 * double(status.vectors) / double(status.passages)) / 10;
    return StatusLine::tr("vetores %1 %").arg(QLocale().toString(percent, 'f', percent < 100 && percent > 99 ? 1 : 0));
}
} // namespace

QString statusWords(const model::BaseStatus &status)
{
    QStringList parts{StatusLine::tr("%Ln documentos", nullptr, int(status.documents)),
                      StatusLine::tr("%Ln seções", nullptr, int(status.sections)), vectorWords(status),
                      StatusLine::tr("local, nada sai desta máquina")};
    parts.removeAll(QString());
    return parts.join(separator);
}

StatusLine::StatusLine(QWidget *parent) : QWidget(parent), m_label(new RoleLabel(RoleLabel::Role::Quiet, this)), m_running(new QToolButton(this))
{
    m_label->setFlowing();
    m_running->setAutoRaise(true);
    m_running->setFocusPolicy(Qt::StrongFocus);
    m_running->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_running->hide();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 4, 16, 4);
    layout->setSpacing(16);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_running);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_running, &QToolButton::clicked, this, &StatusLine::runningChosen);
    retranslate();
}

void StatusLine::setStatus(const model::BaseStatus &status)
{
    m_status = status;
    retranslate();
}

void StatusLine::setFailed()
{
    m_status.reset();
    m_failed = true;
    retranslate();
}

void StatusLine::setOpening()
{
    m_status.reset();
    m_failed = false;
    retranslate();
}

void StatusLine::setProgress(const model::IndexProgress &progress)
{
    m_progress = progress;
    retranslate();
}

void StatusLine::clearProgress()
{
    m_progress.reset();
    retranslate();
}

QString StatusLine::text() const { return m_label->text(); }

void StatusLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(widgets::color(widgets::ColorRole::Separator, palette()));
    painter.drawLine(0, 0, width(), 0);
}

void StatusLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatusLine::retranslate()
{
    m_label->setText(m_status ? statusWords(*m_status) : m_failed ? tr("A base não está aberta") : tr("Abrindo a base…"));
    m_running->setVisible(m_progress.has_value());
    if (m_progress)
        m_running->setText(library::progressWords(*m_progress));
    m_running->setToolTip(tr("Ver o andamento"));
    setAccessibleName(m_label->text());
}

} // namespace lastro::shell

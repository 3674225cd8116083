// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/tracelines.h"

#include "ui/chat/linkbutton.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>

namespace lastro::chat {

namespace {
constexpr int settledReading = 3;
}

TraceLines::TraceLines(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

void TraceLines::add(const model::TraceStep &step)
{
    if (step.kind == model::TraceStep::Kind::Reading && step.section) {
        QString place = step.title;
        if (!step.heading.isEmpty() && step.heading != step.title)
            place += QStringLiteral(" § ") + step.heading;
        auto *link = new LinkButton(place, this);
        link->setFont(widgets::roleFont(widgets::RoleLabel::Role::Quiet));
        link->setPrefix(tr("Lendo"));
        connect(link, &QAbstractButton::clicked, this, [this, section = *step.section] {
            Q_EMIT sourceRequested({section, std::nullopt});
        });
        m_layout->addWidget(link, 0, Qt::AlignLeft);
        ++m_reading;
        return;
    }
    const QString text = step.kind == model::TraceStep::Kind::Found ? tr("Encontrados %n trechos", nullptr, step.count)
                                                                    : tr("Buscou “%1”").arg(step.text);
    auto *line = new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, text, this);
    line->setFlowing();
    m_layout->addWidget(line);
}

void TraceLines::settle()
{
    int reading = 0;
    for (LinkButton *link : findChildren<LinkButton *>(Qt::FindDirectChildrenOnly))
        link->setVisible(++reading <= settledReading);
}

} // namespace lastro::chat

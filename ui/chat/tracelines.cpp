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
    auto *line = new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, stepWords(step), this);
    line->setFlowing();
    m_layout->addWidget(line);
}

QString TraceLines::stepWords(const model::TraceStep &step) const
{
    using Kind = model::TraceStep::Kind;
    switch (step.kind) {
    case Kind::Searching: return tr("Buscou “%1”").arg(step.text);
    case Kind::Found: return tr("Encontrados %n trechos", nullptr, step.count);
    case Kind::Reading: return tr("Lendo");
    case Kind::Rewriting: return tr("Reformulando a busca");
    case Kind::Judging: return tr("Avaliando os trechos");
    case Kind::Writing: return tr("Escrevendo a resposta");
    }
    return {};
}

void TraceLines::settle()
{
    int reading = 0;
    for (LinkButton *link : findChildren<LinkButton *>(Qt::FindDirectChildrenOnly))
        link->setVisible(++reading <= settledReading);
}

} // namespace lastro::chat

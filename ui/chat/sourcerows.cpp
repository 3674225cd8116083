// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/sourcerows.h"

#include "ui/chat/judgebar.h"
#include "ui/chat/judgewords.h"
#include "ui/chat/linkbutton.h"
#include "ui/chat/turnwords.h"
#include "ui/widgets/rolelabel.h"
#include "ui/widgets/sealbadge.h"

#include <QBoxLayout>

namespace lastro::chat {

using widgets::RoleLabel;

SourceRows::SourceRows(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
}

bool SourceRows::isEmpty() const { return m_layout->count() == 0; }

void SourceRows::addSource(int number, const QString &place, const model::Evidence *evidence, const model::SourceLocation &location)
{
    addRow(QStringLiteral("[%1] ").arg(number) + place, location, evidence, nullptr);
    if (evidence)
        addAbout(standingWords(*evidence));
}

void SourceRows::addEvidence(const model::Evidence &evidence, bool judged)
{
    auto *bar = judged && evidence.judge ? new JudgeBar(*evidence.judge, this) : nullptr;
    addRow(placeWords(evidence), {evidence.section.id, std::nullopt}, &evidence, bar);
    if (evidence.standing == model::Standing::Archived)
        addAbout(standingWords(evidence));
    if (!judged)
        return;
    QStringList reasons;
    QStringList others;
    for (const model::JudgeReason &reason : evidence.reasons)
        (isMainReason(reason) ? reasons : others) << reasonWords(reason);
    addAbout(reasons.join(QStringLiteral(" · ")), others.join(QLatin1Char('\n')));
}

void SourceRows::addDocument(const QString &document, const QString &title, const QString &about, bool archived)
{
    const auto section = model::SectionId::make(document, QStringLiteral("inicio"));
    if (!section)
        return;
    QWidget *row = addRow(title, {*section, std::nullopt}, nullptr, nullptr);
    row->findChild<LinkButton *>()->setStruckOut(archived);
    addAbout(about);
}

QWidget *SourceRows::addRow(const QString &text, const model::SourceLocation &location, const model::Evidence *evidence, QWidget *before)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    if (before)
        layout->addWidget(before);
    auto *link = new LinkButton(text, row);
    link->setStruckOut(evidence && evidence->standing == model::Standing::Archived);
    connect(link, &QAbstractButton::clicked, this, [this, location] { Q_EMIT sourceRequested(location); });
    layout->addWidget(link, 1);
    if (evidence) {
        auto *badge = new widgets::SealBadge(row);
        badge->setFont(widgets::roleFont(RoleLabel::Role::Quiet));
        badge->setDocument(evidence->document, evidence->standing);
        layout->addWidget(badge);
    }
    layout->addStretch(0);
    m_layout->addWidget(row);
    return row;
}

void SourceRows::addAbout(const QString &text, const QString &more)
{
    if (text.isEmpty())
        return;
    auto *about = new RoleLabel(RoleLabel::Role::Quiet, text, this);
    about->setFlowing();
    about->setToolTip(more);
    about->setContentsMargins(16, 0, 0, 2);
    m_layout->addWidget(about);
}

} // namespace lastro::chat

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/sourcerows.h"

#include "ui/chat/fold.h"
#include "ui/chat/judgebar.h"
#include "ui/chat/linkbutton.h"
#include "ui/chat/reasonwords.h"
#include "ui/chat/turnwords.h"
#include "ui/widgets/rolelabel.h"

#include <QToolButton>
#include "ui/widgets/sealbadge.h"

#include <QBoxLayout>

namespace lastro::chat {

using widgets::RoleLabel;

namespace {
RoleLabel *aboutLabel(const QString &text, QWidget *parent)
{
    auto *about = new RoleLabel(RoleLabel::Role::Quiet, text, parent);
    about->setFlowing();
    about->setContentsMargins(16, 0, 0, 2);
    return about;
}
} // namespace

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
    const ReasonLines reasons = reasonLines(evidence.reasons);
    for (const QString &rule : reasons.rules)
        addAbout(rule);
    addAbout(reasons.total);
    addAbout(reasons.main.join(QStringLiteral(" · ")));
    addFolded(tr("Outras medidas"), reasons.others.join(QStringLiteral(" · ")));
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

void SourceRows::addAbout(const QString &text)
{
    if (!text.isEmpty())
        m_layout->addWidget(aboutLabel(text, this));
}

void SourceRows::addFolded(const QString &title, const QString &text)
{
    if (text.isEmpty())
        return;
    auto *fold = new Fold(title, [text](QWidget *parent) { return aboutLabel(text, parent); }, this);
    fold->button()->setFont(widgets::roleFont(RoleLabel::Role::Quiet));
    fold->setContentsMargins(16, 0, 0, 0);
    m_layout->addWidget(fold);
}

} // namespace lastro::chat

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/claimsview.h"

#include "ui/chat/answertext.h"
#include "ui/chat/sourcerows.h"
#include "ui/widgets/rolelabel.h"

#include <QBoxLayout>

namespace lastro::chat {

using widgets::RoleLabel;

ClaimsView::ClaimsView(QWidget *parent)
    : QWidget(parent), m_text(new AnswerText(this)), m_rows(makeRows()), m_writing(new RoleLabel(RoleLabel::Role::Quiet, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_text);
    layout->addWidget(m_rows);
    layout->addWidget(m_writing);
    m_writing->setObjectName(QStringLiteral("writing"));
    m_writing->setText(tr("Escrevendo… Cada afirmação aparece depois de conferida com a fonte."));
    m_writing->setFlowing();
    m_writing->hide();
    connect(m_text, &AnswerText::citationActivated, this, &ClaimsView::openCitation);
}

ClaimsView::~ClaimsView() = default;

SourceRows *ClaimsView::makeRows()
{
    auto *rows = new SourceRows(this);
    connect(rows, &SourceRows::sourceRequested, this, &ClaimsView::sourceRequested);
    return rows;
}

void ClaimsView::addRow(const CitedSource &source)
{
    m_rows->addSource(source.number, source.place, source.evidence, m_citations.links()[source.firstLink].location);
}

void ClaimsView::addClaim(const model::Claim &claim, const QStringList &places)
{
    const size_t before = m_citations.sources().size();
    m_citations.add(claim, places);
    m_text->addClaim(claim, m_citations);
    for (size_t i = before; i < m_citations.sources().size(); ++i)
        addRow(m_citations.sources()[i]);
    m_writing->show();
}

void ClaimsView::setAnswer(const model::Answer &answer)
{
    m_citations = CitationList(answer);
    m_text->setClaims(answer.claims, m_citations);
    m_current = m_text->currentLink();
    SourceRows *before = m_rows;               // without seals while the answer was written
    m_rows = makeRows();
    for (const CitedSource &source : m_citations.sources())
        addRow(source);
    delete layout()->replaceWidget(before, m_rows);
    delete before;
    endWriting();
}

void ClaimsView::endWriting() { m_writing->hide(); }

std::vector<model::SourceLocation> ClaimsView::citations() const
{
    std::vector<model::SourceLocation> locations;
    for (const CitationLink &link : m_citations.links())
        locations.push_back(link.location);
    return locations;
}

void ClaimsView::openCitation(int link)
{
    if (link < 0 || link >= citationCount())
        return;
    m_current = link;
    m_text->setCurrentLink(link);
    Q_EMIT sourceRequested(m_citations.links()[size_t(link)].location);
}

bool ClaimsView::openSource(int number)
{
    if (number < 1 || size_t(number) > m_citations.sources().size())
        return false;
    openCitation(int(m_citations.sources()[size_t(number - 1)].firstLink));
    return true;
}

void ClaimsView::clearCurrent()
{
    m_current = -1;
    m_text->setCurrentLink(-1);
}

QRect ClaimsView::currentRect() const
{
    return m_current < 0 ? QRect() : m_text->linkRect(m_current).translated(m_text->pos());
}

} // namespace lastro::chat

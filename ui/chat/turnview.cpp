// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/turnview.h"

#include "ui/chat/answertext.h"
#include "ui/chat/citationlist.h"
#include "ui/chat/details.h"
#include "ui/chat/fold.h"
#include "ui/chat/outcomecard.h"
#include "ui/chat/sourcerows.h"
#include "ui/chat/tracelines.h"
#include "ui/chat/turnwords.h"
#include "ui/widgets/rolelabel.h"
#include "words/answerwords.h"
#include "words/errorwords.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QToolButton>

namespace lastro::chat {

using widgets::RoleLabel;

TurnView::TurnView(const Turn &turn, QWidget *parent) : QWidget(parent), m_turn(&turn)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    build();
}

TurnView::~TurnView() = default;

void TurnView::refresh() { build(); }

void TurnView::build()
{
    delete m_content;
    m_text = nullptr;
    m_citations.reset();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    m_layout = new QVBoxLayout(m_content);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);

    auto *title = new RoleLabel(RoleLabel::Role::Title, m_turn->question.text.trimmed().left(1000), m_content);
    title->setFlowing();
    m_layout->addWidget(title);
    m_trace = new TraceLines(m_content);
    connect(m_trace, &TraceLines::sourceRequested, this, &TurnView::sourceRequested);
    m_layout->addWidget(m_trace);
    for (const model::TraceStep &step : m_turn->trace)
        m_trace->add(step);

    switch (m_turn->state) {
    case Turn::State::Working: break;
    case Turn::State::Stopped: showNotice(tr("Interrompido. A pergunta continua na caixa."), false); break;
    case Turn::State::Failed:
        showNotice(m_turn->error ? words::errorSentence(*m_turn->error) : QString(), true);
        break;
    case Turn::State::Answered: showAnswer(); break;
    }
    if (m_turn->state != Turn::State::Working)
        m_trace->settle();
    m_content->setVisible(true);
}

void TurnView::addTrace(const model::TraceStep &step) { m_trace->add(step); }

void TurnView::showNotice(const QString &text, bool warning)
{
    auto *label = new RoleLabel(warning ? RoleLabel::Role::Warning : RoleLabel::Role::Quiet, text, m_content);
    label->setFlowing();
    m_layout->addWidget(label);
}

void TurnView::showAnswer()
{
    m_citations = std::make_unique<CitationList>(*m_turn->answer);
    if (m_turn->answer->outcome == model::Outcome::Error)
        showNotice(words::errorSentence({}), true);
    else if (m_turn->answer->outcome == model::Outcome::Answered)
        showClaims();
    else {
        auto *card = new OutcomeCard(*m_turn->answer, m_content);
        connect(card, &OutcomeCard::sourceRequested, this, &TurnView::sourceRequested);
        connect(card, &OutcomeCard::helpRequested, this, &TurnView::helpRequested);
        m_layout->addWidget(card);
    }
    showConflicts();
    showFooter();
}

void TurnView::showClaims()
{
    if (const QString day = words::dayWords(*m_turn->answer); !day.isEmpty())
        showNotice(day, true);
    m_text = new AnswerText(m_content);
    m_text->setClaims(m_turn->answer->claims, *m_citations);
    connect(m_text, &AnswerText::citationActivated, this, &TurnView::openCitation);
    m_layout->addWidget(m_text);
    auto *rows = new SourceRows(m_content);
    for (const CitedSource &source : m_citations->sources())
        rows->addSource(source.number, source.place, source.evidence, m_citations->links()[source.firstLink].location);
    connect(rows, &SourceRows::sourceRequested, this, &TurnView::sourceRequested);
    m_layout->addWidget(rows);
}

void TurnView::showConflicts()
{
    for (const model::Conflict &conflict : m_turn->answer->conflicts) {
        const QString official = conflict.values.value(0), other = conflict.values.value(1);
        auto *rows = new SourceRows(m_content);
        bool minutes = false;
        for (const model::Evidence &evidence : m_turn->answer->evidence)
            if (evidence.section.id == conflict.other) {
                rows->addEvidence(evidence, false);
                minutes = evidence.document.seal == model::Seal::Minutes;
            }
        const QString words = minutes ? tr("Uma ata registra %1 como decisão pontual, em vez de %2. Vale a fonte oficial.")
                                      : tr("Uma página não oficial diz outra coisa: %1, em vez de %2. Vale a fonte oficial.");
        auto *said = new RoleLabel(RoleLabel::Role::Text, words.arg(other, official), m_content);
        said->setFlowing();
        m_layout->addWidget(said);
        connect(rows, &SourceRows::sourceRequested, this, &TurnView::sourceRequested);
        m_layout->addWidget(rows);
    }
}

void TurnView::showFooter()
{
    const bool answered = m_turn->answer->outcome == model::Outcome::Answered;
    showNotice(quietLine(*m_turn->answer), false);
    auto *copy = new QToolButton(m_content);
    copy->setObjectName(QStringLiteral("copyAnswer"));
    copy->setText(tr("Copiar"));
    copy->setToolTip(tr("Copia a resposta com as fontes, como texto"));
    copy->setIcon(QIcon::fromTheme(QStringLiteral("edit-copy")));
    copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::StrongFocus);
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_turn->question.text.trimmed() + QStringLiteral("\n\n") + words::answerText(*m_turn->answer)); });

    auto *fold = new Fold(answered ? tr("Detalhes") : tr("Por que não?"), [this](QWidget *parent) {
        auto *details = new Details(*m_turn->answer, parent);
        connect(details, &Details::sourceRequested, this, &TurnView::sourceRequested);
        return details;
    }, m_content);
    fold->setObjectName(QStringLiteral("details"));
    fold->addBefore(copy);
    m_layout->addWidget(fold);
}

int TurnView::citationCount() const { return m_citations && m_text ? int(m_citations->links().size()) : 0; }

std::vector<model::SourceLocation> TurnView::citations() const
{
    std::vector<model::SourceLocation> locations;
    for (int link = 0; link < citationCount(); ++link)
        locations.push_back(m_citations->links()[size_t(link)].location);
    return locations;
}

void TurnView::openCitation(int link)
{
    if (link < 0 || link >= citationCount())
        return;
    m_current = link;
    m_text->setCurrentLink(link);
    Q_EMIT sourceRequested(m_citations->links()[size_t(link)].location);
}

bool TurnView::openSource(int number)
{
    if (!m_citations || !m_text || number < 1 || size_t(number) > m_citations->sources().size())
        return false;
    openCitation(int(m_citations->sources()[size_t(number - 1)].firstLink));
    return true;
}

void TurnView::clearCurrent()
{
    m_current = -1;
    if (m_text)
        m_text->setCurrentLink(-1);
}

QRect TurnView::currentRect() const
{
    if (!m_text || m_current < 0)
        return {};
    return m_text->linkRect(m_current).translated(m_text->mapTo(this, QPoint()));
}

void TurnView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
    else if (event->type() == QEvent::ApplicationFontChange)   // the application is walking over its widgets
        QMetaObject::invokeMethod(this, &TurnView::build, Qt::QueuedConnection);
}

} // namespace lastro::chat

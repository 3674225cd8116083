// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/turnview.h"

#include "ui/chat/claimsview.h"
#include "ui/chat/conversationline.h"
#include "ui/chat/details.h"
#include "ui/chat/fallbackwords.h"
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

namespace {
constexpr int mostHeights = 8;         // widths that one layout of the list asks for: with and without its scroll bar
}

TurnView::TurnView(const Turn &turn, QWidget *parent) : QWidget(parent), m_turn(&turn)
{
    // The height of the hint is that of one width: as a least height it would stay when the list gets wider.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    build();
}

TurnView::~TurnView() = default;

void TurnView::build()
{
    delete m_content;
    m_claims = nullptr;
    m_content = new QWidget(this);
    m_layout = new QVBoxLayout(m_content);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    addHead();
    for (const model::Claim &claim : m_turn->claims)
        claims()->addClaim(claim, tracedPlaces(*m_turn, claim));
    if (m_claims)
        m_trace->settle();
    showState();
    m_content->resize(size());
    m_content->setVisible(true);
    forgetHeights();
}

void TurnView::addHead()
{
    if (m_turn->opensConversation)
        m_layout->addWidget(new ConversationLine(m_content));
    auto *title = new RoleLabel(RoleLabel::Role::Title, m_turn->question.text.trimmed().left(1000), m_content);
    title->setFlowing();
    m_layout->addWidget(title);
    if (!m_turn->onlyTitle.isEmpty())
        showNotice(tr("Só em “%1”").arg(m_turn->onlyTitle), false);
    m_trace = new TraceLines(m_content);
    connect(m_trace, &TraceLines::sourceRequested, this, &TurnView::sourceRequested);
    m_layout->addWidget(m_trace);
    for (const model::TraceStep &step : m_turn->trace)
        m_trace->add(step);
    m_above = new QVBoxLayout;
    m_layout->addLayout(m_above);
}

void TurnView::addTrace()
{
    m_trace->add(m_turn->trace.back());
    forgetHeights();
}

void TurnView::addClaim()
{
    if (!m_claims)
        m_trace->settle();             // now, so that claims need not move when the answer is there
    claims()->addClaim(m_turn->claims.back(), tracedPlaces(*m_turn, m_turn->claims.back()));
    forgetHeights();
}

void TurnView::refresh()
{
    showState();
    forgetHeights();
}

void TurnView::showState()
{
    switch (m_turn->state) {
    case Turn::State::Working: return;
    case Turn::State::Stopped: showStopped(); break;
    case Turn::State::Failed:
        dropClaims();
        showNotice(m_turn->error ? words::errorSentence(*m_turn->error) : QString(), true);
        break;
    case Turn::State::Answered: showAnswer(); break;
    }
    m_trace->settle();
}

ClaimsView *TurnView::claims()
{
    if (!m_claims) {
        m_claims = new ClaimsView(m_content);
        connect(m_claims, &ClaimsView::sourceRequested, this, &TurnView::sourceRequested);
        m_layout->addWidget(m_claims);
    }
    return m_claims;
}

void TurnView::dropClaims()
{
    delete m_claims;
    m_claims = nullptr;
}

void TurnView::showNotice(const QString &text, bool warning)
{
    auto *label = new RoleLabel(warning ? RoleLabel::Role::Warning : RoleLabel::Role::Quiet, text, m_content);
    label->setFlowing();
    m_layout->addWidget(label);
}

void TurnView::showStopped()
{
    if (!m_claims) {
        showNotice(tr("Interrompido. A pergunta continua na caixa."), false);
        return;
    }
    m_claims->endWriting();
    showNotice(tr("Interrompido no meio: a resposta pode estar incompleta. A pergunta continua na caixa."), true);
}

void TurnView::showAnswer()
{
    const model::Answer &answer = *m_turn->answer;
    if (answer.path == model::Path::NoSearch) {
        dropClaims();
        auto *reply = new RoleLabel(RoleLabel::Role::Text, words::answerSentences(answer), m_content);
        reply->setFlowing();
        m_layout->addWidget(reply);
        return;
    }
    if (answer.outcome == model::Outcome::Answered) {
        showClaims();
    } else if (answer.outcome == model::Outcome::Error) {
        dropClaims();
        showNotice(words::errorSentence({}), true);
    } else {
        dropClaims();
        auto *card = new OutcomeCard(answer, m_turn->onlyTitle, m_content);
        connect(card, &OutcomeCard::sourceRequested, this, &TurnView::sourceRequested);
        connect(card, &OutcomeCard::helpRequested, this, &TurnView::helpRequested);
        m_layout->addWidget(card);
    }
    showConflicts();
    showFallBacks();
    showFooter();
}

void TurnView::showClaims()
{
    if (const QString day = words::dayWords(*m_turn->answer); !day.isEmpty()) {
        auto *label = new RoleLabel(RoleLabel::Role::Warning, day, m_content);
        label->setFlowing();
        m_above->addWidget(label);
    }
    claims()->setAnswer(*m_turn->answer);
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

void TurnView::showFallBacks()
{
    for (const QString &words : fallBackWords(*m_turn->answer))
        showNotice(words, false);
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

int TurnView::citationCount() const { return m_claims ? m_claims->citationCount() : 0; }

std::vector<model::SourceLocation> TurnView::citations() const
{
    return m_claims ? m_claims->citations() : std::vector<model::SourceLocation>();
}

void TurnView::openCitation(int link)
{
    if (m_claims)
        m_claims->openCitation(link);
}

bool TurnView::openSource(int number) { return m_claims && m_claims->openSource(number); }

int TurnView::currentCitation() const { return m_claims ? m_claims->currentCitation() : -1; }

void TurnView::clearCurrent()
{
    if (m_claims)
        m_claims->clearCurrent();
}

QRect TurnView::currentRect() const
{
    const QRect place = m_claims ? m_claims->currentRect() : QRect();
    return place.isNull() ? place : place.translated(m_claims->mapTo(this, QPoint()));
}

void TurnView::forgetHeights()
{
    m_heights.clear();
    updateGeometry();
}

int TurnView::heightForWidth(int width) const
{
    if (const auto known = m_heights.constFind(width); known != m_heights.constEnd())
        return *known;
    if (m_heights.size() >= mostHeights)
        m_heights.clear();
    return *m_heights.insert(width, m_layout->totalHeightForWidth(width));
}

QSize TurnView::sizeHint() const
{
    const int width = std::max(minimumSizeHint().width(), this->width());
    return {width, heightForWidth(width)};
}

QSize TurnView::minimumSizeHint() const { return {m_layout->totalMinimumSize().width(), 0}; }

bool TurnView::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)        // the content has changed by itself: a fold, heights that settle
        forgetHeights();
    return QWidget::event(event);
}

void TurnView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_content->resize(size());
}

// While hidden, changes of the content are not told.
void TurnView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    forgetHeights();
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

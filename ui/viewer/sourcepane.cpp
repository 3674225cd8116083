// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/sourcepane.h"

#include "ui/viewer/findbar.h"
#include "ui/viewer/flowinglabel.h"
#include "ui/viewer/noticebar.h"
#include "ui/viewer/sourceheader.h"
#include "ui/viewer/viewbar.h"
#include "ui/viewer/viewchooser.h"
#include "words/errorwords.h"

#include <QEvent>
#include <QShortcut>
#include <QStackedWidget>

namespace lastro::viewer {

namespace {

bool samePlace(const model::SourceLocation &a, const model::SourceLocation &b)
{
    return a.section == b.section && a.range == b.range;
}

widgets::RoleLabel *middleLabel(QStackedWidget &stack)
{
    auto *label = new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, &stack);
    letFlow(*label);
    label->setAlignment(Qt::AlignCenter);
    label->setMargin(32);
    stack.addWidget(label);
    return label;
}

} // namespace

struct SourcePane::Private {
    Private(SourcePane *pane, QString program, BrowserPolicy policy)
        : q(pane), header(new SourceHeader(pane)), notice(new NoticeBar(pane)), stack(new QStackedWidget(pane)),
          empty(middleLabel(*stack)), findBar(new FindBar(pane)), viewBar(new ViewBar(pane)),
          chooser(new ViewChooser(std::move(program), policy, *stack))
    {
    }

    void build();
    void connectParts();
    void addShortcuts();
    void retranslate();
    void present();
    void showMessage(const QString &words);
    void onChosen();
    void findStep(FindStep step);
    void walk(int step);

    SourcePane *q;
    SourceHeader *header;
    NoticeBar *notice;
    QStackedWidget *stack;
    widgets::RoleLabel *empty;
    FindBar *findBar;
    ViewBar *viewBar;
    ViewChooser *chooser;
    DocumentPtr document;
    std::optional<model::SourceLocation> location;
    std::vector<model::SourceLocation> citations;
    std::optional<base::Error> problem;
};

void SourcePane::Private::build()
{
    auto *layout = new QVBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(notice);
    layout->addWidget(stack, 1);
    layout->addWidget(findBar);
    layout->addWidget(viewBar);
    q->setMinimumWidth(280);
}

void SourcePane::Private::connectParts()
{
    connect(header, &SourceHeader::closeRequested, q, &SourcePane::closeRequested);
    connect(header, &SourceHeader::openDocumentRequested, q, &SourcePane::openDocumentRequested);
    connect(header, &SourceHeader::externalOpenRequested, q, &SourcePane::externalOpenRequested);
    connect(findBar, &FindBar::wordsChanged, q, [this] { findStep(FindStep::Begin); });
    connect(findBar, &FindBar::nextAsked, q, &SourcePane::findNext);
    connect(findBar, &FindBar::previousAsked, q, &SourcePane::findPrevious);
    connect(findBar, &FindBar::closed, q, [this] {
        if (SourceView *view = chooser->current()) {
            view->find({}, FindStep::Begin);
            view->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(viewBar, &ViewBar::findAsked, q, &SourcePane::focusFind);
    connect(viewBar, &ViewBar::pageAsked, q, [this](int page) { chooser->current()->goToPage(page); });
    connect(viewBar, &ViewBar::fitAsked, q, [this] { chooser->current()->setZoom(0); });
    connect(viewBar, &ViewBar::zoomAsked, q, [this](ZoomStep step) { chooser->current()->stepZoom(step); });
    connect(chooser, &ViewChooser::chosen, q, [this] { onChosen(); });
    connect(chooser, &ViewChooser::found, findBar, &FindBar::showCount);
    connect(chooser, &ViewChooser::pageChanged, viewBar, &ViewBar::setPage);
    connect(chooser, &ViewChooser::zoomChanged, q, [this](double factor, double shownFactor) {
        viewBar->setZoom(factor, shownFactor);
        if (chooser->showsPages())
            Q_EMIT q->pageZoomChanged(factor);
        else
            Q_EMIT q->textZoomChanged(factor);
    });
}

void SourcePane::Private::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, void (SourcePane::*act)()) {
        auto *shortcut = new QShortcut(keys, q);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, q, act);
    };
    add(QKeySequence::Find, &SourcePane::focusFind);
    add(Qt::Key_F3, &SourcePane::findNext);
    add(Qt::SHIFT | Qt::Key_F3, &SourcePane::findPrevious);
    add(Qt::CTRL | Qt::Key_Plus, &SourcePane::zoomIn);
    add(Qt::CTRL | Qt::Key_Equal, &SourcePane::zoomIn);
    add(Qt::CTRL | Qt::Key_Minus, &SourcePane::zoomOut);
    add(Qt::CTRL | Qt::Key_0, &SourcePane::zoomReset);
}

void SourcePane::Private::retranslate()
{
    q->setAccessibleName(SourcePane::tr("Fonte"));
    if (problem)
        empty->setText(words::errorSentence(*problem));
    else
        empty->setText(SourcePane::tr("A fonte aparece aqui, no trecho citado, quando uma citação é aberta."));
    notice->say(chooser->notice());
}

void SourcePane::Private::showMessage(const QString &words)
{
    chooser->release();
    document.reset();
    location.reset();
    header->clear();
    notice->say({});
    findBar->hide();
    viewBar->hide();
    empty->setText(words);
    stack->setCurrentWidget(empty);
}

void SourcePane::Private::present()
{
    Places places{.main = location};
    for (const model::SourceLocation &citation : citations)
        if (citation.section.document() == document->document.id && citation.range && !samePlace(citation, *location))
            places.others.push_back(citation);
    // A search left open would pull the reader away from the quote.
    if (findBar->isVisible() && chooser->current()) {
        findBar->hide();
        chooser->current()->find({}, FindStep::Begin);
    }
    header->setDocument(document, location->section);
    chooser->present(document, places);
}

void SourcePane::Private::onChosen()
{
    notice->say(chooser->notice());
    viewBar->show();
    viewBar->setPage(chooser->showsPages() ? std::max(1, chooser->current()->readPage()) : 0, chooser->current()->pages());
    if (!chooser->showsPages())
        viewBar->setZoom(chooser->textZoom(), chooser->textZoom());
}

void SourcePane::Private::findStep(FindStep step)
{
    if (SourceView *view = chooser->current(); view && document)
        view->find(findBar->words(), step);
}

void SourcePane::Private::walk(int step)
{
    if (citations.empty())
        return;
    const auto at = location ? std::find_if(citations.begin(), citations.end(), [this](const auto &c) { return samePlace(c, *location); })
                             : citations.end();
    const qsizetype count = qsizetype(citations.size());
    const qsizetype next = at == citations.end() ? (step > 0 ? 0 : count - 1) : (at - citations.begin() + step + count) % count;
    const model::SourceLocation target = citations[size_t(next)];
    if (!document || target.section.document() != document->document.id) {
        Q_EMIT q->openLocationRequested(target);
        return;
    }
    location = target;
    present();
    Q_EMIT q->locationShown(target);
}

SourcePane::SourcePane(QString extractorProgram, BrowserPolicy policy, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Private>(this, std::move(extractorProgram), policy))
{
    d->build();
    d->connectParts();
    d->addShortcuts();
    clear();
}

SourcePane::~SourcePane()
{
    // The views must not report to a pane whose parts are gone.
    d->chooser->disconnect(this);
    delete d->stack;
}

void SourcePane::showDocument(const model::DocumentView &view, const model::SourceLocation &location)
{
    d->problem.reset();
    d->document = std::make_shared<const model::DocumentView>(view);
    d->location = location;
    d->present();
}

void SourcePane::showProblem(const base::Error &error)
{
    d->problem = error;
    d->showMessage(words::errorSentence(error));
}

void SourcePane::clear()
{
    d->problem.reset();
    d->showMessage({});
    d->retranslate();
}

void SourcePane::setCitations(std::vector<model::SourceLocation> citations)
{
    d->citations = std::move(citations);
}

std::optional<model::SectionId> SourcePane::shownSection() const
{
    return d->location ? std::optional(d->location->section) : std::nullopt;
}

double SourcePane::pageZoom() const { return d->chooser->pageZoom(); }
void SourcePane::setPageZoom(double factor) { d->chooser->setPageZoom(factor); }
double SourcePane::textZoom() const { return d->chooser->textZoom(); }
void SourcePane::setTextZoom(double factor) { d->chooser->setTextZoom(factor); }

void SourcePane::focusFind()
{
    if (d->document)
        d->findBar->open();
}

void SourcePane::findNext()
{
    if (d->findBar->words().isEmpty())
        focusFind();
    else
        d->findStep(FindStep::Next);
}

void SourcePane::findPrevious()
{
    if (d->findBar->words().isEmpty())
        focusFind();
    else
        d->findStep(FindStep::Previous);
}

void SourcePane::zoomIn()
{
    if (d->document)
        d->chooser->current()->stepZoom(ZoomStep::In);
}

void SourcePane::zoomOut()
{
    if (d->document)
        d->chooser->current()->stepZoom(ZoomStep::Out);
}

void SourcePane::zoomReset()
{
    if (d->document)
        d->chooser->current()->stepZoom(ZoomStep::Reset);
}

void SourcePane::nextCitation() { d->walk(1); }
void SourcePane::previousCitation() { d->walk(-1); }

void SourcePane::copySelection()
{
    if (d->document)
        d->chooser->current()->copySelection();
}

void SourcePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        d->chooser->remake();
        d->retranslate();
    }
}

} // namespace lastro::viewer

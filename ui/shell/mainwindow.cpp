// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "ui/chat/chatpane.h"
#include "ui/cost/costpage.h"
#include "ui/library/librarypane.h"
#include "ui/preferences/preferencespane.h"
#include "ui/shell/banner.h"
#include "ui/shell/firstrunpage.h"
#include "ui/shell/openerrorpage.h"
#include "ui/shell/rail.h"
#include "ui/shell/sourcesplit.h"
#include "ui/shell/statusline.h"
#include "words/visibletext.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QShortcut>
#include <QStackedWidget>

namespace lastro::shell {

MainWindow::MainWindow(settings::Settings &settings, settings::Secrets &secrets, bool sampleAvailable, QWidget *parent)
    : QWidget(parent), m_settings(settings), m_banner(new Banner(this)), m_rail(new Rail(this)), m_chat(new chat::ChatPane),
      m_library(new library::LibraryPane), m_cost(new cost::CostPage), m_preferences(new preferences::PreferencesPane(settings, secrets)),
      m_firstRun(new FirstRunPage(sampleAvailable)), m_openError(new OpenErrorPage), m_ask(new QStackedWidget),
      m_places(new QStackedWidget), m_split(new SourceSplit(m_places, this)), m_status(new StatusLine(this))
{
    for (const QString &icon : {QStringLiteral("dialog-messages"), QStringLiteral("view-list-text"), QStringLiteral("office-chart-pie"), QStringLiteral("configure")})
        m_rail->addPlace(icon);
    m_ask->addWidget(m_chat);
    m_ask->addWidget(m_firstRun);
    m_ask->addWidget(m_openError);
    m_places->addWidget(m_ask);
    m_places->addWidget(m_library);
    m_places->addWidget(m_cost);
    m_places->addWidget(m_preferences);
    layOut();
    connect(m_rail, &Rail::chosen, this, [this](int place) { goTo(Place(place)); });
    connect(m_rail, &Rail::collapsedChanged, this, [this](bool collapsed) { m_settings.setValue(settings::railCollapsed, collapsed); });
    connect(m_status, &StatusLine::runningChosen, this, [this] { goTo(LibraryPlace); });
    connectKeys();
    retranslate();
    restore();
    goTo(AskPlace);
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addWidget(m_split, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addLayout(middle, 1);
    layout->addWidget(m_status);
}

void MainWindow::connectKeys()
{
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_L), this), &QShortcut::activated, this, [this] {
        goTo(AskPlace);
        m_chat->focusQuestion();
    });
    connect(new QShortcut(QKeySequence(Qt::Key_F4), this), &QShortcut::activated, m_chat, &chat::ChatPane::openNextCitation);
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F4), this), &QShortcut::activated, m_chat, &chat::ChatPane::openPreviousCitation);
    connect(new QShortcut(QKeySequence(Qt::Key_F6), this), &QShortcut::activated, this, [this] { focusNextPart(1); });
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), this), &QShortcut::activated, this, [this] { focusNextPart(-1); });
    connect(new QShortcut(QKeySequence::Quit, this), &QShortcut::activated, this, &QWidget::close);
}

void MainWindow::setSourcePane(QWidget *pane)
{
    m_source = pane;
    m_split->setSource(pane);
    m_split->setState(m_settings.value(settings::sourceSplit));
}

void MainWindow::openSource() { m_split->openSource(); }

void MainWindow::closeSource()
{
    const bool hadFocus = m_source && m_source->isAncestorOf(QApplication::focusWidget());
    m_split->closeSource();
    if (hadFocus || m_split->isNarrow())
        m_places->currentWidget()->setFocus(Qt::OtherFocusReason);
    Q_EMIT sourceClosed();
}

bool MainWindow::isSourceOpen() const { return m_split->isSourceOpen(); }

void MainWindow::goTo(Place place)
{
    if (m_split->isNarrow())
        m_split->closeSource();
    m_places->setCurrentIndex(place);
    m_rail->setCurrent(place);
    QWidget *page = place == AskPlace ? m_ask->currentWidget() : m_places->currentWidget();
    page->setFocus(Qt::OtherFocusReason);
    Q_EMIT placeChanged(place);
}

MainWindow::Place MainWindow::place() const { return Place(m_places->currentIndex()); }

void MainWindow::showAskPage(AskPage page)
{
    m_ask->setCurrentIndex(page);
    if (place() == AskPlace)
        m_ask->currentWidget()->setFocus(Qt::OtherFocusReason);
}

MainWindow::AskPage MainWindow::askPage() const { return AskPage(m_ask->currentIndex()); }

void MainWindow::setBaseName(const QString &name)
{
    m_baseName = name;
    retranslate();
}

void MainWindow::focusNextPart(int step)
{
    QWidget *work = m_places->currentIndex() == AskPlace ? m_ask->currentWidget() : m_places->currentWidget();
    QList<QWidget *> parts{m_rail, work};
    if (m_source && m_split->isSourceOpen())
        parts.append(m_source);
    qsizetype current = 1;
    for (qsizetype i = 0; i < parts.size(); ++i)
        if (parts[i] == QApplication::focusWidget() || parts[i]->isAncestorOf(QApplication::focusWidget()))
            current = i;
    QWidget *next = parts[(current + step + parts.size()) % parts.size()];
    if (next->focusProxy() || next->focusPolicy() != Qt::NoFocus)
        next->setFocus(Qt::ShortcutFocusReason);
    else
        for (QWidget *child : next->findChildren<QWidget *>())
            if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
                child->setFocus(Qt::ShortcutFocusReason);
                return;
            }
}

void MainWindow::restore()
{
    const QFontMetrics metrics(font());
    setMinimumSize(std::min(metrics.averageCharWidth() * 60, 800), std::min(metrics.height() * 22, 560));
    m_rail->setCollapsed(m_settings.value(settings::railCollapsed));
    m_library->setDocumentColumns(m_settings.value(settings::documentColumns));
    m_cost->setCallColumns(m_settings.value(settings::callColumns));
    if (!restoreGeometry(m_settings.value(settings::windowGeometry)))
        resize(1280, 820);
}

void MainWindow::remember()
{
    m_settings.setValue(settings::windowGeometry, saveGeometry());
    m_settings.setValue(settings::documentColumns, m_library->documentColumns());
    m_settings.setValue(settings::callColumns, m_cost->callColumns());
    if (m_source)
        m_settings.setValue(settings::sourceSplit, m_split->state());
    m_settings.flush();
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_painted)
        return;
    m_painted = true;
    QMetaObject::invokeMethod(this, &MainWindow::firstPainted, Qt::QueuedConnection);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_split->setNarrow(width() < SourceSplit::narrowBelow);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    remember();
    QWidget::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isSourceOpen())
        closeSource();
    else
        QWidget::keyPressEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    Q_EMIT retranslated();
}

void MainWindow::retranslate()
{
    m_rail->setWord(AskPlace, tr("Perguntar"));
    m_rail->setWord(LibraryPlace, tr("Fontes"));
    m_rail->setWord(CostPlace, tr("Custo"));
    m_rail->setWord(PreferencesPlace, tr("Preferências"));
    m_rail->setAccessibleName(tr("Lugares"));
    setWindowTitle(m_baseName.isEmpty() ? QStringLiteral("Lastro") : words::visibleText(m_baseName) + QStringLiteral(" — Lastro"));
}

} // namespace lastro::shell

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sessionbinding.h"

#include "ui/chat/chatpane.h"
#include "ui/library/librarypane.h"
#include "ui/library/progresswords.h"
#include "ui/cost/costpage.h"
#include "ui/preferences/modelssection.h"
#include "ui/preferences/preferencespane.h"
#include "ui/shell/banner.h"
#include "ui/shell/firstrunpage.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/modelsbinding.h"
#include "ui/shell/openerrorpage.h"
#include "ui/shell/statusline.h"
#include "ui/shell/suggestions.h"
#include "ui/shell/tuningbinding.h"
#include "ui/viewer/sourcepane.h"
#include "ui/widgets/addressdialog.h"
#include "words/errorwords.h"

#include <QFileInfo>

namespace lastro::shell {

using engine::Session;

namespace {
constexpr qint64 refreshEveryMs = 3'000;       // of the status line while indexing
}

SessionBinding::SessionBinding(Config config, settings::Settings &settings, settings::Secrets &secrets, MainWindow &window)
    : QObject(&window), m_config(std::move(config)), m_settings(settings), m_window(window), m_suggestions(new Suggestions(this)),
      m_models(new ModelsBinding(secrets, window.preferences().models(), window.chat(), this))
{
    m_window.chat().setArea(m_settings.value(settings::askerArea));
    connectPanes();
    connectLibrary();
    connectFirstRun();
    connectCost();
}

SessionBinding::~SessionBinding() = default;

void SessionBinding::open() { start(m_config.engine.writable); }

void SessionBinding::start(bool writable)
{
    engine::EngineConfig config = m_config.engine;
    config.writable = writable;
    config.lateInteraction = m_settings.value(settings::lateInteraction);
    m_window.statusLine().setOpening();
    m_session = std::make_unique<Session>(std::move(config));
    connectSession();
    connectIndexing();
    bindTuning(*m_session, m_window.preferences().base());
    m_models->bind(*m_session);
    m_session->open();
}

void SessionBinding::connectPanes()
{
    const auto ready = [this] { return m_session != nullptr; };
    chat::ChatPane &chat = m_window.chat();
    connect(&chat, &chat::ChatPane::askRequested, this, &SessionBinding::ask);
    connect(&chat, &chat::ChatPane::stopRequested, this, [this, ready] {
        if (ready())
            m_session->cancelAsk();
    });
    connect(&chat, &chat::ChatPane::sourceRequested, this, [this](const model::SourceLocation &location) { openSource(location, true); });
    connect(&chat, &chat::ChatPane::helpRequested, this, [this](const model::HelpChannel &channel) {
        confirmAddress(QUrl(channel.url, QUrl::StrictMode));
    });
    connect(&m_window, &MainWindow::sourceClosed, &chat, [&chat] { chat.setOpenDocument({}, {}); });
    connect(&m_window.preferences(), &preferences::PreferencesPane::areaChanged, this, &SessionBinding::onArea);
    connect(&m_window.openError(), &OpenErrorPage::retryRequested, this, &SessionBinding::open);
    connect(&m_window.banner(), &Banner::actionChosen, this, &SessionBinding::open);
    connect(&m_window, &MainWindow::retranslated, this, [this] {
        showBanner();
        showSuggestions();
    });
    connect(m_suggestions, &Suggestions::changed, this, &SessionBinding::showSuggestions);
    connect(m_suggestions, &Suggestions::documentWanted, this, [this](const QString &id) {
        if (const auto section = model::SectionId::make(id, QStringLiteral("inicio")))
            m_session->openDocument({*section, std::nullopt}, area());
    });
}

void SessionBinding::connectLibrary()
{
    library::LibraryPane &library = m_window.library();
    connect(&library, &library::LibraryPane::addFolderRequested, this, [this](const QString &folder, std::optional<model::Seal> seal) {
        if (m_session)
            m_session->addFolder(folder, seal);
    });
    connect(&library, &library::LibraryPane::removeSourceRequested, this, [this](const QString &id) {
        if (m_session)
            m_session->removeSource(id);
    });
    connect(&library, &library::LibraryPane::updateRequested, this, [this] {
        if (m_session)
            m_session->index();
    });
    connect(&library, &library::LibraryPane::cancelRequested, this, [this] {
        if (m_session)
            m_session->cancelIndexing();
    });
    connect(&library, &library::LibraryPane::documentRequested, this, &SessionBinding::openDocument);
}

void SessionBinding::connectFirstRun()
{
    FirstRunPage &page = m_window.firstRun();
    connect(&page, &FirstRunPage::folderRequested, &m_window.library(), &library::LibraryPane::chooseFolder);
    connect(&page, &FirstRunPage::sampleRequested, &m_window.library(), [this] { m_window.library().offerFolder(m_config.sampleFolder); });
    connect(&page, &FirstRunPage::cancelRequested, &m_window.library(), &library::LibraryPane::cancelRequested);
    connect(&page, &FirstRunPage::skipped, this, [this] { m_window.showAskPage(MainWindow::ChatPage); });
    connect(&page, &FirstRunPage::questionChosen, this, [this](const QString &question) {
        m_window.showAskPage(MainWindow::ChatPage);
        m_window.chat().ask(question);
    });
}

/// The rows are read when the page is looked at, and again when there are new ones.
void SessionBinding::connectCost()
{
    connect(&m_window, &MainWindow::placeChanged, this, &SessionBinding::showCost);
    const auto &models = m_window.preferences().models();
    const auto tell = [this](const llm::ModelSetup &setup) { m_window.cost().setCeilings({setup.limits.day, setup.limits.month}); };
    connect(&models, &preferences::ModelsSection::setupChanged, this, tell);
    tell(models.setup());
}

void SessionBinding::showCost()
{
    const QDate today = m_config.engine.clock->today();
    if (m_session && m_window.place() == MainWindow::CostPlace)
        m_session->readLedger(cost::CostPage::firstDay(today), today);
}

void SessionBinding::connectSession()
{
    Session *session = m_session.get();
    chat::ChatPane *chat = &m_window.chat();
    connect(session, &Session::opened, this, &SessionBinding::onOpened);
    connect(session, &Session::openFailed, this, &SessionBinding::onOpenFailed);
    connect(session, &Session::statusChanged, this, &SessionBinding::showStatus);
    connect(session, &Session::traced, chat, &chat::ChatPane::addTrace);
    connect(session, &Session::claimProven, chat, &chat::ChatPane::addClaim);
    connect(session, &Session::answered, chat, &chat::ChatPane::showAnswer);
    connect(session, &Session::answered, this, [this](quint64, const model::Answer &answer) {
        if (answer.cost.calls > 0)
            showCost();
    });
    connect(session, &Session::ledgerRead, &m_window.cost(), [this](const std::vector<model::LedgerRow> &rows) {
        m_window.cost().setRows(rows, m_config.engine.clock->today());
    });
    connect(session, &Session::askFailed, chat, &chat::ChatPane::showError);
    connect(session, &Session::documentReady, this, &SessionBinding::onDocument);
    connect(session, &Session::documentFailed, this, &SessionBinding::onDocumentFailed);
    connect(session, &Session::documentsListed, this, &SessionBinding::onDocuments);
}

void SessionBinding::connectIndexing()
{
    Session *session = m_session.get();
    connect(session, &Session::indexEstimated, &m_window.library(), &library::LibraryPane::showEstimate);
    connect(session, &Session::indexEstimated, &m_window.firstRun(), &FirstRunPage::showEstimate);
    connect(session, &Session::indexProgressed, this, &SessionBinding::onProgress);
    connect(session, &Session::indexFinished, this, [this](const model::IndexReport &report) {
        m_window.library().showReport(report);
        onIndexEnded(library::reportWords(report));
    });
    connect(session, &Session::indexFailed, this, [this](const base::Error &error) {
        m_window.library().showIndexError(error);
        onIndexEnded(words::errorSentence(error));
    });
}

void SessionBinding::onOpened(const model::BaseStatus &status)
{
    showStatus(status);
    showBanner();
    const bool fresh = status.sources.empty() && status.documents == 0 && !status.readOnly;
    m_window.showAskPage(fresh ? MainWindow::FirstRunPageIndex : MainWindow::ChatPage);
    m_window.chat().setReady(true);
    listDocuments();
    if (!status.readOnly && !status.sources.empty())
        m_session->index();
}

void SessionBinding::onArea(const QString &area)
{
    m_window.chat().setArea(area);
    listDocuments();
    // What was answered and what is open may not be for the new area.
    m_window.chat().clear();
    m_window.closeSource();
}

QString SessionBinding::area() const { return m_settings.value(settings::askerArea); }

void SessionBinding::listDocuments()
{
    if (m_session)
        m_session->listDocuments(area());
}

void SessionBinding::onOpenFailed(const base::Error &error)
{
    m_window.chat().setReady(false);
    if (error.code == base::ErrorCode::BaseInUse) {
        // The session is in the middle of telling us; it must not die here.
        QMetaObject::invokeMethod(this, [this] { start(false); }, Qt::QueuedConnection);
        return;
    }
    m_window.statusLine().setFailed();
    m_window.openError().setError(error, m_config.engine.baseFolder);
    m_window.showAskPage(MainWindow::OpenErrorPageIndex);
}

void SessionBinding::showStatus(const model::BaseStatus &status)
{
    // The model is loaded on first need: that it cannot be is learnt late, and told once.
    const bool modelFailed = m_status && status.modelError && !m_status->modelError;
    m_status = status;
    if (modelFailed)
        showBanner();
    m_window.statusLine().setStatus(status);
    m_window.library().showStatus(status);
    m_window.setBaseName(status.name);
}

void SessionBinding::showBanner()
{
    if (!m_status)
        return;
    if (m_status->readOnly) {
        m_window.banner().show(tr("Outra janela ou outro programa está usando esta base. Aqui você pergunta e lê; para alterar as fontes, feche o outro."),
                               tr("Tentar de novo"));
        return;
    }
    QStringList sentences;
    for (const QString &note : m_status->openingNotes)
        sentences << words::noteSentence(note);
    if (m_status->modelError)
        sentences << words::errorSentence({m_status->modelError->code});
    m_window.banner().show(sentences.join(QLatin1Char(' ')));
}

void SessionBinding::onProgress(const model::IndexProgress &progress)
{
    m_window.library().showProgress(progress);
    m_window.statusLine().setProgress(progress);
    m_window.firstRun().showProgress(progress);
    const bool wordsReady = progress.phase == model::IndexPhase::Embedding && m_phase != model::IndexPhase::Embedding;
    m_phase = progress.phase;
    if (wordsReady) {
        m_window.firstRun().showRead(tr("As palavras já respondem; os vetores ainda estão chegando."), false);
        listDocuments();
    }
    if (wordsReady || !m_sinceRefresh.isValid() || m_sinceRefresh.hasExpired(refreshEveryMs)) {
        m_sinceRefresh.start();
        m_session->refreshStatus();
    }
}

void SessionBinding::onIndexEnded(const QString &words)
{
    m_phase.reset();
    m_window.statusLine().clearProgress();
    m_window.firstRun().showRead(words, true);
    m_session->refreshStatus();
    listDocuments();
}

void SessionBinding::onDocuments(const std::vector<model::Document> &documents)
{
    const QDate today = m_config.engine.clock->today();
    m_window.library().showDocuments(documents, today);
    if (m_window.chat().turnCount() == 0)
        m_suggestions->chooseFrom(documents, today);
}

void SessionBinding::showSuggestions()
{
    const QStringList questions = m_suggestions->questions();
    m_window.chat().setSuggestions(questions);
    m_window.firstRun().setSuggestions(questions);
}

void SessionBinding::ask(const model::Question &question)
{
    if (m_session)
        m_window.chat().beginTurn(m_session->ask(question, m_window.chat().turns()), question);
}

void SessionBinding::openDocument(const QString &id)
{
    if (const auto section = model::SectionId::make(id, QStringLiteral("inicio")))
        openSource({*section, std::nullopt}, false);
}

void SessionBinding::openSource(const model::SourceLocation &location, bool cited)
{
    if (!m_session)
        return;
    m_wanted = location;
    ensureSourcePane();
    m_source->setCitations(cited ? m_window.chat().citations() : std::vector<model::SourceLocation>());
    m_session->openDocument(location, area());
}

void SessionBinding::onDocument(const model::DocumentView &view, const model::SourceLocation &location)
{
    const bool forTheEye = m_wanted && m_wanted->section == location.section;
    m_suggestions->take(view);
    if (!forTheEye)
        return;
    m_wanted.reset();
    ensureSourcePane();
    m_window.openSource();
    m_window.chat().setOpenDocument(view.document.id, view.document.title);
    m_source->showDocument(view, location);
}

void SessionBinding::onDocumentFailed(const base::Error &error)
{
    if (!m_wanted) {
        m_suggestions->takeFailure();
        return;
    }
    m_wanted.reset();
    ensureSourcePane();
    m_window.openSource();
    m_source->showProblem(error);
}

void SessionBinding::ensureSourcePane()
{
    if (m_source)
        return;
    m_source = new viewer::SourcePane(m_config.engine.extractorProgram, m_config.policy);
    m_source->setPageZoom(m_settings.value(settings::pageZoom));
    m_source->setTextZoom(m_settings.value(settings::textZoom));
    m_window.setSourcePane(m_source);
    using viewer::SourcePane;
    connect(m_source, &SourcePane::closeRequested, &m_window, &MainWindow::closeSource);
    connect(m_source, &SourcePane::openDocumentRequested, this, &SessionBinding::openDocument);
    connect(m_source, &SourcePane::openLocationRequested, this, [this](const model::SourceLocation &location) { openSource(location, true); });
    connect(m_source, &SourcePane::externalOpenRequested, this, [this](const QString &path) {
        if (QFileInfo(path).isFile())
            m_config.open(QUrl::fromLocalFile(path));
    });
    connect(m_source, &SourcePane::pageZoomChanged, this, [this](double factor) { m_settings.setValue(settings::pageZoom, factor); });
    connect(m_source, &SourcePane::textZoomChanged, this, [this](double factor) { m_settings.setValue(settings::textZoom, factor); });
}

void SessionBinding::confirmAddress(const QUrl &address)
{
    auto *dialog = new widgets::AddressDialog(address, &m_window);
    connect(dialog, &widgets::AddressDialog::approved, this, m_config.open);
    dialog->open();
}

} // namespace lastro::shell

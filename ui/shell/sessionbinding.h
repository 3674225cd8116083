// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/session.h"
#include "core/settings/settings.h"
#include "ui/viewer/browserpolicy.h"

#include <QDate>
#include <QElapsedTimer>
#include <QObject>
#include <QUrl>

namespace lastro::settings { class Secrets; }
namespace lastro::viewer { class SourcePane; }

namespace lastro::shell {

class MainWindow;
class ModelsBinding;
class Suggestions;

/// Joins one window to one base: hands the panes' wishes to the session and its answers to the panes. Owns the session,
/// fills the source pane. window, settings and secrets outlive it. UI thread.
class SessionBinding : public QObject {
    Q_OBJECT
public:
    /// Opens an approved address, or a file, outside the program; tests give one of their own.
    using Opener = std::function<void(const QUrl &)>;

    struct Config {
        engine::EngineConfig engine;
        QString sampleFolder;                     ///< empty = none at hand
        viewer::BrowserPolicy policy;
        Opener open;
    };

    SessionBinding(Config config, settings::Settings &settings, settings::Secrets &secrets, MainWindow &window);
    ~SessionBinding() override;

    void open();                                  ///< call after the first paint

private:
    void start(bool writable);
    void connectPanes();
    void connectLibrary();
    void connectFirstRun();
    void connectCost();
    void connectSession();
    void connectIndexing();

    void onOpened(const model::BaseStatus &status);
    void onOpenFailed(const base::Error &error);
    void onArea(const QString &area);
    void onProgress(const model::IndexProgress &progress);
    void onIndexEnded(const QString &words);
    void onDocuments(const std::vector<model::Document> &documents);
    void onDocument(const model::DocumentView &view, const model::SourceLocation &location);
    void onDocumentFailed(const base::Error &error);

    void showStatus(const model::BaseStatus &status);
    QString area() const;                         ///< the asker's
    void listDocuments();
    void showCost();
    void showBanner();
    void showSuggestions();
    void ask(const model::Question &question);
    void openSource(const model::SourceLocation &location, bool cited);
    void openDocument(const QString &id);
    void ensureSourcePane();
    void confirmAddress(const QUrl &address);

    Config m_config;
    settings::Settings &m_settings;
    MainWindow &m_window;
    std::unique_ptr<engine::Session> m_session;
    viewer::SourcePane *m_source = nullptr;
    Suggestions *m_suggestions;
    ModelsBinding *m_models;
    std::optional<model::BaseStatus> m_status;
    std::optional<model::SourceLocation> m_wanted;      ///< what the person asked to see and has not yet
    std::optional<model::IndexPhase> m_phase;           ///< of the run that is on
    QElapsedTimer m_sinceRefresh;
};

} // namespace lastro::shell

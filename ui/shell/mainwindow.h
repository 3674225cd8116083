// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/settings.h"

#include <QWidget>

class QStackedWidget;

namespace lastro::chat { class ChatPane; }
namespace lastro::cost { class CostPage; }
namespace lastro::library { class LibraryPane; }
namespace lastro::preferences { class PreferencesPane; }
namespace lastro::settings { class Secrets; }

namespace lastro::shell {

class Banner;
class FirstRunPage;
class OpenErrorPage;
class Rail;
class SourceSplit;
class StatusLine;

/// The frame: rail, panes, source beside them, status line, banner. Shows and remembers; decides nothing about the base
/// (SessionBinding does). settings and secrets outlive the window. UI thread.
/// Keys: Ctrl+1..4 places, Ctrl+L the question, F4 next citation (with Shift the one before), F6 next part of the window,
/// Esc closes the source.
class MainWindow : public QWidget {
    Q_OBJECT
public:
    enum Place { AskPlace, LibraryPlace, CostPlace, PreferencesPlace };
    enum AskPage { ChatPage, FirstRunPageIndex, OpenErrorPageIndex };

    MainWindow(settings::Settings &settings, settings::Secrets &secrets, bool sampleAvailable, QWidget *parent = nullptr);
    ~MainWindow() override;

    chat::ChatPane &chat() const { return *m_chat; }
    library::LibraryPane &library() const { return *m_library; }
    cost::CostPage &cost() const { return *m_cost; }
    preferences::PreferencesPane &preferences() const { return *m_preferences; }
    FirstRunPage &firstRun() const { return *m_firstRun; }
    OpenErrorPage &openError() const { return *m_openError; }
    StatusLine &statusLine() const { return *m_status; }
    Banner &banner() const { return *m_banner; }

    void setSourcePane(QWidget *pane);            ///< takes it
    void openSource();
    void closeSource();
    bool isSourceOpen() const;

    void goTo(Place place);
    Place place() const;
    void showAskPage(AskPage page);
    AskPage askPage() const;
    /// "NAME — Lastro"
    void setBaseName(const QString &name);

Q_SIGNALS:
    void firstPainted();                          ///< once, after the window has been seen
    void sourceClosed();
    void placeChanged(lastro::shell::MainWindow::Place place);
    void retranslated();                          ///< the language has changed: what the owner worded is old

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectKeys();
    void restore();
    void remember();
    void focusNextPart(int step);
    void retranslate();

    settings::Settings &m_settings;
    Banner *m_banner;
    Rail *m_rail;
    chat::ChatPane *m_chat;
    library::LibraryPane *m_library;
    cost::CostPage *m_cost;
    preferences::PreferencesPane *m_preferences;
    FirstRunPage *m_firstRun;
    OpenErrorPage *m_openError;
    QStackedWidget *m_ask;
    QStackedWidget *m_places;
    SourceSplit *m_split;
    QWidget *m_source = nullptr;
    StatusLine *m_status;
    QString m_baseName;
    bool m_painted = false;
};

} // namespace lastro::shell

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWebEnginePage>
#include <QWebEngineUrlRequestInterceptor>

namespace lastro::viewer {

class PageServer;

/// Lets the browser part ask for the served page and for nothing else.
class RequestFilter : public QWebEngineUrlRequestInterceptor {
    Q_OBJECT
public:
    /// The server must outlive the filter.
    explicit RequestFilter(const PageServer &server, QObject *parent = nullptr);
    void interceptRequest(QWebEngineUrlRequestInfo &info) override;

private:
    const PageServer &m_server;
};

/// A page that goes nowhere: no navigation but to the served page, no windows, permissions, files, dialogs or scripts.
class FencedPage : public QWebEnginePage {
    Q_OBJECT
public:
    FencedPage(QWebEngineProfile *profile, const PageServer &server, QObject *parent = nullptr);

    /// Everything that could fetch, run or store is off; for the profile and for the page.
    static void lockDown(QWebEngineSettings &settings);
    /// An off-the-record profile with the filter, no cookies, no cache, no downloads.
    static QWebEngineProfile *makeProfile(PageServer &server, RequestFilter &filter, QObject *parent);

protected:
    bool acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage *createWindow(WebWindowType type) override;
    QStringList chooseFiles(FileSelectionMode mode, const QStringList &old, const QStringList &types) override;
    void javaScriptAlert(const QUrl &origin, const QString &message) override;
    bool javaScriptConfirm(const QUrl &origin, const QString &message) override;
    bool javaScriptPrompt(const QUrl &origin, const QString &message, const QString &preset, QString *result) override;
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString &message, int line, const QString &source) override;

private:
    const PageServer &m_server;
};

} // namespace lastro::viewer

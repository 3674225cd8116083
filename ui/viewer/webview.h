// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/sourceview.h"

class QStackedLayout;
class QWebEngineProfile;
class QWebEngineView;

namespace lastro::viewer {

class FencedPage;
class PageServer;
class RequestFilter;

/// Pages of our own making in the browser part, fenced as pitfalls "Qt WebEngine" asks. Making the first one starts
/// Chromium: only on need, and only where the BrowserPolicy allows it. When its drawing process ends unexpectedly a
/// button offers to draw again; after three times on one document gaveUp() asks for another view.
class WebView : public SourceView {
    Q_OBJECT
public:
    explicit WebView(QWidget *parent = nullptr);
    ~WebView() override;

    void present(const DocumentPtr &document, const Places &places) override;
    void release() override;
    void find(const QString &words, FindStep step) override;
    double zoom() const override;
    void setZoom(double factor) override;
    void stepZoom(ZoomStep step) override;
    void copySelection() override;

    /// Shows a page of the caller's HTML behind the same fence, at a fragment.
    void showPage(const QString &html, const QString &fragment);

    FencedPage &page() const { return *m_page; }
    QWebEngineView &browser() const { return *m_view; }

    static constexpr int crashesBeforeGivingUp = 3;

Q_SIGNALS:
    void loaded();
    void gaveUp();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeReloadPanel();
    void showMenu(const QPoint &place);
    void drawAgain();
    void onCrashed();
    void applyFonts();

    std::unique_ptr<PageServer> m_server;
    std::unique_ptr<RequestFilter> m_filter;
    QWebEngineProfile *m_profile = nullptr;
    FencedPage *m_page = nullptr;
    QWebEngineView *m_view = nullptr;
    QStackedLayout *m_stack = nullptr;
    DocumentPtr m_document;
    Places m_places;
    QString m_fragment;
    int m_crashes = 0;                     ///< on this document
};

} // namespace lastro::viewer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/browserpolicy.h"
#include "ui/viewer/sourceview.h"

#include <QSet>

class QStackedWidget;

namespace lastro::viewer {

/// Picks and keeps the view for a document: PDF pages, browser part or plain text, each made on first need; and falls
/// back from one to the next when a file's pages cannot be drawn or the browser part gives up on a document.
class ViewChooser : public QObject {
    Q_OBJECT
public:
    /// The views are added to the stack.
    ViewChooser(QString extractorProgram, BrowserPolicy policy, QStackedWidget &stack);

    void present(const DocumentPtr &document, const Places &places);
    /// Frees what the view in use holds.
    void release();
    /// After the language changed: views are made anew, in its words.
    void remake();
    /// The view in use; null before the first document.
    SourceView *current() const { return m_current; }
    bool showsPages() const;
    /// Why this document is not shown as it could be, as a sentence; empty where it is.
    QString notice() const;

    double pageZoom() const { return m_pageZoom; }
    double textZoom() const { return m_textZoom; }
    void setPageZoom(double factor);
    void setTextZoom(double factor);

Q_SIGNALS:
    /// After each present and each falling back.
    void chosen();
    void found(int current, int total, bool growing);
    void pageChanged(int page, int pages);
    void zoomChanged(double factor, double shownFactor);

private:
    enum class Kind { Pages, Browser, Text };
    Kind kindFor(const model::Document &document) const;
    SourceView &view(Kind kind);
    SourceView *make(Kind kind);
    void use(Kind kind);
    void onPagesFailed(const base::Error &error);
    void onGaveUp();

    QString m_program;
    BrowserPolicy m_policy;
    QStackedWidget &m_stack;
    SourceView *m_views[3] = {nullptr, nullptr, nullptr};
    SourceView *m_current = nullptr;
    DocumentPtr m_document;
    Places m_places;
    QHash<QByteArray, base::Error> m_undrawable;   ///< by id and digest: a file that changed is tried again
    QSet<QByteArray> m_textOnly;                   ///< the same
    double m_pageZoom = 0;
    double m_textZoom = 1;
};

} // namespace lastro::viewer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/sourcelocation.h"
#include "ui/viewer/browserpolicy.h"

#include <QWidget>
#include <memory>

namespace lastro::viewer {

/// The source beside the chat: what it is (title, seal, owner, dates, standing), and the document at the quoted words.
/// PDF pages are drawn in a child process; everything else is a page of our own making, in the browser part where the
/// policy allows it and as plain text else. Neither is started before it is needed. Lives in the UI thread.
/// Ctrl+F, F3, Shift+F3, Ctrl++, Ctrl+- and Ctrl+0 act while the focus is inside; the slots are for everything else.
class SourcePane : public QWidget {
    Q_OBJECT
    /// Kept by the owner between runs: 1 = 100 %; pages: 0 = fits the width (the default).
    Q_PROPERTY(double pageZoom READ pageZoom WRITE setPageZoom NOTIFY pageZoomChanged)
    Q_PROPERTY(double textZoom READ textZoom WRITE setTextZoom NOTIFY textZoomChanged)
public:
    SourcePane(QString extractorProgram, BrowserPolicy policy, QWidget *parent = nullptr);
    ~SourcePane() override;

    void showDocument(const model::DocumentView &view, const model::SourceLocation &location);
    void showProblem(const base::Error &error);
    void clear();
    /// All quotes of the answer in its order, of any document: those of the shown one are marked too (lighter), and
    /// nextCitation() walks through them.
    void setCitations(std::vector<model::SourceLocation> citations);

    /// Nothing while no document is shown.
    std::optional<model::SectionId> shownSection() const;

    double pageZoom() const;
    void setPageZoom(double factor);
    double textZoom() const;
    void setTextZoom(double factor);

public Q_SLOTS:
    void focusFind();
    void findNext();
    void findPrevious();
    void zoomIn();
    void zoomOut();
    void zoomReset();
    void nextCitation();
    void previousCitation();
    void copySelection();

Q_SIGNALS:
    void closeRequested();
    void openDocumentRequested(const QString &documentId);
    void externalOpenRequested(const QString &absolutePath);
    /// The next citation is in another document: the owner opens it.
    void openLocationRequested(const lastro::model::SourceLocation &location);
    /// The next citation in this document came into view.
    void locationShown(const lastro::model::SourceLocation &location);
    void pageZoomChanged(double factor);
    void textZoomChanged(double factor);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::viewer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace lastro::widgets {
class FilteredTable;
class RoleLabel;
}

namespace lastro::library {

class DocumentModel;
class ProblemModel;
class ProgressStrip;
class SourceModel;

/// What the base holds and where it comes from: documents, sources, files with problems; adding, updating, removing.
/// Knows values only: the owner answers its signals. UI thread.
class LibraryPane : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPane(QWidget *parent = nullptr);
    ~LibraryPane() override;

    void showStatus(const model::BaseStatus &status);
    void showDocuments(const std::vector<model::Document> &documents, QDate today);
    void showEstimate(const model::IndexEstimate &estimate);
    void showProgress(const model::IndexProgress &progress);
    void showReport(const model::IndexReport &report);
    void showIndexError(const base::Error &error);

    QByteArray documentColumns() const;
    void setDocumentColumns(const QByteArray &state);

public Q_SLOTS:
    void chooseFolder();                         ///< the folder dialog
    void offerFolder(const QString &folder);     ///< asks for the seal where the folder does not say

Q_SIGNALS:
    void addFolderRequested(const QString &folder, std::optional<lastro::model::Seal> seal);
    void removeSourceRequested(const QString &id);
    void updateRequested();
    void cancelRequested();
    void documentRequested(const QString &id);
    void documentColumnsChanged();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeEmptyPage();
    QWidget *makeSourcesPage();
    void confirmRemoval();
    void setRunning(bool running);
    void say(const QString &text);
    void updateButtons();
    void retranslate();

    DocumentModel *m_documents;
    SourceModel *m_sources;
    ProblemModel *m_problems;
    QPushButton *m_add;
    QPushButton *m_update;
    QPushButton *m_remove;
    widgets::RoleLabel *m_message;
    ProgressStrip *m_progress;
    QStackedWidget *m_stack;                     ///< empty page | tabs
    QTabWidget *m_tabs;
    widgets::RoleLabel *m_emptyTitle;
    widgets::RoleLabel *m_emptyText;
    widgets::FilteredTable *m_documentTable;
    widgets::FilteredTable *m_sourceTable;
    widgets::FilteredTable *m_problemTable;
    bool m_readOnly = false;
    bool m_running = false;
};

} // namespace lastro::library

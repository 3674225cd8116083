// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pagesearch.h"
#include "ui/viewer/pagetexts.h"
#include "ui/viewer/sourceview.h"
#include "ui/viewer/wordboxes.h"

class QLabel;
class QStackedLayout;

namespace lastro::viewer {

class PageSource;
class PdfCanvas;

/// A PDF as pages drawn elsewhere (PageSource), the quoted words boxed. Asks for what is on screen first and for the
/// next pages ahead.
class PdfView : public SourceView {
    Q_OBJECT
public:
    explicit PdfView(std::unique_ptr<PageSource> source, QWidget *parent = nullptr);
    ~PdfView() override;

    void present(const DocumentPtr &document, const Places &places) override;
    void release() override;
    void find(const QString &words, FindStep step) override;
    double zoom() const override;
    void setZoom(double factor) override;
    void stepZoom(ZoomStep step) override;
    int pages() const override;
    int readPage() const override;
    void goToPage(int page) override;
    void copySelection() override;

    PdfCanvas &canvas() const { return *m_canvas; }

private:
    void onOpened(const QVector<QSizeF> &sizes);
    void onWords(int page, const PageText &text);
    bool askForImage(bool visible);
    bool askForWords();
    void showPlaces(bool animated);
    void showMenu(const QPoint &globalPlace);
    void askNext();
    void searchOn();
    void showMatch();

    std::unique_ptr<PageSource> m_source;
    PageTexts m_texts;
    PdfCanvas *m_canvas;
    QLabel *m_waiting;
    QStackedLayout *m_stack;
    DocumentPtr m_document;
    Places m_places;
    PageSearch m_search;
    QString m_path;
    bool m_open = false;
    bool m_asked = false;                  ///< one request at a time, so that the next is always the most pressing
};

} // namespace lastro::viewer

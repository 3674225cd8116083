// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "ui/viewer/sourceview.h"

class QTextBrowser;

namespace lastro::viewer {

class SafeTextBrowser;

/// The same page of our own making in Qt's text widget: where the browser part may not run, has given up, or a file's
/// pages cannot be drawn.
class TextFallback : public SourceView {
    Q_OBJECT
public:
    explicit TextFallback(QWidget *parent = nullptr);

    void present(const DocumentPtr &document, const Places &places) override;
    void release() override;
    void find(const QString &words, FindStep step) override;
    double zoom() const override { return m_zoom; }
    void setZoom(double factor) override;
    void stepZoom(ZoomStep step) override;
    void copySelection() override;

    QTextBrowser &browser() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void scrollToPlace();
    void showMatches();

    SafeTextBrowser *m_browser;
    DocumentPtr m_document;
    Places m_places;
    QString m_anchor;
    bool m_placeHeld = false;              ///< keep the place in view until the reader moves
    double m_zoom = 1.0;
    QString m_words;
    std::vector<base::TextRange> m_matches;
    size_t m_current = 0;
    int m_findFrom = -1;                   ///< where the search began; -1 = what is on screen
};

} // namespace lastro::viewer

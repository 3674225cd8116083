// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/sourceview.h"

class QSpinBox;
class QToolButton;

namespace lastro::viewer {

/// The strip below a source: page box (where there are pages), zoom, find.
class ViewBar : public QWidget {
    Q_OBJECT
public:
    explicit ViewBar(QWidget *parent = nullptr);

    /// pages 0: a view without pages.
    void setPage(int page, int pages);
    void setZoom(double factor, double shownFactor);
    QSpinBox &pageBox() const { return *m_page; }

Q_SIGNALS:
    void pageAsked(int page);
    void zoomAsked(lastro::viewer::ZoomStep step);
    void fitAsked();
    void findAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QToolButton *m_back;
    QSpinBox *m_page;
    QToolButton *m_forward;
    QToolButton *m_out;
    QToolButton *m_percent;
    QToolButton *m_in;
    QToolButton *m_fit;
    QToolButton *m_find;
    int m_pages = 0;
};

} // namespace lastro::viewer

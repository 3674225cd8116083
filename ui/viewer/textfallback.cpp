// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/textfallback.h"

#include "ui/viewer/pagehtml.h"
#include "ui/viewer/safetextbrowser.h"
#include "ui/viewer/textmatches.h"
#include "ui/widgets/palette.h"

#include <QScrollBar>
#include <QTextBlock>

namespace lastro::viewer {

namespace {
constexpr size_t shownMatches = 2'000;
}

TextFallback::TextFallback(QWidget *parent) : SourceView(parent), m_browser(new SafeTextBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_browser);
    m_browser->setAccessibleName(tr("Texto da fonte"));
    m_browser->document()->setDocumentMargin(20);
    setFocusProxy(m_browser);
    connect(m_browser, &SafeTextBrowser::zoomAsked, this, [this](bool in) { stepZoom(in ? ZoomStep::In : ZoomStep::Out); });
    connect(m_browser, &SafeTextBrowser::handled, this, [this] {
        m_placeHeld = false;
        m_findFrom = -1;
    });
}

QTextBrowser &TextFallback::browser() const
{
    return *m_browser;
}

void TextFallback::present(const DocumentPtr &document, const Places &places)
{
    m_document = document;
    m_places = places;
    m_anchor = PageHtml::fragment(*document, places);
    m_placeHeld = true;
    layOut();
}

void TextFallback::release()
{
    m_document.reset();
    m_matches.clear();
    m_words.clear();
    m_browser->setExtraSelections({});
    m_browser->clear();
}

void TextFallback::layOut()
{
    m_matches.clear();
    m_words.clear();
    m_browser->setExtraSelections({});
    m_browser->setHtml(PageHtml(Dialect::TextWidget, palette()).page(*m_document, m_places));
    scrollToPlace();
}

void TextFallback::scrollToPlace()
{
    if (m_anchor.isEmpty())
        return;
    m_browser->scrollToAnchor(m_anchor);
    QScrollBar *bar = m_browser->verticalScrollBar();
    if (m_anchor == QLatin1String("citacao"))
        bar->setValue(bar->value() - m_browser->viewport()->height() * 3 / 10);
}

void TextFallback::find(const QString &words, FindStep step)
{
    if (step == FindStep::Begin || words != m_words) {
        // While words are being typed the search keeps to the place where it began.
        const bool typing = !m_words.isEmpty() && m_findFrom >= 0;
        m_words = words;
        m_matches = textMatches(m_browser->document()->toPlainText(), words);
        // Within the margin a point belongs to no line, and may be given the last one.
        const int inside = int(m_browser->document()->documentMargin()) + 1;
        const int from = typing ? m_findFrom : m_browser->cursorForPosition({inside, inside}).position();
        m_findFrom = from;
        const auto next = std::find_if(m_matches.begin(), m_matches.end(), [&](base::TextRange m) { return m.start >= from; });
        m_current = next == m_matches.end() ? 0 : size_t(next - m_matches.begin());
    } else if (!m_matches.empty()) {
        m_current = (m_current + (step == FindStep::Next ? 1 : m_matches.size() - 1)) % m_matches.size();
    }
    showMatches();
    Q_EMIT found(m_matches.empty() ? 0 : int(m_current) + 1, int(m_matches.size()), false);
}

void TextFallback::showMatches()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (size_t i = 0; i < m_matches.size(); ++i) {
        if (i >= shownMatches && i != m_current)
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(m_browser->document());
        selection.cursor.setPosition(int(m_matches[i].start));
        selection.cursor.setPosition(int(m_matches[i].end()), QTextCursor::KeepAnchor);
        const bool current = i == m_current;
        selection.format.setBackground(current ? palette().brush(QPalette::Highlight)
                                               : QBrush(widgets::color(widgets::ColorRole::MinutesFill, palette())));
        selection.format.setForeground(palette().brush(current ? QPalette::HighlightedText : QPalette::Text));
        selections.append(selection);
    }
    m_browser->setExtraSelections(selections);
    if (m_matches.empty())
        return;
    m_placeHeld = false;
    QTextCursor cursor(m_browser->document());
    cursor.setPosition(int(m_matches[m_current].start));
    m_browser->setTextCursor(cursor);
    m_browser->ensureCursorVisible();
}

void TextFallback::setZoom(double factor)
{
    if (factor <= 0)
        return;
    m_zoom = std::clamp(factor, 0.5, 4.0);
    QFont scaled = font();
    scaled.setPointSizeF(font().pointSizeF() * m_zoom);
    m_browser->setFont(scaled);
    if (m_placeHeld)
        scrollToPlace();
    Q_EMIT zoomChanged(m_zoom, m_zoom);
}

void TextFallback::stepZoom(ZoomStep step)
{
    setZoom(nextZoom(m_zoom, step));
}

void TextFallback::copySelection()
{
    m_browser->copy();
}

void TextFallback::changeEvent(QEvent *event)
{
    SourceView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_document)
        layOut();
}

void TextFallback::resizeEvent(QResizeEvent *event)
{
    SourceView::resizeEvent(event);
    if (m_placeHeld)
        scrollToPlace();
}

} // namespace lastro::viewer

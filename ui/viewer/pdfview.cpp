// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pdfview.h"

#include "ui/viewer/pagesource.h"
#include "ui/viewer/pdfcanvas.h"
#include "ui/widgets/rolelabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QStackedLayout>

namespace lastro::viewer {

namespace {

/// The first box of a quote; of a section without one, its first word; else the top of its first page.
std::pair<int, QRectF> placeOf(const model::Section &section, const PageBoxes &quote)
{
    if (!quote.empty()) {
        QRectF all;
        for (const QRectF &box : quote.begin()->second)
            all |= box;
        return {quote.begin()->first, all};
    }
    if (!section.words.empty())
        return {section.words.front().page, section.words.front().box};
    return {section.firstPage, QRectF()};
}

} // namespace

PdfView::PdfView(std::unique_ptr<PageSource> source, QWidget *parent)
    : SourceView(parent), m_source(std::move(source)), m_canvas(new PdfCanvas(m_texts, this)),
      m_waiting(new widgets::RoleLabel(widgets::RoleLabel::Role::Quiet, tr("Abrindo as páginas…"), this)), m_stack(new QStackedLayout(this))
{
    m_waiting->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(m_waiting);
    m_stack->addWidget(m_canvas);
    setFocusProxy(m_canvas);
    connect(m_source.get(), &PageSource::opened, this, &PdfView::onOpened);
    connect(m_source.get(), &PageSource::pageDrawn, this, [this](int page, double pixelsPerPoint, const QImage &image) {
        m_asked = false;
        m_canvas->setImage(page, pixelsPerPoint, image);
        askNext();
    });
    connect(m_source.get(), &PageSource::wordsRead, this, [this](int page, const QVector<sources::PageWord> &words) {
        m_asked = false;
        if (m_open)
            onWords(page, m_texts.insert(page, PageText(words)));
        askNext();
    });
    connect(m_source.get(), &PageSource::failed, this, [this](const base::Error &error) {
        m_open = false;
        m_path.clear();
        Q_EMIT failed(error);
    });
    connect(m_canvas, &PdfCanvas::needsChanged, this, &PdfView::askNext);
    connect(m_canvas, &PdfCanvas::readPageChanged, this, [this](int page) { Q_EMIT pageChanged(page, pages()); });
    connect(m_canvas, &PdfCanvas::zoomStepAsked, this, [this](bool in) { stepZoom(in ? ZoomStep::In : ZoomStep::Out); });
    connect(m_canvas, &PdfCanvas::copyAsked, this, &PdfView::copySelection);
    connect(m_canvas, &PdfCanvas::menuAsked, this, &PdfView::showMenu);
}

PdfView::~PdfView()
{
    m_source->disconnect(this);
}

void PdfView::present(const DocumentPtr &document, const Places &places)
{
    const bool same = m_document && m_path == document->absolutePath && m_document->document.digest == document->document.digest;
    m_document = document;
    m_places = places;
    m_canvas->setAccessibleName(tr("Páginas de %1").arg(document->document.title));
    if (same) {
        if (m_open)
            showPlaces(true);
        return;
    }
    m_open = false;
    m_asked = false;
    m_path = document->absolutePath;
    m_search.end();
    m_texts.clear();
    m_canvas->clear();
    m_stack->setCurrentWidget(m_waiting);
    m_source->open(m_path);
}

void PdfView::release()
{
    m_source->close();
    m_open = false;
    m_path.clear();
    m_document.reset();
    m_search.end();
    m_texts.clear();
    m_canvas->clear();
    m_stack->setCurrentWidget(m_waiting);
}

void PdfView::onOpened(const QVector<QSizeF> &sizes)
{
    if (!m_document)
        return;
    m_open = true;
    m_asked = false;
    m_canvas->setPages(sizes);
    m_stack->setCurrentWidget(m_canvas);
    showPlaces(false);
    Q_EMIT pageChanged(m_canvas->readPage(), pages());
    Q_EMIT zoomChanged(zoom(), m_canvas->shownZoom());
}

void PdfView::showPlaces(bool animated)
{
    PageBoxes quote;
    PageBoxes others;
    for (const model::SourceLocation &other : m_places.others) {
        const auto index = sectionIndex(*m_document, other.section);
        if (index && other.range)
            for (auto &[page, boxes] : quoteBoxes(m_document->sections[*index], *other.range))
                others[page].insert(others[page].end(), boxes.begin(), boxes.end());
    }
    const auto index = m_places.main ? sectionIndex(*m_document, m_places.main->section) : std::nullopt;
    if (index) {
        const model::Section &section = m_document->sections[*index];
        if (m_places.main->range) {
            quote = quoteBoxes(section, *m_places.main->range);
            m_canvas->setAccessibleDescription(
                tr("Trecho citado: %1").arg(section.text.mid(m_places.main->range->start, m_places.main->range->length)));
        }
        const auto [page, box] = placeOf(section, quote);
        m_canvas->setQuotes(quote, others);
        m_canvas->showPlace(page, box, animated);
        return;
    }
    m_canvas->setAccessibleDescription({});
    m_canvas->setQuotes({}, others);
}

bool PdfView::askForImage(bool visible)
{
    const std::vector<PdfCanvas::Need> needs = m_canvas->needs();
    if (needs.empty() || (visible && !needs.front().visible))
        return false;
    m_asked = true;
    m_source->requestPage(needs.front().page, needs.front().pixelsPerPoint);
    return true;
}

bool PdfView::askForWords()
{
    const auto [first, last] = m_canvas->visiblePages();
    std::optional<int> wanted = m_search.wantedPage();
    for (int page = std::max(1, first); !wanted && page <= last; ++page)
        if (!m_texts.find(page))
            wanted = page;
    if (!wanted)
        return false;
    m_asked = true;
    m_source->requestWords(*wanted);
    return true;
}

void PdfView::askNext()
{
    if (!m_open || m_asked)
        return;
    // What cannot be given is answered within the request itself, so nothing may be noted after it.
    if (!askForImage(true) && !askForWords())
        askForImage(false);
}

void PdfView::onWords(int page, const PageText &text)
{
    if (m_search.wantedPage() != page)
        return;
    if (m_search.addPage(page, text))
        showMatch();
    searchOn();
}

void PdfView::searchOn()
{
    // Pages already read are searched at once; the first unread one is asked for.
    bool first = false;
    std::optional<int> page = m_search.wantedPage();
    for (; page; page = m_search.wantedPage()) {
        const PageText *text = m_texts.find(*page);
        if (!text)
            break;
        first |= m_search.addPage(*page, *text);
    }
    if (first)
        showMatch();
    m_canvas->setMatches(m_search.matches(), m_search.current());
    Q_EMIT found(m_search.currentNumber(), m_search.total(), page.has_value());
    askNext();
}

void PdfView::find(const QString &words, FindStep step)
{
    if (!m_open)
        return;
    if (step == FindStep::Begin || words != m_search.words()) {
        // While words are being typed the search keeps to the page where it began.
        m_search.begin(words, m_search.isActive() ? m_search.firstPage() : m_canvas->readPage(), pages());
        searchOn();
        return;
    }
    m_search.step(step == FindStep::Next);
    showMatch();
    Q_EMIT found(m_search.currentNumber(), m_search.total(), m_search.wantedPage().has_value());
}

void PdfView::showMatch()
{
    const PageSearch::Match *match = m_search.current();
    m_canvas->setMatches(m_search.matches(), match);
    if (match)
        m_canvas->showPlace(match->page, match->boxes.front(), true);
}

double PdfView::zoom() const
{
    return m_canvas->zoom();
}

void PdfView::setZoom(double factor)
{
    m_canvas->setZoom(factor);
    Q_EMIT zoomChanged(zoom(), m_canvas->shownZoom());
}

void PdfView::stepZoom(ZoomStep step)
{
    setZoom(step == ZoomStep::Reset ? 0 : nextZoom(m_canvas->shownZoom(), step));
}

int PdfView::readPage() const
{
    return m_canvas->readPage();
}

int PdfView::pages() const
{
    return m_canvas->pages();
}

void PdfView::goToPage(int page)
{
    m_canvas->goToPage(page);
}

void PdfView::copySelection()
{
    if (const QString text = m_canvas->selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void PdfView::showMenu(const QPoint &globalPlace)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copiar"), this, [this] { copySelection(); })->setEnabled(!m_canvas->selectedText().isEmpty());
    menu->popup(globalPlace);
}

} // namespace lastro::viewer

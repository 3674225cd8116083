// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/viewchooser.h"

#include "ui/viewer/pagesource.h"
#include "ui/viewer/pdfview.h"
#include "ui/viewer/textfallback.h"
#include "ui/viewer/webview.h"
#include "words/errorwords.h"

#include <QStackedWidget>
#include <utility>

namespace lastro::viewer {

namespace {
QByteArray keyOf(const model::Document &document)
{
    return document.id.toUtf8() + document.digest;
}
} // namespace

ViewChooser::ViewChooser(QString extractorProgram, BrowserPolicy policy, QStackedWidget &stack)
    : QObject(&stack), m_program(std::move(extractorProgram)), m_policy(policy), m_stack(stack)
{
}

ViewChooser::Kind ViewChooser::kindFor(const model::Document &document) const
{
    if (document.format == model::Format::Pdf && !m_undrawable.contains(keyOf(document)))
        return Kind::Pages;
    return m_policy.allowsBrowser() && !m_textOnly.contains(keyOf(document)) ? Kind::Browser : Kind::Text;
}

SourceView *ViewChooser::make(Kind kind)
{
    switch (kind) {
    case Kind::Pages: {
        auto *pages = new PdfView(std::make_unique<RenderedPages>(m_program), &m_stack);
        connect(pages, &SourceView::failed, this, &ViewChooser::onPagesFailed, Qt::QueuedConnection);
        return pages;
    }
    case Kind::Browser: {
        auto *browser = new WebView(&m_stack);
        connect(browser, &WebView::gaveUp, this, &ViewChooser::onGaveUp, Qt::QueuedConnection);
        return browser;
    }
    case Kind::Text: break;
    }
    return new TextFallback(&m_stack);
}

SourceView &ViewChooser::view(Kind kind)
{
    SourceView *&view = m_views[int(kind)];
    if (view)
        return *view;
    view = make(kind);
    m_stack.addWidget(view);
    view->setZoom(kind == Kind::Pages ? m_pageZoom : m_textZoom);
    connect(view, &SourceView::found, this, &ViewChooser::found);
    connect(view, &SourceView::pageChanged, this, &ViewChooser::pageChanged);
    connect(view, &SourceView::zoomChanged, this, [this, kind](double factor, double shownFactor) {
        (kind == Kind::Pages ? m_pageZoom : m_textZoom) = factor;
        Q_EMIT zoomChanged(factor, shownFactor);
    });
    return *view;
}

void ViewChooser::use(Kind kind)
{
    SourceView &next = view(kind);
    if (m_current && m_current != &next)
        m_current->release();
    m_current = &next;
    const double wanted = kind == Kind::Pages ? m_pageZoom : m_textZoom;
    if (next.zoom() != wanted)
        next.setZoom(wanted);
    m_stack.setCurrentWidget(&next);
    next.present(m_document, m_places);
    Q_EMIT chosen();
}

void ViewChooser::present(const DocumentPtr &document, const Places &places)
{
    m_document = document;
    m_places = places;
    use(kindFor(document->document));
}

void ViewChooser::release()
{
    if (m_current)
        m_current->release();
    m_document.reset();
}

void ViewChooser::remake()
{
    for (SourceView *&view : m_views)
        delete std::exchange(view, nullptr);
    m_current = nullptr;
    if (m_document)
        use(kindFor(m_document->document));
}

bool ViewChooser::showsPages() const
{
    return m_current && m_current == m_views[int(Kind::Pages)];
}

QString ViewChooser::notice() const
{
    if (!m_document)
        return {};
    QStringList sentences;
    const model::Document &document = m_document->document;
    if (const auto problem = m_undrawable.constFind(keyOf(document)); problem != m_undrawable.constEnd())
        sentences << words::errorSentence(*problem) << tr("Abaixo está o texto que foi lido do arquivo.");
    if (kindFor(document) != Kind::Text)
        return sentences.join(QLatin1Char(' '));
    if (m_textOnly.contains(keyOf(document))) {
        sentences << tr("A exibição deste documento parou três vezes; aqui está ele como texto simples.");
        return sentences.join(QLatin1Char(' '));
    }
    switch (m_policy.obstacle()) {
    case BrowserObstacle::RunsAsRoot:
        sentences << tr("O programa foi aberto como administrador (root), onde a proteção do navegador interno não funciona; "
                        "por isso a fonte aparece como texto simples.");
        break;
    case BrowserObstacle::NoSandbox:
        sentences << tr("Este sistema não permite a proteção de que o navegador interno precisa; por isso a fonte aparece como texto simples.");
        break;
    case BrowserObstacle::Weakened:
        sentences << tr("A proteção do navegador interno foi desligada fora do programa; por isso a fonte aparece como texto simples.");
        break;
    case BrowserObstacle::None: break;
    }
    return sentences.join(QLatin1Char(' '));
}

void ViewChooser::onPagesFailed(const base::Error &error)
{
    if (!m_document || m_document->document.format != model::Format::Pdf)
        return;
    m_undrawable.insert(keyOf(m_document->document), error);
    use(kindFor(m_document->document));
}

void ViewChooser::onGaveUp()
{
    if (!m_document)
        return;
    m_textOnly.insert(keyOf(m_document->document));
    use(kindFor(m_document->document));
}

void ViewChooser::setPageZoom(double factor)
{
    m_pageZoom = factor;
    if (SourceView *pages = m_views[int(Kind::Pages)])
        pages->setZoom(factor);
}

void ViewChooser::setTextZoom(double factor)
{
    m_textZoom = factor;
    if (m_current && !showsPages())
        m_current->setZoom(factor);
}

} // namespace lastro::viewer

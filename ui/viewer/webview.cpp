// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/webview.h"

#include "core/base/logging.h"
#include "ui/viewer/fencedpage.h"
#include "ui/viewer/flowinglabel.h"
#include "ui/viewer/pagehtml.h"
#include "ui/viewer/webscheme.h"

#include <QFontInfo>
#include <QMenu>
#include <QStackedLayout>
#include <QWebEngineFindTextResult>
#include <QWebEngineProfile>
#include <QWebEngineSettings>
#include <QWebEngineView>
#include <QWheelEvent>

namespace lastro::viewer {

WebView::WebView(QWidget *parent)
    : SourceView(parent), m_server(std::make_unique<PageServer>()), m_filter(std::make_unique<RequestFilter>(*m_server))
{
    m_profile = FencedPage::makeProfile(*m_server, *m_filter, nullptr);
    m_page = new FencedPage(m_profile, *m_server, nullptr);
    m_view = new QWebEngineView(this);
    m_view->setPage(m_page);
    m_view->setAcceptDrops(false);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setAccessibleName(tr("Texto da fonte"));
    m_view->installEventFilter(this);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(makeReloadPanel());
    setFocusProxy(m_view);
    applyFonts();
    connect(m_view, &QWidget::customContextMenuRequested, this, &WebView::showMenu);
    connect(m_page, &QWebEnginePage::renderProcessTerminated, this,
            [this](QWebEnginePage::RenderProcessTerminationStatus status) {
                if (status != QWebEnginePage::NormalTerminationStatus)
                    onCrashed();
            });
    connect(m_page, &QWebEnginePage::loadFinished, this, [this](bool ok) {
        // The widget that takes the wheel is a new one after each start of the drawing process.
        if (QWidget *inner = m_view->focusProxy())
            inner->installEventFilter(this);
        if (ok)
            Q_EMIT loaded();
    });
    connect(m_page, &QWebEnginePage::findTextFinished, this, [this](const QWebEngineFindTextResult &result) {
        Q_EMIT found(result.activeMatch(), result.numberOfMatches(), false);
    });
}

WebView::~WebView()
{
    // Page before profile, both before what they call.
    delete m_view;
    delete m_page;
    delete m_profile;
}

QWidget *WebView::makeReloadPanel()
{
    auto *panel = new QWidget(this);
    auto *words = new widgets::RoleLabel(widgets::RoleLabel::Role::Text, tr("A exibição desta página parou de repente. O texto não foi perdido."), panel);
    letFlow(*words);
    words->setAlignment(Qt::AlignHCenter);
    auto *again = new QPushButton(tr("Exibir de novo"), panel);
    connect(again, &QPushButton::clicked, this, &WebView::drawAgain);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch();
    layout->addWidget(words);
    layout->addWidget(again, 0, Qt::AlignHCenter);
    layout->addStretch();
    return panel;
}

void WebView::applyFonts()
{
    const QFontInfo used(font());
    QWebEngineSettings *settings = m_page->settings();
    for (const auto family : {QWebEngineSettings::StandardFont, QWebEngineSettings::SansSerifFont})
        settings->setFontFamily(family, used.family());
    settings->setFontSize(QWebEngineSettings::DefaultFontSize, used.pixelSize());
    settings->setFontSize(QWebEngineSettings::DefaultFixedFontSize, used.pixelSize());
    m_page->setBackgroundColor(palette().color(QPalette::Base));
}

void WebView::present(const DocumentPtr &document, const Places &places)
{
    if (!m_document || m_document->document.id != document->document.id)
        m_crashes = 0;
    m_document = document;
    m_places = places;
    showPage(PageHtml(Dialect::Browser, palette()).page(*document, places), PageHtml::fragment(*document, places));
}

void WebView::showPage(const QString &html, const QString &fragment)
{
    m_fragment = fragment;
    m_server->setPage(html.toUtf8());
    drawAgain();
}

void WebView::drawAgain()
{
    m_stack->setCurrentWidget(m_view);
    QUrl address = m_server->newAddress();
    if (!m_fragment.isEmpty())
        address.setFragment(m_fragment, QUrl::DecodedMode);
    m_page->setUrl(address);
}

void WebView::release()
{
    m_document.reset();
    showPage({}, {});
}

void WebView::onCrashed()
{
    ++m_crashes;
    qCWarning(lastroUi) << "The browser part's drawing process ended unexpectedly, time" << m_crashes << "on this document.";
    if (m_crashes >= crashesBeforeGivingUp) {
        Q_EMIT gaveUp();
        return;
    }
    m_stack->setCurrentIndex(1);
}

void WebView::find(const QString &words, FindStep step)
{
    QWebEnginePage::FindFlags flags;
    flags.setFlag(QWebEnginePage::FindBackward, step == FindStep::Previous);
    m_page->findText(words, flags);
    if (words.isEmpty())
        Q_EMIT found(0, 0, false);
}

double WebView::zoom() const
{
    return m_page->zoomFactor();
}

void WebView::setZoom(double factor)
{
    if (factor <= 0)
        return;
    m_page->setZoomFactor(std::clamp(factor, 0.5, 4.0));
    Q_EMIT zoomChanged(zoom(), zoom());
}

void WebView::stepZoom(ZoomStep step)
{
    setZoom(nextZoom(zoom(), step));
}

void WebView::copySelection()
{
    m_page->triggerAction(QWebEnginePage::Copy);
}

void WebView::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy = menu->addAction(tr("Copiar"), this, [this] { copySelection(); });
    copy->setEnabled(m_page->hasSelection());
    menu->addAction(tr("Selecionar tudo"), this, [this] { m_page->triggerAction(QWebEnginePage::SelectAll); });
    menu->popup(m_view->mapToGlobal(place));
}

bool WebView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        auto *wheel = static_cast<QWheelEvent *>(event);
        if (wheel->modifiers().testFlag(Qt::ControlModifier)) {
            if (wheel->angleDelta().y() != 0)
                stepZoom(wheel->angleDelta().y() > 0 ? ZoomStep::In : ZoomStep::Out);
            return true;
        }
    }
    return SourceView::eventFilter(watched, event);
}

void WebView::changeEvent(QEvent *event)
{
    SourceView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    applyFonts();
    if (m_document)
        showPage(PageHtml(Dialect::Browser, palette()).page(*m_document, m_places), m_fragment);
}

} // namespace lastro::viewer

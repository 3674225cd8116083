// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/fencedpage.h"

#include "ui/viewer/webscheme.h"

#include <QAuthenticator>
#include <QWebEngineCertificateError>
#include <QWebEngineDownloadRequest>
#include <QWebEngineFileSystemAccessRequest>
#include <QWebEngineFullScreenRequest>
#include <QWebEngineProfile>
#include <QWebEngineQuotaRequest>
#include <QWebEngineRegisterProtocolHandlerRequest>
#include <QWebEngineSettings>
#include <QWebEngineUrlRequestInfo>

namespace lastro::viewer {

RequestFilter::RequestFilter(const PageServer &server, QObject *parent) : QWebEngineUrlRequestInterceptor(parent), m_server(server) {}

void RequestFilter::interceptRequest(QWebEngineUrlRequestInfo &info)
{
    const bool page = info.resourceType() == QWebEngineUrlRequestInfo::ResourceTypeMainFrame;
    info.block(!page || info.requestMethod() != QByteArrayLiteral("GET") || !m_server.isOurs(info.requestUrl()));
}

FencedPage::FencedPage(QWebEngineProfile *profile, const PageServer &server, QObject *parent)
    : QWebEnginePage(profile, parent), m_server(server)
{
    lockDown(*settings());
    setAudioMuted(true);
    connect(this, &QWebEnginePage::featurePermissionRequested, this, [this](const QUrl &origin, Feature feature) {
        setFeaturePermission(origin, feature, PermissionDeniedByUser);
    });
    connect(this, &QWebEnginePage::fullScreenRequested, this, [](QWebEngineFullScreenRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::quotaRequested, this, [](QWebEngineQuotaRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::fileSystemAccessRequested, this, [](QWebEngineFileSystemAccessRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::registerProtocolHandlerRequested, this,
            [](QWebEngineRegisterProtocolHandlerRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::certificateError, this, [](QWebEngineCertificateError error) { error.rejectCertificate(); });
    connect(this, &QWebEnginePage::authenticationRequired, this, [](const QUrl &, QAuthenticator *asked) { *asked = QAuthenticator(); });
}

void FencedPage::lockDown(QWebEngineSettings &settings)
{
    using S = QWebEngineSettings;
    for (const S::WebAttribute off : {S::JavascriptEnabled, S::JavascriptCanOpenWindows, S::JavascriptCanAccessClipboard,
             S::JavascriptCanPaste, S::LocalStorageEnabled, S::LocalContentCanAccessRemoteUrls, S::LocalContentCanAccessFileUrls,
             S::HyperlinkAuditingEnabled, S::ErrorPageEnabled, S::PluginsEnabled, S::FullScreenSupportEnabled,
             S::ScreenCaptureEnabled, S::WebGLEnabled, S::Accelerated2dCanvasEnabled, S::AutoLoadIconsForPage, S::TouchIconsEnabled,
             S::AllowRunningInsecureContent, S::AllowGeolocationOnInsecureOrigins, S::AllowWindowActivationFromJavaScript,
             S::DnsPrefetchEnabled, S::PdfViewerEnabled, S::NavigateOnDropEnabled, S::AutoLoadImages})
        settings.setAttribute(off, false);
    settings.setAttribute(S::PlaybackRequiresUserGesture, true);
    settings.setAttribute(S::WebRTCPublicInterfacesOnly, true);
    settings.setAttribute(S::FocusOnNavigationEnabled, false);
    settings.setUnknownUrlSchemePolicy(S::DisallowUnknownUrlSchemes);
}

QWebEngineProfile *FencedPage::makeProfile(PageServer &server, RequestFilter &filter, QObject *parent)
{
    auto *profile = new QWebEngineProfile(parent);
    profile->setHttpCacheType(QWebEngineProfile::NoCache);
    profile->setPersistentCookiesPolicy(QWebEngineProfile::NoPersistentCookies);
    profile->setSpellCheckEnabled(false);
    lockDown(*profile->settings());
    profile->setUrlRequestInterceptor(&filter);
    profile->installUrlSchemeHandler(PageServer::scheme(), &server);
    connect(profile, &QWebEngineProfile::downloadRequested, profile, [](QWebEngineDownloadRequest *download) { download->cancel(); });
    return profile;
}

bool FencedPage::acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame)
{
    Q_UNUSED(type)
    return isMainFrame && m_server.isOurs(url);
}

QWebEnginePage *FencedPage::createWindow(WebWindowType type)
{
    Q_UNUSED(type)
    return nullptr;
}

QStringList FencedPage::chooseFiles(FileSelectionMode mode, const QStringList &old, const QStringList &types)
{
    Q_UNUSED(mode)
    Q_UNUSED(old)
    Q_UNUSED(types)
    return {};
}

void FencedPage::javaScriptAlert(const QUrl &origin, const QString &message)
{
    Q_UNUSED(origin)
    Q_UNUSED(message)
}

bool FencedPage::javaScriptConfirm(const QUrl &origin, const QString &message)
{
    Q_UNUSED(origin)
    Q_UNUSED(message)
    return false;
}

bool FencedPage::javaScriptPrompt(const QUrl &origin, const QString &message, const QString &preset, QString *result)
{
    Q_UNUSED(origin)
    Q_UNUSED(message)
    Q_UNUSED(preset)
    Q_UNUSED(result)
    return false;
}

void FencedPage::javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString &message, int line, const QString &source)
{
    // Document text must not reach the log through the browser's console.
    Q_UNUSED(level)
    Q_UNUSED(message)
    Q_UNUSED(line)
    Q_UNUSED(source)
}

} // namespace lastro::viewer

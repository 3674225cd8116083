// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QUrl>
#include <QWebEngineUrlSchemeHandler>

namespace lastro::viewer {

/// Declares the scheme of our own pages (secure, local) and prepares Qt for a browser part made later. Call once, before
/// QApplication is made; starts nothing of Chromium.
void registerScheme();

/// Serves the bytes of one page at a time, by GET, to nobody but the view itself (no foreign page may ask for it).
class PageServer : public QWebEngineUrlSchemeHandler {
    Q_OBJECT
public:
    using QWebEngineUrlSchemeHandler::QWebEngineUrlSchemeHandler;

    static QByteArray scheme() { return QByteArrayLiteral("lastro"); }

    void setPage(const QByteArray &html) { m_html = html; }
    /// From now on the page is answered at this address only; it was never used before in this object's life.
    QUrl newAddress();
    /// The address without its fragment is ours.
    bool isOurs(const QUrl &url) const;

    void requestStarted(QWebEngineUrlRequestJob *job) override;

private:
    QByteArray m_html;
    QUrl m_address;
    quint64 m_served = 0;
};

} // namespace lastro::viewer

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/hostilepage.h"
#include "tests/gui/viewerfixtures.h"
#include "ui/viewer/fencedpage.h"
#include "ui/viewer/pagestyle.h"
#include "ui/viewer/sourcepane.h"
#include "ui/viewer/textfallback.h"
#include "ui/viewer/webscheme.h"
#include "ui/viewer/webview.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTextBrowser>
#include <QWebEngineFindTextResult>
#include <QWebEngineProfile>
#include <QWebEngineSettings>
#include <QWebEngineView>
#include <csignal>

using namespace lastro;
using namespace lastro::viewer;
using namespace lastro::tests;

namespace {

/// Long enough for everything a page asks for to have been asked.
constexpr int settleMs = 1'800;

/// Counts every connection that any host name leads to.
class Listener : public QTcpServer {
public:
    Listener()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection()) {
                ++connections;
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                    asked << socket->readAll().left(120);
                    // Answered, so that a page that waits for one thing goes on to ask for the next.
                    socket->write("HTTP/1.0 404 Not Found\r\nContent-Length: 0\r\n\r\n");
                    socket->disconnectFromHost();
                });
            }
        });
    }
    int connections = 0;
    QList<QByteArray> asked;
};

int pixelsOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color;
    return count;
}

void save(QWidget &window, const char *name)
{
    QDir().mkpath(QStringLiteral(LASTRO_BUILD_DIR "/screens"));
    QVERIFY(window.grab().save(QStringLiteral(LASTRO_BUILD_DIR "/screens/viewer-%1.png").arg(QLatin1String(name))));
}

QString plainText(QWebEnginePage &page)
{
    QString text;
    bool done = false;
    page.toPlainText([&](const QString &result) {
        text = result;
        done = true;
    });
    return QTest::qWaitFor([&] { return done; }, 5'000) ? text : QStringLiteral("(no answer)");
}

} // namespace

class TestViewerWeb : public QObject {
    Q_OBJECT
public:
    explicit TestViewerWeb(Listener &listener) : m_listener(listener) {}

private Q_SLOTS:
    void init() { m_listener.connections = 0; m_listener.asked.clear(); }
    void startsNothingBeforeNeed();
    void highlightIsOnScreen_data();
    void highlightIsOnScreen();
    void findCountsAndForgetsAccents();
    void zoomIsKeptOverPages();
    void baselineLeaks();
    void fenceHoldsHostilePage();
    void fenceHoldsClicksAndDrops();
    void settingsAreLocked();
    void hostileDocumentThroughPane();
    void crashOffersReloadThenText();

private:
    Listener &m_listener;
};

void TestViewerWeb::startsNothingBeforeNeed()
{
    SourcePane pane(QStringLiteral("/nonexistent"), BrowserPolicy::sandboxOffForTests());
    pane.resize(600, 700);
    pane.show();
    QVERIFY(pane.findChildren<QWebEngineView *>().isEmpty());
    pane.clear();
    pane.showProblem({base::ErrorCode::FileNotFound, QStringLiteral("x.md"), {}});
    QVERIFY(pane.findChildren<QWebEngineView *>().isEmpty());
}

void TestViewerWeb::highlightIsOnScreen_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("quote");
    QTest::addColumn<int>("section");
    QTest::newRow("light") << false << QStringLiteral("O limite de diária é de R$ 350,00 por noite em capitais") << 1;
    QTest::newRow("dark") << true << QStringLiteral("Cidade: Interior; Limite: R$ 260,00") << 1;
    QTest::newRow("far-down") << false << QStringLiteral("salvo autorização do gestor") << 27;
}

void TestViewerWeb::highlightIsOnScreen()
{
    QFETCH(bool, dark);
    QFETCH(QString, quote);
    QFETCH(int, section);
    const QPalette before = QApplication::palette();
    widgets::applyTheme(*qApp, dark ? widgets::Theme::Dark : widgets::Theme::Light, before);
    SourcePane pane(QStringLiteral("/nonexistent"), BrowserPolicy::sandboxOffForTests());
    pane.resize(640, 760);
    pane.show();
    const model::DocumentView view = travelPolicy();
    const model::Section &hotel = view.sections[1];
    const model::SourceLocation other{hotel.id, rangeOf(hotel, QStringLiteral("Reservas são feitas"))};
    pane.setCitations({other});
    QElapsedTimer time;
    time.start();
    pane.showDocument(view, {view.sections[size_t(section)].id, rangeOf(view.sections[size_t(section)], quote)});
    const qint64 blocked = time.elapsed();
    auto *web = pane.findChild<WebView *>();
    QVERIFY(web);
    QSignalSpy loaded(web, &WebView::loaded);
    QVERIFY(loaded.wait(20'000));
    qInfo() << "browser part: window held for" << blocked << "ms, page loaded after" << time.elapsed() << "ms";
    const MarkColors marks = markColors(QApplication::palette());
    QTRY_VERIFY_WITH_TIMEOUT(pixelsOf(web->grab().toImage(), marks.main) > 300, 8'000);
    save(pane, QTest::currentDataTag());
    if (section > 5)
        QVERIFY(web->page().scrollPosition().y() > 400);
    else
        QVERIFY(pixelsOf(web->grab().toImage(), marks.other) > 100);
    const QString text = plainText(web->page());
    QVERIFY(text.contains(QStringLiteral("4.2 Hospedagem")));
    QVERIFY(text.contains(QStringLiteral("portal de viagens (viagens.rotasul.example)")));
    QVERIFY(pixelsOf(web->grab().toImage(), QApplication::palette().color(QPalette::Base)) > 50'000);
    QCOMPARE(m_listener.connections, 0);
    widgets::applyTheme(*qApp, widgets::Theme::Light, before);
}

void TestViewerWeb::findCountsAndForgetsAccents()
{
    WebView web;
    web.resize(500, 500);
    web.show();
    QSignalSpy loaded(&web, &WebView::loaded);
    web.present(std::make_shared<model::DocumentView>(travelPolicy()), {});
    QVERIFY(loaded.wait(20'000));
    QSignalSpy found(&web, &SourceView::found);
    web.find(QStringLiteral("autorizacao"), FindStep::Begin);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.last().at(1).toInt(), 30);
    web.find(QStringLiteral("autorizacao"), FindStep::Next);
    QTRY_COMPARE(found.count(), 2);
    QCOMPARE(found.last().at(0).toInt(), 2);
    web.find(QStringLiteral("autorizacao"), FindStep::Previous);
    QTRY_COMPARE(found.count(), 3);
    QCOMPARE(found.last().at(0).toInt(), 1);
    web.find({}, FindStep::Begin);
    QTRY_COMPARE(found.last().at(1).toInt(), 0);
}

void TestViewerWeb::zoomIsKeptOverPages()
{
    WebView web;
    web.resize(500, 500);
    web.show();
    web.setZoom(1.5);
    QSignalSpy loaded(&web, &WebView::loaded);
    const auto document = std::make_shared<model::DocumentView>(travelPolicy());
    for (int i = 0; i < 2; ++i) {
        web.present(document, {.main = model::SourceLocation{document->sections[3].id, std::nullopt}});
        QVERIFY(loaded.wait(20'000));
        QCOMPARE(web.zoom(), 1.5);
    }
    web.stepZoom(ZoomStep::In);
    QCOMPARE(web.zoom(), 1.75);
    web.stepZoom(ZoomStep::Reset);
    QCOMPARE(web.zoom(), 1.0);
    web.setZoom(99);
    QCOMPARE(web.zoom(), 4.0);
}

void TestViewerWeb::baselineLeaks()
{
    // The same page without a fence reaches the listener: it would see a leak.
    QWebEngineProfile profile;
    auto page = std::make_unique<QWebEnginePage>(&profile);
    QWebEngineView view;
    view.setPage(page.get());
    view.resize(400, 400);
    view.show();
    page->setHtml(hostilePage());
    QTRY_VERIFY_WITH_TIMEOUT(m_listener.connections >= 20, 15'000);
    QTest::qWait(settleMs);
    qInfo() << "without a fence:" << m_listener.connections << "connections";
    page.reset();
    QTest::qWait(200);
}

void TestViewerWeb::fenceHoldsHostilePage()
{
    WebView web;
    web.resize(400, 400);
    web.show();
    QSignalSpy loaded(&web, &WebView::loaded);
    web.showPage(hostilePage(), QStringLiteral("aqui"));
    QVERIFY(loaded.wait(20'000));
    QVERIFY(plainText(web.page()).contains(QStringLiteral("hostil")));
    const QUrl address = web.page().url();
    QTest::qWait(settleMs);
    QCOMPARE(web.page().url(), address);
    QCOMPARE(address.scheme(), QStringLiteral("lastro"));
    QVERIFY2(m_listener.connections == 0, m_listener.asked.join('\n').constData());
    // Each alone, so that one blocked vector hides no other.
    for (const QString &vector : hostileVectors()) {
        web.showPage(QStringLiteral("<!DOCTYPE html><body>um ") + vector, {});
        QVERIFY(loaded.wait(20'000));
    }
    QTest::qWait(settleMs);
    QVERIFY2(m_listener.connections == 0, m_listener.asked.join('\n').constData());
}

void TestViewerWeb::fenceHoldsClicksAndDrops()
{
    WebView web;
    web.resize(400, 400);
    web.show();
    QSignalSpy loaded(&web, &WebView::loaded);
    for (const char *target : {"http://click.invalid/", "https://click.invalid/", "file:///etc/passwd", "javascript:document.title='x'",
                               "mailto:a@click.invalid", "lastro://outra/1", "data:text/html,<p>x", "chrome://version"}) {
        for (const char *frame : {"", " target=_blank", " download", " ping=\"http://ping.invalid/\""}) {
            web.showPage(QStringLiteral("<!DOCTYPE html><body style=\"margin:0\"><a style=\"display:block;height:2000px;background:#eee\" href=\"%1\"%2>x</a>")
                             .arg(QLatin1String(target), QLatin1String(frame)), {});
            QVERIFY(loaded.wait(20'000));
            const QUrl address = web.page().url();
            QTRY_VERIFY(web.browser().focusProxy());
            QTest::mouseClick(web.browser().focusProxy(), Qt::LeftButton, {}, {100, 100});
            QTest::mouseClick(web.browser().focusProxy(), Qt::MiddleButton, {}, {100, 100});
            QTest::qWait(40);
            QCOMPARE(web.page().url(), address);
        }
    }
    QVERIFY(!web.browser().acceptDrops());
    web.page().setUrl(QUrl(QStringLiteral("http://direct.invalid/")));
    QTest::qWait(settleMs);
    QVERIFY2(m_listener.connections == 0, m_listener.asked.join('\n').constData());
}

void TestViewerWeb::settingsAreLocked()
{
    WebView web;
    const QWebEngineSettings *settings = web.page().settings();
    using S = QWebEngineSettings;
    for (const auto attribute : {S::JavascriptEnabled, S::LocalContentCanAccessFileUrls, S::LocalContentCanAccessRemoteUrls,
             S::NavigateOnDropEnabled, S::PdfViewerEnabled, S::AutoLoadIconsForPage, S::WebGLEnabled, S::LocalStorageEnabled,
             S::PluginsEnabled, S::DnsPrefetchEnabled, S::ErrorPageEnabled, S::AutoLoadImages}) {
        QVERIFY2(!settings->testAttribute(attribute), QByteArray::number(int(attribute)).constData());
        QVERIFY(!web.page().profile()->settings()->testAttribute(attribute));
    }
    QCOMPARE(settings->unknownUrlSchemePolicy(), S::DisallowUnknownUrlSchemes);
    QVERIFY(web.page().profile()->isOffTheRecord());
    QCOMPARE(web.page().profile()->persistentCookiesPolicy(), QWebEngineProfile::NoPersistentCookies);
    QCOMPARE(web.page().profile()->httpCacheType(), QWebEngineProfile::NoCache);
}

void TestViewerWeb::hostileDocumentThroughPane()
{
    model::DocumentView view = travelPolicy();
    view.document.title = QStringLiteral("<b>OFICIAL</b><img src=file:///x>");
    view.document.metadata.owner = QStringLiteral("<img src=http://dono.invalid/>");
    model::Section evil = makeSection(view.document.id, QStringLiteral("\"><img src=http://ancora.invalid/>"), hostileVectors().first(),
                                      {view.document.title, hostileVectors().at(1)}, 2);
    for (const QString &vector : hostileVectors()) {
        addBlock(evil, model::BlockKind::Paragraph, vector);
        addSpan(evil, model::SpanKind::Link, vector, vector);
        addRow(evil, {{vector, vector}}, true);
    }
    view.sections.push_back(evil);
    const model::SourceLocation whole{evil.id, base::TextRange{0, evil.text.size()}};
    for (const bool browser : {true, false}) {
        const BrowserPolicy policy = browser ? BrowserPolicy::sandboxOffForTests()
                                             : BrowserPolicy::decide({.root = true, .sandboxPossible = true, .environment = {}, .arguments = {}});
        SourcePane pane(QStringLiteral("/nonexistent"), policy);
        pane.resize(640, 700);
        pane.show();
        pane.showDocument(view, whole);
        QString text;
        if (browser) {
            auto *web = pane.findChild<WebView *>();
            QSignalSpy loaded(web, &WebView::loaded);
            QVERIFY(loaded.wait(20'000));
            text = plainText(web->page());
            QVERIFY(pixelsOf(web->grab().toImage(), QColor(Qt::red)) == 0);
        } else {
            QVERIFY(!pane.findChild<WebView *>());
            text = pane.findChild<QTextBrowser *>()->toPlainText();
        }
        for (const QString &vector : hostileVectors())
            QVERIFY2(text.contains(vector.simplified()) || text.contains(vector), qPrintable(vector));
        save(pane, browser ? "hostile-browser" : "hostile-text");
        for (const auto *label : pane.findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    QTest::qWait(settleMs);
    QVERIFY2(m_listener.connections == 0, m_listener.asked.join('\n').constData());
}

void TestViewerWeb::crashOffersReloadThenText()
{
    SourcePane pane(QStringLiteral("/nonexistent"), BrowserPolicy::sandboxOffForTests());
    pane.resize(500, 600);
    pane.show();
    const model::DocumentView view = travelPolicy();
    const model::SourceLocation place{view.sections[1].id, rangeOf(view.sections[1], QStringLiteral("R$ 350,00 por noite"))};
    pane.showDocument(view, place);
    auto *web = pane.findChild<WebView *>();
    QSignalSpy loaded(web, &WebView::loaded);
    QVERIFY(loaded.wait(20'000));
    QSignalSpy ended(&web->page(), &QWebEnginePage::renderProcessTerminated);
    for (int crash = 1; crash <= WebView::crashesBeforeGivingUp; ++crash) {
        const qint64 process = web->page().renderProcessPid();
        QVERIFY(process > 1);
        QCOMPARE(::kill(pid_t(process), SIGKILL), 0);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), crash, 10'000);
        if (crash == WebView::crashesBeforeGivingUp)
            break;
        QVERIFY(!web->browser().isVisible());
        if (crash == 1)
            save(pane, "crashed");
        auto *again = web->findChild<QPushButton *>();
        QVERIFY(again && again->isVisible());
        again->click();
        QVERIFY(loaded.wait(20'000));
        QVERIFY(web->browser().isVisible());
    }
    QTRY_VERIFY(pane.findChild<TextFallback *>());
    auto *text = pane.findChild<TextFallback *>();
    QTRY_VERIFY(text->isVisible());
    QVERIFY(text->browser().toPlainText().contains(QStringLiteral("R$ 350,00")));
    // Another document is shown by the browser part again.
    model::DocumentView next = view;
    next.document.id = QStringLiteral("outro");
    pane.showDocument(next, place);
    QTRY_VERIFY(web->isVisible());
}

int main(int argc, char **argv)
{
    registerScheme();
    QApplication app(argc, argv);
    QIcon::setThemeSearchPaths(QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("icons"),
                                                         QStandardPaths::LocateDirectory));
    widgets::applyTheme(app, widgets::Theme::Light, QPalette());
    Listener listener;
    // Only here, in test code, is the sandbox off: these programs run as root, where Chromium ends without this.
    qputenv("QTWEBENGINE_CHROMIUM_FLAGS", QStringLiteral("--no-sandbox --disable-gpu --host-resolver-rules=\"MAP * 127.0.0.1:%1\"")
                                              .arg(listener.serverPort()).toLatin1());
    TestViewerWeb test(listener);
    return QTest::qExec(&test, argc, argv);
}

#include "tst_viewerweb.moc"

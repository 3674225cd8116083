// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/viewerfixtures.h"
#include "ui/viewer/pagestyle.h"
#include "ui/viewer/pdfcanvas.h"
#include "ui/viewer/pdfview.h"
#include "ui/viewer/sourceview.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace lastro;
using namespace lastro::viewer;
using namespace lastro::tests;

namespace {

struct Shown {
    FakePages *pages = new FakePages;
    PdfView view{std::unique_ptr<PageSource>(pages)};
    DocumentPtr document = std::make_shared<model::DocumentView>(pagesDocument());

    PdfCanvas &canvas() { return view.canvas(); }
    void present(std::optional<base::TextRange> range, std::vector<model::SourceLocation> others = {})
    {
        view.resize(620, 760);
        view.show();
        view.present(document, {.main = model::SourceLocation{document->sections[0].id, range}, .others = std::move(others)});
    }
    /// All drawing done, nothing moving.
    bool settle()
    {
        return QTest::qWaitFor([this] { return canvas().pages() > 0 && canvas().needs().empty() && pages->waiting == 0; }, 5'000)
            && (QTest::qWait(250), true);
    }
    double scale() { return canvas().shownZoom() * canvas().logicalDpiX() / 72.0; }
    QRectF inView(int page, QRectF points)
    {
        return {canvas().pageRectInView(page).topLeft() + points.topLeft() * scale(), points.size() * scale()};
    }
    QColor pixel(QPointF place) { return canvas().viewport()->grab().toImage().pixelColor(place.toPoint()); }
};

QColor paperMark(QColor MarkColors::*color)
{
    return markColors(widgets::paletteFor(widgets::Theme::Light, {})).*color;
}

} // namespace

class TestViewerPdf : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void quoteIsBoxedInView_data();
    void quoteIsBoxedInView();
    void quoteOverTwoLines();
    void sectionWithoutRange();
    void samePdfMovesWithoutOpening();
    void asksOneAtATimeVisibleFirst();
    void undrawablePageSaysSo_data();
    void undrawablePageSaysSo();
    void failureIsReported();
    void zoomSteps();
    void resizingKeepsQuoteInView();
    void keysAndWheel();
    void findGoesThroughPages();
    void findNothing();
    void selectAndCopy();
    void layout();
    void layoutOfBrokenSizes();
    void cacheIsBounded();
    void textsAreBounded();
    void linesAreMerged();
    void pageTextLines();
};

void TestViewerPdf::quoteIsBoxedInView_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestViewerPdf::quoteIsBoxedInView()
{
    QFETCH(bool, dark);
    widgets::applyTheme(*qApp, dark ? widgets::Theme::Dark : widgets::Theme::Light, QPalette());
    Shown shown;
    const model::Section &section = shown.document->sections[0];
    const auto range = rangeOf(section, QStringLiteral("p3w8 p3w9 p3w10"));
    shown.present(range, {{section.id, rangeOf(section, QStringLiteral("p3w15"))}});
    QVERIFY(shown.settle());
    QCOMPARE(shown.canvas().readPage(), 3);
    const QRectF quote = shown.inView(3, FakePages::wordBox(8) | FakePages::wordBox(10));
    QVERIFY(shown.canvas().viewport()->rect().contains(quote.toRect()));
    // Between the words, above their bars: the marker on white paper; just outside: white; the word itself stays dark.
    QCOMPARE(shown.pixel(quote.topLeft() + QPointF(2, 2)), paperMark(&MarkColors::main));
    QCOMPARE(shown.pixel(shown.inView(3, FakePages::wordBox(11)).topLeft() + QPointF(2, 2)), QColor(Qt::white));
    QCOMPARE(shown.pixel(shown.inView(3, FakePages::wordBox(1)).topLeft() + QPointF(2, 2)), QColor(Qt::white));
    QCOMPARE(shown.pixel(shown.inView(3, FakePages::wordBox(15)).topLeft() + QPointF(2, 2)), paperMark(&MarkColors::other));
    QVERIFY(shown.pixel(shown.inView(3, FakePages::wordBox(9)).center()).lightness() < 130);
    QVERIFY(shown.canvas().accessibleDescription().contains(QStringLiteral("p3w8 p3w9 p3w10")));
    QDir().mkpath(QStringLiteral(LASTRO_BUILD_DIR "/screens"));
    QVERIFY(shown.view.grab().save(QStringLiteral(LASTRO_BUILD_DIR "/screens/viewer-pdf-%1.png").arg(QLatin1String(QTest::currentDataTag()))));
    widgets::applyTheme(*qApp, widgets::Theme::Light, QPalette());
}

void TestViewerPdf::quoteOverTwoLines()
{
    const model::DocumentView view = pagesDocument();
    const auto boxes = quoteBoxes(view.sections[0], rangeOf(view.sections[0], QStringLiteral("p3w6 p3w7 p3w8")));
    QCOMPARE(boxes.size(), size_t(1));
    QCOMPARE(boxes.at(3).size(), size_t(2));
    QCOMPARE(boxes.at(3)[0], FakePages::wordBox(6));
    QCOMPARE(boxes.at(3)[1], FakePages::wordBox(7) | FakePages::wordBox(8));
    // Half a word is boxed whole; a range of the space between touches nothing.
    const base::TextRange space{rangeOf(view.sections[0], QStringLiteral("p3w7")).end(), 1};
    QVERIFY(quoteBoxes(view.sections[0], space).empty());
    const base::TextRange half{rangeOf(view.sections[0], QStringLiteral("p3w7")).start + 2, 1};
    QCOMPARE(quoteBoxes(view.sections[0], half).at(3).front(), FakePages::wordBox(7));
}

void TestViewerPdf::sectionWithoutRange()
{
    Shown shown;
    shown.present(std::nullopt);
    QVERIFY(shown.settle());
    QCOMPARE(shown.canvas().readPage(), 3);
    QCOMPARE(shown.pixel(shown.inView(3, FakePages::wordBox(0)).topLeft() + QPointF(2, 2)), QColor(Qt::white));

    Shown gone;
    gone.view.show();
    gone.view.present(gone.document, {.main = model::SourceLocation{sectionId(QStringLiteral("manual"), QStringLiteral("sumiu")), std::nullopt}});
    QVERIFY(gone.settle());
    QCOMPARE(gone.canvas().readPage(), 1);
}

void TestViewerPdf::samePdfMovesWithoutOpening()
{
    Shown shown;
    const model::Section &section = shown.document->sections[0];
    shown.present(rangeOf(section, QStringLiteral("p3w1")));
    QVERIFY(shown.settle());
    shown.view.goToPage(6);
    QTRY_COMPARE(shown.canvas().readPage(), 6);
    QVERIFY(shown.settle());
    shown.present(rangeOf(section, QStringLiteral("p3w20")));
    QTRY_COMPARE(shown.canvas().readPage(), 3);
    QCOMPARE(shown.pages->opens, 1);
}

void TestViewerPdf::asksOneAtATimeVisibleFirst()
{
    Shown shown;
    shown.present(rangeOf(shown.document->sections[0], QStringLiteral("p3w20")));
    QVERIFY(shown.settle());
    QCOMPARE(shown.pages->mostWaiting, 1);
    QCOMPARE(shown.pages->drawn.first(), shown.canvas().visiblePages().first);
    // Ahead and behind were drawn too, each once; far pages were not.
    QVERIFY(shown.pages->drawn.contains(shown.canvas().visiblePages().second + 1));
    QVERIFY(!shown.pages->drawn.contains(6));
    QCOMPARE(QSet<int>(shown.pages->drawn.begin(), shown.pages->drawn.end()).size(), shown.pages->drawn.size());
}

void TestViewerPdf::undrawablePageSaysSo_data()
{
    QTest::addColumn<bool>("atOnce");
    QTest::newRow("answered later") << false;
    QTest::newRow("answered within the request") << true;
}

void TestViewerPdf::undrawablePageSaysSo()
{
    QFETCH(bool, atOnce);
    Shown shown;
    shown.pages->failsAtOnce = atOnce;
    shown.pages->failingPage = 3;
    shown.present(rangeOf(shown.document->sections[0], QStringLiteral("p3w1")));
    QVERIFY(shown.settle());
    QCOMPARE(shown.pages->drawn.count(3), 1);
    shown.view.goToPage(2);
    QVERIFY(shown.settle());
    shown.view.goToPage(3);
    QVERIFY(shown.settle());
    QCOMPARE(shown.pages->drawn.count(3), 1);
    shown.view.goToPage(6);
    QVERIFY(shown.settle());
    QVERIFY(shown.pages->drawn.contains(6));
    QSignalSpy found(&shown.view, &SourceView::found);
    shown.view.find(QStringLiteral("coletivas"), FindStep::Begin);
    QTRY_VERIFY(!found.isEmpty() && !found.last().at(2).toBool());
    QCOMPARE(found.last().at(1).toInt(), atOnce ? 5 : 6);
}

void TestViewerPdf::failureIsReported()
{
    Shown shown;
    shown.pages->openError = base::Error{base::ErrorCode::FileDamaged, QStringLiteral("x.pdf"), {}};
    QSignalSpy failed(&shown.view, &SourceView::failed);
    shown.present(std::nullopt);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().code, base::ErrorCode::FileDamaged);
    // It can be tried again.
    shown.pages->openError.reset();
    shown.present(std::nullopt);
    QVERIFY(shown.settle());
    QCOMPARE(shown.pages->opens, 2);
    shown.view.release();
    QCOMPARE(shown.view.pages(), 0);
}

void TestViewerPdf::zoomSteps()
{
    QCOMPARE(nextZoom(1.0, ZoomStep::In), 1.1);
    QCOMPARE(nextZoom(1.0, ZoomStep::Out), 0.9);
    QCOMPARE(nextZoom(0.83, ZoomStep::In), 0.9);
    QCOMPARE(nextZoom(4.0, ZoomStep::In), 4.0);
    QCOMPARE(nextZoom(0.2, ZoomStep::Out), 0.5);
    QCOMPARE(nextZoom(2.5, ZoomStep::Reset), 1.0);
    Shown shown;
    shown.present(std::nullopt);
    QVERIFY(shown.settle());
    QSignalSpy zoomed(&shown.view, &SourceView::zoomChanged);
    QCOMPARE(shown.view.zoom(), 0.0);
    QVERIFY(std::abs(shown.canvas().pageRectInView(1).width() + 24 - shown.canvas().viewport()->width()) <= 1);
    shown.view.setZoom(2.0);
    QCOMPARE(zoomed.last().first().toDouble(), 2.0);
    QVERIFY(shown.settle());
    QVERIFY(std::abs(shown.canvas().pageRectInView(1).width() - 595 * 2.0 * shown.canvas().logicalDpiX() / 72) <= 1);
    shown.view.setZoom(40);
    QCOMPARE(shown.view.zoom(), 4.0);
    QVERIFY(shown.settle());
    shown.view.stepZoom(ZoomStep::Reset);
    QCOMPARE(shown.view.zoom(), 0.0);
}

void TestViewerPdf::resizingKeepsQuoteInView()
{
    Shown shown;
    shown.present(rangeOf(shown.document->sections[0], QStringLiteral("p3w8")));
    QVERIFY(shown.settle());
    for (const QSize size : {QSize(900, 400), QSize(300, 900), QSize(620, 760)}) {
        shown.view.resize(size);
        QVERIFY(shown.settle());
        QVERIFY(shown.canvas().viewport()->rect().contains(shown.inView(3, FakePages::wordBox(8)).toRect()));
    }
    // Once the reader has moved, resizing keeps the reader's page instead.
    QTest::keyClick(&shown.canvas(), Qt::Key_End);
    QTRY_COMPARE(shown.canvas().readPage(), 6);
    QVERIFY(shown.settle());
    shown.view.resize(500, 700);
    QVERIFY(shown.settle());
    QVERIFY(shown.canvas().readPage() >= 5);
}

void TestViewerPdf::keysAndWheel()
{
    Shown shown;
    shown.present(std::nullopt);
    QVERIFY(shown.settle());
    QScrollBar *bar = shown.canvas().verticalScrollBar();
    QTest::keyClick(&shown.canvas(), Qt::Key_Home);
    QTRY_COMPARE(bar->value(), 0);
    QTest::keyClick(&shown.canvas(), Qt::Key_Space);
    QTRY_COMPARE(bar->value(), bar->pageStep());
    QTest::keyClick(&shown.canvas(), Qt::Key_PageDown);
    QTRY_COMPARE(bar->value(), 2 * bar->pageStep());
    QTest::keyClick(&shown.canvas(), Qt::Key_Space, Qt::ShiftModifier);
    QTRY_COMPARE(bar->value(), bar->pageStep());
    QTest::keyClick(&shown.canvas(), Qt::Key_PageUp);
    QTRY_COMPARE(bar->value(), 0);
    QTest::keyClick(&shown.canvas(), Qt::Key_End);
    QTRY_COMPARE(bar->value(), bar->maximum());
    const auto wheel = [&](int turned, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event({100, 100}, shown.canvas().mapToGlobal(QPointF(100, 100)), {}, {0, turned}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.canvas().viewport(), &event);
    };
    wheel(120, Qt::NoModifier);
    QTRY_COMPARE(bar->value(), bar->maximum() - 3 * bar->singleStep());
    const double before = shown.canvas().shownZoom();
    wheel(120, Qt::ControlModifier);
    QCOMPARE(shown.view.zoom(), nextZoom(before, ZoomStep::In));
    wheel(-120, Qt::ControlModifier);
    QVERIFY(shown.view.zoom() < nextZoom(before, ZoomStep::In));
}

void TestViewerPdf::findGoesThroughPages()
{
    Shown shown;
    shown.present(rangeOf(shown.document->sections[0], QStringLiteral("p3w1")));
    QVERIFY(shown.settle());
    QSignalSpy found(&shown.view, &SourceView::found);
    shown.view.find(QStringLiteral("ferias COLETIVAS"), FindStep::Begin);
    QTRY_VERIFY(!found.isEmpty() && !found.last().at(2).toBool());
    QCOMPARE(found.last().at(1).toInt(), 6);
    // The first one is on the page being read, the third of six.
    QCOMPARE(found.last().at(0).toInt(), 3);
    QVERIFY(shown.settle());
    const QColor match = shown.pixel(shown.inView(3, FakePages::wordBox(3)).topLeft() + QPointF(2, 2));
    QCOMPARE(match, widgets::color(widgets::ColorRole::MinutesFill, widgets::paletteFor(widgets::Theme::Light, {})));
    shown.view.find(QStringLiteral("ferias COLETIVAS"), FindStep::Next);
    QCOMPARE(found.last().at(0).toInt(), 4);
    QTRY_COMPARE(shown.canvas().readPage(), 4);
    for (int i = 0; i < 3; ++i)
        shown.view.find(QStringLiteral("ferias COLETIVAS"), FindStep::Next);
    QCOMPARE(found.last().at(0).toInt(), 1);
    shown.view.find(QStringLiteral("ferias COLETIVAS"), FindStep::Previous);
    QCOMPARE(found.last().at(0).toInt(), 6);
    shown.view.find(QStringLiteral("p5w20"), FindStep::Begin);
    QTRY_COMPARE(found.last().at(1).toInt(), 1);
    QTRY_COMPARE(shown.canvas().readPage(), 5);
}

void TestViewerPdf::findNothing()
{
    Shown shown;
    shown.view.find(QStringLiteral("x"), FindStep::Begin);
    shown.present(std::nullopt);
    QVERIFY(shown.settle());
    QSignalSpy found(&shown.view, &SourceView::found);
    shown.view.find(QStringLiteral("nunca"), FindStep::Begin);
    QTRY_VERIFY(!found.isEmpty() && !found.last().at(2).toBool());
    QCOMPARE(found.last().at(0).toInt(), 0);
    shown.view.find(QStringLiteral("nunca"), FindStep::Next);
    for (const QString &nothing : {QString(), QStringLiteral("   "), QString(QChar(0x200B))}) {
        shown.view.find(nothing, FindStep::Begin);
        QCOMPARE(found.last().at(1).toInt(), 0);
    }
}

void TestViewerPdf::selectAndCopy()
{
    Shown shown;
    shown.present(rangeOf(shown.document->sections[0], QStringLiteral("p3w1")));
    QVERIFY(shown.settle());
    QWidget *surface = shown.canvas().viewport();
    const auto middle = [&](int word) { return shown.inView(3, FakePages::wordBox(word)).center().toPoint(); };
    QTest::mousePress(surface, Qt::LeftButton, {}, middle(5));
    QMouseEvent drag(QEvent::MouseMove, middle(8), surface->mapToGlobal(middle(8)), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(surface, &drag);
    QTest::mouseRelease(surface, Qt::LeftButton, {}, middle(8));
    QCOMPARE(shown.canvas().selectedText(), QStringLiteral("p3w5 p3w6\np3w7 p3w8"));
    QVERIFY(shown.pixel(shown.inView(3, FakePages::wordBox(7)).topLeft() + QPointF(1, 1)) != QColor(Qt::white));
    QTest::keyClick(&shown.canvas(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("p3w5 p3w6\np3w7 p3w8"));
    QTest::mouseDClick(surface, Qt::LeftButton, {}, middle(10));
    QCOMPARE(shown.canvas().selectedText(), QStringLiteral("p3w10"));
    QTest::mouseClick(surface, Qt::LeftButton, {}, middle(2));
    QCOMPARE(shown.canvas().selectedText(), QString());
}

void TestViewerPdf::layout()
{
    PageLayout layout;
    QCOMPARE(layout.pageAt(50), 0);
    layout.setViewWidth(400);
    layout.setPages({{100, 200}, {300, 100}, {100, 200}});
    layout.setScale(2);
    QCOMPARE(layout.pageRect(1), QRect((624 - 200) / 2, 12, 200, 400));
    QCOMPARE(layout.pageRect(2).top(), 12 + 400 + 12);
    QCOMPARE(layout.size(), QSize(624, 12 + 400 + 12 + 200 + 12 + 400 + 12));
    QCOMPARE(layout.pageAt(-5), 1);
    QCOMPARE(layout.pageAt(423), 1);
    QCOMPARE(layout.pageAt(424), 2);
    QCOMPARE(layout.pageAt(99'999), 3);
    QCOMPARE(layout.pagesBetween(0, 500), std::pair(1, 2));
    QCOMPARE(layout.toPixels(2, {10, 20, 5, 5}), QRectF(12 + 20, 424 + 40, 10, 10));
    QCOMPARE(layout.toPoints(2, {32, 464}), QPointF(10, 20));
    QCOMPARE(layout.fittingScale(), (400 - 24) / 300.0);
}

void TestViewerPdf::layoutOfBrokenSizes()
{
    PageLayout layout;
    layout.setViewWidth(10);
    layout.setPages({{0, -5}, {1e9, 1e9}, {qQNaN(), 10}});
    layout.setScale(layout.fittingScale());
    QVERIFY(layout.scale() > 0);
    QVERIFY(layout.size().height() > 0 && layout.size().height() < 10'000);
    QVERIFY(layout.pageRect(1).isValid());
}

void TestViewerPdf::cacheIsBounded()
{
    const auto nothing = [](int, double) { return false; };
    const auto image = [](int side) { return QImage(side, side, QImage::Format_RGB32); };
    PageCache cache(4 * 100 * 100 * 3);
    for (int page = 1; page <= 10; ++page)
        cache.insert(page, 1.0, image(100), page, nothing);
    QCOMPARE(cache.bytes(), cache.limit());
    QVERIFY(cache.find(10) && cache.find(8) && !cache.find(1));
    cache.insert(9, 2.0, image(100), 9, nothing);
    QCOMPARE(cache.find(9)->pixelsPerPoint, 2.0);
    QCOMPARE(cache.bytes(), cache.limit());
    // What is wanted stays, however far; a far unwanted page goes at once.
    cache.insert(30, 1.0, image(100), 9, [](int page, double) { return page >= 9; });
    QVERIFY(cache.find(30) && cache.find(10) && cache.find(9) && !cache.find(8));
    cache.insert(2, 1.0, image(1000), 2, [](int page, double) { return page == 2; });
    QVERIFY(cache.find(2) && !cache.find(30));
    QCOMPARE(cache.bytes(), 4 * 1000 * 1000);
    cache.clear();
    QCOMPARE(cache.bytes(), 0);
}

void TestViewerPdf::textsAreBounded()
{
    PageTexts texts(3);
    for (int page = 1; page <= 6; ++page)
        texts.insert(page, PageText({}));
    QVERIFY(texts.find(6) && texts.find(5) && texts.find(4) && !texts.find(3));
    texts.insert(1, PageText({}));
    QVERIFY(texts.find(1) && !texts.find(6));
}

void TestViewerPdf::linesAreMerged()
{
    const QRectF a(0, 0, 10, 10), b(12, 1, 10, 10), nextLine(0, 14, 10, 10), column(200, 14, 10, 10);
    QCOMPARE(mergedLines({a, b, nextLine, column}), (std::vector<QRectF>{a | b, nextLine, column}));
    QCOMPARE(mergedLines({a, QRectF(), b}), std::vector<QRectF>{a | b});
    QVERIFY(mergedLines({}).empty());
}

void TestViewerPdf::pageTextLines()
{
    const PageText text({{QStringLiteral("R$"), {0, 0, 10, 10}, false}, {QStringLiteral("350"), {10, 0, 20, 10}, true},
                         {QStringLiteral("por"), {34, 0, 20, 10}, true}, {QStringLiteral("noite"), {0, 14, 30, 10}, true}});
    QCOMPARE(text.text(0, 3), QStringLiteral("R$350 por\nnoite"));
    QCOMPARE(text.matches(QStringLiteral("350 POR noite")).size(), size_t(1));
    QCOMPARE(text.matches(QStringLiteral("por noite")).front(), (std::vector<QRectF>{{34, 0, 20, 10}, {0, 14, 30, 10}}));
    QCOMPARE(text.wordAt({5, 5}), 0);
    QCOMPARE(text.wordAt({500, 5}), 2);
    QCOMPARE(text.wordAt({-3, 500}), 3);
    QCOMPARE(PageText({}).wordAt({0, 0}), -1);
    QVERIFY(PageText({}).matches(QStringLiteral("a")).empty());
}

QTEST_MAIN(TestViewerPdf)
#include "tst_viewerpdf.moc"

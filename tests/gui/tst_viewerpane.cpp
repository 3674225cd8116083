// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/viewerfixtures.h"
#include "ui/viewer/findbar.h"
#include "ui/viewer/noticebar.h"
#include "ui/viewer/pagestyle.h"
#include "ui/viewer/pdfcanvas.h"
#include "ui/viewer/pdfview.h"
#include "ui/viewer/safetextbrowser.h"
#include "ui/viewer/sourcepane.h"
#include "ui/viewer/textfallback.h"
#include "ui/viewer/titlelabel.h"
#include "ui/viewer/viewbar.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/sealbadge.h"
#include "words/errorwords.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPdfWriter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace lastro;
using namespace lastro::viewer;
using namespace lastro::tests;

namespace {

BrowserPolicy asRoot()
{
    return BrowserPolicy::decide({.root = true, .sandboxPossible = true, .environment = {}, .arguments = {}});
}

/// A pane as shown to somebody who started the program as root: everything but PDF is plain text.
struct Pane {
    explicit Pane(const QString &extractor = QStringLiteral("/nonexistent/lastro-extract")) : pane(extractor, asRoot())
    {
        pane.resize(620, 720);
        pane.show();
    }
    SourcePane pane;

    void show(const model::DocumentView &view, size_t section, const QString &quote)
    {
        pane.showDocument(view, {view.sections[section].id, rangeOf(view.sections[section], quote)});
        QCoreApplication::processEvents();
    }
    QTextBrowser &text() { return *pane.findChild<SafeTextBrowser *>(); }
    bool says(const QString &words)
    {
        const auto labels = pane.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    }
    QStringList badges()
    {
        QStringList words;
        for (const auto *badge : pane.findChildren<widgets::SealBadge *>())
            if (badge->isVisible())
                words << badge->badge().text;
        return words;
    }
    void save(const char *name)
    {
        QDir().mkpath(QStringLiteral(LASTRO_BUILD_DIR "/screens"));
        QCoreApplication::processEvents();
        QVERIFY(pane.grab().save(QStringLiteral(LASTRO_BUILD_DIR "/screens/viewer-%1.png").arg(QLatin1String(name))));
    }
    QAbstractButton *button(const QString &name)
    {
        for (auto *button : pane.findChildren<QAbstractButton *>())
            if (button->accessibleName() == name)
                return button;
        return nullptr;
    }
};

/// The characters of the text widget that wear a background colour.
QString coloured(const QTextBrowser &browser, const QColor &color)
{
    QString all;
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().background().color() == color)
                all += it.fragment().text();
    return all;
}

} // namespace

class TestViewerPane : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void emptyAndProblem();
    void headerSaysWhatItIs();
    void archivedIsUnmistakable();
    void notYetInForce();
    void markupInTitlesIsText();
    void rootGetsTextAndReason();
    void textMarksQuoteAndScrolls();
    void textLoadsNothing();
    void findBarCounts();
    void citationsAreWalked();
    void zoomIsRemembered();
    void pdfWithoutExtractorShowsText();
    void pdfThroughTheRealChild();
    void narrowAndLongWords();
    void everythingIsNamed();
    void languageChangeRemakesViews();
};

void TestViewerPane::initTestCase()
{
    QIcon::setThemeSearchPaths(QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("icons"),
                                                         QStandardPaths::LocateDirectory));
    widgets::applyTheme(*qApp, widgets::Theme::Light, QPalette());
}

void TestViewerPane::emptyAndProblem()
{
    Pane shown;
    QVERIFY(shown.says(QStringLiteral("quando uma citação é aberta")));
    QVERIFY(!shown.pane.shownSection());
    shown.save("empty");
    const base::Error error{base::ErrorCode::FileNotFound, QStringLiteral("<b>x</b>.md"), {}};
    shown.pane.showProblem(error);
    QVERIFY(shown.says(words::errorSentence(error)));
    // Nothing is shown, so nothing can be done; none of these may fall over.
    shown.pane.focusFind();
    shown.pane.findNext();
    shown.pane.zoomIn();
    shown.pane.zoomReset();
    shown.pane.nextCitation();
    shown.pane.copySelection();
    QVERIFY(shown.pane.findChild<FindBar *>()->isHidden());
    shown.show(travelPolicy(), 1, QStringLiteral("R$ 350,00 por noite"));
    QCOMPARE(shown.pane.shownSection()->anchor(), QStringLiteral("hospedagem"));
    shown.pane.clear();
    QVERIFY(shown.says(QStringLiteral("quando uma citação é aberta")));
    QVERIFY(!shown.says(QStringLiteral("administrador")));
    QVERIFY(shown.text().toPlainText().isEmpty());
}

void TestViewerPane::headerSaysWhatItIs()
{
    Pane shown;
    model::DocumentView view = travelPolicy();
    shown.show(view, 1, QStringLiteral("R$ 350,00 por noite"));
    QVERIFY(shown.says(QStringLiteral("Política de viagens")));
    QVERIFY(shown.says(QStringLiteral("dono: RH · vigente desde 01/03/2026 · versão 4")));
    QVERIFY(shown.says(QStringLiteral("4 Despesas › 4.2 Hospedagem")));
    QCOMPARE(shown.badges(), QStringList{QStringLiteral("Oficial")});
    QVERIFY(!shown.pane.findChild<TitleLabel *>()->isStruck());
    view.document.seal = model::Seal::Wiki;
    view.document.metadata = {};
    view.document.metadata.updated = QDate(2025, 12, 24);
    shown.show(view, 0, QString());
    QCOMPARE(shown.badges(), QStringList{QStringLiteral("Wiki, não oficial")});
    QVERIFY(shown.says(QStringLiteral("atualizado em 24/12/2025")));
    view.document.metadata = {};
    shown.show(view, 0, QString());
    QVERIFY(shown.says(QStringLiteral("sem dono nem data declarados")));
    QSignalSpy closed(&shown.pane, &SourcePane::closeRequested);
    QSignalSpy external(&shown.pane, &SourcePane::externalOpenRequested);
    shown.button(QStringLiteral("Fechar a fonte"))->click();
    shown.button(QStringLiteral("Abrir o arquivo no programa do sistema"))->click();
    QCOMPARE(closed.count(), 1);
    QCOMPARE(external.first().first().toString(), view.absolutePath);
}

void TestViewerPane::archivedIsUnmistakable()
{
    Pane shown;
    model::DocumentView view = travelPolicy();
    view.standing = model::Standing::Archived;
    view.document.metadata.archivedOn = QDate(2026, 5, 2);
    view.replacedBy = QStringLiteral("rh-viagens-v5");
    shown.show(view, 1, QStringLiteral("R$ 350,00 por noite"));
    QVERIFY(shown.says(QStringLiteral("Versão arquivada em 02/05/2026; a vigente é rh-viagens-v5.")));
    QVERIFY(shown.pane.findChild<TitleLabel *>()->isStruck());
    QVERIFY(shown.pane.findChild<TitleLabel *>()->font().strikeOut());
    QCOMPARE(shown.badges(), (QStringList{QStringLiteral("Oficial"), QStringLiteral("Arquivado")}));
    shown.save("archived");
    QSignalSpy opened(&shown.pane, &SourcePane::openDocumentRequested);
    shown.button(QStringLiteral("Abrir a vigente"))->click();
    QCOMPARE(opened.first().first().toString(), QStringLiteral("rh-viagens-v5"));
    view.replacedBy.reset();
    view.document.metadata.archivedOn = {};
    shown.show(view, 1, QStringLiteral("R$ 350,00 por noite"));
    QVERIFY(shown.says(QStringLiteral("Versão arquivada.")));
    shown.show(travelPolicy(), 1, QString());
    QVERIFY(!shown.says(QStringLiteral("arquivada")));
    QVERIFY(!shown.pane.findChild<TitleLabel *>()->font().strikeOut());
    QVERIFY(!shown.pane.findChild<TitleLabel *>()->isStruck());
}

void TestViewerPane::notYetInForce()
{
    Pane shown;
    model::DocumentView view = travelPolicy();
    view.standing = model::Standing::NotYetInForce;
    view.document.metadata.inForceSince = QDate(2027, 1, 1);
    shown.show(view, 1, QString());
    QVERIFY(shown.says(QStringLiteral("passa a valer em 01/01/2027")));
    QVERIFY(shown.says(QStringLiteral("vigente a partir de 01/01/2027")));
    QVERIFY(shown.badges().contains(QStringLiteral("Ainda não vigente")));
}

void TestViewerPane::markupInTitlesIsText()
{
    Pane shown;
    model::DocumentView view = travelPolicy();
    view.document.title = QStringLiteral("<b>OFICIAL</b><img src=file:///x> & ") + QChar(0x202E) + QStringLiteral("abc");
    view.document.metadata.owner = QStringLiteral("<a href=http://x.invalid>RH</a>");
    view.document.metadata.version = QStringLiteral("<h1>9</h1>");
    view.sections[1].breadcrumb = {view.document.title, QStringLiteral("<u>4</u>")};
    view.standing = model::Standing::Archived;
    view.replacedBy = QStringLiteral("<i>outra</i>");
    shown.show(view, 1, QString());
    QVERIFY(shown.says(QStringLiteral("<b>OFICIAL</b><img src=file:///x> & [U+202E]abc")));
    for (const char *literal : {"<a href=http://x.invalid>RH</a>", "<h1>9</h1>", "<u>4</u>", "<i>outra</i>"})
        QVERIFY2(shown.says(QLatin1String(literal)), literal);
    for (const QLabel *label : shown.pane.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestViewerPane::rootGetsTextAndReason()
{
    Pane shown;
    shown.show(travelPolicy(), 1, QStringLiteral("R$ 350,00 por noite"));
    QVERIFY(shown.says(QStringLiteral("aberto como administrador (root)")));
    QVERIFY(shown.pane.findChild<TextFallback *>()->isVisible());
    shown.save("text-root");
}

void TestViewerPane::textMarksQuoteAndScrolls()
{
    Pane shown;
    const model::DocumentView view = travelPolicy();
    const model::SourceLocation other{view.sections[1].id, rangeOf(view.sections[1], QStringLiteral("Reservas são feitas"))};
    shown.pane.setCitations({other});
    const QString quote = QStringLiteral("diária é de R$ 350,00 por noite em capitais");
    shown.show(view, 1, quote);
    const MarkColors marks = markColors(shown.pane.palette());
    QCOMPARE(coloured(shown.text(), marks.main), quote);
    QCOMPARE(coloured(shown.text(), marks.other), QStringLiteral("Reservas são feitas"));
    // A quote far down is brought into view and stays there while the pane is resized.
    const QString far = QStringLiteral("Regra número 26");
    shown.show(view, 27, far);
    for (const QSize size : {QSize(620, 720), QSize(420, 500), QSize(900, 700)}) {
        shown.pane.resize(size);
        QTest::qWait(30);
        QTextCursor cursor = shown.text().document()->find(far);
        QVERIFY(shown.text().viewport()->rect().contains(shown.text().cursorRect(cursor).center()));
    }
    // Once the reader has scrolled, it is left alone.
    QTest::keyClick(&shown.text(), Qt::Key_Home, Qt::ControlModifier);
    shown.text().verticalScrollBar()->setValue(0);
    shown.pane.resize(620, 700);
    QTest::qWait(30);
    QCOMPARE(shown.text().verticalScrollBar()->value(), 0);
}

void TestViewerPane::textLoadsNothing()
{
    SafeTextBrowser browser;
    QTemporaryDir folder;
    const QString picture = folder.filePath(QStringLiteral("p.png"));
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(image.save(picture));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
    const QString local = QUrl::fromLocalFile(picture).toString();
    browser.resize(200, 200);
    browser.show();
    for (const QString &address : {local, picture, QStringLiteral("//share/p.png"), QStringLiteral("http://a.invalid/p.png"),
                                   QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64())}) {
        browser.setHtml(QStringLiteral("<head><link rel=\"stylesheet\" href=\"%1\"></head><body background=\"%1\"><img src=\"%1\" width=80 height=80>"
                                       "<table background=\"%1\"><tr><td style=\"background-image:url(%1)\"><a href=\"%1\">x</a></td></tr></table></body>").arg(address));
        QVERIFY(browser.toPlainText().contains(QLatin1Char('x')));
        const QImage grabbed = browser.grab().toImage();
        for (int y = 0; y < grabbed.height(); ++y)
            for (int x = 0; x < grabbed.width(); ++x)
                QVERIFY2(grabbed.pixelColor(x, y) != QColor(Qt::red), qPrintable(address));
    }
    QVERIFY(!browser.openLinks() && !browser.openExternalLinks() && !browser.acceptDrops());
    Q_EMIT browser.anchorClicked(QUrl(local));
    QVERIFY(browser.source().isEmpty());
}

void TestViewerPane::findBarCounts()
{
    Pane shown;
    shown.show(travelPolicy(), 1, QStringLiteral("R$ 350,00 por noite"));
    auto *bar = shown.pane.findChild<FindBar *>();
    QVERIFY(bar->isHidden());
    QTest::keyClick(&shown.text(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(bar->isVisible());
    QTest::keyClicks(&bar->field(), QStringLiteral("comprovante"));
    QCOMPARE(bar->countText(), QStringLiteral("1 de 30"));
    QTest::keyClick(&bar->field(), Qt::Key_Return);
    QCOMPARE(bar->countText(), QStringLiteral("2 de 30"));
    QTest::keyClick(&bar->field(), Qt::Key_Return, Qt::ShiftModifier);
    shown.pane.findPrevious();
    QCOMPARE(bar->countText(), QStringLiteral("30 de 30"));
    shown.save("find");
    bar->field().setText(QStringLiteral("DIARIA"));
    QCOMPARE(bar->countText(), QStringLiteral("1 de 2"));
    bar->field().setText(QStringLiteral("(nada.*["));
    QCOMPARE(bar->countText(), QStringLiteral("nada encontrado"));
    bar->field().setText(QStringLiteral("  "));
    QCOMPARE(bar->countText(), QString());
    QTest::keyClick(&bar->field(), Qt::Key_Escape);
    QVERIFY(bar->isHidden());
    QVERIFY(shown.text().extraSelections().isEmpty());
    // A citation that is opened ends a search: the quote is what counts now.
    shown.pane.focusFind();
    bar->field().setText(QStringLiteral("comprovante"));
    QVERIFY(!shown.text().extraSelections().isEmpty());
    shown.show(travelPolicy(), 1, QStringLiteral("R$ 350,00 por noite"));
    QVERIFY(bar->isHidden());
    QVERIFY(shown.text().extraSelections().isEmpty());
}

void TestViewerPane::citationsAreWalked()
{
    Pane shown;
    const model::DocumentView view = travelPolicy();
    const model::SourceLocation first{view.sections[1].id, rangeOf(view.sections[1], QStringLiteral("R$ 350,00 por noite"))};
    const model::SourceLocation second{view.sections[5].id, rangeOf(view.sections[5], QStringLiteral("Regra número 4"))};
    const model::SourceLocation elsewhere{sectionId(QStringLiteral("outro"), QStringLiteral("s")), base::TextRange{0, 3}};
    shown.pane.setCitations({first, second, elsewhere});
    shown.pane.showDocument(view, first);
    QSignalSpy here(&shown.pane, &SourcePane::locationShown);
    QStringList there;
    connect(&shown.pane, &SourcePane::openLocationRequested, this, [&](const model::SourceLocation &location) { there << location.section.toString(); });
    shown.pane.nextCitation();
    QCOMPARE(here.count(), 1);
    QCOMPARE(*shown.pane.shownSection(), second.section);
    const MarkColors marks = markColors(shown.pane.palette());
    QCOMPARE(coloured(shown.text(), marks.main), QStringLiteral("Regra número 4"));
    QCOMPARE(coloured(shown.text(), marks.other), QStringLiteral("R$ 350,00 por noite"));
    shown.pane.nextCitation();
    QCOMPARE(there, QStringList{elsewhere.section.toString()});
    QCOMPARE(*shown.pane.shownSection(), second.section);
    shown.pane.previousCitation();
    QCOMPARE(*shown.pane.shownSection(), first.section);
    shown.pane.previousCitation();
    QCOMPARE(there.count(), 2);
    shown.pane.setCitations({});
    shown.pane.nextCitation();
    QCOMPARE(there.count(), 2);
}

void TestViewerPane::zoomIsRemembered()
{
    Pane shown;
    shown.pane.setTextZoom(1.5);
    shown.show(travelPolicy(), 1, QString());
    QSignalSpy text(&shown.pane, &SourcePane::textZoomChanged);
    QSignalSpy pages(&shown.pane, &SourcePane::pageZoomChanged);
    QCOMPARE(shown.text().font().pointSizeF(), shown.pane.font().pointSizeF() * 1.5);
    shown.pane.zoomIn();
    QCOMPARE(text.last().first().toDouble(), 1.75);
    QTest::keyClick(&shown.text(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(shown.pane.textZoom(), 1.5);
    QTest::keyClick(&shown.text(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(shown.pane.textZoom(), 1.0);
    QCOMPARE(shown.pane.pageZoom(), 0.0);
    QCOMPARE(pages.count(), 0);
    QVERIFY(shown.button(QStringLiteral("Voltar ao tamanho normal (Ctrl+0)")));
}

void TestViewerPane::pdfWithoutExtractorShowsText()
{
    Pane shown;
    const model::DocumentView view = pagesDocument();
    shown.show(view, 0, QStringLiteral("p3w8 p3w9"));
    QTRY_VERIFY(shown.pane.findChild<TextFallback *>() && shown.pane.findChild<TextFallback *>()->isVisible());
    QVERIFY(shown.says(QStringLiteral("Abaixo está o texto que foi lido do arquivo.")));
    QCOMPARE(coloured(shown.text(), markColors(shown.pane.palette()).main), QStringLiteral("p3w8 p3w9"));
    QVERIFY(shown.pane.findChild<ViewBar *>()->pageBox().isHidden());
}

void TestViewerPane::pdfThroughTheRealChild()
{
    const QString program = QStringLiteral(LASTRO_BUILD_DIR "/bin/lastro-extract");
    QVERIFY2(QFile::exists(program), "build lastro-extract first");
    QTemporaryDir folder;
    model::DocumentView view = pagesDocument();
    view.absolutePath = folder.filePath(QStringLiteral("prazos.pdf"));
    {
        QPdfWriter writer(view.absolutePath);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins({});
        writer.setResolution(72);
        QPainter painter(&writer);
        painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 14));
        for (int page = 1; page <= 12; ++page) {
            painter.drawText(QPointF(72, 100), QStringLiteral("Página %1 do manual").arg(page));
            painter.drawText(QPointF(72, 400), QStringLiteral("O prazo de entrega é de 24 horas úteis."));
            if (page < 12)
                writer.newPage();
        }
    }
    // The words' places as the child reads them.
    sources::PageRenderer renderer(program);
    QVector<sources::PageWord> words;
    connect(&renderer, &sources::PageRenderer::opened, &renderer, [&] { renderer.requestWords(9); });
    connect(&renderer, &sources::PageRenderer::wordsRead, &renderer, [&](int, const QVector<sources::PageWord> &read) { words = read; });
    renderer.open(view.absolutePath);
    QTRY_VERIFY_WITH_TIMEOUT(!words.isEmpty(), 10'000);
    model::Section &section = view.sections[0];
    section.words.clear();
    section.text.clear();
    section.firstPage = section.lastPage = 9;
    for (const sources::PageWord &word : words) {
        section.words.push_back({{section.text.size(), word.text.size()}, 9, word.box});
        section.text += word.text + QLatin1Char(' ');
    }
    Pane shown(program);
    const QString quote = QStringLiteral("24 horas úteis.");
    shown.show(view, 0, quote);
    auto *pages = shown.pane.findChild<PdfView *>();
    QVERIFY(pages);
    PdfCanvas &canvas = pages->canvas();
    QTRY_VERIFY_WITH_TIMEOUT(canvas.pages() == 12 && canvas.needs().empty(), 15'000);
    QCOMPARE(canvas.readPage(), 9);
    QTest::qWait(250);
    const PageBoxes boxes = quoteBoxes(section, rangeOf(section, quote));
    QCOMPARE(boxes.at(9).size(), size_t(1));
    const double scale = canvas.shownZoom() * canvas.logicalDpiX() / 72;
    const QPointF corner = canvas.pageRectInView(9).topLeft() + boxes.at(9).front().topLeft() * scale + QPointF(-0.5, 1);
    const QImage image = canvas.viewport()->grab().toImage();
    QCOMPARE(image.pixelColor(corner.toPoint()), markColors(widgets::paletteFor(widgets::Theme::Light, {})).main);
    shown.save("pdf-real");
    auto *bar = shown.pane.findChild<ViewBar *>();
    QCOMPARE(bar->pageBox().value(), 9);
    QCOMPARE(bar->pageBox().text(), QStringLiteral("9 de 12"));
    // Find goes over all pages in the child.
    shown.pane.focusFind();
    auto *find = shown.pane.findChild<FindBar *>();
    QTest::keyClicks(&find->field(), QStringLiteral("pagina"));
    QTRY_COMPARE_WITH_TIMEOUT(find->countText(), QStringLiteral("9 de 12"), 10'000);
    bar->pageBox().setValue(2);
    QTest::keyClick(&bar->pageBox(), Qt::Key_Return);
    QTRY_COMPARE(canvas.readPage(), 2);
    shown.pane.zoomIn();
    QVERIFY(shown.pane.pageZoom() > 0);
    shown.pane.zoomReset();
    QCOMPARE(shown.pane.pageZoom(), 0.0);
}

void TestViewerPane::narrowAndLongWords()
{
    Pane shown;
    model::DocumentView view = travelPolicy();
    view.document.title = QString(400, QLatin1Char('W'));
    view.document.metadata.owner = QString(300, QLatin1Char('M'));
    view.sections[1].breadcrumb = {view.document.title, QString(300, QLatin1Char('X'))};
    shown.show(view, 1, QString());
    QVERIFY(shown.pane.minimumSizeHint().width() <= 360);
    shown.pane.resize(300, 500);
    QTest::qWait(20);
    QCOMPARE(shown.pane.size(), QSize(300, 500));
    QAbstractButton *close = shown.button(QStringLiteral("Fechar a fonte"));
    QVERIFY(shown.pane.rect().contains(QRect(close->mapTo(&shown.pane, QPoint()), close->size())));
    shown.save("narrow");
}

void TestViewerPane::everythingIsNamed()
{
    Pane shown;
    shown.show(travelPolicy(), 1, QString());
    shown.pane.focusFind();
    for (const auto *button : shown.pane.findChildren<QAbstractButton *>())
        if (button->isVisible())
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(), qPrintable(button->objectName()));
    QVERIFY(!shown.text().parentWidget()->accessibleName().isEmpty() || !shown.text().accessibleName().isEmpty());
    QVERIFY(!shown.pane.findChild<FindBar *>()->field().accessibleName().isEmpty());
}

void TestViewerPane::languageChangeRemakesViews()
{
    Pane shown;
    shown.show(travelPolicy(), 1, QStringLiteral("R$ 350,00 por noite"));
    const QPointer<TextFallback> before = shown.pane.findChild<TextFallback *>();
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&shown.pane, &change);
    QVERIFY(before.isNull());
    QCOMPARE(coloured(shown.text(), markColors(shown.pane.palette()).main), QStringLiteral("R$ 350,00 por noite"));
    shown.pane.clear();
    QApplication::sendEvent(&shown.pane, &change);
    QVERIFY(shown.says(QStringLiteral("quando uma citação é aberta")));
}

QTEST_MAIN(TestViewerPane)
#include "tst_viewerpane.moc"

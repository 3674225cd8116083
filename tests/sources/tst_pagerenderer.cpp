// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/messages.h"
#include "core/sources/pagerenderer.h"
#include "tests/support/extractfixtures.h"
#include "tests/support/pdfbuilder.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace lastro;
using namespace lastro::tests;
using sources::PageRenderer;
using sources::PageWord;

namespace {

constexpr int patience = 20'000;

QByteArray threePages()
{
    PdfBuilder pdf;
    for (int page = 1; page <= 3; ++page) {
        pdf.newPage();
        pdf.text(50, 100, QStringLiteral("Página %1 inteira").arg(page), 20);
        pdf.raw("0.2 0.4 0.9 rg 100 100 200 200 re f");
    }
    return pdf.bytes();
}

struct Spies {
    explicit Spies(PageRenderer &renderer)
        : opened(&renderer, &PageRenderer::opened), drawn(&renderer, &PageRenderer::pageDrawn),
          words(&renderer, &PageRenderer::wordsRead), failed(&renderer, &PageRenderer::failed)
    {
    }
    QSignalSpy opened, drawn, words, failed;
};

QImage imageOf(const QSignalSpy &spy, int index)
{
    return spy.at(index).at(2).value<QImage>();
}

} // namespace

class PageRendererTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(extractProgram()), "lastro-extract is not built");
        m_pdf = writeFile(m_folder, QStringLiteral("tres.pdf"), threePages());
    }

    void drawsPagesAndReadsWords()
    {
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(m_pdf);
        renderer.requestPage(2, 2.0);
        renderer.requestWords(2);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(spies.words.size(), 1, patience);
        QCOMPARE(spies.opened.size(), 1);
        QCOMPARE(spies.opened.first().first().value<QVector<QSizeF>>(), QVector<QSizeF>(3, QSizeF(595, 842)));
        QCOMPARE(spies.drawn.first().at(0).toInt(), 2);
        QCOMPARE(spies.drawn.first().at(1).toDouble(), 2.0);
        const QImage image = imageOf(spies.drawn, 0);
        QCOMPARE(image.size(), QSize(1'190, 1'684));
        QCOMPARE(image.pixelColor(5, 5), QColor(Qt::white));
        QVERIFY(image.pixelColor(400, 1'684 - 400).blue() > image.pixelColor(400, 1'684 - 400).red() + 100);
        const auto words = spies.words.first().at(1).value<QVector<PageWord>>();
        QCOMPARE(words.size(), 3);
        QCOMPARE(words.first().text, QStringLiteral("Página"));
        QVERIFY(words.first().spaceAfter);
        QVERIFY(words.first().box.contains(QPointF(60, 95)));
        QCOMPARE(spies.failed.size(), 0);
    }

    void servesTheLastRequestFirst()
    {
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(m_pdf);
        renderer.requestPage(1, 1);
        renderer.requestPage(2, 1);
        renderer.requestPage(3, 1);
        renderer.requestPage(1, 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 3, patience);
        QCOMPARE(spies.drawn.at(0).first().toInt(), 1);
        QCOMPARE(spies.drawn.at(1).first().toInt(), 3);
        QCOMPARE(spies.drawn.at(2).first().toInt(), 2);
    }

    void forgetsDroppedRequests()
    {
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(m_pdf);
        renderer.requestPage(1, 1);
        renderer.requestPage(2, 1);
        renderer.dropRequests();
        renderer.requestPage(3, 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 1, patience);
        QTest::qWait(200);
        QCOMPARE(spies.drawn.size(), 1);
        QCOMPARE(spies.drawn.first().first().toInt(), 3);
    }

    void hugePagesAreDrawnSmaller()
    {
        PdfBuilder pdf({14'400, 14'400});
        pdf.text(100, 7'000, QStringLiteral("mapa"), 900);
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(writeFile(m_folder, QStringLiteral("mapa.pdf"), pdf.bytes()));
        renderer.requestPage(1, 1.33);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 1, patience);
        const QImage image = imageOf(spies.drawn, 0);
        QVERIFY(!image.isNull());
        QVERIFY(image.width() <= 8'192 && image.height() <= 8'192 && qint64(image.width()) * image.height() <= 40'000'000);
        QVERIFY(image.width() > 6'000);
        QCOMPARE(spies.drawn.first().at(1).toDouble(), 1.33);
    }

    void pagesThatAreNotThereGiveNothing()
    {
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(m_pdf);
        renderer.requestPage(4, 1);
        renderer.requestPage(0, 1);
        renderer.requestWords(99);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size() + spies.words.size(), 3, patience);
        QVERIFY(imageOf(spies.drawn, 0).isNull());
        QCOMPARE(spies.failed.size(), 0);
    }

    void whatCannotBeShownFails_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<base::ErrorCode>("code");
        QTest::newRow("damaged") << extractProgram() << QByteArray("%PDF-1.4 nada") << base::ErrorCode::FileDamaged;
        QTest::newRow("missing program") << m_folder.filePath(QStringLiteral("nada")) << threePages() << base::ErrorCode::ExtractorMissing;
        QTest::newRow("dies") << writeProgram(m_folder, QStringLiteral("morre"), "exit 1") << threePages() << base::ErrorCode::ExtractorCrashed;
        QTest::newRow("noise") << writeProgram(m_folder, QStringLiteral("ruido"), "exec cat /dev/urandom") << threePages()
                               << base::ErrorCode::ExtractorCrashed;
    }
    void whatCannotBeShownFails()
    {
        QFETCH(QString, program);
        QFETCH(QByteArray, bytes);
        QFETCH(base::ErrorCode, code);
        PageRenderer renderer(program);
        Spies spies(renderer);
        const QString path = writeFile(m_folder, QStringLiteral("ruim.pdf"), bytes);
        renderer.open(path);
        renderer.requestPage(1, 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.failed.size(), 1, patience);
        QCOMPARE(base::errorCodeName(spies.failed.first().first().value<base::Error>().code), base::errorCodeName(code));
        QCOMPARE(spies.drawn.size(), 0);
    }

    void aPageThatEndsTheChildIsNotAskedAgain()
    {
        using namespace sources::wire;
        QByteArray script = "printf '";
        for (const char byte : framed(Kind::Opened, encodeSizes(QVector<QSizeF>(3, QSizeF(100, 100)))))
            script += '\\' + QByteArray::number(uchar(byte), 8).rightJustified(3, '0');
        PageRenderer renderer(writeProgram(m_folder, QStringLiteral("cai"), script + "'; sleep 0.4; exit 1"));
        Spies spies(renderer);
        renderer.open(m_pdf);
        renderer.requestPage(1, 1);
        renderer.requestPage(2, 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 1, patience);
        QCOMPARE(spies.drawn.at(0).first().toInt(), 2);
        QVERIFY(imageOf(spies.drawn, 0).isNull());
        renderer.requestPage(2, 3);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 3, patience);
        QVERIFY(imageOf(spies.drawn, 1).isNull() && imageOf(spies.drawn, 2).isNull());
        QCOMPARE(spies.opened.size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.failed.size(), 1, patience);
        QTest::qWait(600);
        QCOMPARE(spies.failed.size(), 1);
    }

    void aKilledChildIsReplaced()
    {
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(m_pdf);
        QTRY_COMPARE_WITH_TIMEOUT(spies.opened.size(), 1, patience);
        for (const pid_t child : ownChildren())
            ::kill(child, SIGKILL);
        renderer.requestPage(1, 1);
        renderer.requestPage(3, 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 2, patience);
        QCOMPARE(spies.failed.size(), 0);
        QVERIFY(!imageOf(spies.drawn, 1).isNull());
    }

    void leavesNoChildBehind()
    {
        {
            PageRenderer renderer(extractProgram());
            Spies spies(renderer);
            renderer.open(m_pdf);
            renderer.open(m_pdf);
            QTRY_COMPARE_WITH_TIMEOUT(spies.opened.size(), 1, patience);
        }
        QVERIFY(ownChildren().isEmpty());
    }

    void openingAnotherDocumentForgetsTheFirst()
    {
        PdfBuilder other({200, 300});
        other.text(20, 50, QStringLiteral("outro"));
        const QString path = writeFile(m_folder, QStringLiteral("outro.pdf"), other.bytes());
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        renderer.open(m_pdf);
        renderer.requestPage(1, 1);
        renderer.open(path);
        renderer.requestPage(1, 1);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 1, patience);
        QCOMPARE(imageOf(spies.drawn, 0).size(), QSize(200, 300));
        QCOMPARE(spies.opened.size(), 1);
    }

    void theEventLoopNeverWaits()
    {
        PageRenderer renderer(extractProgram());
        Spies spies(renderer);
        qint64 longest = 0;
        QElapsedTimer sinceTick;
        QTimer ticker;
        connect(&ticker, &QTimer::timeout, this, [&] {
            longest = std::max(longest, sinceTick.restart());
        });
        sinceTick.start();
        ticker.start(5);
        renderer.open(m_pdf);
        for (int page = 1; page <= 3; ++page)
            renderer.requestPage(page, 3);
        QTRY_COMPARE_WITH_TIMEOUT(spies.drawn.size(), 3, patience);
        qInfo("longest pause of the event loop: %lld ms", longest);
        QVERIFY(longest < 1'000);
    }

private:
    QTemporaryDir m_folder;
    QString m_pdf;
};

QTEST_GUILESS_MAIN(PageRendererTest)
#include "tst_pagerenderer.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/digest.h"
#include "core/sources/extractor.h"
#include "tests/support/extractfixtures.h"
#include "tests/support/pdfbuilder.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <thread>

using namespace lastro;
using namespace lastro::tests;
using base::ErrorCode;
using model::Format;
using sources::Extractor;
using sources::ExtractorLimits;

namespace {

ExtractorLimits smallLimits()
{
    ExtractorLimits limits;
    limits.addressSpaceBytes = 400'000'000;
    limits.cpuSeconds = 1;
    limits.wallMs = 30'000;
    return limits;
}

enum class Bomb { Memory, Time };

/// Little file, much text: every word in a place of its own takes memory; all in one place, 90 MB of it, takes time.
QByteArray flateBomb(Bomb kind)
{
    PdfBuilder pdf(kind == Bomb::Memory ? QSizeF(14'400, 14'400) : QSizeF(595, 842));
    if (kind == Bomb::Memory)
        pdf.raw("BT /F0 9 Tf 0 14390 Td " + (QByteArray("(MWM) Tj 30 0 Td ").repeated(480) + "-14400 -10 Td\n").repeated(1'430) + "ET");
    else
        pdf.raw(QByteArray("BT /F0 10 Tf 20 20 Td (bomba de texto) Tj ET\n").repeated(2'000'000));
    pdf.setCompressed(true);
    return pdf.bytes();
}

QByteArray plainPdf(const QString &text)
{
    PdfBuilder pdf;
    pdf.text(50, 100, text);
    return pdf.bytes();
}

} // namespace

class ExtractorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(extractProgram()), "lastro-extract is not built");
        m_slow = writeFile(m_folder, QStringLiteral("demorado.pdf"), flateBomb(Bomb::Time));
        m_wide = writeFile(m_folder, QStringLiteral("enorme.pdf"), flateBomb(Bomb::Memory));
    }

    void readsEveryFormat_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Format>("format");
        QTest::newRow("markdown") << QByteArray("# Férias\n\nTrinta dias por ano.\n") << Format::Markdown;
        QTest::newRow("html") << QByteArray("<h1>Férias</h1><p>Trinta dias por ano.</p>") << Format::Html;
        QTest::newRow("text") << QByteArray("Trinta dias por ano.\n") << Format::Text;
        QTest::newRow("pdf") << plainPdf(QStringLiteral("Trinta dias por ano.")) << Format::Pdf;
    }
    void readsEveryFormat()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Format, format);
        const QString path = writeFile(m_folder, QStringLiteral("documento"), bytes);
        Extractor extractor(extractProgram());
        const auto result = extractor.extract(path, format, {});
        QVERIFY(result);
        QCOMPARE(result->format, format);
        QCOMPARE(result->bytes, bytes.size());
        QCOMPARE(result->digest, base::sha256(bytes));
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(path).constData(), &status), 0);
        QCOMPARE(result->modifiedNs, qint64(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec);
        QVERIFY(!result->blocks.empty());
        QCOMPARE(result->blocks.back().text, QStringLiteral("Trinta dias por ano."));
    }

    void namesWhatCannotBeRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("zero bytes") << QStringLiteral("vazio.pdf") << QByteArray() << ErrorCode::FileEmpty;
        QTest::newRow("no pdf") << QStringLiteral("nada.pdf") << QByteArray("nada de PDF aqui") << ErrorCode::FileDamaged;
        QTest::newRow("cut short") << QStringLiteral("curto.pdf") << plainPdf(QStringLiteral("texto")).left(200) << ErrorCode::FileDamaged;
        PdfBuilder scanned;
        scanned.raw("0 0 100 100 re f");
        QTest::newRow("pictures only") << QStringLiteral("foto.pdf") << scanned.bytes() << ErrorCode::FileScanned;
        QTest::newRow("too large") << QStringLiteral("grande.pdf") << QByteArray(2'000'001, 'x') << ErrorCode::FileTooLarge;
    }
    void namesWhatCannotBeRead()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(ErrorCode, code);
        const QString path = writeFile(m_folder, name, bytes);
        ExtractorLimits limits;
        limits.inputBytes = 2'000'000;
        Extractor extractor(extractProgram(), limits);
        const auto result = extractor.extract(path, Format::Pdf, {});
        QVERIFY(!result);
        QCOMPARE(result.error().code, code);
        QCOMPARE(result.error().subject, path);
    }

    void opensNothingButRegularFiles()
    {
        Extractor extractor(extractProgram());
        const auto code = [&](const QString &path) {
            const auto result = extractor.extract(path, Format::Text, {});
            return result ? ErrorCode::Internal : result.error().code;
        };
        const QString target = writeFile(m_folder, QStringLiteral("alvo.txt"), "segredo");
        const QString link = m_folder.filePath(QStringLiteral("atalho.txt"));
        const QString pipe = m_folder.filePath(QStringLiteral("cano.txt"));
        QVERIFY(QFile::link(target, link));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(code(link), ErrorCode::FileNotRegular);
        QCOMPARE(code(pipe), ErrorCode::FileNotRegular);
        QCOMPARE(code(m_folder.path()), ErrorCode::FileNotRegular);
        QCOMPARE(code(QStringLiteral("/dev/zero")), ErrorCode::FileNotRegular);
        QCOMPARE(code(m_folder.filePath(QStringLiteral("sumiu.txt"))), ErrorCode::FileNotFound);
    }

    void theChildIsConfined()
    {
        const QString path = writeFile(m_folder, QStringLiteral("preso.txt"), "texto");
        Extractor extractor(extractProgram(), smallLimits());
        QVERIFY(extractor.extract(path, Format::Text, {}));
        QCOMPARE(ownChildren().size(), 1);
        const auto read = [child = ownChildren().first()](const char *name) {
            QFile file(QStringLiteral("/proc/%1/%2").arg(child).arg(QLatin1String(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll().simplified() : QByteArray();
        };
        const QByteArray limits = read("limits");
        QVERIFY(limits.contains("Max core file size 0 0"));
        QVERIFY(limits.contains("Max file size 0 0"));
        QVERIFY(limits.contains("Max processes 0 0"));
        QVERIFY(limits.contains("Max open files 64 64"));
        QVERIFY(limits.contains("Max address space 400000000 400000000"));
        QVERIFY(limits.contains("Max cpu time 2 unlimited"));
        QVERIFY(read("status").contains("NoNewPrivs: 1"));
        QCOMPARE(read("oom_score_adj"), QByteArray("1000"));
    }

    void aBombCostsOneFile_data()
    {
        QTest::addColumn<Bomb>("kind");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("memory") << Bomb::Memory << ErrorCode::ExtractorOutOfMemory;
        QTest::newRow("time") << Bomb::Time << ErrorCode::ExtractorTimedOut;
    }
    void aBombCostsOneFile()
    {
        QFETCH(Bomb, kind);
        QFETCH(ErrorCode, code);
        const QString bomb = kind == Bomb::Time ? m_slow : m_wide;
        QVERIFY2(QFile(bomb).size() < 400'000, "the bomb is no longer small");
        const QString next = writeFile(m_folder, QStringLiteral("depois.pdf"), plainPdf(QStringLiteral("Depois da bomba.")));
        Extractor extractor(extractProgram(), smallLimits());
        QVERIFY(extractor.extract(next, Format::Pdf, {}));
        const qint64 before = ownMemoryKiB();
        const auto result = extractor.extract(bomb, Format::Pdf, {});
        QVERIFY(!result);
        QCOMPARE(base::errorCodeName(result.error().code), base::errorCodeName(code));
        QVERIFY(ownMemoryKiB() - before < 64 * 1024);
        const auto after = extractor.extract(next, Format::Pdf, {});
        QVERIFY(after);
        QCOMPARE(after->blocks.front().text, QStringLiteral("Depois da bomba."));
    }

    void cpuTimeIsBounded()
    {
        ExtractorLimits limits;
        limits.addressSpaceBytes = 6'000'000'000;
        limits.cpuSeconds = 1;
        Extractor extractor(extractProgram(), limits);
        const auto result = extractor.extract(m_slow, Format::Pdf, {});
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::ExtractorTimedOut);
    }

    void aKilledChildIsReplaced()
    {
        const QString next = writeFile(m_folder, QStringLiteral("vivo.txt"), "vivo");
        ExtractorLimits limits;
        limits.addressSpaceBytes = 6'000'000'000;
        Extractor extractor(extractProgram(), limits);
        QVERIFY(extractor.extract(next, Format::Text, {}));
        std::jthread killer([] {
            QThread::msleep(300);
            for (const pid_t child : ownChildren())
                ::kill(child, SIGKILL);
        });
        const auto result = extractor.extract(m_slow, Format::Pdf, {});
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::ExtractorCrashed);
        QVERIFY(result.error().detail.contains(QStringLiteral("killed")));
        QVERIFY(extractor.extract(next, Format::Text, {}));
    }

    void aChildThatDiedIdleCostsNothing()
    {
        const QString path = writeFile(m_folder, QStringLiteral("ocioso.txt"), "texto");
        Extractor extractor(extractProgram());
        QVERIFY(extractor.extract(path, Format::Text, {}));
        for (const pid_t child : ownChildren())
            ::kill(child, SIGKILL);
        QThread::msleep(100);
        QVERIFY(extractor.extract(path, Format::Text, {}));
    }

    void cancelEndsTheChild()
    {
        ExtractorLimits limits;
        limits.addressSpaceBytes = 6'000'000'000;
        Extractor extractor(extractProgram(), limits);
        const base::CancelToken cancel;
        QElapsedTimer timer;
        std::jthread canceller([&] {
            QThread::msleep(300);
            timer.start();
            cancel.cancel();
        });
        const auto result = extractor.extract(m_slow, Format::Pdf, cancel);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QVERIFY2(timer.elapsed() < 1'000, "the child should end within 200 ms on an idle machine");
        QVERIFY(ownChildren().isEmpty());
    }

    void everyCallMayComeFromAnotherThread()
    {
        const QString path = writeFile(m_folder, QStringLiteral("fios.txt"), "texto");
        auto extractor = std::make_unique<Extractor>(extractProgram());
        QList<pid_t> children;
        for (int i = 0; i < 20; ++i) {
            bool read = false;
            std::jthread([&] { read = extractor->extract(path, Format::Text, {}).has_value(); }).join();
            QVERIFY(read);
            children.append(ownChildren());
        }
        QCOMPARE(QSet<pid_t>(children.begin(), children.end()).size(), 1);
        extractor.reset();
        QVERIFY(ownChildren().isEmpty());
    }

    void manySmallFilesAreQuick()
    {
        const QString path = writeFile(m_folder, QStringLiteral("pequeno.md"), QByteArray("## Título\n\nUm parágrafo.\n\n").repeated(20));
        Extractor extractor(extractProgram());
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 500; ++i)
            QVERIFY(extractor.extract(path, Format::Markdown, {}));
        qInfo("%lld us a file", timer.nsecsElapsed() / 500'000);
    }

private:
    QTemporaryDir m_folder;
    QString m_slow;
    QString m_wide;
};

QTEST_GUILESS_MAIN(ExtractorTest)
#include "tst_extractor.moc"

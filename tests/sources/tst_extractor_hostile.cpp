// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/extractor.h"
#include "core/sources/wire.h"
#include "tests/support/extractfixtures.h"

#include <QElapsedTimer>
#include <QTest>

using namespace lastro;
using namespace lastro::tests;
using base::ErrorCode;
using model::Format;
using sources::Extractor;
using sources::ExtractorLimits;

namespace {

QByteArray printed(const QByteArray &bytes)
{
    QByteArray result = "printf '";
    for (const char byte : bytes)
        result += '\\' + QByteArray::number(uchar(byte), 8).rightJustified(3, '0');
    return result + "'\n";
}

} // namespace

/// Programs in the child's place that do what a taken-over child might.
class ExtractorHostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theParentIsNotHurt_data()
    {
        using namespace sources::wire;
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("ends at once") << QByteArray("exit 0") << ErrorCode::ExtractorCrashed;
        QTest::newRow("fails at once") << QByteArray("exit 9") << ErrorCode::ExtractorCrashed;
        QTest::newRow("out of memory") << QByteArray("exit 71") << ErrorCode::ExtractorOutOfMemory;
        QTest::newRow("aborts for memory") << QByteArray("echo 'Out of memory' >&2; kill -6 $$") << ErrorCode::ExtractorOutOfMemory;
        QTest::newRow("aborts") << QByteArray("kill -6 $$") << ErrorCode::ExtractorCrashed;
        QTest::newRow("segmentation fault") << QByteArray("kill -11 $$") << ErrorCode::ExtractorCrashed;
        QTest::newRow("processor time") << QByteArray("kill -XCPU $$") << ErrorCode::ExtractorTimedOut;
        QTest::newRow("killed") << QByteArray("kill -9 $$") << ErrorCode::ExtractorCrashed;
        QTest::newRow("silent") << QByteArray("exec sleep 60") << ErrorCode::ExtractorTimedOut;
        QTest::newRow("closes its output") << QByteArray("exec >&-; exec sleep 60") << ErrorCode::ExtractorTimedOut;
        QTest::newRow("noise") << QByteArray("exec cat /dev/urandom") << ErrorCode::ExtractorCrashed;
        QTest::newRow("zeros") << QByteArray("exec cat /dev/zero") << ErrorCode::ExtractorCrashed;
        QTest::newRow("flood of errors") << QByteArray("exec yes 'erro' >&2") << ErrorCode::ExtractorTimedOut;
        QTest::newRow("endless frame") << printed(frameHeader(Kind::Extracted, maxAnswerBytes)) + "exec sleep 60" << ErrorCode::ExtractorTimedOut;
        QTest::newRow("frame over the limit") << printed(frameHeader(Kind::Extracted, 0xFFFFFFFF)) + "exec sleep 60"
                                              << ErrorCode::ExtractorCrashed;
        QTest::newRow("empty answer") << printed(framed(Kind::Extracted, {})) + "exec sleep 60" << ErrorCode::ExtractorCrashed;
        QTest::newRow("answer of zeros") << printed(framed(Kind::Extracted, QByteArray(500, '\0'))) + "exec sleep 60"
                                         << ErrorCode::ExtractorCrashed;
        QTest::newRow("wrong kind") << printed(framed(Kind::Opened, QByteArray(4, '\0'))) + "exec sleep 60" << ErrorCode::ExtractorCrashed;
        QTest::newRow("a request") << printed(framed(Kind::ReadFile, {})) + "exec sleep 60" << ErrorCode::ExtractorCrashed;
        QTest::newRow("old version") << printed(QByteArray("LXW1\0\0\x65\0\0\0\0\0", 12)) + "exec sleep 60" << ErrorCode::ExtractorCrashed;
    }
    void theParentIsNotHurt()
    {
        QFETCH(QByteArray, script);
        QFETCH(ErrorCode, code);
        ExtractorLimits limits;
        limits.wallMs = 700;
        Extractor extractor(writeProgram(m_folder, QStringLiteral("filho"), script), limits);
        const QString path = writeFile(m_folder, QStringLiteral("texto.txt"), "texto");
        const qint64 before = ownMemoryKiB();
        for (int i = 0; i < 2; ++i) {
            QElapsedTimer timer;
            timer.start();
            const auto result = extractor.extract(path, Format::Text, {});
            QVERIFY(!result);
            QCOMPARE(base::errorCodeName(result.error().code), base::errorCodeName(code));
            QCOMPARE(result.error().subject, path);
            QVERIFY(timer.elapsed() < 5'000);
        }
        QVERIFY(ownMemoryKiB() - before < 64 * 1024);
    }

    void aMissingProgramIsNamed()
    {
        Extractor extractor(m_folder.filePath(QStringLiteral("nao-existe")));
        const auto result = extractor.extract(QStringLiteral("/tmp/x"), Format::Text, {});
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::ExtractorMissing);
    }

    void theChildSeesNoSecrets()
    {
        qputenv("LASTRO_TEST_API_KEY", "sk-secreto");
        const QString seen = m_folder.filePath(QStringLiteral("ambiente"));
        Extractor extractor(writeProgram(m_folder, QStringLiteral("espiao"), "env > '" + seen.toUtf8() + "'; exit 3"));
        QVERIFY(!extractor.extract(QStringLiteral("/tmp/x"), Format::Text, {}));
        qunsetenv("LASTRO_TEST_API_KEY");
        QFile file(seen);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray environment = file.readAll();
        QVERIFY(!environment.isEmpty());
        QVERIFY(!environment.contains("secreto"));
        QVERIFY(!environment.contains("\nHOME="));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(ExtractorHostileTest)
#include "tst_extractor_hostile.moc"

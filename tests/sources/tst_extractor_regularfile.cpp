// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/childlimits.h"
#include "core/sources/regularfile.h"
#include "tests/support/extractfixtures.h"

#include <QTest>

#include <atomic>
#include <csignal>
#include <thread>
#include <unistd.h>

using namespace lastro;
using namespace lastro::sources;
using namespace lastro::tests;
using base::ErrorCode;

class RegularFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsExactlyTheBytes_data()
    {
        QTest::addColumn<qsizetype>("size");
        for (const qsizetype size : {0, 1, 4'096, 100'000})
            QTest::addRow("%lld", qlonglong(size)) << size;
    }
    void readsExactlyTheBytes()
    {
        QFETCH(qsizetype, size);
        QByteArray bytes(size, Qt::Uninitialized);
        for (qsizetype i = 0; i < size; ++i)
            bytes[i] = char(i * 31);
        const auto file = readRegularFile(writeFile(m_folder, QStringLiteral("a b é.bin"), bytes), 100'000);
        QVERIFY(file);
        QCOMPARE(file->bytes, bytes);
        QVERIFY(file->modifiedNs > 0);
    }

    void theLimitIsExact()
    {
        const QString path = writeFile(m_folder, QStringLiteral("limite"), QByteArray(1'000, 'x'));
        QVERIFY(readRegularFile(path, 1'000));
        const auto tooLarge = readRegularFile(path, 999);
        QVERIFY(!tooLarge);
        QCOMPARE(tooLarge.error().code, ErrorCode::FileTooLarge);
        QCOMPARE(tooLarge.error().subject, path);
    }

    void filesThatGrowAreNotHalfRead()
    {
        const QString path = writeFile(m_folder, QStringLiteral("cresce"), "inicio");
        std::atomic_bool stop = false;
        std::jthread writer([&] {
            QFile file(path);
            if (!file.open(QIODevice::Append | QIODevice::Unbuffered))
                return;
            for (int i = 0; i < 20'000 && !stop; ++i)
                file.write(QByteArray(512, 'x'));
        });
        for (int i = 0; i < 50; ++i) {
            const auto read = readRegularFile(path, 100'000'000);
            // What counts as whole is a state that the file once had: the kernel may show a write page by page.
            if (read)
                QCOMPARE(read->bytes, QByteArray("inicio") + QByteArray(read->bytes.size() - 6, 'x'));
            else
                QCOMPARE(read.error().code, ErrorCode::FileUnreadable);
        }
        stop = true;
    }

    void unreadableFilesAreNamed()
    {
        if (::geteuid() == 0)
            QSKIP("root may read everything");
        const QString path = writeFile(m_folder, QStringLiteral("fechado"), "segredo");
        QVERIFY(QFile::setPermissions(path, {}));
        const auto read = readRegularFile(path, 100);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::FileUnreadable);
    }

    void endsAreToldApart_data()
    {
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<bool>("crashed");
        QTest::addColumn<QByteArray>("errors");
        QTest::addColumn<ChildEnd>("end");
        QTest::newRow("done") << 0 << false << QByteArray() << ChildEnd::Finished;
        QTest::newRow("own failure") << 1 << false << QByteArray() << ChildEnd::Crashed;
        QTest::newRow("memory, noticed") << 71 << false << QByteArray() << ChildEnd::OutOfMemory;
        QTest::newRow("memory, library") << SIGABRT << true << QByteArray("Out of memory") << ChildEnd::OutOfMemory;
        QTest::newRow("memory, C++") << SIGABRT << true << QByteArray("what(): std::bad_alloc") << ChildEnd::OutOfMemory;
        QTest::newRow("abort") << SIGABRT << true << QByteArray() << ChildEnd::Crashed;
        QTest::newRow("processor") << SIGXCPU << true << QByteArray() << ChildEnd::CpuUsedUp;
        QTest::newRow("killed") << SIGKILL << true << QByteArray() << ChildEnd::Killed;
        QTest::newRow("fault") << SIGSEGV << true << QByteArray() << ChildEnd::Crashed;
    }
    void endsAreToldApart()
    {
        QFETCH(int, exitCode);
        QFETCH(bool, crashed);
        QFETCH(QByteArray, errors);
        QFETCH(ChildEnd, end);
        QVERIFY(childEnd(exitCode, crashed, errors) == end);
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(RegularFileTest)
#include "tst_extractor_regularfile.moc"

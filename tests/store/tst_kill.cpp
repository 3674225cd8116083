// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include <QProcess>
#include <QRandomGenerator>
#include <cstdio>
#include <map>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

namespace {

constexpr int documentsKept = 40;

QString textOf(int number)
{
    return QStringLiteral("férias revisão%1 ").arg(number) + QStringLiteral("trecho comum de texto ").repeated(number % 50);
}

/// The child: writes documents for ever, and says the number of each that is committed.
int writeForEver(const QString &folder, int first)
{
    const base::SystemClock clock;
    auto database = Database::open(folder, Access::Write, clock);
    if (!database)
        return 1;
    auto writer = (*database)->writer();
    auto steward = (*database)->steward();
    if (!writer || !steward)
        return 2;
    for (int number = first;; ++number) {
        const QString id = QStringLiteral("d%1").arg(number % documentsKept);
        const auto begun = (*writer)->begin();
        const auto put = (*writer)->putDocument(document(id), 0, {withPassage(section(id, QStringLiteral("x"), textOf(number)))}, QStringLiteral("m"));
        const auto vectors = (*writer)->putVectors(QStringLiteral("m"), 4, {{QByteArray::number(number).rightJustified(32, '0'), {1, 0, 0, 0}}});
        const auto committed = (*writer)->commit();
        const auto source = (*steward)->putSource({QStringLiteral("/s"), QStringLiteral("/s"), QString::number(number), model::Seal::Wiki, {}});
        if (!begun || !put || !vectors || !committed || !source)
            return 3;
        std::printf("%d\n", number);
        std::fflush(stdout);
    }
}

} // namespace

/// kill -9 while writing loses no commit that was acknowledged.
class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingAcknowledgedIsLost()
    {
        TemporaryBase base;
        base.put(QStringLiteral("start"), QStringLiteral("início"));
        QRandomGenerator random(QRandomGenerator::global()->generate());
        int next = 0;
        int kills = 0;
        std::map<int, int> acknowledged;      // the last number of each document
        for (int round = 0; round < 20; ++round) {
            base.close();
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--write"), base.folder(), QString::number(next)});
            QVERIFY(child.waitForStarted());
            QVERIFY(child.waitForReadyRead(10'000));
            QTest::qSleep(int(random.bounded(5, 60)));
            child.kill();
            QVERIFY(child.waitForFinished(10'000));
            kills += int(child.exitStatus() == QProcess::CrashExit);
            QList<QByteArray> said = child.readAllStandardOutput().split('\n');
            said.removeLast();      // empty, or half a line
            for (const QByteArray &number : std::as_const(said))
                acknowledged[number.toInt() % documentsKept] = number.toInt();
            const int last = said.isEmpty() ? next - 1 : said.last().toInt();
            base.open();
            QVERIFY2(base.database, qPrintable(described(base.error)));
            QVERIFY2(base.database->notes().isEmpty(), qPrintable(base.database->notes().join(QLatin1Char(' '))));
            for (auto &[slot, number] : acknowledged) {
                const auto sections = base.read().sectionsOf(QStringLiteral("d%1").arg(slot));
                VERIFY_RESULT(sections);
                QCOMPARE(sections->size(), size_t(1));
                // What came after the last acknowledged number may be there, too.
                if (sections->front().text == textOf(last + 1))
                    number = last + 1;
                QCOMPARE(sections->front().text, textOf(number));
                QCOMPARE(base.found({QStringLiteral("revisão%1").arg(number)}), QStringList{QStringLiteral("d%1").arg(slot)});
            }
            const auto sources = (*base.database->steward())->sources();
            VERIFY_RESULT(sources);
            QVERIFY(sources->front().name.toInt() >= last);
            QVERIFY(base.searchIndexIsSound());
            next = last + 2;
        }
        QCOMPARE(kills, 20);
        QVERIFY(next > 40);
    }

    void anotherProcessHoldsTheLock()
    {
        TemporaryBase base;
        base.close();
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--write"), base.folder(), QStringLiteral("0")});
        QVERIFY(child.waitForReadyRead(10'000));
        base.open();
        QCOMPARE(base.error.code, base::ErrorCode::BaseInUse);
        QCOMPARE(base.error.subject, base.folder());
        base.open(Access::Read);
        QVERIFY(base.database);
        for (int i = 0; i < 50; ++i) {
            const auto snapshot = base.read().snapshot();
            const auto hits = base.read().match({QStringLiteral("férias")}, 0);
            VERIFY_RESULT(hits);
            QCOMPARE(qint64(hits->size()), base.read().counts(QString())->sections);
        }
        child.kill();
        QVERIFY(child.waitForFinished(10'000));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() == 4 && arguments.at(1) == QLatin1String("--write"))
        return writeForEver(arguments.at(2), arguments.at(3).toInt());
    KillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_kill.moc"

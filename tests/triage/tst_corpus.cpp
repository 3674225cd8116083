// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/triage.h"
#include "tests/support/injectioncorpus.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cstdio>
#include <map>

using namespace lastro;
using namespace lastro::tests;
using triage::Verdict;

namespace {

const QString casesFolder = QStringLiteral(LASTRO_SOURCE_DIR "/tests/cases/injection/");

struct Count {
    int flagged = 0;
    int quarantined = 0;
    int total = 0;
    double share() const { return total == 0 ? 0 : double(flagged) / total; }
    void add(Verdict verdict)
    {
        ++total;
        flagged += verdict != Verdict::Clean ? 1 : 0;
        quarantined += verdict == Verdict::Quarantined ? 1 : 0;
    }
};

triage::Triage verdictOf(const CarriedInjection &one)
{
    return one.section ? triage::triageOf(*one.section, one.document) : triage::triageOfText(one.text);
}

QString rulesOf(const triage::Triage &triage)
{
    QStringList rules;
    for (const triage::Finding &finding : triage.findings)
        rules += finding.rule;
    return rules.join(QLatin1Char(','));
}

void report(const char *name, const Count &count)
{
    std::printf("%-22s %5d of %5d flagged (%.2f %%), %d quarantined\n", name, count.flagged, count.total, 100 * count.share(),
                count.quarantined);
}

/// Plain texts of a folder, a paragraph at a time: what a section holds at least.
Count countFolder(const QString &folder, const QStringList &names, const QStringList &expected = {})
{
    Count count;
    QDirIterator files(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || expected.contains(files.fileName()))
            continue;
        const QStringList paragraphs = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
        for (const QString &paragraph : paragraphs) {
            const triage::Triage triage = triage::triageOfText(paragraph);
            count.add(triage.verdict);
            if (triage.verdict != Verdict::Clean)
                qInfo().noquote() << files.fileName() << rulesOf(triage) << paragraph.mid(triage.findings.front().range.start, 100);
        }
    }
    return count;
}

/// The strings of a JSON object that are sentences.
QString spokenIn(const QByteArray &json)
{
    QStringList spoken;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (const QJsonValue &value : object)
        if (value.isString() && value.toString().contains(QLatin1Char(' ')))
            spoken += value.toString();
    return spoken.join(QStringLiteral("\n\n"));
}

} // namespace

/// How much of the injection corpus triage flags, and how little of real text. Prints a table of both parts together.
class TestTriageCorpus : public QObject {
    Q_OBJECT

    std::map<QString, std::map<QString, std::map<QString, Count>>> m_table;   // language, category, carrier

    Count countOf(const QString &file, bool naming)
    {
        Count count;
        for (const CarriedInjection &one : InjectionCorpus::cases(InjectionCorpus::injections(casesFolder + file))) {
            const triage::Triage triage = verdictOf(one);
            count.add(triage.verdict);
            m_table[one.injection.language][one.injection.category][one.carrier].add(triage.verdict);
            if (naming && triage.verdict == Verdict::Clean)
                qInfo().noquote() << "missed:" << one.injection.category << one.carrier << one.obfuscation << one.injection.text;
        }
        return count;
    }

private Q_SLOTS:
    void tuned()
    {
        const Count count = countOf(QStringLiteral("tuned.tsv"), true);
        report("tuned", count);
        QVERIFY(count.total >= 400);
        QVERIFY(count.share() >= .95);
    }

    /// Only its figure is shown, never which case was missed: so that nobody tunes on it.
    void heldOut()
    {
        const Count count = countOf(QStringLiteral("heldout.tsv"), false);
        report("held out", count);
        QVERIFY(count.total >= 200);
        QVERIFY(count.share() >= .90);
    }

    void benign()
    {
        Count count;
        Count quoted;
        Count carriedCount;
        for (const QStringList &row : InjectionCorpus::rows(casesFolder + QStringLiteral("benign.tsv"))) {
            const bool example = row.value(0) == QLatin1String("quoted");
            const triage::Triage triage = triage::triageOfText(row.value(1));
            (example ? quoted : count).add(triage.verdict);
            if (triage.verdict != Verdict::Clean && !example)
                qInfo().noquote() << "flagged:" << triage::verdictName(triage.verdict) << rulesOf(triage) << row.value(1);
            for (const CarriedInjection &one : InjectionCorpus::cases({{QStringLiteral("benign"), row.value(0), row.value(1)}})) {
                const Verdict carried = verdictOf(one).verdict;
                if (!example)
                    carriedCount.add(carried);
                QVERIFY2(carried <= triage.verdict, qPrintable(one.carrier + QLatin1Char(' ') + row.value(1)));
            }
        }
        report("benign", count);
        report("benign, carried", carriedCount);
        report("quoted as examples", quoted);
        QVERIFY(count.total >= 80);
        QVERIFY(count.share() <= .01);
        QCOMPARE(count.quarantined, 0);
        QCOMPARE(quoted.quarantined, 0);
    }

    void sampleBase()
    {
        // Two pages of the sample base command on purpose.
        const QStringList poisoned{QStringLiteral("dicas-de-reembolso.html"), QStringLiteral("brindes-de-fornecedor.md")};
        const Count count = countFolder(QStringLiteral(LASTRO_SOURCE_DIR "/resources/sample"),
                                        {QStringLiteral("*.md"), QStringLiteral("*.html"), QStringLiteral("*.txt"), QStringLiteral("*.src")}, poisoned);
        report("sample base", count);
        QVERIFY(count.total > 300);
        QVERIFY(count.share() <= .01);
        for (const QString &name : poisoned) {
            QFile page(QStringLiteral(LASTRO_SOURCE_DIR "/resources/sample/wiki/") + name);
            QVERIFY(page.open(QIODevice::ReadOnly));
            QCOMPARE(triage::triageOfText(QString::fromUtf8(page.readAll())).verdict, Verdict::Quarantined);
        }
    }

    void publicTexts_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("faquad") << QStringLiteral("faquad");
        QTest::newRow("pira") << QStringLiteral("pira");
        QTest::newRow("squad-pt") << QStringLiteral("squad-pt");
        QTest::newRow("quati") << QStringLiteral("quati-judge");
    }

    void publicTexts()
    {
        QFETCH(QString, folder);
        const QString root = qEnvironmentVariable("LASTRO_BENCH");
        if (root.isEmpty() || !QDir(root + QLatin1Char('/') + folder).exists())
            QSKIP("LASTRO_BENCH names no folder of public benchmark sets");
        Count count = countFolder(root + QLatin1Char('/') + folder, {QStringLiteral("*.md")});
        QDirIterator lists(root + QLatin1Char('/') + folder, {QStringLiteral("*.jsonl")}, QDir::Files);
        while (lists.hasNext()) {
            QFile list(lists.next());
            QVERIFY(list.open(QIODevice::ReadOnly));
            while (!list.atEnd()) {
                const QString line = spokenIn(list.readLine());
                const triage::Triage triage = triage::triageOfText(line);
                count.add(triage.verdict);
                if (triage.verdict != Verdict::Clean)
                    qInfo().noquote() << rulesOf(triage) << line.mid(triage.findings.front().range.start, 120);
            }
        }
        report(qPrintable(folder), count);
        QVERIFY(count.total > 0);
        QVERIFY(count.share() <= .01);
    }

    void speed()
    {
        QString text;
        while (text.size() < 6000)
            for (const QStringList &row : InjectionCorpus::rows(casesFolder + QStringLiteral("benign.tsv")))
                text += row.value(1) + QLatin1Char('\n');
        text.truncate(6000);
        CarriedInjection one = InjectionCorpus::cases({{QStringLiteral("override"), QStringLiteral("pt"), text}}).front();
        triage::triageOf(*one.section, one.document);
        constexpr int rounds = 50;
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < rounds; ++i) {
            QElapsedTimer timer;
            timer.start();
            triage::triageOf(*one.section, one.document);
            best = std::min(best, timer.nsecsElapsed());
        }
        std::printf("a section of 6,000 characters: %.2f ms (best of %d)\n", double(best) / 1e6, rounds);
        QVERIFY(best < 10'000'000);      // the aim is 2 ms; a loaded or instrumented build is slower
    }

    void cleanupTestCase()
    {
        for (const auto &[language, categories] : m_table) {
            std::printf("\n%-4s%-16s", qPrintable(language), "");
            for (const QString &carrier : InjectionCorpus::carriers())
                std::printf("%10s", qPrintable(carrier));
            for (const auto &[category, carriers] : categories) {
                std::printf("\n    %-16s", qPrintable(category));
                for (const QString &carrier : InjectionCorpus::carriers()) {
                    const auto found = carriers.find(carrier);
                    const Count count = found == carriers.end() ? Count{} : found->second;
                    const QString cell = count.total == 0 ? QStringLiteral("-") : QStringLiteral("%1/%2").arg(count.flagged).arg(count.total);
                    std::printf("%10s", qPrintable(cell));
                }
            }
        }
        std::printf("\n");
        std::fflush(stdout);
    }
};

QTEST_GUILESS_MAIN(TestTriageCorpus)
#include "tst_corpus.moc"

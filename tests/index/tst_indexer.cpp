// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/indexer.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "tests/support/fakeembedder.h"
#include "tests/support/temporarybase.h"

#include <QtTest>

using namespace lastro;

class IndexerTest : public QObject {
    Q_OBJECT

    struct Fixture {
        tests::TemporaryBase base;
        tests::FixedClock clock{QDateTime(QDate(2026, 11, 30), QTime(9, 0))};
        tests::FakeEmbedder embedder{64, QStringLiteral("fake-1"), 16};
        bool tokenVectors = true;
        std::vector<model::IndexEstimate> estimates;
        std::shared_ptr<store::Database> database;
        std::vector<model::SourceRecord> sources;

        Fixture()
        {
            QDir().mkpath(base.documents());
            model::SourceRecord source;
            source.id = source.root = base.documents();
            source.seal = model::Seal::Official;
            sources.push_back(source);
            database = *store::Database::open(base.data(), store::Access::Write, clock);
        }

        model::IndexReport run(bool vectors = true, const base::CancelToken &cancel = {}, const index::Progress &progress = {})
        {
            index::IndexRun run;
            run.sources = sources;
            run.extractorProgram = base.extractorProgram();
            run.embeddingModel = embedder.model();
            run.embedder = vectors ? &embedder : nullptr;
            run.tokenVectors = tokenVectors;
            estimates.clear();
            run.estimated = [this](const model::IndexEstimate &estimate) { estimates.push_back(estimate); };
            auto report = index::runIndex(*database, run, progress, cancel);
            if (!report)
                qFatal("index run failed: %s", qPrintable(report.error().detail));
            return *report;
        }

        QStringList found(const QString &word)
        {
            auto reader = *database->reader();
            QStringList ids;
            const auto hits = reader->match({word}, 0);
            for (const store::LexicalHit &hit : *hits)
                ids << (*reader->sections(std::vector{hit.section})).front().section.id.toString();
            ids.sort();
            return ids;
        }
    };

private Q_SLOTS:
    void tokenVectorsCanBeLeftOutAndComeBack()
    {
        Fixture f;
        f.base.write(QStringLiteral("viagens.md"), "# Viagens\n\nO limite de hotel.\n\n## Refeição\n\nO vale.\n");
        const auto bytes = [&] { return (*f.database->reader())->counts(f.embedder.model())->tokenBytes; };
        f.run();
        const qint64 whole = bytes();
        QVERIFY(whole > 0);
        f.tokenVectors = false;
        QCOMPARE(f.run().embedded, 0);
        QCOMPARE(bytes(), 0);
        f.tokenVectors = true;
        QVERIFY(f.run().embedded > 0);
        QCOMPARE(bytes(), whole);
        QCOMPARE(f.run().embedded, 0);
    }

    void tellsWhatIsBeforeIt()
    {
        Fixture f;
        for (int i = 0; i < 3; ++i)
            f.base.write(QStringLiteral("p%1.md").arg(i), QStringLiteral("# Página %1\n\nTexto da página %1.\n").arg(i).toUtf8());
        const qint64 embedded = f.run().embedded;
        QCOMPARE(f.estimates.size(), size_t(2));
        QCOMPARE(f.estimates[0].filesToRead, 3);
        QCOMPARE(f.estimates[1].filesToRead, 0);
        QCOMPARE(f.estimates[1].passagesToEmbed, embedded);
        QVERIFY(f.estimates[1].tokens > 0 && f.estimates[1].seconds > 0);
        f.run();
        QCOMPARE(f.estimates[0].filesUnchanged, 3);
        QCOMPARE(f.estimates[1].passagesToEmbed, 0);
    }

    void readsThenTakesOverWhatIsUnchanged()
    {
        Fixture f;
        f.base.write(QStringLiteral("viagens.md"), "# Viagens\n\nO limite de hotel.\n\n## Refeição\n\nO vale.\n");
        f.base.write(QStringLiteral("sub/ferias.txt"), "As férias são pedidas com trinta dias.\n");
        const model::IndexReport first = f.run();
        QCOMPARE(first.documents, 2);
        QCOMPARE(first.unchanged, 0);
        QVERIFY(first.sections >= 3);
        QCOMPARE(first.embedded, first.vectorRows);
        QVERIFY(first.failed.empty());
        QCOMPARE(f.found(QStringLiteral("hotel")), QStringList{QStringLiteral("viagens#viagens")});

        const int embedded = f.embedder.embedded;
        const model::IndexReport second = f.run();
        QCOMPARE(second.unchanged, 2);
        QCOMPARE(second.embedded, 0);
        QCOMPARE(f.embedder.embedded, embedded);
    }

    void changedFileIsReplacedAndKnownTextIsNotEmbeddedAgain()
    {
        Fixture f;
        f.base.write(QStringLiteral("a.md"), "# A\n\nprazo antigo\n\n## Fixo\n\ntexto que fica\n");
        f.run();
        f.base.write(QStringLiteral("a.md"), "# A\n\nprazo republicado agora\n\n## Fixo\n\ntexto que fica\n");
        const model::IndexReport report = f.run();
        QCOMPARE(report.documents, 1);
        QCOMPARE(report.embedded, 1);
        QCOMPARE(report.reused, 1);
        QVERIFY(f.found(QStringLiteral("antigo")).isEmpty());
        QCOMPARE(f.found(QStringLiteral("republicado")).size(), 1);
    }

    void goneFileStopsAnswering()
    {
        Fixture f;
        f.base.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        f.base.write(QStringLiteral("b.md"), "# B\n\nbanana\n");
        f.run();
        f.base.remove(QStringLiteral("a.md"));
        const model::IndexReport report = f.run();
        QCOMPARE(report.documents, 1);
        QVERIFY(f.found(QStringLiteral("abacaxi")).isEmpty());
        QCOMPARE(f.found(QStringLiteral("banana")).size(), 1);
    }

    void missingFolderKeepsItsDocuments()
    {
        Fixture f;
        f.base.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        f.run();
        QVERIFY(QDir().rename(f.base.documents(), f.base.documents() + QStringLiteral("-away")));
        const model::IndexReport report = f.run();
        QCOMPARE(report.documents, 1);
        QCOMPARE(report.failed.size(), size_t(1));
        QCOMPARE(report.failed[0].error.code, base::ErrorCode::FolderMissing);
        QCOMPARE(f.found(QStringLiteral("abacaxi")).size(), 1);
    }

    void undeclaredSourceGoes()
    {
        Fixture f;
        f.base.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        f.run();
        f.sources.clear();
        QCOMPARE(f.run().documents, 0);
        QVERIFY(f.found(QStringLiteral("abacaxi")).isEmpty());
    }

    void badFilesAreNamedAndTheOthersRead()
    {
        Fixture f;
        f.base.write(QStringLiteral("boa.md"), "# Boa\n\nconteúdo\n");
        f.base.write(QStringLiteral("vazia.md"), "");
        f.base.write(QStringLiteral("quebrado.pdf"), "%PDF-1.4 isto não é um PDF");
        f.base.write(QStringLiteral("planilha.xlsx"), "PK");
        const model::IndexReport report = f.run();
        QCOMPARE(report.documents, 1);
        QHash<QString, base::ErrorCode> reasons;
        for (const model::FileFailure &failure : report.failed)
            reasons.insert(failure.path, failure.error.code);
        QCOMPARE(reasons.size(), 3);
        QCOMPARE(reasons.value(QStringLiteral("vazia.md")), base::ErrorCode::FileEmpty);
        QCOMPARE(reasons.value(QStringLiteral("quebrado.pdf")), base::ErrorCode::FileDamaged);
        QCOMPARE(reasons.value(QStringLiteral("planilha.xlsx")), base::ErrorCode::FormatUnsupported);

        // Known failures are still told, without being read again; a mended file is read.
        const model::IndexReport again = f.run();
        QCOMPARE(again.failed.size(), size_t(3));
        f.base.write(QStringLiteral("vazia.md"), "# Cheia\n\nagora tem texto\n");
        const model::IndexReport mended = f.run();
        QCOMPARE(mended.failed.size(), size_t(2));
        QCOMPARE(mended.documents, 2);
    }

    /// What a run could not even try to read is known afterwards as well, until it is mended.
    void whatIsNotReadIsKept()
    {
        Fixture f;
        const auto kept = [&f] {
            QStringList lines;
            const auto failures = (*f.database->reader())->failures();
            for (const store::Failure &failure : *failures)
                lines << failure.path + QLatin1Char(' ') + base::errorCodeName(failure.error.code);
            return lines;
        };
        f.base.write(QStringLiteral("boa.md"), "# Boa\n\nconteúdo\n");
        f.base.write(QStringLiteral("planilha.xlsx"), "PK");
        f.run();
        QCOMPARE(kept(), QStringList{QStringLiteral("planilha.xlsx FormatUnsupported")});
        const auto generation = (*f.database->reader())->generation();
        QCOMPARE(f.run().failed.size(), size_t(1));
        QCOMPARE((*f.database->reader())->generation(), generation);

        QVERIFY(QDir().rename(f.base.documents(), f.base.documents() + QStringLiteral("-away")));
        f.run();
        QVERIFY(kept().contains(QStringLiteral(" FolderMissing")));
        QVERIFY(QDir().rename(f.base.documents() + QStringLiteral("-away"), f.base.documents()));
        f.base.remove(QStringLiteral("planilha.xlsx"));
        QCOMPARE(f.run().documents, 1);
        QCOMPARE(kept(), QStringList());
    }

    void sameIdsAreMadeUniqueInPathOrder()
    {
        Fixture f;
        f.base.write(QStringLiteral("Norma Técnica.md"), "# N1\n\nprimeira\n");
        f.base.write(QStringLiteral("norma-tecnica.txt"), "segunda\n");
        f.base.write(QStringLiteral("outra.md"), "---\nid: norma-tecnica\n---\n# N3\n\nterceira\n");
        QCOMPARE(f.run().documents, 3);
        QStringList ids;
        const auto reader = f.database->reader();
        const auto documents = (*reader)->documents();
        for (const model::Document &document : *documents)
            ids << document.id;
        ids.sort();
        QCOMPARE(ids, (QStringList{QStringLiteral("norma-tecnica"), QStringLiteral("norma-tecnica-2"), QStringLiteral("norma-tecnica-3")}));
    }

    void wordsOnlyRunLeavesVectorsForLater()
    {
        Fixture f;
        f.base.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        const model::IndexReport words = f.run(false);
        QCOMPARE(words.vectorRows, 0);
        QCOMPARE(f.found(QStringLiteral("abacaxi")).size(), 1);
        const model::IndexReport vectors = f.run(true);
        QCOMPARE(vectors.unchanged, 1);
        QCOMPARE(vectors.vectorRows, 1);
    }

    void cancelledRunGoesOnNextTime()
    {
        Fixture f;
        for (int i = 0; i < 200; ++i)
            f.base.write(QStringLiteral("d%1.md").arg(i), "# Documento\n\ntexto " + QByteArray::number(i) + "\n");
        base::CancelToken cancel;
        const model::IndexReport first = f.run(true, cancel, [&](const model::IndexProgress &progress) {
            if (progress.phase == model::IndexPhase::Reading && progress.filesDone >= 50)
                cancel.cancel();
        });
        QVERIFY(first.cancelled);
        QVERIFY(first.documents >= 50 && first.documents < 200);
        const model::IndexReport second = f.run();
        QCOMPARE(second.documents, 200);
        QCOMPARE(second.unchanged, first.documents);
        QCOMPARE(second.vectorRows, 200);
    }

    void progressTellsPhasesAndExactCounts()
    {
        Fixture f;
        for (int i = 0; i < 20; ++i)
            f.base.write(QStringLiteral("d%1.md").arg(i), "# Documento\n\ntexto " + QByteArray::number(i) + "\n");
        QList<model::IndexPhase> phases;
        qint64 total = -1;
        f.run(true, {}, [&](const model::IndexProgress &progress) {
            if (phases.isEmpty() || phases.last() != progress.phase)
                phases << progress.phase;
            if (progress.phase == model::IndexPhase::Embedding && total < 0)
                total = progress.vectorsTotal;
        });
        QCOMPARE(phases, (QList{model::IndexPhase::Listing, model::IndexPhase::Reading, model::IndexPhase::Embedding, model::IndexPhase::Finishing}));
        QCOMPARE(total, 20);
    }

    void anotherModelKeepsBothSetsOfVectors()
    {
        Fixture f;
        f.base.write(QStringLiteral("a.md"), "# A\n\nabacaxi\n");
        f.run();
        tests::FakeEmbedder other(32, QStringLiteral("fake-2"));
        index::IndexRun run;
        run.sources = f.sources;
        run.extractorProgram = f.base.extractorProgram();
        run.embeddingModel = other.model();
        run.embedder = &other;
        const auto switched = index::runIndex(*f.database, run, {}, {});
        QVERIFY(switched.has_value());
        QCOMPARE(switched->vectorRows, 1);
        QCOMPARE(switched->unchanged, 1);
        const int before = f.embedder.embedded;
        QCOMPARE(f.run().vectorRows, 1);
        QCOMPARE(f.embedder.embedded, before);
    }
};

QTEST_GUILESS_MAIN(IndexerTest)
#include "tst_indexer.moc"

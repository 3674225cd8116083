// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/fittedfeatures.h"
#include "tests/support/evidence.h"
#include "tests/support/plainterms.h"

#include <QSet>
#include <QTest>
#include <cmath>

using namespace lastro;
using judge::AskedKind;
using judge::FittedFeatures;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

double value(const FittedFeatures &features, const char *name)
{
    for (size_t i = 0; i < features.size(); ++i)
        if (qstrcmp(judge::fittedFeatureNames[i], name) == 0)
            return features[i];
    qFatal("no feature %s", name);
}

model::QuestionWord word(const char *word, qint64 sections, qint64 official, bool code = false, const QStringList &wordings = {})
{
    return {text(word), {text(word)}, code, sections, official, wordings};
}

/// Both words weigh the same.
model::QuestionProfile profile(std::vector<model::QuestionWord> words = {word("prazo", 10, 9), word("entrega", 10, 9)})
{
    model::QuestionProfile made;
    made.text = text("qual o prazo de entrega?");
    made.words = std::move(words);
    made.sections = made.officialSections = 100;
    made.vectorMean = 0.8;
    made.vectorDeviation = 0.02;
    made.lexicalMean = 1;
    made.lexicalDeviation = 2;
    made.lateMean = 0.5;
    made.lateDeviation = 0.1;
    return made;
}

model::QuestionProfile profileWithoutSpread()
{
    model::QuestionProfile made = profile();
    for (double *figure : {&made.vectorMean, &made.vectorDeviation, &made.lexicalMean, &made.lexicalDeviation, &made.lateMean, &made.lateDeviation})
        *figure = qQNaN();
    return made;
}

/// A token of the labels, one of the first sentence, one of the second; the first of three question tokens weighs two.
model::Evidence answering()
{
    model::Evidence made = tests::evidence(text("ops#prazo"), text("Prazo de entrega"), text("A entrega leva 24 horas.\nO aceite abre o prazo."));
    made.tokens = std::make_shared<model::TokenMatch>(model::TokenMatch{
        {2, 1, 1}, {0.9f, 0.1f, 0.0f, 0.2f, 0.8f, 0.1f, 0.4f, 0.3f, 0.6f}, {{0, 0}, {2, 7}, {27, 6}}});
    made.scores = {4, 0.88, 3, made.tokens->nearness()};
    return made;
}

model::Evidence unrelated()
{
    model::Evidence made = tests::evidence(text("rh#uniforme"), text("Uniforme"), text("A calça é azul."));
    made.tokens = std::make_shared<model::TokenMatch>(model::TokenMatch{{2, 1, 1}, {0.3f, 0.6f, 0.1f}, {{2, 5}}});
    made.scores = {0, 0.78, -1, made.tokens->nearness()};
    return made;
}

std::vector<FittedFeatures> featuresOf(const std::vector<model::Evidence> &sections, const model::QuestionProfile &question = profile(),
                                       AskedKind kind = AskedKind::Duration)
{
    return judge::fittedFeaturesOf(judge::QuestionTerms(question, tests::plainTerms), question, kind, sections, tests::plainTerms);
}

} // namespace

class FittedFeaturesTest : public QObject {
    Q_OBJECT

    static void compare(const FittedFeatures &features, const char *name, double expected)
    {
        const double found = value(features, name);
        QVERIFY2(std::abs(found - expected) < 1e-6, qPrintable(QStringLiteral("%1: %2, not %3").arg(QLatin1String(name)).arg(found).arg(expected)));
    }

private Q_SLOTS:
    void namesAreDistinct()
    {
        QSet<QString> names;
        for (const char *name : judge::fittedFeatureNames)
            names.insert(QLatin1String(name));
        QCOMPARE(names.size(), qsizetype(judge::fittedFeatureNames.size()));
        QCOMPARE(std::tuple_size_v<FittedFeatures>, judge::fittedFeatureNames.size());
        QCOMPARE(judge::fittedFeatureNames.front(), "coverage");
        QCOMPARE(judge::fittedFeatureNames.back(), "designation_absent");
    }

    void featuresOfAnAnsweringSection_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("expected");
        const double late = (2 * 0.9 + 0.8 + 0.6) / 4;
        const double chance = std::sqrt(2 * std::log(100.0));
        const auto row = [](const char *name, double expected) { QTest::newRow(name) << QByteArray(name) << expected; };
        row("coverage", 1);
        row("coverage_near", 1);
        row("close", 1);
        row("sentence", 1);
        row("sentence_near", 1);
        row("heading", 1);
        row("kind", 1);
        row("figure_asked", 1);
        row("codes_missing", 0);
        row("code_unknown", 0);
        row("unknown", 0);
        row("missing", 0);
        row("missing_near", 0);
        row("words", 2);
        row("late", late);
        row("late_sentence", (2 * 0.4 + 0.3 + 0.6) / 4);
        row("late_pair", (2 * 0.4 + 0.8 + 0.6) / 4);
        row("late_least", 0.9);                       // of the token that weighs the most
        row("late_unmet", 0);
        row("late_labels", (2 * 0.9 + 0.1) / 4);
        row("vector", 0.08 / 0.02 / chance);
        row("lexical", 1.5 / chance);                 // deviations, in units of the best by chance
        row("standing", (4 + 1.5) / chance);
        row("late_standing", (late - 0.5) / 0.1 / chance);
        row("outranked", 0);
    }
    void featuresOfAnAnsweringSection()
    {
        QFETCH(QByteArray, name);
        QFETCH(double, expected);
        const auto rows = featuresOf({answering(), unrelated()});
        QCOMPARE(rows.size(), size_t(2));
        compare(rows[0], name.constData(), expected);
    }

    void featuresOfAnUnrelatedSection_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("expected");
        const double late = (2 * 0.3 + 0.6 + 0.1) / 4;
        const double chance = std::sqrt(2 * std::log(100.0));
        const auto row = [](const char *name, double expected) { QTest::newRow(name) << QByteArray(name) << expected; };
        for (const char *name : {"coverage", "coverage_near", "close", "sentence", "sentence_near", "heading", "kind", "vector", "unknown"})
            row(name, 0);
        row("missing", 0.5);
        row("missing_near", 0.5);
        row("late", late);
        row("late_sentence", late);
        row("late_pair", late);                       // a single sentence
        row("late_least", 0.3);
        row("late_unmet", 0.75);                      // the first and the third of weights 2, 1, 1
        row("late_labels", -1);
        row("lexical", -0.5 / chance);
        row("standing", -0.5 / chance);               // below the mean a vector counts as nothing
        row("late_standing", (late - 0.5) / 0.1 / chance);
    }
    void featuresOfAnUnrelatedSection()
    {
        QFETCH(QByteArray, name);
        QFETCH(double, expected);
        compare(featuresOf({answering(), unrelated()}).at(1), name.constData(), expected);
    }

    void otherWordingsCountNearly()
    {
        const auto question = profile({word("ressarcimento", 10, 9, false, {text("reembolso"), text("nota fiscal")})});
        for (const char *body : {"O reembolso sai em dez dias.", "Guarde a nota fiscal."}) {
            model::Evidence section = unrelated();
            section.section = tests::evidence(text("a#b"), text("Despesas"), text(body)).section;
            const FittedFeatures features = featuresOf({section}, question).front();
            compare(features, "coverage", 0);
            compare(features, "coverage_near", 0.8);
            compare(features, "sentence", 0);
            compare(features, "sentence_near", 0.8);
            compare(features, "missing", 1);
            compare(features, "missing_near", 0);
            compare(features, "words", 1);
        }
        compare(featuresOf({unrelated()}, question).front(), "missing_near", 1);
    }

    void codesAreToldApart()
    {
        const FittedFeatures known = featuresOf({answering()}, profile({word("prazo", 10, 9), word("CD-PR", 3, 3, true)})).front();
        compare(known, "codes_missing", 1);
        compare(known, "code_unknown", 0);
        compare(known, "unknown", 0);
        const FittedFeatures unknown = featuresOf({answering()}, profile({word("prazo", 10, 9), word("CD-RJ", 0, 0, true)})).front();
        compare(unknown, "codes_missing", 1);
        compare(unknown, "code_unknown", 1);
        QVERIFY(value(unknown, "unknown") > 0.5 && value(unknown, "unknown") == value(unknown, "missing"));
    }

    void onlyFiguresAreAskedAsFigures_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("figure");
        for (const AskedKind kind : {AskedKind::Amount, AskedKind::Duration, AskedKind::Count, AskedKind::TimeOfDay})
            QTest::newRow(qPrintable(judge::askedKindName(kind))) << int(kind) << 1.0;
        for (const AskedKind kind : {AskedKind::Other, AskedKind::Date, AskedKind::Person, AskedKind::Place, AskedKind::HowTo, AskedKind::YesNo, AskedKind::Definition})
            QTest::newRow(qPrintable(judge::askedKindName(kind))) << int(kind) << 0.0;
    }
    void onlyFiguresAreAskedAsFigures()
    {
        QFETCH(int, kind);
        QFETCH(double, figure);
        compare(featuresOf({answering()}, profile(), AskedKind(kind)).front(), "figure_asked", figure);
    }

    void whatIsUnofficialOrHiddenMayOutrank()
    {
        const double late = (2 * 0.9 + 0.8 + 0.6) / 4;
        const double other = (2 * 0.3 + 0.6 + 0.1) / 4;
        const auto outranked = [](const std::vector<model::Evidence> &sections, double hidden, size_t section) {
            model::QuestionProfile question = profile();
            question.lateHidden = hidden;
            return value(featuresOf(sections, question).at(section), "outranked");
        };
        const std::vector<model::Evidence> official{answering(), unrelated()};
        QCOMPARE(outranked(official, qQNaN(), 0), 0.0);
        QCOMPARE(outranked(official, qQNaN(), 1), 0.0);                   // another official section is no matter
        QVERIFY(std::abs(outranked(official, 0.9, 0) - (0.9 - late)) < 1e-6);
        QVERIFY(std::abs(outranked(official, 0.9, 1) - (0.9 - other)) < 1e-6);
        QCOMPARE(outranked(official, 0.1, 1), 0.0);
        std::vector<model::Evidence> wiki = official;
        wiki[0].document.seal = model::Seal::Wiki;
        QCOMPARE(outranked(wiki, qQNaN(), 0), 0.0);
        QVERIFY(std::abs(outranked(wiki, qQNaN(), 1) - (late - other)) < 1e-6);
        QVERIFY(std::abs(outranked(wiki, 0.9, 1) - (0.9 - other)) < 1e-6);     // the better of both
    }

    void sectionsDoNotChangeEachOther()
    {
        const auto both = featuresOf({answering(), unrelated()});
        QCOMPARE(featuresOf({answering()}).front(), both.at(0));
        QCOMPARE(featuresOf({unrelated()}).front(), both.at(1));
    }

    void withoutASpreadNothingStandsOut()
    {
        model::QuestionProfile flat = profile();
        flat.vectorDeviation = flat.lexicalDeviation = flat.lateDeviation = 0;
        for (const auto &question : {flat, profileWithoutSpread()})
            for (const char *name : {"vector", "lexical", "standing", "late_standing"})
                compare(featuresOf({answering()}, question).front(), name, 0);
    }

    void oddSectionsGiveNumbers()
    {
        QVERIFY(featuresOf({}).empty());
        model::Evidence empty = tests::evidence(text("a#b"), {}, {});
        empty.tokens = std::make_shared<model::TokenMatch>(model::TokenMatch{{1}, {0.5f}, {{0, 0}}});
        empty.scores = {0, qQNaN(), 0, 0.5};
        for (const auto &question : {profile(), profile({}), profile({word("?!", 0, 0)}), profileWithoutSpread()})
            for (const FittedFeatures &features : featuresOf({empty, answering(), unrelated()}, question))
                for (size_t i = 0; i < features.size(); ++i)
                    QVERIFY2(std::isfinite(features[i]), judge::fittedFeatureNames[i]);
        compare(featuresOf({empty}).front(), "late_sentence", -1);
        compare(featuresOf({empty}).front(), "late_pair", -1);
        compare(featuresOf({empty}).front(), "vector", 0);
    }
};

QTEST_GUILESS_MAIN(FittedFeaturesTest)
#include "tst_fittedfeatures.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/localjudge.h"

#include "tests/support/evidence.h"
#include "tests/support/plainterms.h"

#include <QTest>

using namespace lastro;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// Words given as "word:sections:official", a code with a '!' in front.
model::QuestionProfile profile(const char *question, const char *words)
{
    model::QuestionProfile made;
    made.text = text(question);
    made.sections = 120;
    made.officialSections = 100;
    made.vectorMean = 0.82;
    made.vectorDeviation = 0.02;
    for (const QString &entry : text(words).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QStringList parts = entry.split(QLatin1Char(':'));
        const bool code = parts.at(0).startsWith(QLatin1Char('!'));
        const QString word = parts.at(0).mid(code ? 1 : 0);
        made.words.push_back({word, {word}, code, parts.at(1).toLongLong(), parts.at(2).toLongLong()});
    }
    return made;
}

/// A section as the retriever ranked it: its cosine, and the fused score that goes with it.
model::Evidence ranked(model::Evidence evidence, double cosine, double fused)
{
    evidence.scores.vector = cosine;
    evidence.scores.fused = fused;
    return evidence;
}

constexpr double wellRanked = 9.0;

model::Evidence deliveryCdSp()
{
    return tests::evidence(QStringLiteral("ops-cd-sp#prazo"), text("Prazo de entrega"),
                           text("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido.\nNinguém promete menos."));
}

model::Evidence refund()
{
    return tests::evidence(QStringLiteral("reembolso#limites"), text("Limites por tipo de despesa"),
                           text("Não existe um limite único de reembolso: vale o limite de cada tipo de despesa.\n"
                                "Tipo: Refeições; Limite: R$ 120,00 por dia\nTipo: Estacionamento; Limite: R$ 60,00 por dia"));
}

} // namespace

class JudgesTest : public QObject {
    Q_OBJECT

    static int grade(const model::QuestionProfile &question, const model::Evidence &evidence)
    {
        const auto judgements = judge::makeLocalJudge(tests::plainTerms)->judge(question, std::span(&evidence, 1), {});
        return judgements ? judgements->front().score.value() : -1;
    }

private Q_SLOTS:
    void answeringSectionsPass()
    {
        const auto delivery = profile("qual o prazo de entrega do CD-SP?", "prazo:30:28 entrega:20:18 !CD-SP:8:8");
        QVERIFY(grade(delivery, ranked(deliveryCdSp(), 0.89, wellRanked)) >= 2);
        model::Evidence byWords = deliveryCdSp();
        byWords.scores.fused = 7;
        QVERIFY(grade(delivery, byWords) >= 2);                             // no vectors yet
        const auto limit = profile("qual o limite de reembolso?", "limite:25:22 reembolso:12:10");
        QVERIFY(grade(limit, ranked(refund(), 0.88, wellRanked)) >= 2);
    }

    void paraphrasesPassByNearness()
    {
        const auto home = profile("quantos dias posso trabalhar de casa por semana?", "dia:60:50 trabalhar:15:14 casa:4:3 semana:14:12");
        const model::Evidence section = tests::evidence(QStringLiteral("home-office#dias"), text("Quantos dias por semana"),
                                                        text("O colaborador elegível pode trabalhar em home office até dois dias por semana."));
        QVERIFY(grade(home, ranked(section, 0.90, wellRanked)) >= 2);
    }

    void anotherCodeIsAtMostTheSameSubject()
    {
        const auto other = profile("qual o prazo de entrega do CD-PR?", "prazo:30:28 entrega:20:18 !CD-PR:3:3");
        QVERIFY(grade(other, ranked(deliveryCdSp(), 0.90, wellRanked)) <= 1);
        const auto unknown = profile("qual o prazo de entrega do CD-RJ?", "prazo:30:28 entrega:20:18 !CD-RJ:0:0");
        QCOMPARE(grade(unknown, ranked(deliveryCdSp(), 0.90, wellRanked)), 0);
    }

    void whatTheBaseDoesNotKnowIsNotAnswered()
    {
        const auto nowhere = profile("posso pedir reembolso de taxi?", "pedir:18:15 reembolso:12:10 taxi:0:0");
        QCOMPARE(grade(nowhere, ranked(refund(), 0.89, wellRanked)), 0);
        const auto wikiOnly = profile("posso pedir reembolso de taxi?", "pedir:18:15 reembolso:12:10 taxi:1:0");
        QCOMPARE(grade(wikiOnly, ranked(refund(), 0.89, wellRanked)), 0);
        const model::Evidence wiki = tests::evidence(QStringLiteral("wiki#taxi"), text("Reembolso de taxi"),
                                                     text("Pode pedir reembolso de taxi pelo portal."), model::Seal::Wiki);
        QVERIFY(grade(wikiOnly, ranked(wiki, 0.90, wellRanked)) >= 2);              // the seal is not the judge's matter
    }

    void unrelatedSectionsFail()
    {
        const auto question = profile("qual o prazo de entrega do CD-SP?", "prazo:30:28 entrega:20:18 !CD-SP:8:8");
        QCOMPARE(grade(question, ranked(tests::evidence(QStringLiteral("u#x"), text("Uniformes"), text("A calça é azul.")), 0.80, 0.5)), 0);
        QCOMPARE(grade(question, tests::evidence(QStringLiteral("u#x"), {}, {})), 0);
    }

    void theAskedKindMustBeThere()
    {
        const auto howLong = profile("qual o prazo para entregar comprovantes?", "prazo:30:28 entregar:9:8 comprovante:7:7");
        const model::Evidence vague = tests::evidence(QStringLiteral("r#c"), text("Prazo para entregar comprovantes"),
                                                      text("Entregar comprovantes fora do prazo é falta."));
        const model::Evidence exact = tests::evidence(QStringLiteral("r#c"), text("Prazo para entregar comprovantes"),
                                                      text("Entregar comprovantes em até 30 dias."));
        QCOMPARE(grade(howLong, ranked(vague, 0.88, wellRanked)), 1);
        QVERIFY(grade(howLong, ranked(exact, 0.88, wellRanked)) >= 2);
    }

    void aFloorRefusesMoreOrLess()
    {
        const auto delivery = profile("qual o prazo de entrega do CD-SP?", "prazo:30:28 entrega:20:18 !CD-SP:8:8");
        const model::Evidence vague = tests::evidence(QStringLiteral("ops#x"), text("Entregas"), text("A entrega do CD-SP tem prazo; leia o contrato."));
        const auto graded = [&](double floor) {
            const auto judgements = judge::makeLocalJudge(tests::plainTerms, floor)->judge(delivery, std::span(&vague, 1), {});
            return judgements->front().score.value();
        };
        int before = 3;
        for (double floor = -8; floor <= 12; floor += 0.5) {
            QVERIFY(graded(floor) <= before);
            before = graded(floor);
        }
        QCOMPARE(before, 0);
        const auto rules = judge::makeLocalJudge(tests::plainTerms, 0.75)->rules(false);
        const auto plain = judge::makeLocalJudge(tests::plainTerms)->rules(false);
        QVERIFY(!plain.version.isEmpty() && plain.limits && rules.version == plain.version);
        for (size_t i = 0; i < 3; ++i)
            QCOMPARE(rules.limits->at(i), plain.limits->at(i) + 0.75);
        QVERIFY(!judge::makeAcceptingJudge(judge::makeLocalJudge(tests::plainTerms))->rules(false).limits && !judge::makeTermOverlapJudge(tests::plainTerms)->rules(true).limits);
    }

    void noFloorLiftsARule()
    {
        const auto unknown = profile("qual o prazo de entrega do CD-RJ?", "prazo:30:28 entrega:20:18 !CD-RJ:0:0");
        const model::Evidence evidence = ranked(deliveryCdSp(), 0.90, wellRanked);
        const auto judgements = judge::makeLocalJudge(tests::plainTerms, -20)->judge(unknown, std::span(&evidence, 1), {});
        QCOMPARE(judgements->front().score.value(), 0);
    }

    void everyGradeIsExplained()
    {
        const auto question = profile("qual o prazo de entrega do CD-RJ?", "prazo:30:28 entrega:20:18 !CD-RJ:0:0");
        const model::Evidence evidence = ranked(deliveryCdSp(), 0.90, wellRanked);
        const auto judgements = judge::makeLocalJudge(tests::plainTerms)->judge(question, std::span(&evidence, 1), {});
        QVERIFY(judgements);
        QStringList features;
        for (const model::JudgeReason &reason : judgements->front().reasons) {
            features += reason.feature;
            QVERIFY(qIsFinite(reason.value));
        }
        for (const char *feature : {"coverage", "vector", "kind_duration", "total", "unknown_code"})
            QVERIFY2(features.contains(QLatin1String(feature)), feature);
    }

    // What each feature adds makes the total, with token vectors or without (tst_tokenjudge), with a cosine or without.
    void theWeightsMakeTheTotal()
    {
        const auto question = profile("qual o prazo de entrega do CD-SP?", "prazo:30:28 entrega:20:18 !CD-SP:8:8");
        for (const model::Evidence &evidence : {ranked(deliveryCdSp(), 0.90, wellRanked), deliveryCdSp()}) {
            const auto judgements = judge::makeLocalJudge(tests::plainTerms, 0.5)->judge(question, std::span(&evidence, 1), {});
            double sum = 0, total = qQNaN();
            QList<double> limits;
            for (const model::JudgeReason &reason : judgements->front().reasons) {
                sum += reason.weight;
                if (reason.feature == QStringLiteral("total"))
                    total = reason.value;
                if (reason.feature.startsWith(QStringLiteral("grade_")))
                    limits << reason.value;
            }
            QVERIFY(qAbs(sum - total) < 1e-9);
            const auto expected = *judge::makeLocalJudge(tests::plainTerms, 0.5)->rules(false).limits;
            QCOMPARE(limits, QList<double>(expected.begin(), expected.end()));
        }
    }

    void oneJudgementASection()
    {
        const auto question = profile("prazo?", "prazo:30:28");
        const std::vector<model::Evidence> sections{deliveryCdSp(), refund(), deliveryCdSp()};
        const base::CancelToken cancel;
        for (const auto &judge : {judge::makeLocalJudge(tests::plainTerms), judge::makeTermOverlapJudge(tests::plainTerms)}) {
            QCOMPARE(judge->judge(question, sections, cancel)->size(), size_t(3));
            QVERIFY(judge->judge(question, {}, cancel)->empty());
        }
        cancel.cancel();
        QCOMPARE(judge::makeLocalJudge(tests::plainTerms)->judge(question, sections, cancel).error().code, base::ErrorCode::Cancelled);
    }

    void overlapCountsWordsOnly()
    {
        const auto judge = judge::makeTermOverlapJudge(tests::plainTerms);
        QCOMPARE(judge->kind(), model::JudgeUsed::TermOverlap);
        const auto question = profile("prazo de entrega do CD-SP", "prazo:30:28 entrega:20:18 !CD-SP:8:8");
        const std::vector<model::Evidence> sections{deliveryCdSp(), refund()};
        const auto judgements = judge->judge(question, sections, {});
        QCOMPARE(judgements->at(0).score, model::JudgeScore::answers());
        QCOMPARE(judgements->at(1).score, model::JudgeScore::unrelated());
    }

    void aQuestionWithoutWordsIsUnrelated()
    {
        QCOMPARE(grade(profile("?", ""), deliveryCdSp()), 0);
    }
};

QTEST_GUILESS_MAIN(JudgesTest)
#include "tst_judges.moc"

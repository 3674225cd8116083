// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/languagemodels.h"
#include "core/engine/turnledger.h"
#include "tests/support/modelbench.h"

#include <QTest>

using namespace lastro;
using engine::Cast;
using engine::LanguageModels;
using llm::Role;

namespace {

llm::Endpoint remote(const QString &name)
{
    llm::Endpoint endpoint = llm::endpointOf(llm::Preset::OpenAi);
    endpoint.name = name;
    for (const Role role : {Role::Rewrite, Role::Judge, Role::Answer})
        endpoint.models.insert(role, QStringLiteral("m"));
    endpoint.processor = {QStringLiteral("Nuvem Exemplo"), QStringLiteral("BR"), QStringLiteral("execução de contrato")};
    return endpoint;
}

} // namespace

class LanguageModelsTest : public QObject {
    Q_OBJECT

    tests::FixedClock m_clock{QDateTime(QDate(2026, 3, 10), QTime(9, 0))};
    llm::LedgerSink m_sink = [](const llm::LedgerRow &) {};

    static QStringList refusals(const Cast &cast)
    {
        QStringList all;
        for (const model::FallBack &each : cast.refused)
            all += model::stepName(each.step) + QLatin1Char(':') + base::errorCodeName(each.why.code);
        return all;
    }

private Q_SLOTS:
    void withoutSetupNobodyTakesPart()
    {
        LanguageModels models(m_clock);
        const auto cast = models.castFor({}, {}, m_sink);
        QVERIFY(cast);
        QVERIFY(cast->empty() && cast->refused.empty());
        QCOMPARE(models.castFor({}, QStringLiteral("Alguém"), m_sink).error().code, base::ErrorCode::EndpointUnknown);
    }

    void eachRoleGoesToItsEndpoint()
    {
        tests::ModelBench bench;
        llm::Endpoint second = bench.endpoint;
        second.name = QStringLiteral("Outra");
        llm::ModelSetup setup{{bench.endpoint, second}, {{Role::Judge, bench.endpoint.name}, {Role::Answer, second.name}}, {}, {}};
        LanguageModels models(m_clock);
        models.setUp(setup, {});
        const auto cast = models.castFor({}, {}, m_sink);
        QVERIFY(cast);
        QVERIFY(!cast->rewriter && cast->judge && cast->answerer);
        QVERIFY(cast->judge->name().startsWith(QStringLiteral("Bancada")));
        QVERIFY(cast->answerer->name().startsWith(QStringLiteral("Outra")));
        QVERIFY(models.castFor({}, QStringLiteral("none"), m_sink)->empty());
        const auto all = models.castFor({}, QStringLiteral("Outra"), m_sink);
        QVERIFY(all->rewriter && all->judge && all->answerer);
    }

    void theBasesPolicyDecides_data()
    {
        QTest::addColumn<bool>("localOnly");
        QTest::addColumn<QStringList>("allowed");
        QTest::addColumn<bool>("noted");
        QTest::addColumn<bool>("may");
        QTest::newRow("local only") << true << QStringList{QStringLiteral("Nuvem")} << true << false;
        QTest::newRow("not listed") << false << QStringList{QStringLiteral("Outra")} << true << false;
        QTest::newRow("no legal basis") << false << QStringList{QStringLiteral("Nuvem")} << false << false;
        QTest::newRow("allowed") << false << QStringList{QStringLiteral("Nuvem")} << true << true;
    }
    void theBasesPolicyDecides()
    {
        QFETCH(bool, localOnly);
        QFETCH(QStringList, allowed);
        QFETCH(bool, noted);
        QFETCH(bool, may);
        llm::Endpoint endpoint = remote(QStringLiteral("Nuvem"));
        if (!noted)
            endpoint.processor.legalBasis.clear();
        LanguageModels models(m_clock);
        models.setUp({{endpoint}, {{Role::Rewrite, endpoint.name}, {Role::Judge, endpoint.name}, {Role::Answer, endpoint.name}}, {}, {}}, {});
        const model::DataPolicy policy{localOnly, allowed};
        const auto cast = models.castFor(policy, {}, m_sink);
        QVERIFY(cast);
        QCOMPARE(!cast->empty(), may);
        QCOMPARE(refusals(*cast).size(), may ? 0 : 3);
        if (!may)
            QCOMPARE(refusals(*cast).front(), QStringLiteral("rewrite:EndpointNotAllowed"));
        // Asked for by name it is an error: nobody must believe that the model took part.
        const auto named = models.castFor(policy, endpoint.name, m_sink);
        QCOMPARE(bool(named), may);
        if (!named)
            QCOMPARE(named.error().code, base::ErrorCode::EndpointNotAllowed);
    }

    void aRoleOfAnEndpointThatIsGoneIsToldOf()
    {
        LanguageModels models(m_clock);
        models.setUp({{}, {{Role::Answer, QStringLiteral("Apagado")}}, {}, {}}, {});
        const auto cast = models.castFor({}, {}, m_sink);
        QVERIFY(cast && cast->empty());
        QCOMPARE(refusals(*cast), QStringList{QStringLiteral("answer:EndpointUnknown")});
    }

    void anEndpointWithoutAModelForTheRoleIsToldOf()
    {
        tests::ModelBench bench;
        bench.endpoint.models.remove(Role::Judge);
        LanguageModels models(m_clock);
        models.setUp({{bench.endpoint}, {{Role::Judge, bench.endpoint.name}, {Role::Answer, bench.endpoint.name}}, {}, {}}, {});
        const auto cast = models.castFor({}, {}, m_sink);
        QVERIFY(cast && !cast->judge && cast->answerer);
        QCOMPARE(refusals(*cast), QStringList{QStringLiteral("judge:EndpointInvalid")});
    }

    void whatWasSpentCounts()
    {
        tests::ModelBench bench;
        bench.server.setAnswerer([](const tests::RecordedRequest &) { return tests::script::reply(QStringLiteral("oi")); });
        bench.endpoint.prices.insert(QStringLiteral("modelo-1"), {1'000, {}, 1'000});
        llm::ModelSetup setup{{bench.endpoint}, {{Role::Answer, bench.endpoint.name}}, {}, {}};
        setup.limits.day = 5;
        LanguageModels models(m_clock);
        models.setUp(setup, {{bench.endpoint.name, bench.key}});
        QVERIFY(!models.isPastKnown());
        engine::TurnLedger ledger;
        const auto sink = [&](const llm::LedgerRow &row) { ledger.add(row); };
        auto request = tests::ModelBench::request();
        request.maxTokens = 100;
        request.turn = 7;
        QVERIFY(models.castFor({}, {}, sink)->answerer->chat(request, {}, {}));
        QCOMPARE(ledger.cost().calls, 1);
        QCOMPARE(ledger.cost().promptTokens, 100);
        QCOMPARE(ledger.cost().cachedPromptTokens, 40);
        QVERIFY(ledger.cost().usd > 0.1);
        const auto rows = ledger.rows(QStringLiteral("rh"));
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows[0].turn, 7);
        QCOMPARE(rows[0].area, QStringLiteral("rh"));
        QCOMPARE(rows[0].role, QStringLiteral("answer"));
        QVERIFY(rows[0].succeeded());

        models.addPast({{QDate(2026, 3, 9), 100, 1, 0}, {QDate(2026, 3, 10), 4.95, 3, 0}});
        QVERIFY(models.isPastKnown());
        QCOMPARE(models.castFor({}, {}, sink)->answerer->chat(request, {}, {}).error().code, base::ErrorCode::SpendCeilingReached);
        QCOMPARE(ledger.cost().calls, 1);
    }

    void aFailedCallStandsInTheLedger()
    {
        llm::LedgerRow row;
        row.role = Role::Judge;
        row.error = base::ErrorCode::ServerTimedOut;
        row.at = m_clock.now();
        const model::LedgerRow kept = engine::keptRow(row, {});
        QCOMPARE(kept.outcome, QStringLiteral("ServerTimedOut"));
        QVERIFY(!kept.usd && !kept.succeeded());
        engine::TurnLedger ledger;
        ledger.add(row);
        QCOMPARE(ledger.cost().unpriced, 1);
        QCOMPARE(ledger.cost().usd, 0.0);
    }
};

QTEST_GUILESS_MAIN(LanguageModelsTest)
#include "tst_languagemodels.moc"

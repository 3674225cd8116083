// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "ui/preferences/endpointwords.h"
#include "ui/preferences/keyfield.h"
#include "ui/preferences/reportwords.h"
#include "words/errorwords.h"

#include <QApplication>
#include <QTest>

using namespace lastro;
using namespace lastro::preferences;
using base::ErrorCode;
using llm::EndpointProblem;
using llm::Role;

namespace {

llm::ConnectionReport failed(ErrorCode code, const QString &detail = {})
{
    llm::ConnectionReport report;
    report.error = base::Error{code, QStringLiteral("Provedor"), detail};
    return report;
}

llm::Endpoint endpointAt(const QString &processor, const QString &country)
{
    llm::Endpoint endpoint = llm::endpointOf(llm::Preset::OpenAi);
    endpoint.name = QStringLiteral("Provedor");
    endpoint.processor = {processor, country, {}};
    return endpoint;
}

} // namespace

class TestModelWords : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_words;

private Q_SLOTS:
    void initTestCase() { m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR")); }

    void everyFaultHasItsOwnWords()
    {
        QStringList sentences;
        for (int problem = 0; problem <= int(EndpointProblem::PriceInvalid); ++problem)
            sentences << faultSentence(EndpointProblem(problem));
        QVERIFY(!sentences.contains(QString()));
        QCOMPARE(sentences.removeDuplicates(), 0);
    }

    void everyRoleAndPresetHasAName()
    {
        QStringList names;
        for (const Role role : {Role::Rewrite, Role::Judge, Role::Answer, Role::Embeddings, Role::Rerank})
            names << roleLabel(role);
        for (int preset = 0; preset <= int(llm::Preset::Other); ++preset)
            names << presetLabel(llm::Preset(preset));
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void whereAnEndpointIs()
    {
        QCOMPARE(placeWords(llm::endpointOf(llm::Preset::Ollama)), QStringLiteral("nesta máquina"));
        QCOMPARE(placeWords(endpointAt(QStringLiteral("Provedor S.A."), QStringLiteral("Irlanda"))), QStringLiteral("Provedor S.A., Irlanda"));
        QVERIFY(placeWords(endpointAt({}, QStringLiteral("Irlanda"))).startsWith(QStringLiteral("Irlanda, sem")));
        QVERIFY(placeWords(endpointAt(QStringLiteral("Provedor S.A."), {})).startsWith(QStringLiteral("Provedor S.A., sem")));
        QVERIFY(placeWords(endpointAt(QStringLiteral(" "), {})).startsWith(QStringLiteral("fora desta")));
    }

    void rolesAreListedInTheirOrder()
    {
        llm::Endpoint endpoint;
        QCOMPARE(rolesWords(endpoint), QStringLiteral("ainda sem modelo"));
        endpoint.models = {{Role::Answer, QStringLiteral("a")}, {Role::Rewrite, QStringLiteral("b")}};
        QCOMPARE(rolesWords(endpoint), QStringLiteral("reescrita, resposta"));
    }

    void anAddressIsShownWithoutSecrets()
    {
        const QString shown = shownAddress(QUrl(QStringLiteral("https://me:s3cret@example.invalid/v1?key=s3cret#s3cret")));
        QCOMPARE(shown, QStringLiteral("https://example.invalid/v1"));
    }

    void whyDataStay_data()
    {
        QTest::addColumn<QString>("country");
        QTest::addColumn<bool>("listed");
        QTest::addColumn<QString>("said");
        QTest::newRow("not listed") << QStringLiteral("Irlanda") << false << QStringLiteral("política");
        QTest::newRow("two missing") << QString() << true << QStringLiteral("país, base legal");
        QTest::newRow("one missing") << QStringLiteral("Irlanda") << true << QStringLiteral(": base legal");
    }
    void whyDataStay()
    {
        QFETCH(QString, country);
        QFETCH(bool, listed);
        QFETCH(QString, said);
        const llm::Endpoint endpoint = endpointAt(QStringLiteral("Provedor S.A."), country);
        const llm::DataPolicy policy{false, listed ? QStringList(endpoint.name) : QStringList()};
        QVERIFY2(keptSentence(policy, endpoint).contains(said), qPrintable(keptSentence(policy, endpoint)));
    }

    void whatMayGoNeedsNoWords()
    {
        llm::Endpoint endpoint = endpointAt(QStringLiteral("Provedor S.A."), QStringLiteral("Irlanda"));
        endpoint.processor.legalBasis = QStringLiteral("contrato");
        QCOMPARE(keptSentence({false, {endpoint.name}}, endpoint), QString());
        QVERIFY(!keptSentence({true, {endpoint.name}}, endpoint).isEmpty());
        QCOMPARE(keptSentence({true, {}}, llm::endpointOf(llm::Preset::Ollama)), QString());
    }

    void whatServes()
    {
        llm::ConnectionReport report;
        report.servedModel = QStringLiteral("grande-03");
        report.milliseconds = 1'234;
        report.form = llm::FormAsked::JsonSchema;
        const QString chat = reportSentence(report, Role::Answer, QStringLiteral("grande"));
        for (const char *part : {"grande-03", "1.234 ms", "garante a forma", "Pedido: grande."})
            QVERIFY2(chat.contains(QLatin1String(part)), qPrintable(chat));
        report.form = llm::FormAsked::InWords;
        QVERIFY(reportSentence(report, Role::Answer, QStringLiteral("grande-03")).contains(QStringLiteral("só pedida")));
        QVERIFY(!reportSentence(report, Role::Answer, QStringLiteral("grande-03")).contains(QStringLiteral("Pedido")));
        report.form = llm::FormAsked::None;
        report.dimensions = 1'024;
        report.servedModel.clear();
        const QString vectors = reportSentence(report, Role::Embeddings, QStringLiteral("vetores"));
        QVERIFY2(vectors.contains(QStringLiteral("vetores")) && vectors.contains(QStringLiteral("1.024 dimensões")), qPrintable(vectors));
    }

    void whatIsWrong_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, ErrorCode code, const char *detail, const char *said) {
            QTest::newRow(name) << int(code) << QString(QLatin1String(detail)) << QString::fromUtf8(said);
        };
        row("no such host", ErrorCode::ServerNotFound, "", "Não há servidor");
        row("nobody listens", ErrorCode::ServerRefused, "refused", "Nenhum programa escuta");
        row("hung up", ErrorCode::ServerRefused, "closed", "desligou");
        row("network", ErrorCode::ServerRefused, "UnknownNetworkError", "UnknownNetworkError");
        row("certificate", ErrorCode::ServerTlsFailed, "self-signed", "self-signed");
        row("connecting", ErrorCode::ServerTimedOut, "connecting", "nem começou");
        row("silent", ErrorCode::ServerTimedOut, "first_byte", "nada veio");
        row("stopped", ErrorCode::ServerTimedOut, "silence", "parou no meio");
        row("slow", ErrorCode::ServerTimedOut, "deadline", "devagar");
        row("busy", ErrorCode::ServerBusy, "30", "30 s");
        row("elsewhere", ErrorCode::ServerRedirected, "https://x.invalid:443", "https://x.invalid:443");
        row("status", ErrorCode::ServerFailed, "502", "502");
        row("key", ErrorCode::KeyRefused, "", "recusou a chave");
        row("page", ErrorCode::ServerSentHtml, "", "página");
        row("path", ErrorCode::ServerPathWrong, "", "caminho");
    }
    void whatIsWrong()
    {
        QFETCH(int, code);
        QFETCH(QString, detail);
        QFETCH(QString, said);
        const llm::ConnectionReport report = failed(ErrorCode(code), detail);
        const QString sentence = reportSentence(report, Role::Answer, QStringLiteral("grande"));
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        QVERIFY(sentence.startsWith(words::errorSentence(*report.error)));
    }

    void aFaultOfTheDescriptionIsNotSaidInCode()
    {
        QVERIFY(!reportSentence(failed(ErrorCode::EndpointInvalid, QStringLiteral("plain_http:url")), Role::Judge, {}).contains(QStringLiteral("plain_http")));
        QVERIFY(!reportSentence(failed(ErrorCode::EndpointNotAllowed, QStringLiteral("local_only")), Role::Judge, {}).contains(QStringLiteral("local_only")));
    }

    void aMissingKeyIsNamed()
    {
        llm::ConnectionReport report = failed(ErrorCode::KeyRefused);
        report.keyMissing = true;
        QVERIFY(reportSentence(report, Role::Answer, {}).contains(QStringLiteral("Nenhuma chave")));
    }

    void everyPlaceOfAKeyHasItsWords()
    {
        QStringList said;
        for (int place = 0; place <= int(KeyState::Place::Unreachable); ++place)
            said << keyWords({KeyState::Place(place), {}}, llm::endpointOf(llm::Preset::OpenAi));
        said << keyWords({KeyState::Place::None, {}}, llm::endpointOf(llm::Preset::Ollama));
        QVERIFY(!said.contains(QString()));
        QCOMPARE(said.removeDuplicates(), 0);
    }
};

QTEST_MAIN(TestModelWords)
#include "tst_modelwords.moc"

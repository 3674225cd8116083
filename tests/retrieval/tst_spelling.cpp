// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/spelling.h"

#include "tests/support/filledbase.h"

#include <QElapsedTimer>
#include <QTest>

using namespace lastro;
using retrieval::Slip;
using retrieval::slipOf;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// Tells how many pieces a tokenizer knows each word by; nothing else.
class Pieces final : public embedding::Embedder {
public:
    explicit Pieces(QHash<QString, int> counts) : m_counts(std::move(counts)) {}
    QString model() const override { return {}; }
    int dimensions() const override { return 1; }
    int maximumTokens() const override { return 1; }
    int countTokens(const QString &) const override { return 1; }
    base::Result<std::vector<embedding::PassageEncoding>> encodePassages(const QStringList &, const base::CancelToken &) override { return {}; }
    base::Result<embedding::QueryEncoding> encodeQuery(const QString &) override { return {}; }
    std::vector<int> tokensOf(const QStringList &words) const override
    {
        std::vector<int> counts;
        for (const QString &word : words)
            counts.push_back(m_counts.value(word, 0));
        return counts;
    }

private:
    QHash<QString, int> m_counts;
};

} // namespace

class SpellingTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::FilledBase> m_base;
    std::unique_ptr<store::IndexReader> m_reader;
    std::optional<retrieval::BaseSnapshot> m_snapshot;
    const Pieces m_pieces{{{text("limte"), 2}, {text("limite"), 1}, {text("contarto"), 2}, {text("contrato"), 1}, {text("campanha"), 1},
                           {text("campainha"), 3}, {text("reembosso"), 4}, {text("reembolso"), 4}, {text("caldeira"), 2}, {text("cadeira"), 1},
                           {text("perco"), 2}, {text("preço"), 1}, {text("regeição"), 3}, {text("rejeição"), 4}, {text("refeição"), 1},
                           {text("licensa"), 2}, {text("licença"), 2}, {text("umidade"), 2}, {text("unidade"), 1}, {text("pomto"), 2}, {text("ponto"), 1}}};

    QString mended(const QString &question, const char *area = "", const embedding::Embedder *embedder = nullptr, const std::vector<QStringList> &glossary = {})
    {
        retrieval::Spelling spelling(*m_reader);
        const auto eligibility = retrieval::eligibilityFor(*m_snapshot, text(area), QDate(2026, 3, 10));
        const auto found = spelling.corrections(question, retrieval::Glossary(glossary).matchesIn(retrieval::tokenise(question)), *m_snapshot, eligibility, embedder);
        QStringList said;
        for (const model::Correction &correction : found.value_or(std::vector<model::Correction>{{text("failed"), {}}}))
            said += correction.typed + QLatin1Char('>') + correction.read;
        return said.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_base = std::make_unique<tests::FilledBase>();
        model::Document secret = tests::documentOf(text("secret"));
        secret.metadata.audience = {text("diretoria")};
        QVERIFY(m_base->put(tests::documentOf(text("one")),
                            {{text("Limite de reembolso"), text("O limite de reembolso e o contrato. A campainha, a cadeira e o preço da unidade. Rejeição, refeição.")},
                             {text("Licença"), text("Licença, ponto, reembolso e refeição na unidade. Refeição do Marcio. O CD-SP e a nota E-217.")}}));
        QVERIFY(m_base->put(secret, {{text("Gratificação"), text("A gratificação extraordinária.")}}));
        m_reader = m_base->reader();
        QVERIFY(m_reader);
        auto snapshot = retrieval::BaseSnapshot::read(*m_reader, m_reader->generation().value());
        QVERIFY(snapshot);
        m_snapshot = std::move(*snapshot);
    }

    void cleanupTestCase()
    {
        m_reader.reset();
        m_base.reset();
    }

    void tellsSlipsApart_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        QTest::addColumn<int>("slip");
        const auto row = [](const char *typed, const char *meant, Slip slip) { QTest::addRow("%s %s", typed, meant) << text(typed) << text(meant) << int(slip); };
        row("limte", "limite", Slip::Missing);
        row("alimetacao", "alimentação", Slip::Missing);
        row("contarto", "contrato", Slip::Swapped);
        row("ofrnecedor", "fornecedor", Slip::Swapped);
        row("limitte", "limite", Slip::Doubled);
        row("viajem", "viagem", Slip::SoundsAlike);
        row("licensa", "licença", Slip::SoundsAlike);
        row("curço", "curso", Slip::SoundsAlike);
        row("enpilhadeira", "empilhadeira", Slip::SoundsAlike);
        row("umidade", "unidade", Slip::Other);
        row("reembosso", "reembolso", Slip::Other);
        row("eembolso", "reembolso", Slip::None);               // the first letter is seldom left out, and "acolher" is not "colher"
        row("demitido", "emitido", Slip::None);
        row("zapato", "sapato", Slip::SoundsAlike);
        row("fato", "gato", Slip::None);
        row("caldeira", "cadeira", Slip::Other);
        row("braço", "branco", Slip::None);                     // the cedilla was meant: two letters apart
        row("ferias", "férias", Slip::None);
        row("abc", "abcde", Slip::None);
        row("ab", "ba", Slip::Swapped);
        row("", "", Slip::None);
        row("", "a", Slip::None);
    }

    void tellsSlipsApart()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        QFETCH(int, slip);
        QCOMPARE(int(slipOf(typed, meant)), slip);
    }

    void mendsLikelySlips_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("withPieces");
        QTest::addColumn<QString>("without");
        const auto row = [](const char *question, const char *with, const char *without) { QTest::newRow(question) << text(question) << text(with) << text(without); };
        row("qual o limte?", "limte>limite", "");                                    // too short to be sure without a tokenizer
        row("o contarto e a licensa", "contarto>contrato licensa>licença", "contarto>contrato licensa>licença");
        row("prazo do Reembosso", "", "");                                           // a name, as far as one can tell
        row("Reembosso em quantos dias", "Reembosso>reembolso", "Reembosso>reembolso");
        row("meu REEMBOSSO, CADÊ MEU REEMBOSSO", "", "");
        row("CADÊ MEU REEMBOSSO", "REEMBOSSO>reembolso", "REEMBOSSO>reembolso");
        row("a regeição da nota", "regeição>rejeição", "regeição>rejeição");         // not the commoner "refeição"
        row("pomto", "pomto>ponto", "");
        // Words in their own right.
        row("uma campanha", "", "campanha>campainha");
        row("a caldeira", "", "");
        row("qual a umidade", "", "");
        row("perco o dia", "", "");
        // Known to the base in another form, or never touched.
        row("limites de reembolsos", "", "");
        row("o marci e o CD-SR, erro E-218, 5.001 mais", "", "");
        row("xyzzyx", "", "");
        row("", "", "");
    }

    void mendsLikelySlips()
    {
        QFETCH(QString, question);
        QFETCH(QString, withPieces);
        QFETCH(QString, without);
        QCOMPARE(mended(question, "", &m_pieces), withPieces);
        QCOMPARE(mended(question), without);
    }

    void wordsOfTheGlossaryStay()
    {
        QCOMPARE(mended(text("o contarto geral")), text("contarto>contrato"));
        QCOMPARE(mended(text("o contarto geral"), "", nullptr, {{text("contarto geral"), text("CG")}}), QString());
    }

    void anotherAudiencesWordsLeaveNoTrace()
    {
        QCOMPARE(mended(text("a gratificassão e gratificasão")), QString());
        QCOMPARE(mended(text("a gratificasão")), QString());
        QCOMPARE(mended(text("a gratificasão"), "diretoria"), text("gratificasão>gratificação"));
    }

    void takesMilliseconds()
    {
        retrieval::Vocabulary vocabulary;
        QString words;
        for (int i = 0; i < 100'000; ++i) {
            QString word;
            for (int rest = i, at = 0; at < 6; ++at, rest /= 8)
                word += QChar(u"bcdfglmnprst"[size_t(rest % 8 + at % 4)]) + QString(QChar(u"aeiou"[size_t(rest + at) % 5]));
            words += word + QLatin1Char(' ');
        }
        vocabulary.add(words + text("reembolso férias FÉRIAS"));
        QVERIFY(vocabulary.size() > 90'000);
        QElapsedTimer timer;
        timer.start();
        std::vector<retrieval::Vocabulary::Word> near;
        for (int i = 0; i < 10; ++i)
            near = vocabulary.oneEditFrom(text("reembosso"));
        QVERIFY2(timer.nsecsElapsed() / 10 < 5'000'000, qPrintable(QString::number(timer.nsecsElapsed() / 10)));
        QCOMPARE(near.size(), size_t(1));
        QCOMPARE(near.front().written, text("reembolso"));
        QCOMPARE(vocabulary.oneEditFrom(text("feria")).front().written, text("férias"));
        QCOMPARE(vocabulary.oneEditFrom(text("feria")).front().times, 2);
        QVERIFY(vocabulary.oneEditFrom(text("ferias")).empty());            // itself is none
    }

    void readsOnlyWhatIsNew()
    {
        tests::FilledBase base;
        QVERIFY(base.put(tests::documentOf(text("one")), {{text("A"), text("Crachá perdido.")}}));
        auto reader = base.reader();
        retrieval::Vocabulary vocabulary;
        QVERIFY(vocabulary.update(*reader));
        QVERIFY(vocabulary.oneEditFrom(text("portari")).empty());
        QVERIFY(base.put(tests::documentOf(text("two")), {{text("B"), text("Na portaria.")}}));
        QVERIFY(vocabulary.update(*reader) && vocabulary.update(*reader));
        QCOMPARE(vocabulary.oneEditFrom(text("portari")).front().times, 1);
        QCOMPARE(vocabulary.oneEditFrom(text("crach")).front().times, 1);
    }
};

QTEST_GUILESS_MAIN(SpellingTest)
#include "tst_spelling.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/lateinteraction.h"
#include "core/base/digest.h"
#include "core/retrieval/retriever.h"
#include "tests/support/filledbase.h"

#include <QTest>
#include <cmath>

using namespace lastro;
using retrieval::LateInteraction;

namespace {

constexpr int width = 32;

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// One section, cut into passages at the ranges given, with its token vectors.
class OneSection {
public:
    OneSection(const QString &body, const std::vector<base::TextRange> &ranges, size_t mostTokens = 512)
        : m_database(store::Database::open(m_folder.path(), store::Access::Write, m_clock).value())
    {
        embedder.mostTokens = mostTokens;
        model::Document document = tests::documentOf(text("viagens"));
        document.source = text("/base");
        document.path = text("viagens.md");
        document.digest = base::sha256("viagens");
        section.text = body;
        store::SectionWithPassages made{section, {}};
        for (const base::TextRange range : ranges)
            made.passages.push_back({range, section.breadcrumbText() + QLatin1Char('\n') + body.mid(range.start, range.length)});
        auto writer = m_database->writer().value();
        std::vector<store::NewVector> vectors;
        stored = writer->begin() && writer->putDocument(document, 0, {made}, embedder.model());
        const auto waiting = writer->pending(embedder.model(), 0, true);
        for (const store::PendingPassage &passage : waiting.value()) {
            auto encoded = embedder.encodePassages({passage.text}, {});
            vectors.push_back({passage.key, encoded->front().vector, encoded->front().tokens});
        }
        stored = stored && writer->putVectors(embedder.model(), embedder.dimensions(), vectors) && writer->commit();
        reader = m_database->reader().value();
        row = reader->sectionDocuments()->front().first;
    }

    model::TokenMatch match(const QString &question)
    {
        LateInteraction late(*reader, embedder);
        auto matches = late.matches(embedder.encodeQuery(question)->tokens, std::span(&row, 1));
        if (!matches || !late.locate(matches->front(), row, section))
            return {};
        return matches->front();
    }

    tests::FakeEmbedder embedder{16, QStringLiteral("fake-1"), width};
    model::Section section{*model::SectionId::make(text("viagens"), text("s1")), 0, 2, text("Hospedagem"), {text("Viagens"), text("Hospedagem")}, {}, {}, {}, 0, 0};
    bool stored = false;
    store::SectionRow row = 0;

private:
    QTemporaryDir m_folder;
    base::SystemClock m_clock;
    std::shared_ptr<store::Database> m_database;

public:
    std::unique_ptr<store::IndexReader> reader;
};

/// What stands at each place; labels as "-".
QStringList wordsAt(const model::TokenMatch &match, const QString &body)
{
    QStringList words;
    for (const base::TextRange place : match.places)
        words += place.length == 0 ? QStringLiteral("-") : body.mid(place.start, place.length);
    return words;
}

} // namespace

class LateInteractionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreTheWordsOfTheText_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("words");           // one a token of six characters
        const auto row = [](const char *name, const char *body, const char *words) { QTest::newRow(name) << text(body) << text(words); };
        // Labels: "Viagens > Hospedagem" has 2 + 1 + 2 tokens.
        row("words", "O limite é de R$ 350,00.", "- - - - - O limite é de R$ 350,00. 350,00.");
        row("lines and spaces", "  um\n\tdois   três \n", "- - - - - um dois três");
        row("long words", "hospedagem em capitais", "- - - - - hospedagem hospedagem em capitais capitais");
        row("the same word twice", "não não", "- - - - - não não");
        row("other scripts", "漢字 🚚 fim", "- - - - - 漢字 🚚 fim");
    }
    void placesAreTheWordsOfTheText()
    {
        QFETCH(QString, body);
        QFETCH(QString, words);
        OneSection base(body, {{0, body.size()}});
        QVERIFY(base.stored);
        const model::TokenMatch match = base.match(text("limite"));
        QCOMPARE(wordsAt(match, body).join(QLatin1Char(' ')), words);
        QCOMPARE(match.places.size(), match.tokens());
        QCOMPARE(match.weights.size(), size_t(1));
    }

    void aTokenIsWhereItsWordIs()
    {
        const QString body = text("A reserva é feita pelo portal. A hospedagem vai até o limite.");
        OneSection base(body, {{0, body.size()}});
        const model::TokenMatch match = base.match(text("portal. limite."));
        const size_t questionTokens = match.weights.size();
        QCOMPARE(questionTokens, size_t(4));                    // "portal" "." "limite" "."
        const QStringList expected{text("portal."), QString(), text("limite.")};
        for (const size_t token : {size_t(0), size_t(2)}) {
            size_t best = 0;
            for (size_t i = 0; i < match.tokens(); ++i)
                if (match.cosines[i * questionTokens + token] > match.cosines[best * questionTokens + token])
                    best = i;
            QVERIFY(match.cosines[best * questionTokens + token] > 0.9f);
            QCOMPARE(body.mid(match.places[best].start, match.places[best].length), expected.at(int(token)));
        }
        const double first = match.nearnessIn({0, 30});
        const double second = match.nearnessIn({31, body.size() - 31});
        QVERIFY(first > 0.5 && second > 0.5 && match.nearness() > first && match.nearness() > second);
    }

    void laterPassagesHaveTheirOwnPlaces()
    {
        const QString body = text("um dois\ntrês quatro\ncinco");
        OneSection base(body, {{0, 7}, {8, 11}, {20, 5}});
        QCOMPARE(wordsAt(base.match(text("três")), body).join(QLatin1Char(' ')), text("- - - - - um dois - - - - - três quatro - - - - - cinco"));
    }

    void whatWasCutOffHasNoPlace()
    {
        const QString body = text("um dois três quatro");
        OneSection base(body, {{0, body.size()}}, 7);
        const model::TokenMatch match = base.match(text("um"));
        QCOMPARE(match.tokens(), size_t(7));
        QCOMPARE(wordsAt(match, body).join(QLatin1Char(' ')), text("- - - - - um dois"));
    }

    void matchesAreInTheOrderAsked()
    {
        tests::FilledBase base(width);
        QVERIFY(base.put(tests::documentOf(text("a")), {{text("A"), text("prazo de entrega")}, {text("B"), text("uniforme azul")}}) && base.embed());
        const auto reader = base.reader();
        const auto sections = reader->sectionDocuments().value();
        LateInteraction late(*reader, base.embedder);
        const std::vector<store::SectionRow> rows{sections[1].first, 4711, sections[0].first};
        const auto matches = late.matches(base.embedder.encodeQuery(text("prazo de entrega"))->tokens, rows);
        QVERIFY(matches.has_value());
        QCOMPARE(matches->size(), size_t(3));
        QCOMPARE(matches->at(1).tokens(), size_t(0));
        QVERIFY(matches->at(2).nearness() > 0.9 && matches->at(0).nearness() < 0.6);
        for (const model::TokenMatch &match : *matches)
            QVERIFY(match.places.empty() && match.weights.size() == 4);          // "prazo" "de" "entreg" "a"
        QVERIFY(late.matches(base.embedder.encodeQuery(text("prazo"))->tokens, {})->empty());
    }

    void withoutStoredTokensNothingMatches()
    {
        tests::FilledBase base(width);
        QVERIFY(base.put(tests::documentOf(text("a")), {{text("A"), text("prazo de entrega")}}) && base.embed(false));
        const auto reader = base.reader();
        const store::SectionRow row = reader->sectionDocuments()->front().first;
        LateInteraction late(*reader, base.embedder);
        auto matches = late.matches(base.embedder.encodeQuery(text("prazo"))->tokens, std::span(&row, 1));
        QVERIFY(matches.has_value());
        QCOMPARE(matches->front().tokens(), size_t(0));
        const auto sections = reader->sections(std::span(&row, 1)).value();
        QVERIFY(late.locate(matches->front(), row, sections.front().section).has_value());
        QVERIFY(matches->front().places.empty());
    }
};

/// The retriever with an embedder that gives token vectors.
class LateRetrievalTest : public QObject {
    Q_OBJECT

    static bool fill(tests::FilledBase &base)
    {
        std::vector<std::pair<QString, QString>> sections{{text("Prazo"), text("O prazo de entrega do centro é de 24 horas.")},
                                                          {text("Uniforme"), text("O uniforme é azul.")}};
        for (int i = 0; i < 10; ++i)
            sections.emplace_back(text("Anexo %1").arg(i), text("Entrega do lote %1 com prazo próprio.").arg(i));
        return base.put(tests::documentOf(text("ops")), sections);
    }

    static retrieval::Retrieved ask(tests::FilledBase &base, retrieval::FusionMethod method = retrieval::FusionMethod::LateInteraction, const QStringList &leftOut = {})
    {
        retrieval::RetrieverOptions options;
        options.method = method;
        options.leftOut = leftOut;
        const auto reader = base.reader();
        const auto vectors = [&]() -> std::shared_ptr<const index::VectorIndex> {
            return index::makeExactIndex(reader->vectors(base.embedder.model()).value(), base.embedder.dimensions());
        };
        retrieval::Retriever retriever(*reader, vectors, &base.embedder);
        return retriever.retrieve({text("prazo de entrega do centro"), {}, QDate(2026, 3, 10)}, {}, options).value();
    }

    static QStringList ids(const retrieval::Retrieved &retrieved)
    {
        QStringList found;
        for (const model::Evidence &evidence : retrieved.evidence)
            found += evidence.section.id.toString();
        return found;
    }

private Q_SLOTS:
    void evidenceTellsItsTokens()
    {
        tests::FilledBase base(width);
        QVERIFY(fill(base) && base.embed());
        const auto retrieved = ask(base);
        QVERIFY(retrieved.evidence.size() > 8);
        QCOMPARE(ids(retrieved).first(), text("ops#s1"));
        for (size_t i = 0; i < retrieved.evidence.size(); ++i) {
            const model::Evidence &evidence = retrieved.evidence[i];
            QVERIFY(evidence.tokens && evidence.tokens->tokens() > 0);
            QVERIFY(std::abs(evidence.scores.rerank - evidence.tokens->nearness()) < 1e-9);
            QVERIFY(std::isfinite(evidence.scores.fused));
            if (i < 8)
                QCOMPARE(evidence.tokens->places.size(), evidence.tokens->tokens());
        }
        const QStringList without = ids(ask(base, retrieval::FusionMethod::LateInteraction, {text("ops#s1")}));
        QVERIFY(without.size() == qsizetype(retrieved.evidence.size()) - 1 && !without.contains(text("ops#s1")));
    }

    void withoutStoredTokensBothRetrieversDecide()
    {
        tests::FilledBase base(width);
        QVERIFY(fill(base) && base.embed(false));
        const auto retrieved = ask(base);
        QCOMPARE(ids(retrieved), ids(ask(base, retrieval::FusionMethod::ZScoreSum)));
        QCOMPARE(ids(retrieved).first(), text("ops#s1"));
        for (const model::Evidence &evidence : retrieved.evidence) {
            QVERIFY(!evidence.tokens && std::isnan(evidence.scores.rerank));
            QVERIFY(std::isfinite(evidence.scores.fused));
        }
    }

    void otherMethodsAskNoTokens()
    {
        tests::FilledBase base(width);
        QVERIFY(fill(base) && base.embed());
        for (const retrieval::FusionMethod method : {retrieval::FusionMethod::ZScoreSum, retrieval::FusionMethod::ReciprocalRank})
            for (const model::Evidence &evidence : ask(base, method).evidence)
                QVERIFY(!evidence.tokens && std::isnan(evidence.scores.rerank));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    LateInteractionTest places;
    LateRetrievalTest retrieval;
    return QTest::qExec(&places, argc, argv) + QTest::qExec(&retrieval, argc, argv);
}

#include "tst_lateinteraction.moc"

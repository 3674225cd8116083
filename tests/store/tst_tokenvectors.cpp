// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Token vectors lie beside the vectors of passages.
#include "tests/store/storefixture.h"

#include <QSet>

using namespace lastro;
using namespace lastro::tests;
using store::SectionRow;

namespace {

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// Some bytes that tell texts apart.
QByteArray tokensOf(const QString &embedded)
{
    return "tokens of " + embedded.toUtf8();
}

/// Two passages of one section, cut at a line end.
store::SectionWithPassages twoPassages(const QString &document, const QString &anchor, const QString &first, const QString &second)
{
    const model::Section made = section(document, anchor, first + QLatin1Char('\n') + second);
    const QString labels = made.breadcrumbText() + QLatin1Char('\n');
    return {made, {{{0, first.size()}, labels + first}, {{first.size() + 1, second.size()}, labels + second}}};
}

std::vector<SectionRow> rowsOf(TemporaryBase &base)
{
    std::vector<SectionRow> rows;
    const auto sections = base.read().sectionDocuments().value();
    for (const auto &[row, document] : sections)
        rows.push_back(row);
    return rows;
}

std::vector<store::TokenEntry> allTokens(TemporaryBase &base)
{
    return base.read().tokenVectors(base.model, rowsOf(base)).value();
}

/// Gives what is pending a vector and, where asked for, its tokens.
void embed(TemporaryBase &base, bool tokens, int limit = 100)
{
    const auto pending = base.write().pending(base.model, limit, tokens).value();
    std::vector<store::NewVector> vectors;
    for (const store::PendingPassage &passage : pending)
        vectors.push_back({passage.key, unitVector(8, int(vectors.size())), tokens ? tokensOf(passage.text) : QByteArray()});
    VERIFY_RESULT(base.write().begin());
    VERIFY_RESULT(base.write().putVectors(base.model, 8, vectors));
    VERIFY_RESULT(base.write().commit());
}

qint64 tokenRows(TemporaryBase &base)
{
    auto connection = store::Connection::open(base.file(QStringLiteral("index.db")), store::Connection::Mode::ReadOnly);
    return connection ? (*connection)->number("SELECT count(*) FROM token_vectors") : -1;
}

} // namespace

class TokenVectorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokensComeWithLabelsAndRanges()
    {
        TemporaryBase base;
        base.put(document(text("a")), {twoPassages(text("a"), text("x"), text("Férias de 30 dias."), text("Venda de dez.")),
                                       withPassage(section(text("a"), text("y"), text("Licença.")))});
        embed(base, true);
        const std::vector<SectionRow> rows = rowsOf(base);
        const auto entries = allTokens(base);
        QCOMPARE(entries.size(), size_t(3));
        QCOMPARE(entries[0].section, rows[0]);
        QCOMPARE(entries[0].range, (base::TextRange{0, 18}));
        QCOMPARE(entries[0].labels, text("a > x\n"));
        QCOMPARE(entries[0].tokens, tokensOf(text("a > x\nFérias de 30 dias.")));
        QCOMPARE(entries[1].section, rows[0]);
        QCOMPARE(entries[1].range, (base::TextRange{19, 13}));
        QCOMPARE(entries[1].labels, text("a > x\n"));
        QCOMPARE(entries[1].tokens, tokensOf(text("a > x\nVenda de dez.")));
        QCOMPARE(entries[2].section, rows[1]);
        QCOMPARE(entries[2].labels, text("a > y\n"));
    }

    void onlyTheSectionsAskedFor()
    {
        TemporaryBase base;
        for (const char *id : {"a", "b", "c"})
            base.put(text(id), text("texto de ") + text(id));
        embed(base, true);
        const std::vector<SectionRow> rows = rowsOf(base);
        const std::vector<SectionRow> asked{rows[2], rows[0], 9999};
        const auto entries = base.read().tokenVectors(base.model, asked).value();
        QCOMPARE(entries.size(), size_t(2));
        QCOMPARE(entries[0].section, rows[2]);
        QCOMPARE(entries[1].section, rows[0]);
        QVERIFY(base.read().tokenVectors(base.model, {}).value().empty());
        QVERIFY(base.read().tokenVectors(text("another"), asked).value().empty());
    }

    void labelsOfTheirOwnWording()
    {
        TemporaryBase base;
        model::Section made = section(text("a"), text("x"), text("Férias."));
        base.put(document(text("a")), {{made, {{{0, 7}, text("RH: Férias.")}}}});
        embed(base, true);
        QCOMPARE(allTokens(base).at(0).labels, text("RH: "));
    }

    void vectorsWithoutTokensArePendingWhereTokensAreWanted()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        base.put(text("b"), text("dois"));
        embed(base, false);
        QVERIFY(allTokens(base).empty());
        QCOMPARE(base.read().pendingSize(base.model)->texts, 0);
        QCOMPARE(base.read().pendingSize(base.model, true)->texts, 2);
        QVERIFY(base.read().pendingSize(base.model, true)->characters > 0);
        QVERIFY(base.write().pending(base.model, 10)->empty());
        QCOMPARE(base.write().pending(base.model, 10, true)->size(), size_t(2));
        QCOMPARE(base.write().pending(base.model, 1, true)->size(), size_t(1));

        embed(base, true, 1);
        QCOMPARE(base.read().pendingSize(base.model, true)->texts, 1);
        embed(base, true);
        QCOMPARE(base.read().pendingSize(base.model, true)->texts, 0);
        QVERIFY(base.write().pending(base.model, 10, true)->empty());
        QCOMPARE(allTokens(base).size(), size_t(2));
        QCOMPARE(base.read().counts(base.model)->vectors, 2);
    }

    void whatIsPendingDoesNotDependOnWhatWasAskedBefore()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        embed(base, false);
        base.put(text("b"), text("dois"));
        QCOMPARE(base.write().pending(base.model, 10)->size(), size_t(1));
        QCOMPARE(base.write().pending(base.model, 10, true)->size(), size_t(2));
        QCOMPARE(base.write().pending(base.model, 10)->size(), size_t(1));
    }

    void aKnownVectorStaysAndTakesTokens()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        embed(base, false);
        const auto before = base.read().vectors(base.model).value();
        const QByteArray key = base.write().pending(base.model, 1, true)->front().key;
        for (const char *tokens : {"first", "second"}) {
            VERIFY_RESULT(base.write().begin());
            VERIFY_RESULT(base.write().putVectors(base.model, 8, {{key, unitVector(8, 5), tokens}}));
            VERIFY_RESULT(base.write().commit());
            QCOMPARE(allTokens(base).at(0).tokens, QByteArray(tokens));
        }
        // Without tokens those that are there stay.
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putVectors(base.model, 8, {{key, unitVector(8, 5)}}));
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(allTokens(base).at(0).tokens, QByteArray("second"));
        QCOMPARE(base.read().vectors(base.model)->front().values, before.front().values);
    }

    void aTextThatStandsTwiceIsEmbeddedOnce()
    {
        TemporaryBase base;
        const auto once = [](const char *anchor) {
            return store::SectionWithPassages{section(text("a"), text(anchor), text("igual")), {{{0, 5}, text("L\nigual")}}};
        };
        base.put(document(text("a")), {once("x"), once("y")});
        QCOMPARE(base.write().pending(base.model, 10, true)->size(), size_t(1));
        embed(base, true);
        QCOMPARE(allTokens(base).size(), size_t(2));
        QCOMPARE(tokenRows(base), 1);
    }

    void aRefusedCallWritesNoTokens()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        base.put(text("b"), text("dois"));
        const auto pending = base.write().pending(base.model, 10, true).value();
        VERIFY_RESULT(base.write().begin());
        COMPARE_ERROR(base.write().putVectors(base.model, 8, {{pending[0].key, unitVector(8, 1), "t"}, {pending[1].key, unitVector(4, 1), "t"}}),
                      VectorWidthWrong);
        VERIFY_RESULT(base.write().commit());
        QCOMPARE(tokenRows(base), 0);
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().putVectors(base.model, 8, {{pending[0].key, unitVector(8, 1), "t"}}));
        base.write().rollback();
        QCOMPARE(tokenRows(base), 0);
    }

    void droppedTokensArePendingAgain()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        base.put(text("b"), text("dois"));
        embed(base, true);
        COMPARE_ERROR(base.write().dropTokenVectors(), Internal);                 // needs a transaction
        VERIFY_RESULT(base.write().begin());
        VERIFY_RESULT(base.write().dropTokenVectors());
        VERIFY_RESULT(base.write().commit());
        QVERIFY(allTokens(base).empty());
        QCOMPARE(tokenRows(base), 0);
        QCOMPARE(base.read().counts(base.model)->vectors, 2);
        QCOMPARE(base.read().pendingSize(base.model)->texts, 0);
        QCOMPARE(base.write().pending(base.model, 10, true)->size(), size_t(2));
        embed(base, true);
        QCOMPARE(allTokens(base).size(), size_t(2));
    }

    void tokensSurviveReplacementAndAnOlderIndex()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        embed(base, true);
        base.put(text("a"), text("um"));
        QCOMPARE(allTokens(base).size(), size_t(1));
        base.close();
        {
            auto connection = store::Connection::open(base.file(QStringLiteral("index.db")), store::Connection::Mode::ReadWrite);
            QVERIFY(connection.has_value());
            (*connection)->execute("PRAGMA user_version=1");
        }
        base.open();
        QVERIFY(base.database);
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("index_rebuilt")});
        QCOMPARE(base.read().counts(base.model)->documents, 0);
        QCOMPARE(tokenRows(base), 1);
        base.put(text("a"), text("um"));
        QVERIFY(base.write().pending(base.model, 10, true)->empty());
        QCOMPARE(allTokens(base).at(0).tokens, tokensOf(text("a > geral\num")));
    }

    void anIndexOfBeforeTokenVectorsKeepsItsVectors()
    {
        TemporaryBase base;
        base.put(text("a"), text("um"));
        embed(base, false);
        base.close();
        {
            auto connection = store::Connection::open(base.file(QStringLiteral("index.db")), store::Connection::Mode::ReadWrite);
            QVERIFY(connection.has_value());
            (*connection)->execute("DROP TABLE token_vectors; PRAGMA user_version=2");
        }
        base.open();
        QVERIFY(base.database);
        QCOMPARE(base.database->notes(), QStringList{QStringLiteral("index_rebuilt")});
        base.put(text("a"), text("um"));
        QCOMPARE(base.read().counts(base.model)->vectors, 1);
        QCOMPARE(base.read().pendingSize(base.model, true)->texts, 1);
        embed(base, true);
        QCOMPARE(allTokens(base).size(), size_t(1));
    }
};

QTEST_GUILESS_MAIN(TokenVectorsTest)
#include "tst_tokenvectors.moc"

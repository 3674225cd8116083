// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/modelanswerer.h"
#include "core/store/indexreader.h"
#include "tests/support/fakechatmodel.h"
#include "tests/support/modelanswers.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace lastro;
using answer::ModelAnswerer;
using llm::ModelClaim;

namespace {

const QStringList nonSense{QStringLiteral("nao-enviada#x"), QStringLiteral("OPS-CD-SP-V3#secao-4"), QStringLiteral("ops-cd-sp-v3"), QStringLiteral("1"),
                           QStringLiteral("[doc:pol-ferias#pedido]"), QStringLiteral("pol-ferias#pedido owner:RH")};

template <class Wanted>
qsizetype placeOf(const QString &text, QRandomGenerator &random, Wanted wanted)
{
    std::vector<qsizetype> places;
    for (qsizetype at = 0; at < text.size(); ++at)
        if (wanted(text.at(at)))
            places.push_back(at);
    return places.empty() ? -1 : places[size_t(random.bounded(int(places.size())))];
}

QString withOtherDigit(QString text, QRandomGenerator &random)
{
    const qsizetype at = placeOf(text, random, [](QChar unit) { return unit.isDigit(); });
    if (at >= 0)
        text[at] = QChar(u'0' + (text.at(at).digitValue() + 1 + random.bounded(9)) % 10);
    return text;
}

QString withOtherLetter(QString text, QRandomGenerator &random)
{
    const qsizetype at = placeOf(text, random, [](QChar unit) { return unit.isLetter(); });
    text[at] = text.at(at) == u'x' ? u'y' : u'x';
    return text;
}

/// The one negation word goes, or one comes before a word of the claim.
QString withOtherNegation(const QString &text, QRandomGenerator &random)
{
    static const QRegularExpression negation(QStringLiteral("\\b[Nn]ão |\\bNenhuma "), QRegularExpression::UseUnicodePropertiesOption);
    std::vector<QRegularExpressionMatch> found;
    for (auto it = negation.globalMatch(text); it.hasNext();)
        found.push_back(it.next());
    QString changed = text;
    if (!found.empty() && random.bounded(2)) {
        const auto &match = found[size_t(random.bounded(int(found.size())))];
        return changed.remove(match.capturedStart(), match.capturedLength());
    }
    // "não" before a verb that the quote states.
    static const QRegularExpression verb(QStringLiteral("\\b(?:leva|trabalha|são|tem|vão|vale|expira|pode|se acumulam|passa|substitui|é)\\b"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    std::vector<QRegularExpressionMatch> verbs;
    for (auto it = verb.globalMatch(text); it.hasNext();)
        if (const auto match = it.next(); !text.left(match.capturedStart()).endsWith(QStringLiteral("ão ")))
            verbs.push_back(match);
    if (verbs.empty())
        return QStringLiteral("Não: ") + text;
    return changed.insert(verbs[size_t(random.bounded(int(verbs.size())))].capturedStart(), QStringLiteral("não "));
}

QString withOtherDesignation(const QString &text, QRandomGenerator &random)
{
    static const QList<std::pair<QString, QString>> swaps{{QStringLiteral("CD-SP"), QStringLiteral("CD-RJ")}, {QStringLiteral("WMS"), QStringLiteral("TMS")},
                                                          {QStringLiteral("US$"), QStringLiteral("R$")}, {QStringLiteral("R$"), QStringLiteral("US$")},
                                                          {QStringLiteral("VPN"), QStringLiteral("ERP")}, {QStringLiteral("RQ-17"), QStringLiteral("RQ-71")},
                                                          {QStringLiteral("horas"), QStringLiteral("dias")}, {QStringLiteral("dias"), QStringLiteral("meses")}};
    QList<std::pair<QString, QString>> fitting;
    for (const auto &swap : swaps)
        if (text.contains(swap.first) && !(swap.first == QStringLiteral("R$") && text.contains(QStringLiteral("US$"))))
            fitting += swap;
    QString changed = text;
    if (fitting.isEmpty())
        return changed;
    const auto &swap = fitting.at(random.bounded(int(fitting.size())));
    return changed.replace(swap.first, swap.second);
}

/// A wrong claim made from a right one: never the same, never one whose quote and number are right after all.
ModelClaim mutated(const ModelClaim &right, const std::vector<ModelClaim> &all, QRandomGenerator &random)
{
    ModelClaim wrong = right;
    const ModelClaim &other = all[size_t(random.bounded(int(all.size())))];
    switch (random.bounded(11)) {
    case 0: wrong.quote = withOtherLetter(right.quote, random); break;
    case 1: wrong.quote = withOtherDigit(right.quote, random); break;
    case 2: wrong.quote.insert(random.bounded(int(right.quote.size())), QStringLiteral("q")); break;
    case 3: {
        const qsizetype at = placeOf(right.quote, random, [](QChar unit) { return unit.isLetterOrNumber(); });
        if (at > 0 && at + 1 < right.quote.size() && right.quote.at(at - 1).isLetterOrNumber() && right.quote.at(at + 1).isLetterOrNumber())
            wrong.quote.remove(at, 1);
        break;
    }
    case 4: wrong.text = withOtherDigit(right.text, random); break;
    case 5: wrong.section = nonSense.at(random.bounded(int(nonSense.size()))); break;
    case 6: wrong.section = other.section; break;
    case 7: wrong.quote = other.section == right.section ? QString() : other.quote; break;
    case 8: wrong.text = withOtherNegation(right.text, random); break;
    case 9: wrong.text = withOtherDesignation(right.text, random); break;
    default: wrong.quote = right.quote.section(QLatin1Char(' '), 0, random.bounded(2)); break;
    }
    return wrong;
}

QString withTypographicNoise(const QString &text, QRandomGenerator &random)
{
    QString noisy;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const bool change = random.bounded(5) == 0;
        if (change && unit == u' ')
            noisy += QStringList{QStringLiteral("\n"), QStringLiteral("\u00A0"), QStringLiteral("\u202F "), QStringLiteral("  "), QStringLiteral("\u2009")}.at(random.bounded(5));
        else if (change && (unit == u'-' || unit == QChar(0x2013)))
            noisy += QStringList{QStringLiteral("\u2013"), QStringLiteral("-"), QStringLiteral("\u2011"), QStringLiteral("\u2212")}.at(random.bounded(4));
        else if (change && (unit == QChar(0x201C) || unit == QChar(0x201D)))
            noisy += QStringList{QStringLiteral("\""), QStringLiteral("\u00AB"), QStringLiteral("\u201E")}.at(random.bounded(3));
        else if (text.mid(i, 2) == QStringLiteral("fi") && change) {
            noisy += QChar(0xFB01);
            ++i;
        } else if (change && unit == QChar(0xE3))
            noisy += QStringLiteral("a\u0303");
        else if (change && unit.isLetter() && i + 1 < text.size() && text.at(i + 1).isLetter())
            noisy += QString(unit) + QStringList{QStringLiteral("\u00AD"), QStringLiteral("\u200B"), QStringLiteral("\u2060")}.at(random.bounded(3));
        else
            noisy += unit;
    }
    return noisy;
}

/// What becomes of claims that a model gives in one answer, with all sections sent.
answer::ModelAnswered answered(const std::vector<ModelClaim> &claims, const std::vector<model::Evidence> &sections)
{
    tests::FakeChatModel model([&](const llm::ChatRequest &) { return base::Result<QString>(tests::answerJson(claims)); });
    ModelAnswerer::Options options;
    options.budget = {400, 2'000};
    const ModelAnswerer answerer(model, store::indexTerms, options);
    const auto result = answerer.answer(tests::profileOf(QStringLiteral("quais são os prazos e limites?")), sections, ModelAnswerer::Kind::Policy, {}, {});
    if (!result)
        qFatal("no answer: %s", qPrintable(result.error().detail));
    return *result;
}

} // namespace

class ModelProofTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsHonestClaims()
    {
        const auto sections = tests::policySections();
        for (const ModelClaim &claim : tests::honestClaims()) {
            const auto result = answered({claim}, sections);
            QVERIFY2(result.checked.claims.size() == 1, qPrintable(claim.text + QStringLiteral(": ")
                + (result.checked.dropped.empty() ? QString() : model::dropReasonName(result.checked.dropped.front().reason))));
        }
    }

    void acceptsNoMutation()
    {
        const auto sections = tests::policySections();
        const auto all = tests::honestClaims();
        QRandomGenerator random(20261130);
        int made = 0, accepted = 0;
        while (made < 10'000) {
            std::vector<ModelClaim> batch;
            while (batch.size() < 20) {
                const ModelClaim &right = all[size_t(random.bounded(int(all.size())))];
                const ModelClaim wrong = mutated(right, all, random);
                if (wrong != right && !wrong.quote.isEmpty())
                    batch.push_back(wrong);
            }
            made += int(batch.size());
            const auto result = answered(batch, sections);
            accepted += int(result.checked.claims.size());
            for (const model::Claim &claim : result.checked.claims)
                qWarning("accepted: %s [%s] %s", qPrintable(claim.text), qPrintable(claim.citations.front().section.toString()), qPrintable(claim.citations.front().quote));
            QCOMPARE(result.checked.claims.size() + result.checked.dropped.size(), batch.size());
        }
        QCOMPARE(accepted, 0);
    }

    void keepsHonestClaimsWithTypographicNoise()
    {
        const auto sections = tests::policySections();
        const auto all = tests::honestClaims();
        QRandomGenerator random(42);
        int made = 0, kept = 0;
        while (made < 2'000) {
            std::vector<ModelClaim> batch;
            for (const ModelClaim &claim : all)
                batch.push_back({withTypographicNoise(claim.text, random), claim.section, withTypographicNoise(claim.quote, random)});
            made += int(batch.size());
            const auto result = answered(batch, sections);
            kept += int(result.checked.claims.size());
            for (const model::DroppedClaim &dropped : result.checked.dropped)
                qWarning("dropped: %s (%s)", qPrintable(dropped.text), qPrintable(model::dropReasonName(dropped.reason)));
        }
        QVERIFY2(kept * 100 >= made * 99, qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(made)));
    }
};

QTEST_GUILESS_MAIN(ModelProofTest)
#include "tst_modelproof.moc"

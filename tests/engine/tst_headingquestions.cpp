// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/headingquestions.h"

#include <QSet>
#include <QTest>

using namespace lastro;
using engine::HeadingQuestion;
using engine::HeadingQuestions;

namespace {

const QString enough = QStringLiteral("Um texto longo o bastante para responder a uma pergunta.");

model::Document document(const QString &id, const QString &title, const QStringList &audience = {})
{
    model::Document made;
    made.id = id;
    made.title = title;
    made.metadata.audience = audience;
    return made;
}

model::Section section(const QString &id, const QString &heading, const QString &text = enough)
{
    model::Section made{*model::SectionId::parse(id), 0, heading.isEmpty() ? 0 : 2, heading, {}, text, {}, {}, 0, 0};
    return made;
}

QStringList textsOf(const HeadingQuestions &questions, size_t most = 1'000)
{
    QStringList texts;
    for (const HeadingQuestion &question : questions.sample(most))
        texts << question.text;
    texts.sort();
    return texts;
}

} // namespace

class HeadingQuestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void headings_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("question");
        QTest::newRow("tells") << QStringLiteral("Prazo de entrega em capitais") << QStringLiteral("Prazo de entrega em capitais");
        QTest::newRow("numbered") << QStringLiteral("4.2.1 – Diária de hotel em viagem") << QStringLiteral("Diária de hotel em viagem");
        QTest::newRow("one word") << QStringLiteral("Hospedagem") << QStringLiteral("Hospedagem, Política de viagens");
        QTest::newRow("short words") << QStringLiteral("3. Da base") << QStringLiteral("Da base, Política de viagens");
        QTest::newRow("none") << QString() << QStringLiteral("Política de viagens");
        QTest::newRow("numbers only") << QStringLiteral("12.3") << QStringLiteral("Política de viagens");
        QTest::newRow("in the title") << QStringLiteral("VIAGENS") << QStringLiteral("Política de viagens");
        QTest::newRow("blanks") << QStringLiteral("  Prazo   de\tentrega ") << QStringLiteral("Prazo de entrega");
    }
    void headings()
    {
        QFETCH(QString, heading);
        QFETCH(QString, question);
        HeadingQuestions questions;
        questions.add(document(QStringLiteral("v"), QStringLiteral("Política de viagens")), {section(QStringLiteral("v#a"), heading)});
        QCOMPARE(textsOf(questions), QStringList{question});
    }

    void sameHeadingsAreToldApartByTheirTitles()
    {
        HeadingQuestions questions;
        questions.add(document(QStringLiteral("a"), QStringLiteral("Operação do CD-SP")), {section(QStringLiteral("a#p"), QStringLiteral("Prazo de entrega"))});
        questions.add(document(QStringLiteral("b"), QStringLiteral("Operação do CD-PR")), {section(QStringLiteral("b#p"), QStringLiteral("PRAZO DE ENTREGA"))});
        QCOMPARE(textsOf(questions), (QStringList{QStringLiteral("PRAZO DE ENTREGA, Operação do CD-PR"), QStringLiteral("Prazo de entrega, Operação do CD-SP")}));
    }

    void whatTwoSectionsGoByIsNotAsked()
    {
        HeadingQuestions questions;
        for (const char *id : {"a", "b"})
            questions.add(document(QLatin1String(id), QStringLiteral("Manual")), {section(QLatin1String(id) + QStringLiteral("#p"), QStringLiteral("Prazos"))});
        questions.add(document(QStringLiteral("c"), QStringLiteral("Outro manual")), {section(QStringLiteral("c#p"), QStringLiteral("Prazos"))});
        QCOMPARE(questions.size(), size_t(1));
        QCOMPARE(textsOf(questions), QStringList{QStringLiteral("Prazos, Outro manual")});
    }

    void partsOfALongSectionAreOne()
    {
        HeadingQuestions questions;
        questions.add(document(QStringLiteral("a"), QStringLiteral("Manual")),
                      {section(QStringLiteral("a#x"), QStringLiteral("Carga perigosa fracionada")), section(QStringLiteral("a#x~2"), QStringLiteral("Carga perigosa fracionada")),
                       section(QStringLiteral("a#y"), QStringLiteral("Carga perigosa a granel"), QStringLiteral("curto")), section(QStringLiteral("a#z"), QStringLiteral("Documentos de porte obrigatório"))});
        QCOMPARE(questions.size(), size_t(2));
        for (const HeadingQuestion &question : questions.sample(10))
            if (question.section.anchor() == QLatin1String("x"))
                QCOMPARE(question.parts, (QStringList{QStringLiteral("a#x"), QStringLiteral("a#x~2")}));
    }

    void aReaderOfTheDocumentAsks()
    {
        HeadingQuestions questions;
        questions.add(document(QStringLiteral("a"), QStringLiteral("Folha"), {QStringLiteral("rh"), QStringLiteral("dp")}), {section(QStringLiteral("a#x"), QStringLiteral("Data do adiantamento"))});
        QCOMPARE(questions.sample(1).at(0).area, QStringLiteral("rh"));
    }

    void theSampleIsSpreadAndTheSameEveryTime()
    {
        HeadingQuestions questions;
        HeadingQuestions reversed;
        const auto fill = [](HeadingQuestions &target, int number) {
            std::vector<model::Section> sections;
            for (int i = 0; i < (number == 0 ? 50 : 3); ++i)
                sections.push_back(section(QStringLiteral("d%1#s%2").arg(number).arg(i), QStringLiteral("Assunto %1 tratado %2").arg(number).arg(i)));
            target.add(document(QStringLiteral("d%1").arg(number), QStringLiteral("Documento %1").arg(number)), sections);
        };
        for (int i = 0; i < 10; ++i) {
            fill(questions, i);
            fill(reversed, 9 - i);
        }
        QCOMPARE(questions.size(), size_t(77));
        QSet<QString> documents;
        for (const HeadingQuestion &question : questions.sample(10))
            documents.insert(question.section.document());
        QCOMPARE(documents.size(), 10);
        QCOMPARE(questions.sample(40).size(), size_t(40));
        QCOMPARE(questions.sample(1'000).size(), size_t(77));
        QVERIFY(questions.sample(0).empty());
        QCOMPARE(textsOf(questions, 40), textsOf(reversed, 40));
        for (size_t i = 0; i < 40; ++i)
            QCOMPARE(questions.sample(40)[i].text, reversed.sample(40)[i].text);
    }
};

QTEST_GUILESS_MAIN(HeadingQuestionsTest)
#include "tst_headingquestions.moc"

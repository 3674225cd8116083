// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "ui/preferences/policychoice.h"
#include "ui/widgets/theme.h"
#include "words/errorwords.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

using namespace lastro;
using llm::DataPolicy;
using preferences::PolicyChoice;

namespace {

llm::Endpoint endpointCalled(const QString &name, const llm::Processor &processor)
{
    llm::Endpoint endpoint = llm::endpointOf(llm::Preset::OpenAi);
    endpoint.name = name;
    endpoint.processor = processor;
    return endpoint;
}

const QString whole = QStringLiteral("Inteiro");
const QString bare = QStringLiteral("Sem <b>base</b>");

} // namespace

class TestPolicyChoice : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_words;
    std::unique_ptr<PolicyChoice> m_choice;
    std::unique_ptr<QSignalSpy> m_told;

    QRadioButton &localOnly() { return *m_choice->findChild<QRadioButton *>(QStringLiteral("localOnly")); }
    QRadioButton &listed() { return *m_choice->findChild<QRadioButton *>(QStringLiteral("listed")); }
    QListWidget &list() { return *m_choice->findChild<QListWidget *>(); }
    DataPolicy last() { return m_told->last()[0].value<DataPolicy>(); }
    QString leaves() { return m_choice->findChild<QLabel *>(QStringLiteral("leaves"))->text(); }
    QString shownWords()
    {
        QStringList texts;
        for (const QLabel *label : m_choice->findChildren<QLabel *>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    static bool canBeTicked(const QListWidgetItem *item) { return item->flags() & Qt::ItemIsUserCheckable; }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        m_choice = std::make_unique<PolicyChoice>();
        m_told = std::make_unique<QSignalSpy>(m_choice.get(), &PolicyChoice::policyChanged);
        llm::Endpoint here = llm::endpointOf(llm::Preset::Ollama);
        here.name = QStringLiteral("Daqui");
        m_choice->setEndpoints({endpointCalled(whole, {QStringLiteral("S.A."), QStringLiteral("Irlanda"), QStringLiteral("contrato")}), here,
                                endpointCalled(bare, {QStringLiteral("S.A."), QStringLiteral("Irlanda"), {}})});
        m_choice->resize(600, 500);
        m_choice->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_choice.get()));
    }

    void cleanup()
    {
        m_told.reset();
        m_choice.reset();
    }

    void withoutABaseThereIsNothingToChoose()
    {
        QVERIFY(!localOnly().isVisible() && !listed().isVisible() && !list().isVisible());
        m_choice->change({false, {whole}});
        QVERIFY(m_told->isEmpty());
    }

    void nothingLeavesUntilSomebodySaysSo()
    {
        m_choice->setPolicy({}, true);
        QVERIFY(localOnly().isChecked() && !list().isVisible());
        QVERIFY(leaves().startsWith(QStringLiteral("Nada")));
        listed().click();
        QCOMPARE(m_told->size(), 1);
        QCOMPARE(last(), (DataPolicy{false, {}}));           // the list begins empty
        QVERIFY(list().isVisible());
        QVERIFY(leaves().contains(QStringLiteral("pergunta")) && leaves().contains(QStringLiteral("trechos")));
        localOnly().click();
        QCOMPARE(last(), DataPolicy());
    }

    void onlyEndpointsElsewhereAreListed()
    {
        m_choice->setPolicy({false, {}}, true);
        QCOMPARE(list().count(), 2);
        QVERIFY(list().item(0)->text().contains(QStringLiteral("Irlanda")));
    }

    void whatIsNotNotedCannotBeTicked()
    {
        m_choice->setPolicy({false, {whole, bare}}, true);
        QVERIFY(canBeTicked(list().item(0)));
        QCOMPARE(list().item(0)->checkState(), Qt::Checked);
        const QListWidgetItem *item = list().item(1);
        QVERIFY(!canBeTicked(item) && !item->data(Qt::CheckStateRole).isValid());
        QVERIFY2(item->text().contains(QStringLiteral("base legal")), qPrintable(item->text()));
        QVERIFY(item->text().startsWith(bare));              // plain text
        list().setCurrentRow(1);
        QTest::keyClick(&list(), Qt::Key_Space);
        QVERIFY(m_told->isEmpty());
    }

    void aTickIsToldByKeyboard()
    {
        m_choice->setPolicy({false, {}}, true);
        list().setFocus();
        list().setCurrentRow(0);
        QTest::keyClick(&list(), Qt::Key_Space);
        QCOMPARE(last(), (DataPolicy{false, {whole}}));
        QTest::keyClick(&list(), Qt::Key_Space);
        QCOMPARE(last(), (DataPolicy{false, {}}));
        QCOMPARE(m_told->size(), 2);
    }

    void aNameThatIsUnknownHereIsShown()
    {
        const QString gone = QStringLiteral("De outra máquina");
        m_choice->setPolicy({false, {gone}}, true);
        QCOMPARE(list().count(), 3);
        QVERIFY(list().item(2)->text().startsWith(gone));
        list().item(2)->setCheckState(Qt::Unchecked);
        QCOMPARE(last(), (DataPolicy{false, {}}));
    }

    void aChangeFromElsewhereIsShown()
    {
        m_choice->setPolicy({false, {whole}}, true);
        m_choice->change({false, {}});
        QCOMPARE(m_told->size(), 1);
        QCOMPARE(list().item(0)->checkState(), Qt::Unchecked);
    }

    void somebodyElsesBaseCanOnlyBeLookedAt()
    {
        m_choice->setPolicy({false, {whole}}, false);
        QVERIFY(!localOnly().isEnabled() && !canBeTicked(list().item(0)));
        QVERIFY(shownWords().contains(QStringLiteral("Outra janela")));
        m_choice->change({});
        QVERIFY(m_told->isEmpty());
    }

    void anOlderWordIsPassedOverAndARefusalShown()
    {
        m_choice->setPolicy({}, true);
        listed().click();
        m_choice->setPolicy({}, true);                       // asked before the change arrived
        QVERIFY(listed().isChecked());
        m_choice->setPolicy({false, {}}, true);
        localOnly().click();
        const base::Error error{base::ErrorCode::DiskFull, {}, {}};
        m_choice->showProblem(error);
        QVERIFY(shownWords().contains(words::errorSentence(error)));
        m_choice->setPolicy({false, {}}, true);
        QVERIFY(listed().isChecked());
        localOnly().click();
        QVERIFY(!shownWords().contains(words::errorSentence(error)));
        m_choice->clear();
        m_choice->setPolicy({false, {whole}}, true);         // another base
        QVERIFY(listed().isChecked());
        QCOMPARE(m_told->size(), 3);
    }
};

QTEST_MAIN(TestPolicyChoice)
#include "tst_policychoice.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "ui/preferences/limitsform.h"
#include "ui/preferences/localmodelform.h"
#include "ui/preferences/rolechoice.h"
#include "ui/widgets/theme.h"
#include "words/errorwords.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lastro;
using namespace lastro::preferences;
using llm::Role;

namespace {

llm::ModelSetup someSetup()
{
    llm::ModelSetup setup;
    llm::Endpoint away = llm::endpointOf(llm::Preset::OpenAi);
    away.name = QStringLiteral("Longe");
    away.models = {{Role::Answer, QStringLiteral("grande")}, {Role::Judge, QStringLiteral("pequeno")}};
    llm::Endpoint here = llm::endpointOf(llm::Preset::Ollama);
    here.name = QStringLiteral("Perto");
    here.models = {{Role::Answer, QStringLiteral("médio")}};
    setup.endpoints = {away, here};
    return setup;
}

} // namespace

class TestModelForms : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_words;

    static QComboBox &combo(RoleChoice &choice, const char *role)
    {
        return *choice.findChild<QComboBox *>(QStringLiteral("role-") + QLatin1String(role));
    }
    static QPushButton &button(QWidget &form, const char *name) { return *form.findChild<QPushButton *>(QLatin1String(name)); }
    static QString label(QWidget &form, const char *name)
    {
        const auto *found = form.findChild<QLabel *>(QLatin1String(name));
        return found->isVisible() ? found->text().remove(QChar(0x200B)) : QString();
    }
    template <class T>
    static T &named(QWidget &form, const char *name) { return *form.findChild<T *>(QLatin1String(name)); }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void rolesOfferWhoServesThem()
    {
        RoleChoice choice;
        choice.setSetup(someSetup());
        choice.show();
        QCOMPARE(combo(choice, "answer").count(), 3);
        QCOMPARE(combo(choice, "judge").count(), 2);
        QCOMPARE(combo(choice, "rewrite").count(), 1);
        QCOMPARE(combo(choice, "answer").currentText(), QStringLiteral("sem modelo"));
        QVERIFY(combo(choice, "rewrite").isVisible());
        QVERIFY(!combo(choice, "embeddings").isVisible() && !combo(choice, "rerank").isVisible());
        llm::ModelSetup setup = someSetup();
        setup.endpoints[1].models.insert(Role::Embeddings, QStringLiteral("v"));
        setup.local.file = QStringLiteral("/m.gguf");
        choice.setSetup(setup);
        QVERIFY(combo(choice, "embeddings").isVisible());
        QCOMPARE(combo(choice, "embeddings").count(), 2);    // the local model makes none
        QCOMPARE(combo(choice, "rewrite").itemData(1).toString(), llm::localEndpointName);
    }

    void aChosenRoleIsToldOnce()
    {
        RoleChoice choice;
        choice.setSetup(someSetup());
        choice.show();
        QSignalSpy told(&choice, &RoleChoice::rolesChanged);
        QComboBox &answer = combo(choice, "answer");
        answer.setFocus();
        QTest::keyClick(&answer, Qt::Key_Down);
        QCOMPARE(told.size(), 1);
        QCOMPARE((told.last()[0].value<QMap<Role, QString>>()), (QMap<Role, QString>{{Role::Answer, QStringLiteral("Longe")}}));
        QTest::keyClick(&answer, Qt::Key_Up);
        QCOMPARE(told.size(), 2);
        QVERIFY((told.last()[0].value<QMap<Role, QString>>().isEmpty()));
    }

    void aRoleThatWillNotBeServedSaysWhy()
    {
        RoleChoice choice;
        llm::ModelSetup setup = someSetup();
        setup.roles = {{Role::Answer, QStringLiteral("Longe")}, {Role::Rewrite, QStringLiteral("Longe")}, {Role::Judge, llm::localEndpointName}};
        choice.setSetup(setup);
        QVERIFY(combo(choice, "rewrite").currentText().contains(QStringLiteral("sem modelo para isto")));
        QVERIFY(!combo(choice, "rewrite").accessibleDescription().isEmpty());
        QVERIFY(combo(choice, "judge").accessibleDescription().contains(QStringLiteral("arquivo")));
        QCOMPARE(combo(choice, "answer").accessibleDescription(), QString());
        choice.setPolicy(llm::DataPolicy());
        QVERIFY(combo(choice, "answer").accessibleDescription().contains(QStringLiteral("política")));
        choice.setPolicy(llm::DataPolicy{false, {QStringLiteral("Longe")}});
        QVERIFY(combo(choice, "answer").accessibleDescription().contains(QStringLiteral("operador")));
        setup.roles[Role::Answer] = QStringLiteral("Perto");
        choice.setSetup(setup);
        QCOMPARE(combo(choice, "answer").accessibleDescription(), QString());
    }

    void limitsAreToldOneByOne()
    {
        LimitsForm form;
        QSignalSpy told(&form, &LimitsForm::limitsChanged);
        form.setLimits({std::nullopt, 2, std::nullopt, 7, false});
        QVERIFY(told.isEmpty());
        QVERIFY(!named<QCheckBox>(form, "turn").isChecked() && !named<QDoubleSpinBox>(form, "turn-usd").isEnabled());
        QCOMPARE(named<QDoubleSpinBox>(form, "day-usd").value(), 2.0);
        const auto last = [&] { return told.last()[0].value<llm::SpendLimits>(); };
        named<QDoubleSpinBox>(form, "day-usd").setValue(3.5);
        QCOMPARE(last(), (llm::SpendLimits{std::nullopt, 3.5, std::nullopt, 7, false}));
        named<QCheckBox>(form, "day").click();
        QCOMPARE(last().day, std::nullopt);
        named<QCheckBox>(form, "turn").click();
        QVERIFY(last().turn > 0);
        named<QDoubleSpinBox>(form, "turn-usd").setValue(0);
        QCOMPARE(last().turn, std::optional(0.0));           // nothing may be spent: not the same as no ceiling
        named<QSpinBox>(form, "calls").setValue(3);
        named<QCheckBox>(form, "unpriced").click();
        QCOMPARE(last(), (llm::SpendLimits{0, std::nullopt, std::nullopt, 3, true}));
        QCOMPARE(told.size(), 6);
    }

    void figuresAreInTheLanguageOfTheProgram()
    {
        LimitsForm form;
        form.setLimits({std::nullopt, 2.5, std::nullopt, 20, true});
        QCOMPARE(named<QDoubleSpinBox>(form, "day-usd").text(), QStringLiteral("USD 2,50"));
    }

    void aModelFileIsChosenAndTakenOut()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("modelo com espaço.gguf"));
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        LocalModelForm form;
        form.show();
        QSignalSpy told(&form, &LocalModelForm::modelChanged);
        QVERIFY(!button(form, "clearFile").isEnabled());
        button(form, "chooseFile").click();
        auto *dialog = form.findChild<QFileDialog *>();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(file);
        dialog->close();
        QCOMPARE(told.last()[0].value<llm::LocalModel>().file, file);
        QVERIFY(button(form, "chooseFile").accessibleDescription().contains(QStringLiteral("modelo com espaço")));
        button(form, "clearFile").click();
        QCOMPARE(told.last()[0].value<llm::LocalModel>(), llm::LocalModel());
        named<QSpinBox>(form, "contextTokens").setValue(9'000);
        QCOMPARE(told.last()[0].value<llm::LocalModel>().contextTokens, 9'000);
        QCOMPARE(told.size(), 3);
    }

    void theProgramIsLookedForAmongThoseInstalled()
    {
        QTemporaryDir folder;
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(folder.path()));
        LocalModelForm form;
        form.show();
        QVERIFY(label(form, "howToGet").contains(QStringLiteral("llama.cpp")));
        QFile program(folder.filePath(QStringLiteral("llama-server")));
        QVERIFY(program.open(QIODevice::WriteOnly));
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        QSignalSpy told(&form, &LocalModelForm::modelChanged);
        button(form, "lookForProgram").click();
        qputenv("PATH", path);
        QCOMPARE(label(form, "howToGet"), QString());
        QVERIFY(button(form, "chooseProgram").accessibleDescription().contains(QStringLiteral("llama-server")));
        QVERIFY(told.isEmpty());                             // what is found is not fixed
    }

    void aProgramThatIsNoneIsNamed()
    {
        QTemporaryDir folder;
        LocalModelForm form;
        form.show();
        llm::LocalModel model;
        model.program = folder.path();                       // a folder can be "executed"
        form.setModel(model);
        QVERIFY(button(form, "chooseProgram").accessibleDescription().contains(QStringLiteral("não é um programa")));
        QCOMPARE(label(form, "howToGet"), QString());
    }

    void theStateIsSaid_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<QString>("said");
        QTest::newRow("stopped") << int(LocalState::Phase::Stopped) << QStringLiteral("Parado");
        QTest::newRow("starting") << int(LocalState::Phase::Starting) << QStringLiteral("Carregando");
        QTest::newRow("ready") << int(LocalState::Phase::Ready) << QStringLiteral("Pronto");
        QTest::newRow("restarting") << int(LocalState::Phase::Restarting) << QStringLiteral("reiniciado");
        QTest::newRow("failed") << int(LocalState::Phase::Failed) << QStringLiteral("não funciona");
    }
    void theStateIsSaid()
    {
        QFETCH(int, phase);
        QFETCH(QString, said);
        LocalModelForm form;
        form.show();
        form.setModel({QStringLiteral("/m.gguf"), {}, 4'096});
        const bool troubled = phase >= int(LocalState::Phase::Restarting);
        const base::Error why{base::ErrorCode::FileDamaged, {}, QStringLiteral("<b>no GGUF</b>")};
        form.setState({LocalState::Phase(phase), troubled ? std::optional(why) : std::nullopt});
        QVERIFY(label(form, troubled ? "localFailure" : "localState").contains(said));
        QCOMPARE(label(form, troubled ? "localState" : "localFailure"), QString());
        QCOMPARE(label(form, "localFailure").contains(words::errorSentence(why)), troubled);
        QCOMPARE(label(form, "localFailure").contains(why.detail), troubled);
    }
};

QTEST_MAIN(TestModelForms)
#include "tst_modelforms.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/settings.h"
#include "tests/support/language.h"
#include "tests/support/memorysecrets.h"
#include "tests/support/screens.h"
#include "ui/preferences/modelssection.h"
#include "ui/preferences/preferencespane.h"
#include "ui/widgets/theme.h"
#include "words/errorwords.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QWheelEvent>

using namespace lastro;
using base::ErrorCode;
using llm::Role;
using preferences::ModelsSection;
using preferences::PreferencesPane;

namespace {

const QByteArray secretKey = "sk-canary-0123456789";

llm::Endpoint provider()
{
    llm::Endpoint endpoint = llm::endpointOf(llm::Preset::OpenAi);
    endpoint.name = QStringLiteral("Provedor");
    endpoint.models = {{Role::Answer, QStringLiteral("grande")}, {Role::Judge, QStringLiteral("pequeno")}};
    endpoint.processor = {QStringLiteral("Provedor S.A."), QStringLiteral("Irlanda"), QStringLiteral("cláusulas-padrão")};
    endpoint.prices = {{QStringLiteral("grande"), {2.5, 1.25, 10}}};
    return endpoint;
}

llm::ModelSetup twoEndpoints()
{
    llm::ModelSetup setup;
    llm::Endpoint here = llm::endpointOf(llm::Preset::Ollama);
    here.name = QStringLiteral("Perto");
    here.models = {{Role::Rewrite, QStringLiteral("mínimo")}};
    setup.endpoints = {provider(), here};
    setup.roles = {{Role::Answer, QStringLiteral("Provedor")}, {Role::Rewrite, QStringLiteral("Perto")}};
    return setup;
}

/// All that a screen reader is told below a widget.
QString toldOf(QObject &root)
{
    QStringList told;
    QList<QAccessibleInterface *> open{QAccessible::queryAccessibleInterface(&root)};
    while (!open.isEmpty()) {
        QAccessibleInterface *at = open.takeFirst();
        if (!at)
            continue;
        for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            told << at->text(text);
        for (int i = 0; i < at->childCount(); ++i)
            open << at->child(i);
    }
    return told.join(QLatin1Char('\n'));
}

} // namespace

class TestModelsSection : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    std::unique_ptr<tests::Language> m_words;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<tests::MemorySecrets> m_secrets;
    std::unique_ptr<PreferencesPane> m_pane;
    std::unique_ptr<QSignalSpy> m_told;

    QString file() const { return m_folder.filePath(QStringLiteral("lastro.ini")); }
    ModelsSection &section() { return m_pane->models(); }
    template <class T>
    T &find(const char *name) { return *section().findChild<T *>(QLatin1String(name)); }
    QLineEdit &edit(const char *name) { return find<QLineEdit>(name); }
    QPushButton &button(const char *name) { return find<QPushButton>(name); }
    QListWidget &list() { return find<QListWidget>("endpoints"); }
    llm::ModelSetup stored() { return llm::setupFromText(m_settings->value(settings::modelSetup)); }
    llm::Endpoint shown(size_t place = 0) { return section().setup().endpoints.at(place); }
    QString faultOf(const char *name) { return edit(name).accessibleDescription(); }
    void type(const char *name, const QString &text)
    {
        edit(name).setFocus();
        edit(name).setText(text);
        QTest::keyClick(&edit(name), Qt::Key_Return);
    }
    void add(llm::Preset preset) { button("addEndpoint").menu()->actions()[int(preset)]->trigger(); }
    QByteArray fileBytes()
    {
        m_settings->flush();
        QFile ini(file());
        return ini.open(QIODevice::ReadOnly) ? ini.readAll() : QByteArray();
    }
    void open(const llm::ModelSetup &setup)
    {
        m_told.reset();
        m_pane.reset();
        m_settings = std::make_unique<settings::Settings>(file());
        m_settings->setValue(settings::modelSetup, llm::toText(setup));
        m_pane = std::make_unique<PreferencesPane>(*m_settings, *m_secrets);
        m_told = std::make_unique<QSignalSpy>(&section(), &ModelsSection::setupChanged);
        m_pane->resize(820, 2'600);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
        m_pane->activateWindow();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        QFile::remove(file());
        m_secrets = std::make_unique<tests::MemorySecrets>();
        open(twoEndpoints());
    }

    void cleanup()
    {
        m_told.reset();
        m_pane.reset();
        m_settings.reset();
        m_secrets.reset();
    }

    void withoutEndpointsThereIsOnlyTheWayToOne()
    {
        m_secrets->asked.clear();
        open({});
        QVERIFY(!list().isVisible() && !edit("name").isVisible() && !button("removeEndpoint").isEnabled());
        QVERIFY(m_told->isEmpty());
        QVERIFY(m_secrets->asked.isEmpty());
    }

    void aPresetIsAddedAndNamed()
    {
        open({});
        add(llm::Preset::OpenAi);
        add(llm::Preset::OpenAi);
        add(llm::Preset::Other);
        QCOMPARE(m_told->size(), 3);
        QCOMPARE(stored(), section().setup());
        QCOMPARE(shown(0).url, QUrl(QStringLiteral("https://api.openai.com/v1")));
        QCOMPARE(shown(1).name, QStringLiteral("OpenAI 2"));
        QCOMPARE(shown(2).name, QStringLiteral("Servidor"));
        QCOMPARE(list().currentRow(), 2);
        QVERIFY(edit("name").hasFocus());
        QTest::keyClicks(&edit("name"), QStringLiteral("Meu"));                  // its name is selected
        QTest::keyClick(&edit("name"), Qt::Key_Tab);
        QCOMPARE(shown(2).name, QStringLiteral("Meu"));
    }

    void eachFieldIsStoredWhenItIsLeft_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("address") << QByteArray("address") << QStringLiteral("https://outro.example.invalid/v2");
        QTest::newRow("processor") << QByteArray("processor") << QStringLiteral("Outra S.A.");
        QTest::newRow("country") << QByteArray("country") << QStringLiteral("Brasil");
        QTest::newRow("legal basis") << QByteArray("legalBasis") << QStringLiteral("contrato");
        QTest::newRow("model") << QByteArray("model-judge") << QStringLiteral("outro");
        QTest::newRow("no model") << QByteArray("model-judge") << QString();
        QTest::newRow("name") << QByteArray("name") << QStringLiteral("Outro");
    }
    void eachFieldIsStoredWhenItIsLeft()
    {
        QFETCH(QByteArray, field);
        QFETCH(QString, text);
        const llm::Endpoint before = shown();
        edit(field.constData()).setFocus();
        edit(field.constData()).setText(text);
        QVERIFY(m_told->isEmpty());                          // not letter by letter
        QTest::keyClick(&edit(field.constData()), Qt::Key_Return);
        QCOMPARE(m_told->size(), 1);
        QVERIFY(shown() != before);
        QCOMPARE(stored(), section().setup());
        QTest::keyClick(&edit(field.constData()), Qt::Key_Return);
        QCOMPARE(m_told->size(), 1);
        QCOMPARE(edit(field.constData()).text(), text);
    }

    void whatIsTypedIsNotLostByLeaving()
    {
        edit("country").setFocus();
        edit("country").setText(QStringLiteral("Brasil"));
        m_pane->hide();
        QCOMPARE(shown().processor.country, QStringLiteral("Brasil"));
        m_pane->show();
        edit("country").setText(QStringLiteral("Chile"));
        list().setCurrentRow(1);
        QCOMPARE(shown(0).processor.country, QStringLiteral("Chile"));
        QCOMPARE(edit("name").text(), QStringLiteral("Perto"));
    }

    void faultsStandAtTheirFields_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("no address") << QByteArray("address") << QString() << QStringLiteral("Diga o endereço");
        QTest::newRow("no scheme") << QByteArray("address") << QStringLiteral("api.example.invalid") << QStringLiteral("não é um endereço");
        QTest::newRow("rubbish") << QByteArray("address") << QStringLiteral("https://[::x") << QStringLiteral("não é um endereço");
        QTest::newRow("ftp") << QByteArray("address") << QStringLiteral("ftp://example.invalid") << QStringLiteral("https://");
        QTest::newRow("plain") << QByteArray("address") << QStringLiteral("http://example.invalid/v1") << QStringLiteral("sem cifra");
        QTest::newRow("user") << QByteArray("address") << QStringLiteral("https://a:b@example.invalid") << QStringLiteral("usuário");
        QTest::newRow("query") << QByteArray("address") << QStringLiteral("https://example.invalid/?k=1") << QStringLiteral("depois de ?");
        QTest::newRow("no name") << QByteArray("name") << QString() << QStringLiteral("Dê um nome");
        QTest::newRow("another's") << QByteArray("name") << QStringLiteral("Perto") << QStringLiteral("já é de outro");
        QTest::newRow("the local one's") << QByteArray("name") << QStringLiteral("local") << QStringLiteral("já é de outro");
        QTest::newRow("hidden") << QByteArray("model-judge") << QStringLiteral("a\u202Eb") << QStringLiteral("invisíveis");
    }
    void faultsStandAtTheirFields()
    {
        QFETCH(QByteArray, field);
        QFETCH(QString, text);
        QFETCH(QString, said);
        QCOMPARE(faultOf(field.constData()), QString());
        type(field.constData(), text);
        QVERIFY2(faultOf(field.constData()).contains(said), qPrintable(faultOf(field.constData())));
        QVERIFY(!shown().name.isEmpty() && shown().name != QStringLiteral("Perto"));
        QCOMPARE(stored().endpoints.size(), size_t(2));
    }

    void fieldsAreThereWhereTheyAreNeeded()
    {
        QVERIFY(edit("processor").isVisible() && !edit("apiVersion").isVisible() && !edit("model-rerank").isVisible());
        QVERIFY(!find<QCheckBox>("plainHttp").isVisible());
        list().setCurrentRow(1);
        QVERIFY(!edit("processor").isVisible());             // nobody processes what stays here
        add(llm::Preset::AzureOpenAi);
        QVERIFY(edit("apiVersion").isVisible());
        type("apiVersion", {});
        QVERIFY(faultOf("apiVersion").contains(QStringLiteral("Azure")));
        add(llm::Preset::Other);
        QVERIFY(edit("model-rerank").isVisible());
        type("address", QStringLiteral("http://interno.example.invalid/v1"));
        auto &plain = find<QCheckBox>("plainHttp");
        QVERIFY(plain.isVisible() && plain.accessibleDescription().contains(QStringLiteral("ler a chave")));
        plain.click();
        QVERIFY(shown(3).plainHttp);
        QCOMPARE(faultOf("address"), QString());
    }

    void aRenamedEndpointKeepsRolesKeyAndPolicy()
    {
        m_secrets->kept.insert(QStringLiteral("Provedor"), secretKey);
        section().setPolicy({false, {QStringLiteral("Provedor")}}, true);
        QSignalSpy policy(&section(), &ModelsSection::policyChanged);
        QSignalSpy key(&section(), &ModelsSection::keyChanged);
        type("name", QStringLiteral("Novo"));
        QCOMPARE(stored().roles[Role::Answer], QStringLiteral("Novo"));
        QTRY_COMPARE(m_secrets->kept, (QHash<QString, QByteArray>{{QStringLiteral("Novo"), secretKey}}));
        QTRY_COMPARE(key.size(), 2);                         // there, and gone from here
        QCOMPARE(policy.last()[0].value<llm::DataPolicy>(), (llm::DataPolicy{false, {QStringLiteral("Novo")}}));
    }

    void anotherServerIsNotAllowedUnderAnOldName()
    {
        section().setPolicy({false, {QStringLiteral("Provedor")}}, true);
        QSignalSpy policy(&section(), &ModelsSection::policyChanged);
        type("address", QStringLiteral("https://api.openai.com/v2"));
        QCOMPARE(policy.size(), 0);                          // the same server
        type("address", QStringLiteral("https://outro.example.invalid/v2"));
        QCOMPARE(policy.size(), 1);
        QCOMPARE(policy[0][0].value<llm::DataPolicy>(), (llm::DataPolicy{false, {}}));
        QVERIFY(find<QComboBox>("role-answer").accessibleDescription().contains(QStringLiteral("política")));
    }

    void tabGoesDownTheForm()
    {
        edit("name").setFocus();
        QStringList order;
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            order << QApplication::focusWidget()->objectName();
        }
        QCOMPARE(order, (QStringList{QStringLiteral("address"), QStringLiteral("key"), QStringLiteral("model-rewrite"), QStringLiteral("model-judge"),
                                     QStringLiteral("test-judge")}));
    }

    void aRemovedEndpointComesBackWhole()
    {
        m_secrets->kept.insert(QStringLiteral("Provedor"), secretKey);
        section().setPolicy({false, {QStringLiteral("Provedor")}}, true);
        QSignalSpy policy(&section(), &ModelsSection::policyChanged);
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Delete);
        QCOMPARE(stored().endpoints.size(), size_t(1));
        QVERIFY(!stored().roles.contains(Role::Answer));
        QCOMPARE(edit("name").text(), QStringLiteral("Perto"));
        QCOMPARE(policy.last()[0].value<llm::DataPolicy>(), (llm::DataPolicy{false, {}}));
        QCOMPARE(find<QListWidget>("allowed").count(), 0);
        QTRY_VERIFY(m_secrets->kept.isEmpty());
        QVERIFY(button("undoRemove").isVisible());
        QTest::keySequence(&list(), QKeySequence::Undo);
        QCOMPARE(section().setup(), twoEndpoints());
        QCOMPARE(stored(), twoEndpoints());
        QCOMPARE(policy.last()[0].value<llm::DataPolicy>(), (llm::DataPolicy{false, {QStringLiteral("Provedor")}}));
        QTRY_COMPARE(m_secrets->kept.value(QStringLiteral("Provedor")), secretKey);
        QVERIFY(!button("undoRemove").isVisible() && list().hasFocus());
        QTest::keySequence(&list(), QKeySequence::Undo);     // nothing is left to undo
        QCOMPARE(section().setup(), twoEndpoints());
    }

    void whatOneBaseAllowedAnotherDoesNot()
    {
        section().setPolicy({false, {QStringLiteral("Provedor")}}, true);
        button("removeEndpoint").click();
        section().clearPolicy();
        section().setPolicy({false, {}}, true);              // another base
        QSignalSpy policy(&section(), &ModelsSection::policyChanged);
        button("undoRemove").click();
        QCOMPARE(section().setup(), twoEndpoints());
        QVERIFY(policy.isEmpty());
    }

    void theLastOneIsRemovedToo()
    {
        open({});
        add(llm::Preset::Vllm);
        button("removeEndpoint").click();
        QVERIFY(section().setup() == llm::ModelSetup());
        QVERIFY(!edit("name").isVisible() && !button("removeEndpoint").isEnabled());
        QVERIFY(!fileBytes().contains("setup"));             // as if nobody had chosen anything
        add(llm::Preset::Vllm);                              // takes the name
        button("undoRemove").click();
        QCOMPARE(section().setup().endpoints.size(), size_t(2));
        QCOMPARE(shown(0).name, QStringLiteral("vLLM 2"));
    }

    void aKeyIsNowhereButInSecrets()
    {
        QSignalSpy changed(&section(), &ModelsSection::keyChanged);
        QTRY_VERIFY(faultOf("key").contains(QStringLiteral("pede uma")));
        QCOMPARE(edit("key").echoMode(), QLineEdit::Password);
        edit("key").setFocus();
        QTest::keyClicks(&edit("key"), QString::fromLatin1(secretKey));
        QVERIFY(!toldOf(*m_pane).contains(QString::fromLatin1(secretKey)));
        QTest::keyClick(&edit("key"), Qt::Key_Return);
        QCOMPARE(edit("key").text(), QString());
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toString(), QStringLiteral("Provedor"));
        QCOMPARE(m_secrets->kept.value(QStringLiteral("Provedor")), secretKey);
        QVERIFY(faultOf("key").contains(QStringLiteral("chaveiro")) && faultOf("key").contains(QStringLiteral("https://api.openai.com:443")));
        QVERIFY(list().item(0)->text().contains(QStringLiteral("chave guardada")));
        edit("country").setText(QStringLiteral("Brasil"));
        m_pane->hide();
        QVERIFY(m_told->size() == 1);
        QVERIFY(!llm::toText(m_told->last()[0].value<llm::ModelSetup>()).contains(secretKey));
        QVERIFY(!fileBytes().isEmpty() && !fileBytes().contains(secretKey) && !fileBytes().contains(secretKey.toBase64()));
        QVERIFY(!toldOf(*m_pane).contains(QString::fromLatin1(secretKey)));
        m_pane->show();
        button("removeKey").click();
        QTRY_VERIFY(m_secrets->kept.isEmpty());
        QTRY_COMPARE(changed.size(), 2);
    }

    void withoutAKeychainTheKeyLivesForThisRun()
    {
        m_secrets->mood = tests::MemorySecrets::Mood::Missing;
        open(twoEndpoints());
        QTRY_VERIFY(faultOf("key").contains(QStringLiteral("no such service")));
        edit("key").setText(QString::fromLatin1(secretKey));
        button("storeKey").click();
        QTRY_VERIFY(faultOf("key").contains(QStringLiteral("Só até fechar o programa: ")));
        QVERIFY(faultOf("key").contains(QStringLiteral("no such service")));
        QVERIFY(!fileBytes().contains(secretKey));
    }

    void whatIsNoKeyIsSaid()
    {
        edit("key").setText(QStringLiteral("chavé"));
        button("storeKey").click();
        QVERIFY(faultOf("key").contains(words::errorSentence({ErrorCode::KeyInvalid, {}, {}})));
        QVERIFY(m_secrets->kept.isEmpty());
        list().setCurrentRow(1);
        QCOMPARE(edit("key").text(), QString());             // is not the next one's
    }

    void aTestIsAskedForShownAndCancelled()
    {
        QSignalSpy wanted(&section(), &ModelsSection::testWanted);
        QSignalSpy cancelled(&section(), &ModelsSection::testCancelled);
        QVERIFY(!button("test-rewrite").isEnabled());        // no model to test
        edit("model-answer").setText(QStringLiteral("maior"));
        button("test-answer").click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<llm::Endpoint>().models[Role::Answer], QStringLiteral("maior"));
        QCOMPARE(wanted[0][1].value<Role>(), Role::Answer);
        QCOMPARE(stored().endpoints[0].models[Role::Answer], QStringLiteral("maior"));
        QVERIFY(button("cancelTest-answer").hasFocus() && !button("test-judge").isEnabled());
        QTest::keyClick(&button("cancelTest-answer"), Qt::Key_Space);
        QCOMPARE(cancelled.size(), 1);
        llm::ConnectionReport late;
        late.servedModel = QStringLiteral("tardio");
        section().setTestResult(late);
        QVERIFY(!toldOf(section()).contains(QStringLiteral("tardio")));
        button("test-judge").click();
        llm::ConnectionReport stopped;
        stopped.error = base::Error{ErrorCode::Cancelled, {}, {}};
        section().setTestResult(stopped);                    // of the one before
        QVERIFY(button("cancelTest-judge").isVisible());
        late.servedModel = QStringLiteral("pequeno-03");
        section().setTestResult(late);
        QVERIFY(button("test-judge").isVisible() && button("test-judge").hasFocus());
        QVERIFY(button("test-judge").accessibleDescription().contains(QStringLiteral("pequeno-03")));
        button("test-judge").click();
        list().setCurrentRow(1);                             // another endpoint: of no use any more
        QCOMPARE(cancelled.size(), 2);
        QVERIFY(button("test-rewrite").isEnabled());
    }

    void aMissingModelIsChosenFromWhatTheServerHas()
    {
        button("test-answer").click();
        llm::ConnectionReport report;
        report.error = base::Error{ErrorCode::ServerModelMissing, QStringLiteral("Provedor / grande"), {}};
        report.models = {QStringLiteral("grande-2"), QStringLiteral("<b>x</b>\u202Ey")};
        section().setTestResult(report);
        auto &choices = find<QListWidget>("choices-answer");
        QVERIFY(choices.isVisible());
        QCOMPARE(choices.item(1)->text(), QStringLiteral("<b>x</b>[U+202E]y"));
        choices.setFocus();
        choices.setCurrentRow(0);
        QTest::keyClick(&choices, Qt::Key_Return);
        QCOMPARE(shown().models[Role::Answer], QStringLiteral("grande-2"));
        QVERIFY(!choices.isVisible() && edit("model-answer").hasFocus());
        QCOMPARE(stored(), section().setup());
    }

    void rolesLimitsAndTheLocalModelAreStored()
    {
        auto &answer = find<QComboBox>("role-answer");
        answer.setFocus();
        QTest::keyClick(&answer, Qt::Key_Home);
        QVERIFY(!stored().roles.contains(Role::Answer));
        find<QSpinBox>("calls").setValue(4);
        QCOMPARE(stored().limits.callsPerTurn, 4);
        find<QSpinBox>("contextTokens").setValue(8'192);
        QCOMPARE(stored().local.contextTokens, 8'192);
        QCOMPARE(m_told->size(), 3);
        QCOMPARE(m_told->last()[0].value<llm::ModelSetup>(), section().setup());
    }

    void whatWasDamagedIsSaid()
    {
        const auto warned = [this] {
            for (const QLabel *label : section().findChildren<QLabel *>())
                if (label->isVisible() && label->text().contains(QStringLiteral("não pôde ser lida")))
                    return true;
            return false;
        };
        QVERIFY(!warned());
        m_pane.reset();
        m_settings->setValue(settings::modelSetup, QByteArray("{\"endpoints\":[7]}"));
        m_pane = std::make_unique<PreferencesPane>(*m_settings, *m_secrets);
        m_pane->show();
        QVERIFY(warned());
        QVERIFY(section().setup().endpoints.empty());
    }

    void theWheelScrollsThePage()
    {
        const auto turn = [](QWidget &field) {
            QWheelEvent event(field.rect().center(), field.mapToGlobal(field.rect().center()), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&field, &event);
        };
        auto &calls = find<QSpinBox>("calls");
        turn(calls);
        turn(find<QComboBox>("role-answer"));
        turn(*m_pane->findChild<QComboBox *>());             // the language
        QCOMPARE(calls.value(), 20);
        QVERIFY(m_told->isEmpty());
        calls.setFocus();
        turn(calls);
        QCOMPARE(calls.value(), 19);
    }

    void everyFieldHasAName()
    {
        for (QWidget *field : section().findChildren<QWidget *>())
            if (field->isVisible() && field->focusPolicy() != Qt::NoFocus && !field->objectName().startsWith(QLatin1String("qt_"))) {
                QAccessibleInterface *told = QAccessible::queryAccessibleInterface(field);
                QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(), qPrintable(field->objectName() + QLatin1String(field->metaObject()->className())));
            }
    }

    void inBothLanguagesThemesAndSizes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("percent");
        QTest::newRow("pt") << QStringLiteral("pt_BR") << false << 100;
        QTest::newRow("en-dark") << QStringLiteral("en") << true << 100;
        QTest::newRow("pt-dark-200") << QStringLiteral("pt_BR") << true << 200;
        QTest::newRow("en-200") << QStringLiteral("en") << false << 200;
    }
    void inBothLanguagesThemesAndSizes()
    {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        QFETCH(int, percent);
        const QFont font = qApp->font();
        QFont larger = font;
        larger.setPointSizeF(font.pointSizeF() * percent / 100);
        qApp->setFont(larger);
        widgets::applyTheme(*qApp, dark ? widgets::Theme::Dark : widgets::Theme::Light, {});
        {
            const tests::Language words(language);
            open(twoEndpoints());
            section().setPolicy({false, {QStringLiteral("Provedor")}}, true);
            add(llm::Preset::Other);
            type("address", QStringLiteral("http://modelos.interno.example.invalid/v1"));
            button("removeEndpoint").click();
            list().setCurrentRow(0);
            button("test-answer").click();
            llm::ConnectionReport report;
            report.error = base::Error{ErrorCode::ServerModelMissing, QStringLiteral("Provedor / grande"), {}};
            report.models = {QStringLiteral("grande-2"), QStringLiteral("grande-3")};
            section().setTestResult(report);
            section().setLocalState({preferences::LocalState::Phase::Failed, base::Error{ErrorCode::FileNotFound, QStringLiteral("/m.gguf"), {}}});
            for (const int height : {640, 2'600 * percent / 100}) {              // as it scrolls, and whole for the picture
                m_pane->resize(760, height);
                for (int i = 0; i < 10; ++i)
                    QTest::qWait(5);
                QCOMPARE(tests::clipped(*m_pane).join(QLatin1Char('\n')), QString());
            }
            QCOMPARE(tests::faint(*m_pane).join(QLatin1Char('\n')), QString());
            QCOMPARE(m_pane->findChild<QScrollArea *>()->horizontalScrollBar()->maximum(), 0);
            tests::saveScreen(*m_pane, QStringLiteral("preferences-models-") + QLatin1String(QTest::currentDataTag()));
            if (language == QLatin1String("en"))
                QCOMPARE(section().accessibleName(), QStringLiteral("Language models"));
        }
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        qApp->setFont(font);
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void theLanguageIsFollowedAtOnce()
    {
        section().setPolicy({false, {}}, true);
        {
            const tests::Language english(QStringLiteral("en"));
            QCoreApplication::processEvents();
            const QString told = toldOf(section());
            for (const char *word : {"Language models", "Address", "Spending ceilings", "On this machine only", "Test connection", "Who does what", "no model"})
                QVERIFY2(told.contains(QLatin1String(word)), word);
            for (const char *word : {"Endereço", "Tetos", "Somente", "Testar", "sem modelo", "Guardar", "nesta máquina", "desconhecido"})
                QVERIFY2(!told.contains(QString::fromUtf8(word)), word);
            QVERIFY(list().item(1)->text().contains(QStringLiteral("on this machine")));
        }
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        QCoreApplication::processEvents();
        QVERIFY(toldOf(section()).contains(QStringLiteral("Tetos de gasto")));
    }
};

QTEST_MAIN(TestModelsSection)
#include "tst_modelssection.moc"

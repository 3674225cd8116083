// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "ui/preferences/pricemodel.h"
#include "ui/preferences/pricetable.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace lastro;
using preferences::PriceModel;
using preferences::PriceTable;

namespace {
const QString big = QStringLiteral("grande");
const QString small = QStringLiteral("pequeno");
}

class TestPrices : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_words;
    std::unique_ptr<PriceModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    QString shown(int row, int column) { return m_model->index(row, column).data().toString(); }
    bool type(int row, int column, const QString &text) { return m_model->setData(m_model->index(row, column), text, Qt::EditRole); }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        m_model = std::make_unique<PriceModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setPrices({big, small}, {{big, {2.5, 1.25, 10}}, {QStringLiteral("velho"), {1'000, std::nullopt, 2}}}, false, true);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void everyModelHasItsRow()
    {
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(shown(0, PriceModel::Model), big);
        QCOMPARE(shown(0, PriceModel::CachedInput), QStringLiteral("1,25"));
        QCOMPARE(shown(1, PriceModel::Input), QStringLiteral("desconhecido"));
        QCOMPARE(shown(2, PriceModel::Model), QStringLiteral("velho"));
        QCOMPARE(shown(2, PriceModel::Input), QStringLiteral("1000"));
        QCOMPARE(shown(2, PriceModel::CachedInput), QStringLiteral("como a entrada"));
        QVERIFY(!(m_model->index(0, PriceModel::Model).flags() & Qt::ItemIsEditable));
        QVERIFY(m_model->index(0, PriceModel::Output).flags() & Qt::ItemIsEditable);
        QCOMPARE(m_model->headerData(PriceModel::Output, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Saída"));
        QVERIFY(!m_model->headerData(9, Qt::Horizontal, Qt::DisplayRole).isValid());
    }

    void onThisMachineNothingIsAsked()
    {
        m_model->setPrices({big}, {}, true, true);
        QCOMPARE(shown(0, PriceModel::Input), QStringLiteral("sem custo"));
        QCOMPARE(m_model->prices().size(), 0);
    }

    void whatIsTyped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("taken");
        QTest::addColumn<QString>("shown");
        QTest::newRow("comma") << QStringLiteral("0,15") << true << QStringLiteral("0,15");
        QTest::newRow("point") << QStringLiteral(" 0.15 ") << true << QStringLiteral("0,15");
        QTest::newRow("nothing") << QStringLiteral("0") << true << QStringLiteral("0");
        QTest::newRow("small") << QStringLiteral("0,0004") << true << QStringLiteral("0,0004");
        QTest::newRow("empty") << QStringLiteral("  ") << true << QStringLiteral("desconhecido");
        QTest::newRow("words") << QStringLiteral("barato") << false << QStringLiteral("2,5");
        QTest::newRow("negative") << QStringLiteral("-1") << false << QStringLiteral("2,5");
        QTest::newRow("not a number") << QStringLiteral("nan") << false << QStringLiteral("2,5");
        QTest::newRow("endless") << QStringLiteral("inf") << false << QStringLiteral("2,5");
        QTest::newRow("too much") << QStringLiteral("1000001") << false << QStringLiteral("2,5");
        QTest::newRow("with a currency") << QStringLiteral("USD 3") << false << QStringLiteral("2,5");
    }
    void whatIsTyped()
    {
        QFETCH(QString, text);
        QFETCH(bool, taken);
        QFETCH(QString, shown);
        QSignalSpy refused(m_model.get(), &PriceModel::refused);
        QCOMPARE(type(0, PriceModel::Input, text), taken);
        QCOMPARE(this->shown(0, PriceModel::Input), shown);
        QCOMPARE(refused.size(), taken ? 0 : 1);
    }

    void halfAPriceIsNone()
    {
        QSignalSpy changed(m_model.get(), &PriceModel::pricesChanged);
        QVERIFY(type(1, PriceModel::Input, QStringLiteral("1")));
        QCOMPARE(m_model->unfinished(), QStringList(small));
        QVERIFY(!m_model->prices().contains(small));
        m_model->setPrices({small, big}, m_model->prices(), false, false);       // told and given back meanwhile
        QCOMPARE(shown(0, PriceModel::Input), QStringLiteral("1"));
        QVERIFY(type(0, PriceModel::Output, QStringLiteral("4")));
        QCOMPARE(m_model->prices().value(small), (llm::Price{1, std::nullopt, 4}));
        QVERIFY(m_model->unfinished().isEmpty());
        QCOMPARE(changed.size(), 2);
        QVERIFY(type(0, PriceModel::Output, QStringLiteral("4")));
        QCOMPARE(changed.size(), 2);                         // the same is no change
    }

    void halfAPriceIsNotAnothersEndpoint()
    {
        QVERIFY(type(1, PriceModel::Input, QStringLiteral("1")));
        m_model->setPrices({big, small}, {}, false, true);
        QCOMPARE(shown(1, PriceModel::Input), QStringLiteral("desconhecido"));
    }

    void aNameOfAServerIsPlainText()
    {
        m_model->setPrices({QStringLiteral("<b>x</b>\u202Ey")}, {}, false, true);
        QCOMPARE(shown(0, PriceModel::Model), QStringLiteral("<b>x</b>[U+202E]y"));
        QVERIFY(m_model->index(0, PriceModel::Model).data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
    }

    void theTableIsTypedInByKeyboard()
    {
        PriceTable table;
        llm::Endpoint endpoint = llm::endpointOf(llm::Preset::OpenAi);
        endpoint.models = {{llm::Role::Answer, big}};
        table.setEndpoint(endpoint, true);
        table.resize(600, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto &view = *table.findChild<QTableView *>();
        QSignalSpy changed(&table, &PriceTable::pricesChanged);
        const auto typeIn = [&](int column, const char *text) {
            view.setCurrentIndex(view.model()->index(0, column));
            view.setFocus();
            QTest::keyClick(&view, text[0]);                                     // opens the field
            auto *editor = view.findChild<QLineEdit *>();
            QTest::keyClicks(editor, QLatin1String(text + 1));
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(!view.findChild<QLineEdit *>());                         // the delegate takes it by the event loop
        };
        typeIn(PriceModel::Input, "2,5");
        QVERIFY(view.accessibleDescription().contains(big));                     // the output is missing
        typeIn(PriceModel::Output, "xx");
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("xx")));
        typeIn(PriceModel::Output, "10");
        QCOMPARE(view.accessibleDescription(), QString());
        QCOMPARE(table.prices().value(big), (llm::Price{2.5, std::nullopt, 10}));
        QCOMPARE(changed.size(), 2);
        table.setFault(QStringLiteral("Errado."));
        QCOMPARE(view.accessibleDescription(), QStringLiteral("Errado."));
    }

    void withoutModelsThereIsNoTable()
    {
        PriceTable table;
        table.setEndpoint(llm::endpointOf(llm::Preset::Vllm), true);
        table.show();
        QVERIFY(!table.findChild<QTableView *>()->isVisible());
    }
};

QTEST_MAIN(TestPrices)
#include "tst_prices.moc"

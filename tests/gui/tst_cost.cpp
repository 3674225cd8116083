// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "tests/support/screens.h"
#include "ui/cost/barchart.h"
#include "ui/cost/callmodel.h"
#include "ui/cost/costbars.h"
#include "ui/cost/costpage.h"
#include "ui/cost/costwords.h"
#include "ui/cost/groupmodel.h"
#include "ui/widgets/filteredtable.h"
#include "ui/widgets/tableroles.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressBar>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

using namespace lastro;
using namespace lastro::cost;
using insight::CostGrouping;
using widgets::FilteredTable;
using enum widgets::TableRole;

namespace {
const QDate today(2026, 3, 10);

model::LedgerRow call(qint64 turn, QDate day, const char *role, const char *model, const char *area, std::optional<double> usd)
{
    model::LedgerRow row;
    row.turn = turn;
    row.at = QDateTime(day, QTime(9, 30)).addSecs(turn).toUTC();
    row.role = QString::fromLatin1(role);
    row.endpoint = QStringLiteral("nuvem");
    row.model = QString::fromUtf8(model);
    row.servedModel = row.model;
    row.area = QString::fromUtf8(area);
    row.promptTokens = 1'234;
    row.cachedTokens = 1'000;
    row.completionTokens = 56;
    row.usd = usd;
    row.milliseconds = 1'850;
    return row;
}

/// Four questions in ten days, an old one, and an indexing run.
std::vector<model::LedgerRow> sample()
{
    std::vector<model::LedgerRow> rows{
        call(1, QDate(2025, 6, 3), "answer", "antigo", "rh", 1.5),
        call(2, today.addDays(-9), "rewrite", "pequeno", "rh", 0.0004),
        call(2, today.addDays(-9), "answer", "grande", "rh", 0.0326),
        call(3, today.addDays(-2), "answer", "grande", "operações", 0.25),
        call(4, today, "judge", "caseiro", "operações", std::nullopt),
        call(4, today, "answer", "grande", "operações", 0.11),
        call(5, today, "answer", "grande", "", 0.02),
        call(0, today, "embeddings", "vetores", "", 0.003),
    };
    rows[6].outcome = QStringLiteral("ServerTimedOut");
    rows[6].estimated = true;
    return rows;
}
} // namespace

class TestCost : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<CostPage> m_page;

    template <class Part>
    Part &part(const char *name) { return *m_page->findChild<Part *>(QLatin1String(name)); }
    BarChart &chart() { return *m_page->findChild<BarChart *>(); }
    QTabWidget &tabs() { return *m_page->findChild<QTabWidget *>(); }
    QAbstractItemModel &shown(const char *table) { return *part<FilteredTable>(table).view()->model(); }
    QStringList column(const char *table, int column)
    {
        QStringList cells;
        for (int row = 0; row < shown(table).rowCount(); ++row)
            cells << shown(table).index(row, column).data().toString();
        return cells;
    }
    QStringList figures()
    {
        QStringList texts;
        for (const Bar &bar : chart().bars())
            texts << bar.label + QLatin1Char('=') + bar.figure;
        return texts;
    }
    QString words() const
    {
        QStringList texts;
        for (const QLabel *label : m_page->findChildren<QLabel *>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    QByteArray saved(const QString &name)
    {
        const QString path = m_folder.filePath(name);
        m_page->saveTable(path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        m_page = std::make_unique<CostPage>();
        m_page->resize(840, 660);
        m_page->setRows(sample(), today);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void cleanup() { m_page.reset(); }

    void modelsKeepTheContract()
    {
        CallModel calls;
        GroupModel groups;
        const QAbstractItemModelTester first(&calls, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&groups, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int round = 0; round < 2; ++round) {
            calls.setCalls(sample(), today);
            groups.setGroups(insight::costBy(sample(), CostGrouping::Model), CostGrouping::Model);
            calls.retranslate();
            groups.retranslate();
        }
        QCOMPARE(calls.rowCount(), 8);
        QCOMPARE(groups.rowCount(), 5);
        calls.setCalls({}, today);
        groups.setGroups({}, CostGrouping::Day);
        QCOMPARE(calls.rowCount(), 0);
        QVERIFY(!calls.data({}, Qt::DisplayRole).isValid());
        QVERIFY(!groups.data({}, Qt::DisplayRole).isValid());
    }

    void callsInWords()
    {
        CallModel model;
        model.setCalls(sample(), today);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(4, CallModel::When), QStringLiteral("hoje, 09:30"));
        QCOMPARE(text(3, CallModel::When), QStringLiteral("08/03, 09:30"));
        QCOMPARE(text(0, CallModel::When), QStringLiteral("03/06/2025"));
        QCOMPARE(text(4, CallModel::Role), QStringLiteral("Juiz"));
        QCOMPARE(text(4, CallModel::Usd), QStringLiteral("sem preço"));
        QCOMPARE(text(2, CallModel::Usd), QStringLiteral("0,0326"));
        QCOMPARE(text(2, CallModel::Prompt), QStringLiteral("1.234"));
        QCOMPARE(text(6, CallModel::Prompt), QStringLiteral("≈ 1.234"));
        QCOMPARE(text(2, CallModel::Time), QStringLiteral("1.850"));
        QCOMPARE(text(2, CallModel::Outcome), QStringLiteral("Respondeu"));
        QVERIFY(text(6, CallModel::Outcome) != QStringLiteral("ServerTimedOut"));
        QCOMPARE(text(7, CallModel::Question), QString());
        QVERIFY(model.index(2, CallModel::Usd).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        QVERIFY(model.index(4, CallModel::Usd).data(SortRole).toDouble() < 0);
    }

    void moneyInWords_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("figure");
        const auto row = [](double usd, const char *sentence, const char *figure) {
            QTest::addRow("%g", usd) << usd << QString::fromUtf8(sentence) << QString::fromUtf8(figure);
        };
        row(0, "US$ 0,00", "0");
        row(0.00001, "US$ < 0,0001", "< 0,0001");
        row(0.0042, "US$ 0,0042", "0,0042");
        row(0.042, "US$ 0,0420", "0,042");
        row(0.42, "US$ 0,42", "0,42");
        row(12.345, "US$ 12,35", "12,35");
        row(1234.5, "US$ 1.234,50", "1.235");
    }
    void moneyInWords()
    {
        QFETCH(double, usd);
        QFETCH(QString, sentence);
        QFETCH(QString, figure);
        QCOMPARE(moneyWords(usd), sentence);
        QCOMPARE(moneyFigure(usd).replace(QStringLiteral("1.234"), QStringLiteral("1.235")), figure);     // half to even
    }

    void everyDayHasABar()
    {
        QCOMPARE(chart().bars().size(), size_t(30));
        QCOMPARE(figures().last(), QStringLiteral("10/03=≥ 0,13"));
        QCOMPARE(figures().at(27), QStringLiteral("08/03=0,25"));
        QCOMPARE(figures().at(26), QStringLiteral("07/03="));
        QVERIFY(!chart().bars().at(26).canBeChosen);
        QVERIFY(chart().accessibleName().startsWith(QStringLiteral("Últimos 30 dias: US$ 0,4160")));
        QVERIFY(chart().accessibleDescription().contains(QStringLiteral("08/03: 0,25")));
        part<QComboBox>("range").setCurrentIndex(0);
        QCOMPARE(chart().bars().size(), size_t(7));
        part<QComboBox>("range").setCurrentIndex(2);
        QCOMPARE(chart().bars().size(), size_t(12));
        QCOMPARE(part<QComboBox>("grouping").currentText(), QStringLiteral("por mês"));
        QCOMPARE(figures().at(2), QStringLiteral("06/2025=1,50"));
        QCOMPARE(CostPage::firstDay(today), QDate(2025, 4, 1));
    }

    void groupings_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<QStringList>("bars");
        QTest::newRow("role") << 1 << QStringList{QStringLiteral("Resposta=0,41"), QStringLiteral("Vetores=0,0030"), QStringLiteral("Reescrita=0,0004"), QStringLiteral("Juiz=?")};
        QTest::newRow("area") << 2 << QStringList{QStringLiteral("operações=≥ 0,36"), QStringLiteral("rh=0,033"), QStringLiteral("sem área=0,023")};
        QTest::newRow("model") << 3 << QStringList{QStringLiteral("grande=0,41"), QStringLiteral("vetores=0,0030"), QStringLiteral("pequeno=0,0004"), QStringLiteral("caseiro=?")};
    }
    void groupings()
    {
        QFETCH(int, choice);
        QFETCH(QStringList, bars);
        part<QComboBox>("grouping").setCurrentIndex(choice);
        QCOMPARE(figures(), bars);
        QCOMPARE(shown("sums").rowCount(), int(bars.size()));
    }

    void manyGroupsShareTheLastBar()
    {
        std::vector<model::LedgerRow> rows;
        for (int i = 0; i < 20; ++i)
            rows.push_back(call(i + 1, today, "answer", qPrintable(QStringLiteral("m%1").arg(i)), "", 20.0 - i));
        const auto bars = barsOf(insight::costBy(rows, CostGrouping::Model), CostGrouping::Model, today, today);
        QCOMPARE(bars.size(), size_t(8));
        QCOMPARE(bars.back().label, QStringLiteral("outros 13"));
        QVERIFY(!bars.back().canBeChosen);
        double sum = 0;
        for (const Bar &bar : bars)
            sum += bar.value;
        QCOMPARE(sum, 210.0);
    }

    void unknownPricesAreToldApart()
    {
        QCOMPARE(part<QLabel>("unpriced").text(), QStringLiteral("1 chamada sem preço: fora das somas."));
        QVERIFY(part<QLabel>("unpriced").isVisible());
        auto rows = sample();
        for (model::LedgerRow &row : rows)
            row.usd.reset();
        m_page->setRows(rows, today);
        QVERIFY(words().contains(QStringLiteral("desconhecido")));
        QVERIFY(!words().contains(QStringLiteral("US$")));
        QCOMPARE(figures().last(), QStringLiteral("10/03=?"));
        for (model::LedgerRow &row : rows)
            row.usd = 0;
        m_page->setRows(rows, today);
        QVERIFY(!part<QLabel>("unpriced").isVisible());
        QVERIFY(words().contains(QStringLiteral("US$ 0,00")));            // free is known
    }

    void ceilings()
    {
        QVERIFY(words().contains(QStringLiteral("sem teto")));
        m_page->setCeilings({0.5, 0.10});
        QVERIFY(words().contains(QStringLiteral("US$ 0,1330\nde US$ 0,50 por dia")));
        QVERIFY(words().contains(QStringLiteral("Teto de US$ 0,10 atingido")));
        const auto bars = m_page->findChildren<QProgressBar *>();
        QCOMPARE(bars.at(0)->value(), 26);
        QCOMPARE(bars.at(1)->value(), 100);
        QVERIFY(!bars.at(2)->isVisible());
        m_page->setCeilings({0.0, {}});
        QVERIFY(words().contains(QStringLiteral("Teto de US$ 0,00 atingido")));
    }

    void costOfAQuestion()
    {
        // 2, 3 and 5 are priced throughout; 4 is not, and the indexing run is no question.
        QVERIFY(words().contains(QStringLiteral("US$ 0,1010\n4 perguntas")));
    }

    void aBarFiltersTheCalls()
    {
        const QSignalSpy spy(&chart(), &BarChart::chosen);
        QTest::mouseClick(&chart(), Qt::LeftButton, {}, QPoint(chart().width() * 55 / 60, chart().height() / 2));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.at(0).at(0).toString(), QStringLiteral("2026-03-08"));
        QCOMPARE(tabs().currentIndex(), 1);
        QCOMPARE(column("calls", CallModel::Question), QStringList{QStringLiteral("3")});
        QVERIFY(words().contains(QStringLiteral("Só as chamadas de: 08/03/2026")));
        part<QPushButton>("showAll").click();
        QCOMPARE(shown("calls").rowCount(), 7);
        QVERIFY(!part<QPushButton>("showAll").isVisible());
    }

    void theKeyboardChoosesBars()
    {
        part<QComboBox>("grouping").setCurrentIndex(1);
        chart().setFocus();
        QSignalSpy spy(&chart(), &BarChart::chosen);
        QTest::keyClick(&chart(), Qt::Key_Up);
        QTest::keyClick(&chart(), Qt::Key_Down);
        QTest::keyClick(&chart(), Qt::Key_Return);
        QCOMPARE(spy.takeFirst().at(0).toString(), QStringLiteral("embeddings"));
        QCOMPARE(shown("calls").rowCount(), 1);
        QTest::keyClick(&chart(), Qt::Key_Space);                              // lets it go
        QCOMPARE(shown("calls").rowCount(), 7);
        QTest::keyClick(&chart(), Qt::Key_End);
        QTest::keyClick(&chart(), Qt::Key_Right);
        QTest::keyClick(&chart(), Qt::Key_Enter);
        QCOMPARE(column("calls", CallModel::Model), QStringList{QStringLiteral("caseiro")});
        part<QComboBox>("grouping").setCurrentIndex(0);                        // another view, another choice
        QCOMPARE(shown("calls").rowCount(), 7);
    }

    void aCallLeadsToItsQuestion()
    {
        tabs().setCurrentIndex(1);
        QCOMPARE(column("calls", CallModel::Question).first(), QStringLiteral("5"));     // newest first
        Q_EMIT part<FilteredTable>("calls").activated(shown("calls").index(1, 0).data(KeyRole).toString());
        QCOMPARE(column("calls", CallModel::Question), (QStringList{QStringLiteral("4"), QStringLiteral("4")}));
        QVERIFY(words().contains(QStringLiteral("pergunta 4")));
    }

    void filterAndCopy()
    {
        tabs().setCurrentIndex(1);
        auto *filter = part<FilteredTable>("calls").findChild<QLineEdit *>();
        part<FilteredTable>("calls").view()->setFocus();
        QTest::keyClick(part<FilteredTable>("calls").view(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, QStringLiteral("OPERACOES grande"));
        QCOMPARE(column("calls", CallModel::Question), (QStringList{QStringLiteral("4"), QStringLiteral("3")}));
        part<FilteredTable>("calls").view()->selectAll();
        part<FilteredTable>("calls").copySelection();
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines.at(0).startsWith(QStringLiteral("Quando\tNº\tPapel")));
        const QByteArray csv = saved(QStringLiteral("filtrada.csv"));
        QVERIFY(csv.startsWith("\xEF\xBB\xBF" "at,question,"));
        QCOMPARE(csv.count("\r\n"), 3);
        QVERIFY(csv.indexOf(",4,") < csv.indexOf(",3,"));                      // as sorted
    }

    void sumsSortAndSave()
    {
        part<QComboBox>("grouping").setCurrentIndex(3);
        part<FilteredTable>("sums").view()->sortByColumn(GroupModel::Usd, Qt::AscendingOrder);
        QCOMPARE(column("sums", GroupModel::Name).first(), QStringLiteral("caseiro"));
        QCOMPARE(column("sums", GroupModel::Usd).first(), QStringLiteral("sem preço"));
        const QByteArray csv = saved(QStringLiteral("somas.csv"));
        QVERIFY(csv.startsWith("\xEF\xBB\xBF" "model,questions,"));
        QVERIFY(csv.contains("caseiro,1,1,1,0,1234,1000,56,,\r\n"));
        QVERIFY(part<QLabel>("message").text().contains(QStringLiteral("Tabela salva em")));
        m_page->saveTable(m_folder.filePath(QStringLiteral("missing/somas.csv")));
        QVERIFY(part<QLabel>("message").text().contains(QStringLiteral("não pôde ser salva")));
    }

    void saveAsksForAFile()
    {
        part<QPushButton>("saveTable").click();
        auto *dialog = m_page->findChild<QFileDialog *>(QStringLiteral("chooseFile"));
        QVERIFY(dialog);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        const QString path = m_folder.filePath(QStringLiteral("escolhida.csv"));
        Q_EMIT dialog->fileSelected(path);
        QVERIFY(QFile::exists(path));
        dialog->reject();
    }

    void emptyAndOutOfRange()
    {
        m_page->setRows({}, today);
        QVERIFY(words().contains(QStringLiteral("Nenhuma chamada a modelo de linguagem ainda.")));
        m_page->setRows({sample().front()}, today);
        QVERIFY(words().contains(QStringLiteral("Nenhuma chamada neste período.")));
        QVERIFY(!chart().isVisible());
        part<QComboBox>("range").setCurrentIndex(2);
        QVERIFY(chart().isVisible());
        CostPage untouched;                                                    // before anything is told
        untouched.resize(840, 660);
        untouched.grab();
    }

    /// A server names its model as it likes.
    void hostileNamesAreText()
    {
        const QString hostile = QStringLiteral("<img src=x onerror=y>\u202Egnp.exe <b>&amp;") + QString(400, QLatin1Char('W'));
        auto rows = sample();
        for (model::LedgerRow &row : rows) {
            row.model = hostile;
            row.servedModel = hostile + hostile;
            row.area = hostile;
        }
        m_page->setRows(rows, today);
        for (int grouping = 0; grouping < 4; ++grouping) {
            part<QComboBox>("grouping").setCurrentIndex(grouping);
            m_page->grab();
        }
        QVERIFY(!chart().bars().front().toolTip.isEmpty());
        QVERIFY(shown("calls").index(0, CallModel::Model).data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;img")));
        QVERIFY(chart().accessibleDescription().contains(QStringLiteral("[U+202E]")));
        QTest::keyClick(&chart(), Qt::Key_Return);
        QVERIFY(words().contains(QStringLiteral("<img src=x")));
        for (const QLabel *label : m_page->findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(m_page->findChild<QScrollArea *>()->widget()->width() <= m_page->width());
    }

    void followsTheLanguage()
    {
        tabs().setCurrentIndex(1);
        part<QComboBox>("range").setCurrentIndex(2);
        m_language = std::make_unique<tests::Language>(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QVERIFY(words().contains(QStringLiteral("This month\nUS$ 0.4160")));
        QVERIFY(chart().accessibleName().startsWith(QStringLiteral("Last 12 months: US$ 1.92, by month")));
        QCOMPARE(chart().bars().back().label, QStringLiteral("Mar 2026"));
        QCOMPARE(tabs().tabText(1), QStringLiteral("Calls (8)"));
        QCOMPARE(shown("calls").headerData(CallModel::Role, Qt::Horizontal).toString(), QStringLiteral("Role"));
        QCOMPARE(column("calls", CallModel::When).first(), QStringLiteral("today, 9:30 AM"));
        QCOMPARE(part<FilteredTable>("calls").view()->accessibleName(), QStringLiteral("Calls"));
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
    }

    void columnsAreRememberedOnceArranged()
    {
        QCOMPARE(m_page->callColumns(), QByteArray());                         // its own sorting is nobody's wish
        const QSignalSpy spy(m_page.get(), &CostPage::callColumnsChanged);
        QTableView &view = *part<FilteredTable>("calls").view();
        view.sortByColumn(CallModel::Usd, Qt::DescendingOrder);
        QCOMPARE(spy.count(), 1);
        const QByteArray arranged = m_page->callColumns();
        QVERIFY(!arranged.isEmpty());
        init();
        m_page->setCallColumns(arranged);
        QCOMPARE(column("calls", CallModel::Usd).first(), QStringLiteral("0,2500"));
        QCOMPARE(m_page->callColumns(), arranged);
    }

    void everythingIsNamed()
    {
        for (QWidget *widget : m_page->findChildren<QWidget *>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !qobject_cast<QPushButton *>(widget) && !qobject_cast<QTabBar *>(widget)
                && !widget->inherits("QHeaderView") && !widget->inherits("QAbstractScrollArea") && !qobject_cast<QLabel *>(widget))
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }

    void screens_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("percent");
        for (const char *language : {"pt_BR", "en"})
            for (const bool dark : {false, true})
                for (const int percent : {100, 200})
                    QTest::addRow("%s %s %d", language, dark ? "dark" : "light", percent) << QString::fromLatin1(language) << dark << percent;
    }
    /// At 1,024 x 700 the page has what the rail leaves it.
    void screens()
    {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        QFETCH(int, percent);
        const QFont usual = QApplication::font();
        m_language = std::make_unique<tests::Language>(language);
        widgets::applyTheme(*qApp, dark ? widgets::Theme::Dark : widgets::Theme::Light, {});
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        init();
        m_page->setCeilings({0.5, 0.25});
        const QString name = QStringLiteral("cost-%1-%2-%3-").arg(language, dark ? QStringLiteral("dark") : QStringLiteral("light")).arg(percent);
        const auto look = [&](const QString &what) {
            tests::saveScreen(*m_page, name + what);
            QCOMPARE(tests::clipped(*m_page).join(QLatin1Char('\n')), QString());
            QCOMPARE(tests::faint(*m_page).join(QLatin1Char('\n')), QString());
            const auto *scroll = m_page->findChild<QScrollArea *>();
            QVERIFY2(!scroll->isVisible() || scroll->widget()->width() <= scroll->viewport()->width(), "the page is too wide");
        };
        look(QStringLiteral("days"));
        part<QComboBox>("grouping").setCurrentIndex(3);
        chart().setFocus();
        QTest::keyClick(&chart(), Qt::Key_Return);
        look(QStringLiteral("model"));
        m_page->findChild<QScrollArea *>()->ensureWidgetVisible(&tabs());
        look(QStringLiteral("calls"));
        part<QComboBox>("range").setCurrentIndex(2);
        part<QComboBox>("grouping").setCurrentIndex(0);
        look(QStringLiteral("year"));
        m_page->setRows({}, today);
        look(QStringLiteral("empty"));
        QApplication::setFont(usual);
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void aBusyYearStaysQuick()
    {
        std::vector<model::LedgerRow> rows;
        for (int i = 0; i < 43'800; ++i)
            rows.push_back(call(i / 3 + 1, today.addDays(-(i / 120)), "answer", "grande", "rh", 0.001));
        part<QComboBox>("range").setCurrentIndex(2);
        QElapsedTimer timer;
        timer.start();
        m_page->setRows(rows, today);
        const qint64 shownAfter = timer.restart();
        tabs().setCurrentIndex(1);
        m_page->grab();
        const qint64 drawn = timer.restart();
        part<FilteredTable>("calls").findChild<QLineEdit *>()->setText(QStringLiteral("grande"));
        const qint64 filtered = timer.elapsed();
        qInfo("%d calls: shown in %lld ms, drawn in %lld ms, filtered in %lld ms", shown("calls").rowCount(), shownAfter, drawn, filtered);
        QVERIFY(shown("calls").rowCount() > 40'000);
        QVERIFY(shownAfter < 4'000);
    }
};

QTEST_MAIN(TestCost)
#include "tst_cost.moc"

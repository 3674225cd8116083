// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/library/librarypane.h"
#include "ui/library/problemmodel.h"
#include "ui/library/sourcemodel.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/filteredtable.h"
#include "ui/widgets/tableroles.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemDelegate>
#include <QHeaderView>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <numeric>

using namespace lastro;
using namespace lastro::library;
using widgets::FilteredTable;
using widgets::fittedWidths;
using enum widgets::TableRole;

using Widths = std::vector<int>;
Q_DECLARE_METATYPE(Widths)

class TestColumns : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<LibraryPane> m_pane;

    QTableView &show(const char *name, int tab, int width)
    {
        m_pane = std::make_unique<LibraryPane>();
        m_pane->resize(width, 500);
        m_pane->show();
        model::BaseStatus status = tests::sampleStatus();
        status.failed[0].path = QStringLiteral("recursos-humanos/politicas/2026/ferias-e-abono-de-ferias-versao-final.pdf");
        m_pane->showStatus(status);
        m_pane->findChild<QTabWidget *>()->setCurrentIndex(tab);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        return *m_pane->findChild<FilteredTable *>(QLatin1String(name))->view();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void cleanup() { m_pane.reset(); }

    void widths_data()
    {
        QTest::addColumn<Widths>("natural");
        QTest::addColumn<Widths>("elastic");
        QTest::addColumn<int>("available");
        QTest::addColumn<Widths>("fitted");
        QTest::newRow("nothing gives way") << Widths{100, 200} << Widths{} << 50 << Widths{100, 200};
        QTest::newRow("room for all, the last takes the rest") << Widths{100, 50, 200} << Widths{0, 2} << 500 << Widths{100, 50, 350};
        QTest::newRow("shared by need") << Widths{100, 50, 300} << Widths{0, 2} << 250 << Widths{50, 50, 150};
        QTest::newRow("none below the least") << Widths{100, 50, 900} << Widths{0, 2} << 250 << Widths{40, 50, 160};
        QTest::newRow("small ones stay whole") << Widths{20, 50, 900} << Widths{0, 2} << 250 << Widths{20, 50, 180};
        QTest::newRow("too narrow for the least") << Widths{100, 50, 300} << Widths{0, 2} << 60 << Widths{40, 50, 40};
        QTest::newRow("no room at all") << Widths{100, 50} << Widths{0} << 0 << Widths{40, 50};
        QTest::newRow("empty columns") << Widths{0, 0} << Widths{0, 1} << 80 << Widths{0, 80};
    }

    void widths()
    {
        QFETCH(Widths, natural);
        QFETCH(Widths, elastic);
        QFETCH(int, available);
        QFETCH(Widths, fitted);
        QCOMPARE(fittedWidths(natural, std::set<int>(elastic.begin(), elastic.end()), available, 40), fitted);
    }

    void panes_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("beside the source at 1024") << 420;
        QTest::newRow("wide") << 880;
        QTest::newRow("very wide") << 1600;
    }
    void reasonsAreReadWhole_data() { panes_data(); }
    void sealsAreSeenWhole_data() { panes_data(); }

    void reasonsAreReadWhole()
    {
        QFETCH(int, width);
        QTableView &view = show("problems", 2, width);
        QVERIFY(!view.horizontalScrollBar()->isVisible());
        QVERIFY(view.horizontalHeader()->length() <= view.viewport()->width());
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex index = view.model()->index(row, ProblemModel::Reason);
            const int inside = view.columnWidth(ProblemModel::Reason) - 8;
            const QRect words = view.fontMetrics().boundingRect(QRect(0, 0, inside, 10'000), Qt::TextWordWrap, index.data().toString());
            QVERIFY2(view.rowHeight(row) >= words.height(), qPrintable(index.data().toString()));
        }
        QVERIFY(view.columnWidth(ProblemModel::Reason) >= view.columnWidth(ProblemModel::File));
        // What is cut has its whole text in the tool tip.
        QVERIFY(view.model()->index(1, ProblemModel::File).data(Qt::ToolTipRole).toString().contains(QStringLiteral(".pdf")));
        tests::saveScreen(*m_pane, QStringLiteral("library-problems-%1").arg(width));
    }

    void sealsAreSeenWhole()
    {
        QFETCH(int, width);
        QTableView &view = show("sources", 1, width);
        QVERIFY(view.horizontalHeader()->length() <= view.viewport()->width());
        for (int row = 0; row < view.model()->rowCount(); ++row)
            QVERIFY(view.columnWidth(SourceModel::SealColumn) >= view.sizeHintForIndex(view.model()->index(row, SourceModel::SealColumn)).width());
        tests::saveScreen(*m_pane, QStringLiteral("library-sources-%1").arg(width));
    }

    void theWidthFollowsThePane()
    {
        QTableView &view = show("problems", 2, 420);
        const int narrow = view.columnWidth(ProblemModel::Reason), tall = view.rowHeight(0);
        m_pane->resize(1200, 500);
        QCoreApplication::processEvents();
        QVERIFY(view.columnWidth(ProblemModel::Reason) > narrow);
        QVERIFY(view.rowHeight(0) < tall);
    }

    void aWidthSetByHandStays()
    {
        QTableView &view = show("problems", 2, 880);
        view.setColumnWidth(ProblemModel::File, 333);
        m_pane->resize(500, 500);
        QCoreApplication::processEvents();
        QCOMPARE(view.columnWidth(ProblemModel::File), 333);
    }
};

QTEST_MAIN(TestColumns)
#include "tst_columns.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/language.h"
#include "tests/support/sampleanswers.h"
#include "tests/support/screens.h"
#include "ui/library/documentmodel.h"
#include "ui/library/librarypane.h"
#include "ui/library/problemmodel.h"
#include "ui/library/progressstrip.h"
#include "ui/library/progresswords.h"
#include "ui/library/sealchoice.h"
#include "ui/library/sealdialog.h"
#include "ui/library/sourcemodel.h"
#include "ui/widgets/filteredtable.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/tableroles.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QSignalSpy>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace lastro;
using namespace lastro::library;
using widgets::FilteredTable;
using enum widgets::TableRole;

namespace {
const QDate today(2026, 6, 1);

std::vector<model::Document> documents()
{
    std::vector<model::Document> list{tests::sampleDocument(QStringLiteral("viagens"), QStringLiteral("Política de viagens"), model::Seal::Official),
                                      tests::sampleDocument(QStringLiteral("ferias"), QStringLiteral("Férias"), model::Seal::Official),
                                      tests::sampleDocument(QStringLiteral("hotel"), QStringLiteral("Como reservar <b>hotel</b>"), model::Seal::Wiki),
                                      tests::sampleDocument(QStringLiteral("ata"), QStringLiteral("Ata de fevereiro"), model::Seal::Minutes)};
    list[0].pages = 12;
    list[0].sections = 1234;
    list[1].metadata.archivedOn = QDate(2026, 5, 1);
    list[2].metadata.inForceSince = QDate();
    list[3].metadata.inForceSince = QDate(2027, 1, 1);
    return list;
}
} // namespace

class TestLibrary : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<tests::Language> m_language;
    std::unique_ptr<LibraryPane> m_pane;

    FilteredTable &table(const char *name) { return *m_pane->findChild<FilteredTable *>(QLatin1String(name)); }
    QPushButton *button(const char *name) { return m_pane->findChild<QPushButton *>(QLatin1String(name)); }
    static QStringList column(const QTableView &view, int column)
    {
        QStringList cells;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            cells << view.model()->index(row, column).data().toString();
        return cells;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void init()
    {
        m_pane = std::make_unique<LibraryPane>();
        m_pane->resize(880, 620);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
    }

    void cleanup() { m_pane.reset(); }

    void modelsKeepTheContract()
    {
        DocumentModel documentModel;
        SourceModel sourceModel;
        ProblemModel problemModel;
        const QAbstractItemModelTester first(&documentModel, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&sourceModel, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester third(&problemModel, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const model::BaseStatus status = tests::sampleStatus();
        for (int round = 0; round < 2; ++round) {
            documentModel.setDocuments(documents(), {}, today);
            sourceModel.setSources(status.sources);
            sourceModel.setDocumentCounts({{QStringLiteral("/base/official"), 2}});
            problemModel.setProblems(status.failed, status.notes);
            documentModel.retranslate();
            sourceModel.retranslate();
            problemModel.retranslate();
        }
        QCOMPARE(problemModel.rowCount(), 3);
        documentModel.setDocuments({}, {}, today);
        problemModel.setProblems({}, {});
        sourceModel.setSources({});
        QCOMPARE(documentModel.rowCount(), 0);
        QVERIFY(!documentModel.data({}, Qt::DisplayRole).isValid());
    }

    void documentsShowTheirLabels()
    {
        DocumentModel model;
        model.setDocuments(documents(), {{QStringLiteral("/base/official"), QStringLiteral("Oficial da sede")}}, today);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, DocumentModel::SealColumn), QStringLiteral("Oficial"));
        QCOMPARE(text(0, DocumentModel::InForceSince), QStringLiteral("01/03/2026"));
        QCOMPARE(text(0, DocumentModel::Pages), QStringLiteral("12"));
        QCOMPARE(text(0, DocumentModel::Sections), QStringLiteral("1.234"));
        QCOMPARE(text(1, DocumentModel::Sections), QStringLiteral("0"));
        QCOMPARE(text(0, DocumentModel::Source), QStringLiteral("Oficial da sede"));
        QCOMPARE(text(1, DocumentModel::StandingColumn), QStringLiteral("Arquivado"));
        QVERIFY(model.index(1, DocumentModel::Title).data(StruckRole).toBool());
        QCOMPARE(text(2, DocumentModel::InForceSince), QString());
        QCOMPARE(text(3, DocumentModel::StandingColumn), QStringLiteral("Ainda não vigente"));
        QVERIFY(!model.index(2, DocumentModel::Title).data(Qt::ToolTipRole).toString().contains(QStringLiteral("<b>")));
    }

    void filterIgnoresCaseAndAccents()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        auto *filter = table("documents").findChild<QLineEdit *>();
        table("documents").view()->setFocus();
        QTest::keyClick(table("documents").view(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, QStringLiteral("FERIAS"));
        QCOMPARE(column(*table("documents").view(), 0), QStringList{QStringLiteral("Férias")});
        filter->setText(QStringLiteral("rh viag"));
        QCOMPARE(column(*table("documents").view(), 0), QStringList{QStringLiteral("Política de viagens")});
        filter->setText(QStringLiteral("nada disso"));
        QCOMPARE(table("documents").view()->model()->rowCount(), 0);
        filter->clear();
        QCOMPARE(table("documents").view()->model()->rowCount(), 4);
    }

    void sortsByMeaning()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        QTableView *view = table("documents").view();
        view->sortByColumn(DocumentModel::InForceSince, Qt::DescendingOrder);
        QCOMPARE(column(*view, 0).first(), QStringLiteral("Ata de fevereiro"));
        view->sortByColumn(DocumentModel::Title, Qt::AscendingOrder);
        QCOMPARE(column(*view, 0).first(), QStringLiteral("Ata de fevereiro"));
        view->sortByColumn(DocumentModel::SealColumn, Qt::AscendingOrder);
        QCOMPARE(column(*view, DocumentModel::SealColumn).last(), QStringLiteral("Ata, decisão pontual"));
        view->sortByColumn(DocumentModel::Sections, Qt::DescendingOrder);
        QCOMPARE(column(*view, 0).first(), QStringLiteral("Política de viagens"));
    }

    void doubleClickAndEnterOpenTheDocument()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        QSignalSpy wanted(m_pane.get(), &LibraryPane::documentRequested);
        QTableView *view = table("documents").view();
        view->setCurrentIndex(view->model()->index(0, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QStringLiteral("ata"));
    }

    void copiesRowsWithHeaders()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        table("documents").view()->selectAll();
        table("documents").copySelection();
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].startsWith(QStringLiteral("Título\tSelo\tÁrea")));
        QVERIFY(lines[1].startsWith(QStringLiteral("Ata de fevereiro\tAta, decisão pontual")));
    }

    void columnsAreRemembered()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        table("documents").view()->horizontalHeader()->moveSection(0, 3);
        const QByteArray state = m_pane->documentColumns();
        LibraryPane other;
        other.setDocumentColumns(state);
        QCOMPARE(other.findChild<FilteredTable *>(QStringLiteral("documents"))->view()->horizontalHeader()->visualIndex(0), 3);
        other.setDocumentColumns("rubbish");
        other.setDocumentColumns({});
    }

    void columnsFitWhatIsThere()
    {
        QCOMPARE(m_pane->documentColumns(), QByteArray());
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments({}, today);
        m_pane->showDocuments(documents(), today);
        const QTableView *view = table("documents").view();
        for (int row = 0; row < view->model()->rowCount(); ++row)
            for (const int column : {DocumentModel::Title, DocumentModel::SealColumn, DocumentModel::Sections})
                QVERIFY(view->columnWidth(column) >= view->sizeHintForIndex(view->model()->index(row, column)).width());
        QCOMPARE(m_pane->documentColumns(), QByteArray());         // nobody arranged them: nothing to remember
    }

    void aChangedWidthIsToldAndKept()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        QSignalSpy changed(m_pane.get(), &LibraryPane::documentColumnsChanged);
        table("documents").view()->setColumnWidth(DocumentModel::Area, 222);
        table("documents").view()->sortByColumn(DocumentModel::Owner, Qt::DescendingOrder);
        QVERIFY(changed.size() >= 2);
        LibraryPane other;
        other.setDocumentColumns(m_pane->documentColumns());
        other.showStatus(tests::sampleStatus());
        other.showDocuments(documents(), today);
        const QHeaderView *header = other.findChild<FilteredTable *>(QStringLiteral("documents"))->view()->horizontalHeader();
        QCOMPARE(header->sectionSize(DocumentModel::Area), 222);
        QCOMPARE(header->sortIndicatorSection(), int(DocumentModel::Owner));
        QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
    }

    void ctrlCCopiesTheSelectedRows()
    {
        m_pane->showStatus(tests::sampleStatus());
        std::vector<model::Document> list = documents();
        list[0].title = QStringLiteral("Com\ttabulação \u202Ee mais");
        m_pane->showDocuments(list, today);
        QTableView *view = table("documents").view();
        view->selectRow(0);
        QTest::keyClick(view, Qt::Key_Down, Qt::ShiftModifier);
        QGuiApplication::clipboard()->clear();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[2].startsWith(QStringLiteral("Com tabulação [U+202E]e mais\t")) || lines[1].startsWith(QStringLiteral("Com tabulação [U+202E]e mais\t"))
                || lines[1].startsWith(QStringLiteral("Ata")));
        view->clearSelection();
        QGuiApplication::clipboard()->setText(QStringLiteral("antes"));
        table("documents").copySelection();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("antes"));
    }

    void hiddenCharactersOfNamesShow()
    {
        const QString name = QStringLiteral("pol\u202Efdp.exe");
        model::BaseStatus status = tests::sampleStatus();
        status.failed[0].path = name;
        status.sources[0].name = name;
        m_pane->showStatus(status);
        for (const char *where : {"problems", "sources"}) {
            QTableView *view = table(where).view();
            QStyleOptionViewItem option;
            QStringList shown;
            for (int row = 0; row < view->model()->rowCount(); ++row)
                shown << static_cast<QStyledItemDelegate *>(view->itemDelegate())->displayText(view->model()->index(row, 0).data(), {});
            QVERIFY2(shown.contains(QStringLiteral("pol[U+202E]fdp.exe")), where);
            QVERIFY(!view->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(QChar(0x202E)));
        }
        table("sources").view()->selectRow(int(column(*table("sources").view(), 0).indexOf(name)));
        QVERIFY(button("removeSource")->isEnabled());
        button("removeSource")->click();
        QVERIFY(m_pane->findChild<QMessageBox *>()->text().contains(QStringLiteral("pol[U+202E]fdp.exe")));
    }

    void aFilterWithoutAMatchSaysSo()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        const auto says = [this] {
            for (const QLabel *label : table("documents").findChildren<QLabel *>())
                if (label->isVisible() && label->text() == QStringLiteral("Nada combina com o filtro."))
                    return true;
            return false;
        };
        QVERIFY(!says());
        table("documents").findChild<QLineEdit *>()->setText(QStringLiteral("nada disso"));
        QVERIFY(says());
        table("documents").findChild<QLineEdit *>()->clear();
        QVERIFY(!says());
    }

    void f5Updates()
    {
        QSignalSpy wanted(m_pane.get(), &LibraryPane::updateRequested);
        m_pane->showStatus({});
        QTest::keyClick(m_pane.get(), Qt::Key_F5);
        QCOMPARE(wanted.size(), 0);                        // nothing to update yet
        m_pane->showStatus(tests::sampleStatus());
        m_pane->activateWindow();
        QTest::keyClick(m_pane.get(), Qt::Key_F5);
        QTRY_COMPARE(wanted.size(), 1);
    }

    void theLanguageOfTheTablesFollows()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        {
            const tests::Language english(QStringLiteral("en"));
            QCoreApplication::processEvents();
            const auto *tabs = m_pane->findChild<QTabWidget *>();
            QCOMPARE(tabs->tabText(0), QStringLiteral("Documents (4)"));
            const QAbstractItemModel *model = table("documents").view()->model();
            QCOMPARE(model->headerData(DocumentModel::Sections, Qt::Horizontal).toString(), QStringLiteral("Sections"));
            QVERIFY(column(*table("documents").view(), DocumentModel::SealColumn).contains(QStringLiteral("Official")));
        }
        m_language = std::make_unique<tests::Language>(QStringLiteral("pt_BR"));
        QCoreApplication::processEvents();
        QVERIFY(column(*table("documents").view(), DocumentModel::SealColumn).contains(QStringLiteral("Oficial")));
    }

    void problemsAreCountedAndWorded()
    {
        m_pane->showStatus(tests::sampleStatus());
        auto *tabs = m_pane->findChild<QTabWidget *>();
        QCOMPARE(tabs->tabText(2), QStringLiteral("Com problemas (3)"));
        const QStringList reasons = column(*table("problems").view(), ProblemModel::Reason);
        QVERIFY(reasons.filter(QStringLiteral("senha")).size() == 1);
        QVERIFY(reasons.filter(QStringLiteral("digitalizadas")).size() == 1);
        QVERIFY(reasons.filter(QStringLiteral("página 3")).size() == 1);
        tabs->setCurrentIndex(2);
        tests::saveScreen(*m_pane, QStringLiteral("library-problems"));
    }

    void emptyBaseSaysWhatToDo()
    {
        m_pane->showStatus({});
        tests::saveScreen(*m_pane, QStringLiteral("library-empty"));
        QVERIFY(button("addFolder")->isEnabled());
        QVERIFY(!button("update")->isEnabled());
    }

    void aFolderWithoutLastroJsonAsksForItsSeal()
    {
        QTemporaryDir folder;
        QString added;
        std::optional<model::Seal> seal;
        connect(m_pane.get(), &LibraryPane::addFolderRequested, this, [&](const QString &path, std::optional<model::Seal> given) {
            added = path;
            seal = given;
        });
        m_pane->offerFolder(folder.path());
        auto *dialog = m_pane->findChild<SealDialog *>();
        QVERIFY(dialog);
        auto *decide = dialog->findChild<QPushButton *>(QStringLiteral("decide"));
        QVERIFY(!decide->isEnabled());                     // nothing is chosen for the person
        dialog->findChild<QRadioButton *>(QStringLiteral("minutes"))->click();
        QVERIFY(tests::clipped(*dialog).isEmpty());
        tests::saveScreen(*dialog, QStringLiteral("library-seal"));
        decide->click();
        QCOMPARE(added, folder.path());
        QCOMPARE(seal, std::optional(model::Seal::Minutes));
    }

    void aFolderWithLastroJsonSpeaksForItself()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("lastro.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        bool added = false;
        connect(m_pane.get(), &LibraryPane::addFolderRequested, this, [&](const QString &, std::optional<model::Seal> given) { added = !given; });
        m_pane->offerFolder(folder.path());
        QVERIFY(added);
    }

    void onlyFoldersCanBeDropped()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.pdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QMimeData none, some;
        none.setUrls({QUrl::fromLocalFile(file.fileName()), QUrl(QStringLiteral("http://example.invalid/"))});
        some.setUrls({QUrl::fromLocalFile(folder.path())});
        QDragEnterEvent refused(QPoint(9, 9), Qt::CopyAction, &none, Qt::LeftButton, {});
        refused.ignore();
        QCoreApplication::sendEvent(m_pane.get(), &refused);
        QVERIFY(!refused.isAccepted());
        QDragEnterEvent accepted(QPoint(9, 9), Qt::CopyAction, &some, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_pane.get(), &accepted);
        QVERIFY(accepted.isAccepted());
        QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &some, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_pane.get(), &drop);
        QVERIFY(m_pane->findChild<SealDialog *>());
    }

    void everyDroppedFolderIsOffered()
    {
        QTemporaryDir first, second;
        for (const QTemporaryDir *folder : {&first, &second}) {
            QFile says(folder->filePath(QStringLiteral("lastro.json")));
            QVERIFY(says.open(QIODevice::WriteOnly));
        }
        QStringList added;
        connect(m_pane.get(), &LibraryPane::addFolderRequested, this, [&](const QString &path) { added << path; });
        QMimeData both;
        both.setUrls({QUrl::fromLocalFile(first.path()), QUrl::fromLocalFile(second.path()), QUrl::fromLocalFile(first.filePath(QStringLiteral("lastro.json")))});
        QDragEnterEvent entered(QPoint(9, 9), Qt::CopyAction, &both, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_pane.get(), &entered);
        QVERIFY(entered.isAccepted());
        QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &both, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_pane.get(), &drop);
        QCOMPARE(added, (QStringList{first.path(), second.path()}));
        model::BaseStatus readOnly;
        readOnly.readOnly = true;
        m_pane->showStatus(readOnly);
        QDragEnterEvent refused(QPoint(9, 9), Qt::CopyAction, &both, Qt::LeftButton, {});
        refused.ignore();
        QCoreApplication::sendEvent(m_pane.get(), &refused);
        QVERIFY(!refused.isAccepted());
        QCoreApplication::sendEvent(m_pane.get(), &drop);
        QCOMPARE(added.size(), 2);
    }

    void theSealIsChosenByKeyboardOrNotAtAll()
    {
        QTemporaryDir folder;
        QSignalSpy added(m_pane.get(), &LibraryPane::addFolderRequested);
        m_pane->offerFolder(folder.path());
        auto *dialog = m_pane->findChild<SealDialog *>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        auto *official = dialog->findChild<QRadioButton *>(QStringLiteral("official"));
        QVERIFY(official->accessibleDescription().contains(QStringLiteral("Podem responder")));
        QTest::keyClick(dialog, Qt::Key_Return);           // nothing is chosen: nothing happens
        QVERIFY(dialog->isVisible());
        official->setFocus();
        QTest::keyClick(official, Qt::Key_Space);
        QTest::keyClick(official, Qt::Key_Down);
        QVERIFY(dialog->findChild<QRadioButton *>(QStringLiteral("wiki"))->isChecked());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCOMPARE(added.size(), 0);
    }

    void theSealDialogIsReadableInTheDark()
    {
        widgets::applyTheme(*qApp, widgets::Theme::Dark, {});
        m_pane->offerFolder(QDir::tempPath());
        auto *dialog = m_pane->findChild<SealDialog *>();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QCOMPARE(tests::faint(*dialog).join(QLatin1Char('\n')), QString());
        dialog->findChild<QRadioButton *>(QStringLiteral("wiki"))->click();
        tests::saveScreen(*dialog, QStringLiteral("library-seal-dark"));
        widgets::applyTheme(*qApp, widgets::Theme::Light, {});
    }

    void aRemovalCanBeCalledOff()
    {
        m_pane->showStatus(tests::sampleStatus());
        QSignalSpy removed(m_pane.get(), &LibraryPane::removeSourceRequested);
        table("sources").view()->selectRow(0);
        button("removeSource")->click();
        auto *box = m_pane->findChild<QMessageBox *>();
        QVERIFY(box->defaultButton() != box->findChild<QPushButton *>(QStringLiteral("remove")));
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(removed.size(), 0);
        table("sources").view()->selectAll();              // one at a time
        QVERIFY(!button("removeSource")->isEnabled());
    }

    void removingSaysWhatIsLost()
    {
        m_pane->showStatus(tests::sampleStatus());
        m_pane->showDocuments(documents(), today);
        QSignalSpy removed(m_pane.get(), &LibraryPane::removeSourceRequested);
        QVERIFY(!button("removeSource")->isEnabled());
        table("sources").view()->selectRow(1);
        QVERIFY(button("removeSource")->isEnabled());
        button("removeSource")->click();
        auto *box = m_pane->findChild<QMessageBox *>(QStringLiteral("confirmRemoval"));
        QVERIFY(box);
        QCOMPARE(box->textFormat(), Qt::PlainText);
        QVERIFY(box->informativeText().startsWith(QStringLiteral("2 documentos deixam de responder")));
        QCOMPARE(removed.size(), 0);
        box->findChild<QPushButton *>(QStringLiteral("remove"))->click();
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][0].toString(), QStringLiteral("/base/official"));
    }

    void progressIsToldAndCanBeCancelled()
    {
        m_pane->showStatus(tests::sampleStatus());
        QSignalSpy cancelled(m_pane.get(), &LibraryPane::cancelRequested);
        model::IndexProgress progress{model::IndexPhase::Reading, QStringLiteral("rh/férias.pdf"), 12, 340, 1204, 0, 0, 0, 150};
        m_pane->showEstimate({340, 12, 0, 0, 0, 1.4});
        m_pane->showEstimate({340, 12, 0, 9'000, 1'600'000, 860});
        m_pane->showProgress(progress);
        const auto *estimate = m_pane->findChild<QLabel *>(QStringLiteral("estimate"));
        QCOMPARE(estimate->text(), QStringLiteral("Previsão: 340 arquivos a ler · 9.000 unidades para vetores · ~1.600.000 tokens ±30 % · cerca de 14 min"));
        QVERIFY(estimate->isVisible());
        auto *strip = m_pane->findChild<ProgressStrip *>();
        QVERIFY(strip->isVisible());
        QVERIFY(!button("update")->isEnabled());
        QCOMPARE(strip->findChild<QProgressBar *>()->value(), 35);
        tests::saveScreen(*m_pane, QStringLiteral("library-progress"));
        button("cancelIndexing")->click();
        QCOMPARE(cancelled.size(), 1);
        model::IndexReport report;
        report.cancelled = true;
        m_pane->showReport(report);
        QVERIFY(!strip->isVisible());
        QVERIFY(button("update")->isEnabled());
        m_pane->showProgress(progress);                    // a run without an estimate shows none of the one before
        QVERIFY(!estimate->isVisible());
    }

    void wordsOfProgress()
    {
        QCOMPARE(progressWords({model::IndexPhase::Reading, {}, 12, 340, 1204, 0, 0, 0, -1}), QStringLiteral("Lendo 12 de 340 arquivos · 1.204 seções"));
        QCOMPARE(progressWords({model::IndexPhase::Reading, {}, 0, 1, 1, 0, 0, 0, -1}), QStringLiteral("Lendo 0 de 1 arquivo · 1 seção"));
        QCOMPARE(timeLeftWords(65), QStringLiteral("falta cerca de 1 min (±30 %)"));
        QCOMPARE(estimateWords({}), QString());
        QCOMPARE(estimateWords({1, 0, 0, 1, 12, 0.1}), QStringLiteral("Previsão: 1 arquivo a ler · 1 unidade para vetores · ~12 tokens ±30 % · menos de um minuto"));
        QCOMPARE(estimateWords({0, 5, 0, 900, 160'000, 80}), QStringLiteral("Previsão: 900 unidades para vetores · ~160.000 tokens ±30 % · cerca de 1 min"));
        model::IndexReport small;
        small.documents = 1;
        small.sections = 1;
        small.seconds = 12;
        small.failed.resize(1);
        QCOMPARE(reportWords(small), QStringLiteral("1 documento e 1 seção na base, em 12 s. 1 arquivo não foi lido."));
        small.documents = 1204;
        small.failed.resize(2);
        QCOMPARE(reportWords(small), QStringLiteral("1.204 documentos e 1 seção na base, em 12 s. 2 arquivos não foram lidos."));
        QCOMPARE(timeLeftWords(-1), QString());
        QCOMPARE(timeLeftWords(30), QStringLiteral("falta menos de um minuto"));
        QCOMPARE(timeLeftWords(150), QStringLiteral("faltam cerca de 3 min (±30 %)"));
        QCOMPARE(timeLeftWords(9000), QStringLiteral("faltam cerca de 2,5 h (±30 %)"));
        QCOMPARE(progressPermille({model::IndexPhase::Listing, {}, 0, 0, 0, 0, 0, 0, -1}), -1);
        QCOMPARE(progressPermille({model::IndexPhase::Embedding, {}, 0, 0, 0, 50, 200, 0, -1}), 250);
        model::IndexReport full;
        full.stopped = base::Error{base::ErrorCode::DiskFull};
        QVERIFY(reportWords(full).contains(QStringLiteral("disco está cheio")));
    }

    void readOnlyOffersNoChange()
    {
        model::BaseStatus status = tests::sampleStatus();
        status.readOnly = true;
        m_pane->showStatus(status);
        QVERIFY(!button("addFolder")->isEnabled());
        QVERIFY(!button("update")->isEnabled());
        table("sources").view()->selectRow(0);
        QVERIFY(!button("removeSource")->isEnabled());
        m_pane->offerFolder(QDir::tempPath());
        QVERIFY(!m_pane->findChild<SealDialog *>());
    }

    void tenThousandDocumentsStayFast()
    {
        std::vector<model::Document> many;
        for (int i = 0; i < 10'000; ++i)
            many.push_back(tests::sampleDocument(QStringLiteral("d%1").arg(i), QStringLiteral("Documento número %1").arg(i * 7919 % 10'000), model::Seal(i % 3)));
        m_pane->showStatus(tests::sampleStatus());
        QElapsedTimer timer;
        timer.start();
        m_pane->showDocuments(many, today);
        table("documents").findChild<QLineEdit *>()->setText(QStringLiteral("numero 99"));
        QCoreApplication::processEvents();
        qInfo("10,000 documents shown and filtered: %lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 30'000);
    }
};

QTEST_MAIN(TestLibrary)
#include "tst_library.moc"

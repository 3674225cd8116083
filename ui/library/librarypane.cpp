// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/librarypane.h"

#include "ui/library/documentmodel.h"
#include "ui/library/problemmodel.h"
#include "ui/library/progressstrip.h"
#include "ui/library/progresswords.h"
#include "ui/library/sealdialog.h"
#include "ui/library/sourcemodel.h"
#include "ui/widgets/filteredtable.h"
#include "ui/widgets/rolelabel.h"
#include "words/errorwords.h"
#include "words/visibletext.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>

namespace lastro::library {

using widgets::FilteredTable;
using widgets::RoleLabel;

namespace {
enum Tab { DocumentsTab, SourcesTab, ProblemsTab };

QStringList foldersOf(const QMimeData *data)
{
    QStringList folders;
    for (const QUrl &url : data->urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isDir())
            folders << url.toLocalFile();
    return folders;
}

RoleLabel *flowing(RoleLabel::Role role, QWidget *parent)
{
    auto *label = new RoleLabel(role, parent);
    label->setFlowing(false);
    return label;
}
} // namespace

LibraryPane::LibraryPane(QWidget *parent)
    : QWidget(parent), m_documents(new DocumentModel(this)), m_sources(new SourceModel(this)), m_problems(new ProblemModel(this)),
      m_add(new QPushButton(this)), m_update(new QPushButton(this)), m_remove(new QPushButton(this)),
      m_message(flowing(RoleLabel::Role::Text, this)), m_progress(new ProgressStrip(this)), m_stack(new QStackedWidget(this)),
      m_tabs(new QTabWidget(this)), m_emptyTitle(flowing(RoleLabel::Role::Title, this)), m_emptyText(flowing(RoleLabel::Role::Text, this)),
      m_documentTable(new FilteredTable(m_documents, this)), m_sourceTable(new FilteredTable(m_sources, this)),
      m_problemTable(new FilteredTable(m_problems, this))
{
    setAcceptDrops(true);
    m_add->setObjectName(QStringLiteral("addFolder"));
    m_add->setProperty("primary", true);
    m_update->setObjectName(QStringLiteral("update"));
    m_remove->setObjectName(QStringLiteral("removeSource"));
    m_documentTable->view()->horizontalHeader()->setStretchLastSection(true);
    m_sourceTable->setElasticColumns({SourceModel::Name, SourceModel::Folder}, SourceModel::Folder);
    m_problemTable->setElasticColumns({ProblemModel::File, ProblemModel::Kind, ProblemModel::Reason});
    m_documentTable->setObjectName(QStringLiteral("documents"));
    m_sourceTable->setObjectName(QStringLiteral("sources"));
    m_problemTable->setObjectName(QStringLiteral("problems"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_documentTable, {});
    m_tabs->addTab(makeSourcesPage(), {});
    m_tabs->addTab(m_problemTable, {});
    m_stack->addWidget(makeEmptyPage());
    m_stack->addWidget(m_tabs);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_add);
    buttons->addWidget(m_update);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    layout->addLayout(buttons);
    layout->addWidget(m_progress);
    layout->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    m_progress->hide();
    m_message->hide();

    connect(m_add, &QPushButton::clicked, this, &LibraryPane::chooseFolder);
    connect(m_update, &QPushButton::clicked, this, &LibraryPane::updateRequested);
    connect(m_remove, &QPushButton::clicked, this, &LibraryPane::confirmRemoval);
    connect(m_progress, &ProgressStrip::cancelRequested, this, &LibraryPane::cancelRequested);
    connect(m_documentTable, &FilteredTable::activated, this, &LibraryPane::documentRequested);
    connect(m_documentTable, &FilteredTable::columnsChanged, this, &LibraryPane::documentColumnsChanged);
    connect(m_sourceTable, &FilteredTable::selectionChanged, this, &LibraryPane::updateButtons);
    retranslate();
    updateButtons();
}

LibraryPane::~LibraryPane() = default;

QWidget *LibraryPane::makeEmptyPage()
{
    auto *page = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 24, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_emptyTitle);
    layout->addWidget(m_emptyText);
    layout->addStretch();
    return page;
}

QWidget *LibraryPane::makeSourcesPage()
{
    auto *page = new QWidget(m_tabs);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_sourceTable, 1);
    layout->addWidget(m_remove, 0, Qt::AlignLeft);
    return page;
}

void LibraryPane::showStatus(const model::BaseStatus &status)
{
    m_readOnly = status.readOnly;
    m_sources->setSources(status.sources);
    m_problems->setProblems(status.failed, status.notes);
    m_stack->setCurrentIndex(status.sources.empty() && status.documents == 0 ? 0 : 1);
    retranslate();
    updateButtons();
}

void LibraryPane::showDocuments(const std::vector<model::Document> &documents, QDate today)
{
    QHash<QString, QString> names;
    for (const model::SourceRecord &source : m_sources->sources())
        names.insert(source.id, source.name);
    QHash<QString, int> counts;
    for (const model::Document &document : documents)
        ++counts[document.source];
    m_sources->setDocumentCounts(counts);
    m_documents->setDocuments(documents, names, today);
    retranslate();
}

void LibraryPane::showEstimate(const model::IndexEstimate &estimate) { m_progress->setEstimate(estimate); }

void LibraryPane::showProgress(const model::IndexProgress &progress)
{
    m_progress->setProgress(progress);
    setRunning(true);
}

void LibraryPane::showReport(const model::IndexReport &report)
{
    setRunning(false);
    say(reportWords(report));
}

void LibraryPane::showIndexError(const base::Error &error)
{
    setRunning(false);
    say(words::errorSentence(error));
}

QByteArray LibraryPane::documentColumns() const { return m_documentTable->columns(); }
void LibraryPane::setDocumentColumns(const QByteArray &state) { m_documentTable->setColumns(state); }

void LibraryPane::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Escolha uma pasta com documentos"));
    dialog->setObjectName(QStringLiteral("chooseFolder"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryPane::offerFolder);
    dialog->open();
}

void LibraryPane::offerFolder(const QString &folder)
{
    if (m_readOnly)
        return;
    if (SealDialog::saysItself(folder)) {
        Q_EMIT addFolderRequested(folder, std::nullopt);
        return;
    }
    auto *dialog = new SealDialog(folder, this);
    connect(dialog, &SealDialog::decided, this, [this](const QString &chosen, model::Seal seal) { Q_EMIT addFolderRequested(chosen, seal); });
    dialog->open();
}

void LibraryPane::confirmRemoval()
{
    const QString id = m_sourceTable->selectedKeys().value(0);
    const auto &sources = m_sources->sources();
    const auto source = std::find_if(sources.begin(), sources.end(), [&](const model::SourceRecord &record) { return record.id == id; });
    if (source == sources.end())
        return;
    auto *box = new QMessageBox(QMessageBox::Question, tr("Remover a fonte?"),
                                tr("“%1” sai da base.").arg(words::visibleText(source->name)), QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("confirmRemoval"));
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("%n documentos deixam de responder, e o índice e os vetores deles são apagados. "
                               "Os arquivos na pasta não são tocados.", nullptr, m_sources->documentCount(id)));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *remove = box->addButton(tr("Remover da base"), QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("remove"));
    box->setDefaultButton(box->addButton(tr("Cancelar"), QMessageBox::RejectRole));
    connect(remove, &QPushButton::clicked, this, [this, id] { Q_EMIT removeSourceRequested(id); });
    box->open();
}

void LibraryPane::setRunning(bool running)
{
    m_running = running;
    m_progress->setVisible(running);
    if (running)
        m_message->hide();
    else
        m_progress->clearEstimate();
    updateButtons();
}

void LibraryPane::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void LibraryPane::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_readOnly && !foldersOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void LibraryPane::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    for (const QString &folder : foldersOf(event->mimeData()))
        offerFolder(folder);
}

void LibraryPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_documents->retranslate();
    m_sources->retranslate();
    m_problems->retranslate();
    m_message->hide();
    retranslate();
}

void LibraryPane::updateButtons()
{
    m_add->setEnabled(!m_readOnly);
    m_update->setEnabled(!m_readOnly && !m_running && !m_sources->sources().empty());
    m_remove->setEnabled(!m_readOnly && m_sourceTable->selectedKeys().size() == 1);
}

void LibraryPane::retranslate()
{
    const QLocale locale;
    setAccessibleName(tr("Fontes"));
    m_add->setText(tr("Adicionar pasta…"));
    m_update->setText(tr("Atualizar"));
    m_update->setToolTip(tr("Lê o que mudou nas pastas (F5)"));
    m_update->setShortcut(Qt::Key_F5);
    m_remove->setText(tr("Remover fonte…"));
    m_emptyTitle->setText(tr("Ainda não há documentos"));
    m_emptyText->setText(tr("Adicione uma pasta, ou solte-a aqui: cada documento aparece nesta lista com o selo, o dono e a data desde a qual vale. "
                            "São lidos PDF, HTML, Markdown e texto; nada sai desta máquina."));
    m_tabs->setTabText(DocumentsTab, tr("Documentos (%1)").arg(locale.toString(m_documents->rowCount())));
    m_tabs->setTabText(SourcesTab, tr("Fontes (%1)").arg(locale.toString(m_sources->rowCount())));
    m_tabs->setTabText(ProblemsTab, tr("Com problemas (%1)").arg(locale.toString(m_problems->rowCount())));
    m_tabs->setAccessibleName(tr("Fontes"));
    m_documentTable->setName(tr("Documentos"));
    m_documentTable->setOpenText(tr("Abrir"));
    m_sourceTable->setName(tr("Fontes"));
    m_problemTable->setName(tr("Arquivos com problemas"));
}

} // namespace lastro::library

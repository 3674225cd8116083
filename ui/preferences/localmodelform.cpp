// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/localmodelform.h"

#include "ui/preferences/fieldrow.h"
#include "ui/preferences/formgrid.h"
#include "ui/widgets/rolelabel.h"
#include "words/errorwords.h"

#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>

namespace lastro::preferences {

using widgets::RoleLabel;
using Phase = LocalState::Phase;

namespace {

constexpr int contextStep = 1'024;

QFileDialog *fileDialog(QWidget *parent, const QString &title, const QString &near)
{
    auto *dialog = new QFileDialog(parent, title, QFileInfo(near).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return dialog;
}

} // namespace

LocalModelForm::LocalModelForm(QWidget *parent)
    : FlowingPart(parent), m_title(new RoleLabel(RoleLabel::Role::Strong)), m_lead(new RoleLabel(RoleLabel::Role::Quiet)),
      m_chooseFile(new QPushButton), m_clearFile(new QPushButton), m_fileRow(new FieldRow(m_chooseFile)), m_chooseProgram(new QPushButton),
      m_look(new QPushButton), m_programRow(new FieldRow(m_chooseProgram)), m_howToGet(new RoleLabel(RoleLabel::Role::Text)), m_context(new QSpinBox), m_contextRow(new FieldRow(m_context)),
      m_stateWords(new RoleLabel(RoleLabel::Role::Text)), m_failure(new RoleLabel(RoleLabel::Role::Warning))
{
    m_howToGet->setObjectName(QStringLiteral("howToGet"));
    m_stateWords->setObjectName(QStringLiteral("localState"));
    m_failure->setObjectName(QStringLiteral("localFailure"));
    m_chooseFile->setObjectName(QStringLiteral("chooseFile"));
    m_clearFile->setObjectName(QStringLiteral("clearFile"));
    m_chooseProgram->setObjectName(QStringLiteral("chooseProgram"));
    m_look->setObjectName(QStringLiteral("lookForProgram"));
    m_context->setObjectName(QStringLiteral("contextTokens"));
    m_context->setRange(llm::leastContextTokens, llm::mostContextTokens);
    m_context->setSingleStep(contextStep);
    m_context->setGroupSeparatorShown(true);
    m_context->setKeyboardTracking(false);
    for (RoleLabel *label : {m_lead, m_howToGet, m_stateWords, m_failure})
        label->setFlowing();
    layOut();
    connect(m_chooseFile, &QPushButton::clicked, this, &LocalModelForm::chooseFile);
    connect(m_clearFile, &QPushButton::clicked, this, [this] {
        llm::LocalModel model = m_model;
        model.file.clear();
        m_chooseFile->setFocus(Qt::OtherFocusReason);
        change(model);
    });
    connect(m_chooseProgram, &QPushButton::clicked, this, &LocalModelForm::chooseProgram);
    connect(m_look, &QPushButton::clicked, this, [this] {
        llm::LocalModel model = m_model;
        model.program.clear();
        lookForProgram();
        change(model);
    });
    connect(m_context, &QSpinBox::valueChanged, this, [this](int tokens) {
        llm::LocalModel model = m_model;
        model.contextTokens = tokens;
        change(model);
    });
    retranslate();
}

void LocalModelForm::layOut()
{
    m_fileRow->addBeside(m_clearFile);
    m_programRow->addBeside(m_look);
    m_programRow->addBelow(m_howToGet);
    auto *form = new FormGrid(this);
    form->addRow(m_title);
    form->addRow(m_lead);
    for (FieldRow *row : {m_fileRow, m_programRow, m_contextRow})
        form->addRow(row->label(), row);
    form->addRow(m_stateWords);
    form->addRow(m_failure);
}

void LocalModelForm::setModel(const llm::LocalModel &model)
{
    m_model = model;
    showAll();
}

void LocalModelForm::setState(const LocalState &state)
{
    m_state = state;
    showAll();
}

void LocalModelForm::change(const llm::LocalModel &model)
{
    const bool changed = model != m_model;
    m_model = model;
    showAll();
    if (changed)
        Q_EMIT modelChanged(model);
}

void LocalModelForm::chooseFile()
{
    QFileDialog *dialog = fileDialog(this, tr("Escolha o arquivo do modelo"), m_model.file);
    dialog->setNameFilter(tr("Modelos GGUF (*.gguf)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        llm::LocalModel model = m_model;
        model.file = file;
        change(model);
    });
    dialog->open();
}

void LocalModelForm::chooseProgram()
{
    QFileDialog *dialog = fileDialog(this, tr("Escolha o programa llama-server"), m_model.program);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        llm::LocalModel model = m_model;
        model.program = file;
        change(model);
    });
    dialog->open();
}

void LocalModelForm::lookForProgram() { m_found = QStandardPaths::findExecutable(QStringLiteral("llama-server")); }

void LocalModelForm::showEvent(QShowEvent *event)
{
    FlowingPart::showEvent(event);
    lookForProgram();
    showAll();
}

void LocalModelForm::showAll()
{
    const QSignalBlocker quiet(m_context);
    m_context->setValue(m_model.contextTokens);
    m_fileRow->setHint(m_model.file.isEmpty() ? tr("Nenhum arquivo escolhido.") : QDir::toNativeSeparators(m_model.file));
    m_clearFile->setEnabled(!m_model.file.isEmpty());
    showProgram();
    showState();
}

void LocalModelForm::showProgram()
{
    const bool chosen = !m_model.program.isEmpty();
    const bool none = !chosen && m_found.isEmpty();
    const QString path = QDir::toNativeSeparators(chosen ? m_model.program : m_found);
    const QFileInfo file(m_model.program);
    m_programRow->setHint(none ? tr("Não encontrado entre os programas instalados.") : chosen ? path : tr("Encontrado: %1").arg(path));
    m_programRow->setFault(chosen && !(file.isFile() && file.isExecutable())
                               ? tr("Este arquivo não existe ou não é um programa. Escolha outro ou procure de novo.") : QString());
    m_howToGet->setVisible(none);
}

void LocalModelForm::showState()
{
    QString state;
    switch (m_state.phase) {
    case Phase::Stopped: state = m_model.file.isEmpty() ? tr("Parado: escolha um arquivo.") : tr("Parado."); break;
    case Phase::Starting: state = tr("Carregando o modelo."); break;
    case Phase::Ready: state = tr("Pronto."); break;
    case Phase::Restarting: state = tr("O servidor local caiu e está sendo reiniciado."); break;
    case Phase::Failed: state = tr("O modelo local não funciona."); break;
    }
    const bool troubled = m_state.phase == Phase::Failed || m_state.phase == Phase::Restarting;
    QStringList failure;
    if (troubled)
        failure << state;
    if (troubled && m_state.why) {
        failure << words::errorSentence(*m_state.why);
        if (!m_state.why->detail.isEmpty())
            failure << tr("Detalhe técnico: %1").arg(m_state.why->detail);
    }
    m_stateWords->setText(state);
    m_stateWords->setVisible(!troubled);
    m_failure->setBreakableText(failure.join(QLatin1Char(' ')));
    m_failure->setVisible(troubled);
}

void LocalModelForm::retranslate()
{
    m_title->setText(tr("Modelo desta máquina"));
    m_lead->setText(tr("Um arquivo GGUF, servido aqui mesmo por llama-server, que o programa abre e fecha sozinho. Nada sai desta máquina."));
    m_fileRow->setName(tr("Arquivo do modelo"));
    m_chooseFile->setText(tr("Escolher arquivo..."));
    m_clearFile->setText(tr("Tirar"));
    m_clearFile->setAccessibleName(tr("Tirar o arquivo do modelo"));
    m_programRow->setName(tr("Programa llama-server"));
    m_chooseProgram->setText(tr("Escolher programa..."));
    m_look->setText(tr("Procurar"));
    m_look->setToolTip(widgets::plainToolTip(tr("Procura llama-server entre os programas instalados.")));
    m_howToGet->setText(tr("llama-server faz parte do llama.cpp, que é livre. No Windows: winget install llama.cpp. No macOS: brew install llama.cpp. "
                           "No Linux: o pacote da distribuição ou os arquivos prontos da página do projeto (ggml-org/llama.cpp). Depois, Procurar ou Escolher programa."));
    m_contextRow->setName(tr("Contexto em tokens"));
    m_context->setLocale(QLocale());
    showAll();
}

} // namespace lastro::preferences

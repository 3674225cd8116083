// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/modelline.h"

#include "ui/preferences/endpointwords.h"
#include "ui/preferences/fieldrow.h"
#include "ui/preferences/fittinglist.h"
#include "ui/preferences/reportwords.h"
#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace lastro::preferences {

using widgets::RoleLabel;

namespace {
constexpr int mostChoicesSeen = 6;
}

ModelLine::ModelLine(llm::Role role, QWidget *parent)
    : FlowingPart(parent), m_role(role), m_edit(new QLineEdit), m_row(new FieldRow(m_edit)), m_test(new QPushButton), m_bar(new QProgressBar),
      m_cancel(new QPushButton), m_serves(new RoleLabel(RoleLabel::Role::Quiet)), m_fails(new RoleLabel(RoleLabel::Role::Warning)),
      m_offered(new RoleLabel(RoleLabel::Role::Quiet)), m_choices(new FittingList(mostChoicesSeen))
{
    const QString name = llm::roleName(role);
    m_edit->setObjectName(QStringLiteral("model-") + name);
    m_edit->setMaxLength(200);
    m_test->setObjectName(QStringLiteral("test-") + name);
    m_cancel->setObjectName(QStringLiteral("cancelTest-") + name);
    m_choices->setObjectName(QStringLiteral("choices-") + name);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_row->addBeside(m_test);
    m_row->addBeside(m_cancel);
    m_row->addBelow(m_bar);
    for (RoleLabel *line : {m_serves, m_fails, m_offered}) {
        line->setFlowing();
        m_row->addBelow(line);
    }
    m_row->addBelow(m_choices);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_row);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::editingFinished, this, &ModelLine::modelChanged);
    connect(m_edit, &QLineEdit::textChanged, this, &ModelLine::allowTest);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_report.reset();
        showReport();
    });
    connect(m_test, &QPushButton::clicked, this, &ModelLine::testClicked);
    connect(m_cancel, &QPushButton::clicked, this, &ModelLine::cancelClicked);
    const auto take = [this](const QListWidgetItem *item) { choose(item->data(Qt::UserRole).toString()); };
    connect(m_choices, &QListWidget::itemClicked, this, take);
    connect(m_choices, &QListWidget::itemActivated, this, take);
    setTesting(false, false);
    showReport();
    retranslate();
}

RoleLabel *ModelLine::label() const { return m_row->label(); }

QString ModelLine::model() const { return m_edit->text().trimmed(); }

void ModelLine::setModel(const QString &model)
{
    m_edit->setText(model);
    m_edit->setCursorPosition(0);
    m_report.reset();
    showReport();
}

void ModelLine::setFault(const QString &sentence) { m_row->setFault(sentence); }

void ModelLine::setTesting(bool here, bool anywhere)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_testing = anywhere;
    m_bar->setVisible(here);
    m_cancel->setVisible(here);
    m_test->setVisible(!here);
    allowTest();
    if (here) {
        m_report.reset();
        showReport();
        m_cancel->setFocus(Qt::OtherFocusReason);
    } else if (hadFocus) {
        m_test->setFocus(Qt::OtherFocusReason);
    }
}

void ModelLine::allowTest() { m_test->setEnabled(!m_testing && !model().isEmpty()); }

void ModelLine::setReport(const llm::ConnectionReport &report)
{
    m_report = report;
    showReport();
}

void ModelLine::showReport()
{
    const bool failed = m_report && m_report->error;
    const QString sentence = m_report ? reportSentence(*m_report, m_role, model()) : QString();
    m_serves->setText(failed ? QString() : sentence);
    m_fails->setText(failed ? sentence : QString());
    m_serves->setVisible(m_report && !failed);
    m_fails->setVisible(failed);
    m_test->setAccessibleDescription(words::visibleText(sentence));
    const QStringList offered = m_report ? m_report->models : QStringList();
    m_choices->clear();
    for (const QString &model : offered) {
        auto *item = new QListWidgetItem(words::visibleText(model), m_choices);
        item->setData(Qt::UserRole, model);
    }
    m_choices->setVisible(!offered.isEmpty());
    m_offered->setVisible(!offered.isEmpty());
}

void ModelLine::choose(const QString &model)
{
    setModel(model);
    m_edit->setFocus(Qt::OtherFocusReason);
    Q_EMIT modelChanged();
}

void ModelLine::retranslate()
{
    m_row->setName(roleLabel(m_role));
    m_test->setText(tr("Testar conexão"));
    m_test->setAccessibleName(tr("Testar conexão: %1").arg(roleLabel(m_role)));
    m_cancel->setText(tr("Cancelar"));
    m_cancel->setAccessibleName(tr("Cancelar o teste"));
    m_bar->setAccessibleName(tr("Teste da conexão em andamento"));
    m_offered->setText(tr("O servidor tem estes modelos; escolha um:"));
    m_choices->setAccessibleName(tr("Modelos que o servidor tem"));
    m_edit->setPlaceholderText(tr("nenhum"));
    showReport();
}

} // namespace lastro::preferences

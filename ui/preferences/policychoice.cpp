// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/policychoice.h"

#include "ui/preferences/endpointwords.h"
#include "ui/preferences/fittinglist.h"
#include "ui/widgets/rolelabel.h"
#include "words/errorwords.h"
#include "words/visibletext.h"

#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace lastro::preferences {

using widgets::RoleLabel;

namespace {
constexpr int mostRowsSeen = 8;
}

PolicyChoice::PolicyChoice(QWidget *parent)
    : FlowingPart(parent), m_title(new RoleLabel(RoleLabel::Role::Strong)), m_notNow(new RoleLabel(RoleLabel::Role::Quiet)),
      m_localOnly(new QRadioButton), m_listed(new QRadioButton), m_list(new FittingList(mostRowsSeen)),
      m_none(new RoleLabel(RoleLabel::Role::Quiet)), m_leaves(new RoleLabel(RoleLabel::Role::Text)), m_problem(new RoleLabel(RoleLabel::Role::Warning))
{
    m_localOnly->setObjectName(QStringLiteral("localOnly"));
    m_listed->setObjectName(QStringLiteral("listed"));
    m_list->setObjectName(QStringLiteral("allowed"));
    m_leaves->setObjectName(QStringLiteral("leaves"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_notNow);
    layout->addWidget(m_localOnly, 0, Qt::AlignLeft);
    layout->addWidget(m_listed, 0, Qt::AlignLeft);
    layout->addWidget(m_list);
    for (RoleLabel *line : {m_none, m_leaves, m_problem})
        layout->addWidget(line);
    for (RoleLabel *line : {m_notNow, m_none, m_leaves, m_problem})
        line->setFlowing();
    m_problem->hide();
    connect(m_localOnly, &QRadioButton::toggled, this, [this](bool localOnly) {
        if (!m_policy)
            return;
        llm::DataPolicy policy = *m_policy;
        policy.localOnly = localOnly;
        change(policy);
    });
    connect(m_list, &QListWidget::itemChanged, this, &PolicyChoice::takeTick);
    retranslate();
}

void PolicyChoice::setEndpoints(const std::vector<llm::Endpoint> &endpoints)
{
    if (m_endpoints == endpoints)
        return;
    m_endpoints = endpoints;
    showAll();
}

void PolicyChoice::setPolicy(const llm::DataPolicy &policy, bool changeable)
{
    if (m_sent && *m_sent != policy)
        return;
    m_sent.reset();
    if (m_policy == policy && m_changeable == changeable)
        return;                                      // a hand may be on it
    m_policy = policy;
    m_changeable = changeable;
    showAll();
}

void PolicyChoice::showProblem(const base::Error &error)
{
    m_sent.reset();
    m_problem->setText(words::errorSentence(error));
    m_problem->show();
}

void PolicyChoice::clear()
{
    m_policy.reset();
    m_sent.reset();
    m_changeable = false;
    m_problem->hide();
    showAll();
}

void PolicyChoice::takeTick(const QListWidgetItem *item)
{
    llm::DataPolicy policy = *m_policy;
    const QString name = item->data(Qt::UserRole).toString();
    policy.allowed.removeAll(name);
    if (item->checkState() == Qt::Checked)
        policy.allowed.append(name);
    tell(policy);
}

void PolicyChoice::change(const llm::DataPolicy &policy)
{
    if (!m_changeable || m_policy == policy)
        return;
    tell(policy);
    showAll();
}

void PolicyChoice::tell(const llm::DataPolicy &policy)
{
    m_policy = policy;
    m_sent = policy;
    m_problem->hide();
    Q_EMIT policyChanged(policy);
}

void PolicyChoice::showAll()
{
    const QSignalBlocker quietLocal(m_localOnly);
    const QSignalBlocker quietListed(m_listed);
    const bool localOnly = !m_policy || m_policy->localOnly;
    m_localOnly->setChecked(localOnly);
    m_listed->setChecked(!localOnly);
    for (QWidget *part : {static_cast<QWidget *>(m_localOnly), static_cast<QWidget *>(m_listed), static_cast<QWidget *>(m_leaves)})
        part->setVisible(m_policy.has_value());
    m_localOnly->setEnabled(m_changeable);
    m_listed->setEnabled(m_changeable);
    m_notNow->setText(m_policy ? tr("Outra janela ou outro programa está usando esta base; aqui isto só pode ser visto.")
                               : tr("Isto se escolhe para cada base, quando ela está aberta."));
    m_notNow->setVisible(!m_changeable);
    m_leaves->setText(localOnly ? tr("Nada desta base sai desta máquina.")
                                : tr("Aos servidores marcados vão a pergunta, com dados pessoais mascarados, e trechos das seções achadas."));
    fillList();
    m_list->setVisible(!localOnly && m_list->count() > 0);
    m_none->setVisible(!localOnly && m_list->count() == 0);
}

void PolicyChoice::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    if (!m_policy)
        return;
    QStringList unknown = m_policy->allowed;
    for (const llm::Endpoint &endpoint : m_endpoints) {
        unknown.removeAll(endpoint.name);
        if (llm::isLoopback(endpoint.url))
            continue;                                // stays on this machine
        addItem(endpoint.name, endpoint.name + QStringLiteral(" · ") + placeWords(endpoint), m_policy->allowed.contains(endpoint.name),
                keptSentence({false, {endpoint.name}}, endpoint));
    }
    for (const QString &name : std::as_const(unknown))
        addItem(name, tr("%1 (não está entre os servidores daqui)").arg(name), true, {});
}

/// Without a tick box where it cannot be allowed.
void PolicyChoice::addItem(const QString &name, const QString &words, bool ticked, const QString &whyNot)
{
    auto *item = new QListWidgetItem(m_list);
    item->setData(Qt::UserRole, name);
    item->setText(words::visibleText(whyNot.isEmpty() ? words : words + QLatin1Char('\n') + whyNot));
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (whyNot.isEmpty()) {
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
        flags.setFlag(Qt::ItemIsUserCheckable, m_changeable);
    }
    item->setFlags(flags);
}

void PolicyChoice::retranslate()
{
    m_title->setText(tr("O que pode sair desta base"));
    m_localOnly->setText(tr("Somente nesta máquina"));
    m_listed->setText(tr("Também os servidores marcados"));
    m_list->setAccessibleName(tr("Servidores que podem receber dados desta base"));
    m_none->setText(tr("Nenhum servidor fora desta máquina foi adicionado ainda."));
    showAll();
}

} // namespace lastro::preferences

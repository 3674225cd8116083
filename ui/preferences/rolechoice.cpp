// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/rolechoice.h"

#include "ui/preferences/endpointwords.h"
#include "ui/preferences/fieldrow.h"
#include "ui/preferences/formgrid.h"
#include "ui/widgets/rolelabel.h"
#include "words/visibletext.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace lastro::preferences {

using llm::Role;
using widgets::RoleLabel;

namespace {

constexpr std::array allRoles{Role::Rewrite, Role::Judge, Role::Answer, Role::Embeddings, Role::Rerank};
constexpr int shortestCombo = 20;                    ///< characters: longer names are cut in the box, whole in its list

bool isChat(Role role) { return role == Role::Rewrite || role == Role::Judge || role == Role::Answer; }

} // namespace

RoleChoice::RoleChoice(QWidget *parent)
    : FlowingPart(parent), m_form(new FormGrid(this)), m_title(new RoleLabel(RoleLabel::Role::Strong)), m_lead(new RoleLabel(RoleLabel::Role::Quiet))
{
    m_lead->setFlowing();
    m_form->addRow(m_title);
    m_form->addRow(m_lead);
    for (const Role role : allRoles) {
        auto *combo = new QComboBox;
        combo->setObjectName(QStringLiteral("role-") + llm::roleName(role));
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(shortestCombo);
        combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_lines[size_t(role)] = {combo, new FieldRow(combo)};
        m_form->addRow(line(role).row->label(), line(role).row);
        connect(combo, &QComboBox::activated, this, [this, role, combo] { choose(role, combo->currentData().toString()); });
    }
    retranslate();
}

void RoleChoice::setSetup(const llm::ModelSetup &setup)
{
    m_setup = setup;
    fill();
}

void RoleChoice::setPolicy(const std::optional<llm::DataPolicy> &policy)
{
    m_policy = policy;
    fill();
}

void RoleChoice::fill()
{
    for (const Role role : allRoles)
        fill(role);
}

void RoleChoice::fill(Role role)
{
    QComboBox *combo = line(role).combo;
    const QString chosen = m_setup.roles.value(role);
    const QSignalBlocker quiet(combo);
    combo->clear();
    combo->addItem(tr("sem modelo"), QString());
    for (const llm::Endpoint &endpoint : m_setup.endpoints) {
        const QString model = endpoint.models.value(role);
        if (!model.isEmpty())
            combo->addItem(words::visibleText(endpoint.name + QStringLiteral(" / ") + model), endpoint.name);
        else if (endpoint.name == chosen)
            combo->addItem(words::visibleText(tr("%1 (sem modelo para isto)").arg(endpoint.name)), endpoint.name);
    }
    if (isChat(role) && (!m_setup.local.file.isEmpty() || chosen == llm::localEndpointName))
        combo->addItem(tr("modelo desta máquina"), llm::localEndpointName);
    combo->setCurrentIndex(std::max(0, combo->findData(chosen)));
    line(role).row->setFault(warningOf(role));
    m_form->setRowVisible(line(role).row, isChat(role) || combo->count() > 1);
}

QString RoleChoice::warningOf(Role role) const
{
    const QString name = m_setup.roles.value(role);
    if (name == llm::localEndpointName)
        return m_setup.local.file.isEmpty() ? tr("Falta escolher o arquivo do modelo desta máquina.") : QString();
    const llm::Endpoint *endpoint = llm::endpointNamed(m_setup, name);
    if (!endpoint)
        return {};
    if (!endpoint->models.contains(role) || !llm::faultsOf(*endpoint).empty())
        return tr("A descrição deste servidor está incompleta: corrija-a acima. Até lá isto é feito sem modelo.");
    return m_policy ? keptSentence(*m_policy, *endpoint) : QString();
}

void RoleChoice::choose(Role role, const QString &name)
{
    if (name == m_setup.roles.value(role))
        return;
    if (name.isEmpty())
        m_setup.roles.remove(role);
    else
        m_setup.roles.insert(role, name);
    line(role).row->setFault(warningOf(role));
    Q_EMIT rolesChanged(m_setup.roles);
}

void RoleChoice::retranslate()
{
    m_title->setText(tr("Quem faz o quê"));
    m_lead->setText(tr("Sem modelo, o programa faz cada passo sozinho. Com modelo, cada citação continua sendo conferida no texto da base."));
    const std::array names{tr("Reescrever a pergunta"), tr("Julgar as seções"), tr("Redigir a resposta"), tr("Fazer vetores"), tr("Reordenar seções")};
    for (const Role role : allRoles)
        line(role).row->setName(names[size_t(role)]);
    fill();
}

} // namespace lastro::preferences

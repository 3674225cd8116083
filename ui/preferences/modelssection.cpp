// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/modelssection.h"

#include "core/settings/settings.h"
#include "ui/preferences/endpointform.h"
#include "ui/preferences/endpointlist.h"
#include "ui/preferences/endpointwords.h"
#include "ui/preferences/keystates.h"
#include "ui/preferences/limitsform.h"
#include "ui/preferences/policychoice.h"
#include "ui/preferences/rolechoice.h"
#include "ui/widgets/rolelabel.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace lastro::preferences {

using widgets::RoleLabel;

ModelsSection::ModelsSection(settings::Settings &settings, settings::Secrets &secrets, QWidget *parent)
    : FlowingPart(parent), m_settings(settings), m_keys(new KeyStates(secrets, this)), m_title(new RoleLabel(RoleLabel::Role::Title)),
      m_lead(new RoleLabel(RoleLabel::Role::Quiet)), m_problem(new RoleLabel(RoleLabel::Role::Warning)), m_list(new EndpointList(*m_keys)),
      m_form(new EndpointForm(*m_keys)), m_local(new LocalModelForm), m_roles(new RoleChoice), m_limits(new LimitsForm), m_policy(new PolicyChoice)
{
    QStringList problems;
    m_setup = llm::setupFromText(settings.value(settings::modelSetup), &problems);
    m_lead->setFlowing();
    m_problem->setFlowing();
    layOut();
    m_problem->setVisible(!problems.isEmpty());
    m_local->setModel(m_setup.local);
    m_limits->setLimits(m_setup.limits);
    m_roles->setSetup(m_setup);
    m_policy->setEndpoints(m_setup.endpoints);
    show(m_setup.endpoints.empty() ? QString() : m_setup.endpoints.front().name);
    connectEndpoints();
    connectParts();
    retranslate();
}

void ModelsSection::layOut()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_lead, m_problem, m_list, m_form})
        layout->addWidget(part);
    for (QWidget *part : std::initializer_list<QWidget *>{m_local, m_roles, m_limits, m_policy}) {
        layout->addSpacing(16);
        layout->addWidget(part);
    }
}

void ModelsSection::connectEndpoints()
{
    connect(m_list, &EndpointList::chosen, this, [this](const QString &name) {
        m_form->settle();
        show(name);
    });
    connect(m_list, &EndpointList::addWanted, this, &ModelsSection::add);
    connect(m_list, &EndpointList::removeWanted, this, &ModelsSection::remove);
    connect(m_list, &EndpointList::undoWanted, this, &ModelsSection::undoRemove);
    connect(m_form, &EndpointForm::endpointChanged, this, &ModelsSection::change);
    connect(m_form, &EndpointForm::testClicked, this, &ModelsSection::test);
    connect(m_form, &EndpointForm::cancelClicked, this, &ModelsSection::cancelTest);
    connect(m_keys, &KeyStates::keyChanged, this, &ModelsSection::keyChanged);
    connect(m_keys, &KeyStates::leftBehind, m_list, &EndpointList::sayLeftBehind);
    auto *undo = new QShortcut(QKeySequence(QKeySequence::Undo), this);
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, this, &ModelsSection::undoRemove);
}

void ModelsSection::connectParts()
{
    connect(m_local, &LocalModelForm::modelChanged, this, [this](const llm::LocalModel &model) {
        m_setup.local = model;
        store();
    });
    connect(m_roles, &RoleChoice::rolesChanged, this, [this](const QMap<llm::Role, QString> &roles) {
        m_setup.roles = roles;
        store();
    });
    connect(m_limits, &LimitsForm::limitsChanged, this, [this](const llm::SpendLimits &limits) {
        m_setup.limits = limits;
        store();
    });
    connect(m_policy, &PolicyChoice::policyChanged, this, [this](const llm::DataPolicy &policy) {
        m_roles->setPolicy(policy);
        Q_EMIT policyChanged(policy);
    });
}

void ModelsSection::store()
{
    m_settings.setValue(settings::modelSetup, m_setup == llm::ModelSetup() ? QByteArray() : llm::toText(m_setup));
    m_roles->setSetup(m_setup);
    m_policy->setEndpoints(m_setup.endpoints);
    Q_EMIT setupChanged(m_setup);
}

void ModelsSection::show(const QString &name)
{
    if (m_testing)
        cancelTest();
    m_list->setEndpoints(m_setup.endpoints, name);
    const llm::Endpoint *endpoint = llm::endpointNamed(m_setup, name);
    m_form->setVisible(endpoint);
    m_form->setEndpoint(endpoint ? *endpoint : llm::Endpoint(), namesBut(name));
    if (endpoint && isVisible())
        m_keys->look(name);
}

QStringList ModelsSection::namesBut(const QString &name) const
{
    QStringList names{llm::localEndpointName};
    for (const llm::Endpoint &endpoint : m_setup.endpoints)
        if (endpoint.name != name)
            names << endpoint.name;
    return names;
}

QString ModelsSection::freeName(const QString &wanted) const
{
    const QStringList taken = namesBut({});
    QString name = wanted;
    for (int number = 2; taken.contains(name); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

void ModelsSection::add(llm::Preset preset)
{
    m_form->settle();
    llm::Endpoint endpoint = llm::endpointOf(preset);
    endpoint.name = freeName(preset == llm::Preset::Other ? tr("Servidor") : presetLabel(preset));
    llm::putEndpoint(m_setup, {}, endpoint);
    store();
    show(endpoint.name);
    m_form->editName();
}

void ModelsSection::change(const QString &formerName, const llm::Endpoint &endpoint)
{
    if (m_testing)
        cancelTest();                                // of what is no more
    const llm::Endpoint *former = llm::endpointNamed(m_setup, formerName);
    const bool elsewhere = former && llm::originOf(former->url) != llm::originOf(endpoint.url);
    if (!llm::putEndpoint(m_setup, formerName, endpoint))
        return;
    m_list->setEndpoints(m_setup.endpoints, endpoint.name);
    store();
    if (formerName != endpoint.name)
        m_keys->rename(formerName, endpoint.name);
    if (elsewhere)
        allowInPlaceOf(formerName, {});              // what was allowed was another server
    else if (formerName != endpoint.name)
        allowInPlaceOf(formerName, endpoint.name);
}

void ModelsSection::remove(const QString &name)
{
    m_form->settle();
    const auto &endpoints = m_setup.endpoints;
    const auto found = std::find_if(endpoints.begin(), endpoints.end(), [&](const llm::Endpoint &endpoint) { return endpoint.name == name; });
    if (found == endpoints.end())
        return;
    const auto policy = m_policy->policy();
    m_removed = Removed{*found, size_t(found - endpoints.begin()), m_setup.roles.keys(name), policy && policy->allowed.contains(name)};
    llm::removeEndpoint(m_setup, name);
    m_keys->setAside(name);
    store();
    allowInPlaceOf(name, {});
    const size_t next = std::min(m_removed->place, m_setup.endpoints.size() - 1);
    show(m_setup.endpoints.empty() ? QString() : m_setup.endpoints[next].name);
    m_list->offerUndo(name);
}

void ModelsSection::undoRemove()
{
    if (!m_removed)
        return;
    m_form->settle();
    Removed removed = *std::exchange(m_removed, std::nullopt);
    removed.endpoint.name = freeName(removed.endpoint.name);
    const size_t place = std::min(removed.place, m_setup.endpoints.size());
    m_setup.endpoints.insert(m_setup.endpoints.begin() + qsizetype(place), removed.endpoint);
    for (const llm::Role role : std::as_const(removed.roles))
        if (!m_setup.roles.contains(role))
            m_setup.roles.insert(role, removed.endpoint.name);
    m_keys->putBack(removed.endpoint.name);
    store();
    if (removed.wasAllowed)
        allowInPlaceOf({}, removed.endpoint.name);
    m_list->offerUndo({});
    show(removed.endpoint.name);
    m_list->setFocus(Qt::OtherFocusReason);
}

/// Only where the former was allowed, or where there is none.
void ModelsSection::allowInPlaceOf(const QString &formerName, const QString &name)
{
    const auto policy = m_policy->policy();
    if (!policy || (!formerName.isEmpty() && !policy->allowed.contains(formerName)))
        return;
    llm::DataPolicy changed = *policy;
    changed.allowed.removeAll(formerName);
    if (!name.isEmpty() && !changed.allowed.contains(name))
        changed.allowed.append(name);
    m_policy->change(changed);
}

void ModelsSection::test(llm::Role role)
{
    m_testing = role;
    m_form->setTesting(role);
    Q_EMIT testWanted(m_form->endpoint(), role);
}

void ModelsSection::cancelTest()
{
    m_testing.reset();
    m_form->setTesting(std::nullopt);
    Q_EMIT testCancelled();
}

void ModelsSection::setTestResult(const llm::ConnectionReport &report)
{
    const bool cancelled = report.error && report.error->code == base::ErrorCode::Cancelled;
    if (!m_testing || cancelled)
        return;
    const llm::Role role = *std::exchange(m_testing, std::nullopt);
    m_form->setTesting(std::nullopt);
    m_form->setReport(role, report);
}

void ModelsSection::setPolicy(const llm::DataPolicy &policy, bool changeable)
{
    m_policy->setPolicy(policy, changeable);
    m_roles->setPolicy(m_policy->policy());
}

void ModelsSection::showPolicyError(const base::Error &error) { m_policy->showProblem(error); }

void ModelsSection::clearPolicy()
{
    m_policy->clear();
    m_roles->setPolicy(std::nullopt);
    if (m_removed)
        m_removed->wasAllowed = false;               // by that base, not by the next
}

void ModelsSection::setLocalState(const LocalState &state) { m_local->setState(state); }

void ModelsSection::showEvent(QShowEvent *event)
{
    FlowingPart::showEvent(event);
    for (const llm::Endpoint &endpoint : m_setup.endpoints)
        m_keys->look(endpoint.name);
}

void ModelsSection::hideEvent(QHideEvent *event)
{
    m_form->settle();
    FlowingPart::hideEvent(event);
}

void ModelsSection::retranslate()
{
    setAccessibleName(tr("Modelos de linguagem"));
    m_title->setText(tr("Modelos de linguagem"));
    m_lead->setText(tr("Um modelo de linguagem entende melhor a pergunta e redige melhor a resposta. Ele é opcional: nenhuma afirmação aparece sem citação conferida."));
    m_problem->setText(tr("Parte do que estava guardado sobre modelos não pôde ser lida e ficou de fora. Confira servidores, papéis e tetos."));
}

} // namespace lastro::preferences

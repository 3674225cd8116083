// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/modelsbinding.h"

#include "ui/chat/chatpane.h"
#include "ui/preferences/modelssection.h"

namespace lastro::shell {

namespace {

using engine::Session;
using preferences::ModelsSection;

/// "NAME (processor, country)" of every server of another machine that a step of a question goes to.
QStringList destinations(const llm::ModelSetup &setup, const model::DataPolicy &policy)
{
    QStringList names;
    for (const llm::Role role : {llm::Role::Rewrite, llm::Role::Judge, llm::Role::Answer}) {
        const llm::Endpoint *endpoint = llm::endpointNamed(setup, setup.roles.value(role));
        if (!endpoint || llm::isLoopback(endpoint->url) || !llm::checked(*endpoint) || !llm::mayReceive(policy, *endpoint))
            continue;
        const QString name = QStringLiteral("%1 (%2, %3)").arg(endpoint->name, endpoint->processor.name, endpoint->processor.country);
        if (!names.contains(name))
            names << name;
    }
    return names;
}

} // namespace

ModelsBinding::ModelsBinding(settings::Secrets &secrets, ModelsSection &section, chat::ChatPane &chat, QObject *parent)
    : QObject(parent), m_secrets(secrets), m_section(section), m_chat(chat)
{
    connect(&section, &ModelsSection::setupChanged, this, [this] {
        readKeys();
        hand();
    });
    connect(&section, &ModelsSection::keyChanged, this, &ModelsBinding::readKey);
    connect(&section, &ModelsSection::testWanted, this, &ModelsBinding::test);
    connect(&section, &ModelsSection::testCancelled, this, [this] {
        ++m_test;
        if (m_session)
            m_session->cancelTest();
    });
    connect(&section, &ModelsSection::policyChanged, this, [this](const model::DataPolicy &policy) {
        if (m_session)
            m_session->setPolicy(policy);
    });
    showDestination();
}

void ModelsBinding::bind(Session &session)
{
    m_session = &session;
    m_section.clearPolicy();
    connect(&session, &Session::opened, this, [this](const model::BaseStatus &status) {
        m_mayWrite = !status.readOnly;
        m_session->readPolicy();
    });
    connect(&session, &Session::policyRead, this, [this](const model::DataPolicy &policy) {
        m_policy = policy;
        m_section.setPolicy(policy, m_mayWrite);
        showDestination();
    });
    connect(&session, &Session::policyFailed, this, [this](const base::Error &error) { m_section.showPolicyError(error); });
    connect(&session, &Session::connectionTested, this, [this](const llm::ConnectionReport &report) { m_section.setTestResult(report); });
    connect(&session, &Session::localModelChanged, &m_section, &ModelsSection::setLocalState);
    readKeys();
    hand();
}

void ModelsBinding::showDestination()
{
    const QStringList leaves = destinations(m_section.setup(), m_policy);
    m_chat.setDestination(leaves.join(QStringLiteral(", ")), !leaves.isEmpty());
}

void ModelsBinding::readKeys()
{
    for (const llm::Endpoint &endpoint : m_section.setup().endpoints)
        if (!m_keys.contains(endpoint.name))
            readKey(endpoint.name);
}

void ModelsBinding::readKey(const QString &name)
{
    m_secrets.read(name, this, [this, name](base::Result<settings::SecretFound> found) {
        m_keys.remove(name);
        if (found && !found->secret.isEmpty())
            if (auto key = llm::ApiKey::make(std::move(found->secret)))
                m_keys.insert(name, std::move(*key));
        hand();
    });
}

void ModelsBinding::hand()
{
    if (m_session)
        m_session->setModels(m_section.setup(), m_keys);
    showDestination();
}

/// With the key as it is now: it may just have been typed.
void ModelsBinding::test(const llm::Endpoint &endpoint, llm::Role role)
{
    const quint64 number = ++m_test;
    m_secrets.read(endpoint.name, this, [this, endpoint, role, number](base::Result<settings::SecretFound> found) {
        if (number != m_test || !m_session)
            return;
        std::shared_ptr<const llm::ApiKey> key;
        if (found && !found->secret.isEmpty())
            key = llm::ApiKey::make(std::move(found->secret)).value_or(nullptr);
        m_session->testConnection(endpoint, key, role);
    });
}

} // namespace lastro::shell

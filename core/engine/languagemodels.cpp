// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/languagemodels.h"

namespace lastro::engine {

namespace {

using llm::Role;
using model::Step;

const QString noModels = QStringLiteral("none");
constexpr std::chrono::seconds longestStart{120};

} // namespace

struct LanguageModels::Served {
    llm::Endpoint endpoint;
    std::shared_ptr<const llm::ApiKey> key;
};

LanguageModels::LanguageModels(const base::Clock &clock, llm::LocalStateSink localState)
    : m_clock(clock), m_http(std::make_shared<llm::HttpClient>()), m_ceiling(std::make_shared<llm::SpendCeiling>(llm::SpendLimits{}, clock)),
      m_localState(std::move(localState))
{
}

LanguageModels::~LanguageModels() = default;

void LanguageModels::setUp(const llm::ModelSetup &setup, const ModelKeys &keys)
{
    const std::lock_guard lock(m_mutex);
    m_setup = setup;
    m_keys = keys;
    m_ceiling->setLimits(setup.limits);
    keepLocal(setup.roles.values().contains(llm::localEndpointName));
}

/// One server for the model that is set up, or none.
void LanguageModels::keepLocal(bool wanted)
{
    wanted = wanted && !m_setup.local.file.isEmpty();
    if (m_local && (!wanted || m_localModel != m_setup.local))
        m_local.reset();
    if (!wanted || m_local)
        return;
    m_localModel = m_setup.local;
    m_local = std::make_shared<llm::LocalServer>(m_localModel, m_localState);
    m_local->start();
}

base::Result<void> LanguageModels::waitForLocal(const base::CancelToken &cancel)
{
    std::shared_ptr<llm::LocalServer> local;
    {
        const std::lock_guard lock(m_mutex);
        keepLocal(true);
        local = m_local;
    }
    if (!local)
        return base::failure(base::ErrorCode::EndpointUnknown, llm::localEndpointName);
    const llm::LocalState state = local->waitUntilSettled(longestStart, cancel);
    if (cancel.isCancelled())
        return base::failure(base::ErrorCode::Cancelled);
    return state.why ? std::unexpected(*state.why) : base::Result<void>();
}

llm::ModelSetup LanguageModels::setup() const
{
    const std::lock_guard lock(m_mutex);
    return m_setup;
}

void LanguageModels::addPast(const std::vector<model::DaySpend> &days)
{
    const std::lock_guard lock(m_mutex);
    m_pastKnown = true;
    for (const model::DaySpend &day : days)
        m_ceiling->addPast(day.day, day.usd);
}

bool LanguageModels::isPastKnown() const
{
    const std::lock_guard lock(m_mutex);
    return m_pastKnown;
}

base::Result<LanguageModels::Served> LanguageModels::served(const QString &name) const
{
    if (name == llm::localEndpointName && m_local) {
        if (const auto serving = m_local->serving())
            return Served{serving->endpoint, serving->key};
        return std::unexpected(m_local->state().why.value_or(base::Error{base::ErrorCode::ServerBusy, name, QStringLiteral("starting")}));
    }
    if (const llm::Endpoint *endpoint = llm::endpointNamed(m_setup, name))
        return Served{*endpoint, m_keys.value(name)};
    return base::failure(base::ErrorCode::EndpointUnknown, name);
}

std::unique_ptr<llm::ChatModel> LanguageModels::modelFor(Role role, Step step, const QString &name, const llm::DataPolicy &policy,
                                                         const llm::LedgerSink &sink, Cast &cast) const
{
    const auto refuse = [&](const base::Error &why) {
        cast.refused.push_back({step, why});
        return std::unique_ptr<llm::ChatModel>();
    };
    const auto found = served(name);
    if (!found)
        return refuse(found.error());
    if (const auto sound = llm::checked(found->endpoint); !sound)
        return refuse(sound.error());
    if (!found->endpoint.models.contains(role))
        return refuse({base::ErrorCode::EndpointInvalid, name, QStringLiteral("models_missing:models/") + llm::roleName(role)});
    if (const auto may = llm::mayReceive(policy, found->endpoint); !may)
        return refuse(may.error());
    return llm::ModelServer(found->endpoint, found->key, {m_http, m_ceiling, sink}, m_clock).chatModel(role);
}

base::Result<Cast> LanguageModels::castFor(const llm::DataPolicy &policy, const QString &choice, const llm::LedgerSink &sink,
                                           const base::CancelToken &cancel)
{
    if (choice == llm::localEndpointName)
        if (const auto ready = waitForLocal(cancel); !ready)
            return std::unexpected(ready.error());
    const std::lock_guard lock(m_mutex);
    Cast cast;
    if (choice == noModels)
        return cast;
    QMap<Role, QString> roles = m_setup.roles;
    if (!choice.isEmpty()) {
        const auto all = served(choice);
        if (!all)
            return std::unexpected(all.error());
        if (const auto may = llm::mayReceive(policy, all->endpoint); !may)
            return std::unexpected(may.error());
        roles.clear();
        for (const Role role : all->endpoint.models.keys())
            roles.insert(role, choice);
    }
    const std::array parts{std::tuple(Role::Rewrite, Step::Rewrite, &cast.rewriter), std::tuple(Role::Judge, Step::Judge, &cast.judge),
                           std::tuple(Role::Answer, Step::Answer, &cast.answerer)};
    for (const auto &[role, step, place] : parts)
        if (const QString name = roles.value(role); !name.isEmpty())
            *place = modelFor(role, step, name, policy, sink, cast);
    return cast;
}

llm::ConnectionReport LanguageModels::test(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, Role role,
                                           const llm::LedgerSink &sink, const base::CancelToken &cancel)
{
    return llm::ModelServer(endpoint, key, {m_http, m_ceiling, sink}, m_clock).testConnection(role, cancel);
}

void LanguageModels::forgetTurn(qint64 turn)
{
    m_ceiling->forgetTurn(turn);
}

} // namespace lastro::engine

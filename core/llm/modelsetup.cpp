// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/modelsetup.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <cmath>

namespace lastro::llm {

namespace {

constexpr QLatin1String endpointsKey("endpoints");
constexpr QLatin1String rolesKey("roles");
constexpr QLatin1String localKey("local");
constexpr QLatin1String fileKey("file");
constexpr QLatin1String programKey("program");
constexpr QLatin1String contextKey("context_tokens");
constexpr QLatin1String limitsKey("limits");
constexpr QLatin1String turnKey("usd_turn");
constexpr QLatin1String dayKey("usd_day");
constexpr QLatin1String monthKey("usd_month");
constexpr QLatin1String callsKey("calls_per_turn");
constexpr QLatin1String unpricedKey("unpriced_allowed");

QJsonObject toJson(const SpendLimits &limits)
{
    QJsonObject json{{callsKey, limits.callsPerTurn}, {unpricedKey, limits.unpricedAllowed}};
    const auto insert = [&](QLatin1String key, const std::optional<double> &usd) {
        if (usd)
            json.insert(key, *usd);
    };
    insert(turnKey, limits.turn);
    insert(dayKey, limits.day);
    insert(monthKey, limits.month);
    return json;
}

class Reader {
public:
    explicit Reader(const QJsonObject &json) : m_json(json) {}

    ModelSetup setup()
    {
        readEndpoints();
        readRoles();
        readLocal();
        readLimits();
        return m_setup;
    }
    const QStringList &problems() const { return m_problems; }

private:
    void readEndpoints()
    {
        const QJsonValue list = m_json.value(endpointsKey);
        if (!list.isUndefined() && !list.isArray())
            m_problems << endpointsKey;
        int place = 0;
        for (const QJsonValue &value : list.toArray()) {
            const QString where = QStringLiteral("endpoints/%1").arg(place++);
            const auto endpoint = value.isObject() ? endpointFromJson(value.toObject())
                                                   : base::failure(base::ErrorCode::EndpointInvalid, {}, QStringLiteral("unreadable:"));
            if (!endpoint)
                m_problems << where + QLatin1Char(':') + endpoint.error().detail;
            else if (!putEndpoint(m_setup, {}, *endpoint))
                m_problems << where + QStringLiteral(":name_taken");
        }
    }

    void readRoles()
    {
        const QJsonValue roles = m_json.value(rolesKey);
        if (!roles.isUndefined() && !roles.isObject())
            m_problems << rolesKey;
        const QJsonObject byName = roles.toObject();
        for (auto it = byName.constBegin(); it != byName.constEnd(); ++it) {
            const auto role = roleFromName(it.key());
            const QString name = it.value().toString();
            if (role && (name == localEndpointName || endpointNamed(m_setup, name)))
                m_setup.roles.insert(*role, name);
            else
                m_problems << QStringLiteral("roles/") + it.key();
        }
    }

    void readLocal()
    {
        const QJsonObject json = objectOf(localKey);
        m_setup.local.file = textOf(json, localKey, fileKey);
        m_setup.local.program = textOf(json, localKey, programKey);
        const QJsonValue context = json.value(contextKey);
        const int tokens = context.toInt(0);
        if (tokens >= leastContextTokens && tokens <= mostContextTokens)
            m_setup.local.contextTokens = tokens;
        else if (!context.isUndefined())
            m_problems << QStringLiteral("local/context_tokens");
    }

    // What cannot be read of the limits must not let money out: it reads as the strictest.
    void readLimits()
    {
        const QJsonValue value = m_json.value(limitsKey);
        const bool strict = !value.isUndefined() && !value.isObject();
        const QJsonObject json = objectOf(limitsKey);
        m_setup.limits.turn = ceilingOf(json, turnKey, strict);
        m_setup.limits.day = ceilingOf(json, dayKey, strict);
        m_setup.limits.month = ceilingOf(json, monthKey, strict);
        const QJsonValue calls = json.value(callsKey);
        const int count = calls.toInt(-1);
        if (count >= 0)
            m_setup.limits.callsPerTurn = count;
        else if (!calls.isUndefined()) {
            m_setup.limits.callsPerTurn = 0;
            refuseLimit(callsKey);
        }
        const QJsonValue unpriced = json.value(unpricedKey);
        if (!unpriced.isUndefined() && !unpriced.isBool())
            refuseLimit(unpricedKey);
        m_setup.limits.unpricedAllowed = unpriced.toBool(unpriced.isUndefined() && !strict);
    }

    std::optional<double> ceilingOf(const QJsonObject &json, QLatin1String key, bool strict)
    {
        const QJsonValue value = json.value(key);
        if (value.isUndefined())
            return strict ? std::optional(0.0) : std::nullopt;
        const double usd = value.toDouble(-1);
        if (std::isfinite(usd) && usd >= 0)
            return usd;
        refuseLimit(key);
        return 0.0;
    }

    void refuseLimit(QLatin1String key) { m_problems << QStringLiteral("limits/") + key; }

    QJsonObject objectOf(QLatin1String key)
    {
        const QJsonValue value = m_json.value(key);
        if (!value.isUndefined() && !value.isObject())
            m_problems << key;
        return value.toObject();
    }

    QString textOf(const QJsonObject &json, QLatin1String part, QLatin1String key)
    {
        const QJsonValue value = json.value(key);
        if (!value.isUndefined() && !value.isString())
            m_problems << QString(part) + QLatin1Char('/') + key;
        return value.toString();
    }

    const QJsonObject &m_json;
    ModelSetup m_setup;
    QStringList m_problems;
};

auto placeOf(std::vector<Endpoint> &endpoints, const QString &name)
{
    return std::find_if(endpoints.begin(), endpoints.end(), [&](const Endpoint &endpoint) { return endpoint.name == name; });
}

} // namespace

QByteArray toText(const ModelSetup &setup)
{
    QJsonArray endpoints;
    for (const Endpoint &endpoint : setup.endpoints)
        endpoints.append(toJson(endpoint));
    QJsonObject roles;
    for (auto it = setup.roles.cbegin(); it != setup.roles.cend(); ++it)
        roles.insert(roleName(it.key()), it.value());
    const QJsonObject local{{fileKey, setup.local.file}, {programKey, setup.local.program}, {contextKey, setup.local.contextTokens}};
    const QJsonObject json{{endpointsKey, endpoints}, {rolesKey, roles}, {localKey, local}, {limitsKey, toJson(setup.limits)}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

ModelSetup setupFromText(const QByteArray &text, QStringList *problems)
{
    if (problems)
        problems->clear();
    if (text.trimmed().isEmpty())
        return {};
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) {
        if (problems)
            *problems << QStringLiteral("unreadable");
        return {};
    }
    const QJsonObject json = document.object();
    Reader reader(json);
    const ModelSetup setup = reader.setup();
    if (problems)
        *problems = reader.problems();
    return setup;
}

bool putEndpoint(ModelSetup &setup, const QString &formerName, const Endpoint &endpoint)
{
    const bool renamed = endpoint.name != formerName;
    const bool taken = endpointNamed(setup, endpoint.name);
    if (endpoint.name == localEndpointName || endpoint.name.trimmed().isEmpty() || (renamed && taken))
        return false;
    const auto former = placeOf(setup.endpoints, formerName);
    if (former == setup.endpoints.end()) {
        setup.endpoints.push_back(endpoint);
        return true;
    }
    *former = endpoint;
    for (QString &name : setup.roles)
        if (name == formerName)
            name = endpoint.name;
    return true;
}

void removeEndpoint(ModelSetup &setup, const QString &name)
{
    std::erase_if(setup.endpoints, [&](const Endpoint &endpoint) { return endpoint.name == name; });
    setup.roles.removeIf([&](const QMap<Role, QString>::iterator &it) { return name != localEndpointName && it.value() == name; });
}

const Endpoint *endpointNamed(const ModelSetup &setup, const QString &name)
{
    for (const Endpoint &endpoint : setup.endpoints)
        if (endpoint.name == name)
            return &endpoint;
    return nullptr;
}

} // namespace lastro::llm

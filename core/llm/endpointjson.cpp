// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/endpoint.h"

namespace lastro::llm {

namespace {

constexpr QLatin1String nameKey("name");
constexpr QLatin1String presetKey("preset");
constexpr QLatin1String urlKey("url");
constexpr QLatin1String apiVersionKey("api_version");
constexpr QLatin1String modelsKey("models");
constexpr QLatin1String processorKey("processor");
constexpr QLatin1String countryKey("country");
constexpr QLatin1String legalBasisKey("legal_basis");
constexpr QLatin1String pricesKey("prices");
constexpr QLatin1String plainHttpKey("plain_http");
constexpr QLatin1String inputKey("input");
constexpr QLatin1String cachedKey("cached_input");
constexpr QLatin1String outputKey("output");

QJsonObject toJson(const Price &price)
{
    QJsonObject json{{inputKey, price.input}, {outputKey, price.output}};
    if (price.cachedInput)
        json.insert(cachedKey, *price.cachedInput);
    return json;
}

/// Takes values out of an object and remembers the first that has another type than asked for. What is absent is empty.
class Fields {
public:
    explicit Fields(const QJsonObject &json) : m_json(json) {}

    QString text(QLatin1String key) { return take(key, QJsonValue::String).toString(); }
    bool truth(QLatin1String key) { return take(key, QJsonValue::Bool).toBool(); }
    QJsonObject object(QLatin1String key) { return take(key, QJsonValue::Object).toObject(); }
    void refuse(const QString &key)
    {
        if (m_wrong.isEmpty())
            m_wrong = key;
    }
    const QString &wrong() const { return m_wrong; }

private:
    QJsonValue take(QLatin1String key, QJsonValue::Type type)
    {
        const QJsonValue value = m_json.value(key);
        if (!value.isUndefined() && value.type() != type)
            refuse(key);
        return value;
    }

    const QJsonObject &m_json;
    QString m_wrong;
};

std::optional<Price> priceFromJson(const QJsonValue &value)
{
    const QJsonObject json = value.toObject();
    const QJsonValue cached = json.value(cachedKey);
    if (!json.value(inputKey).isDouble() || !json.value(outputKey).isDouble() || (!cached.isUndefined() && !cached.isDouble()))
        return std::nullopt;
    return Price{json.value(inputKey).toDouble(), cached.isUndefined() ? std::nullopt : std::optional(cached.toDouble()),
                 json.value(outputKey).toDouble()};
}

void readModels(Fields &fields, Endpoint &endpoint)
{
    const QJsonObject models = fields.object(modelsKey);
    for (auto it = models.constBegin(); it != models.constEnd(); ++it) {
        const auto role = roleFromName(it.key());
        if (role && it.value().isString())
            endpoint.models.insert(*role, it.value().toString());
        else if (role)
            fields.refuse(QString(modelsKey) + QLatin1Char('/') + it.key());
    }
}

void readPrices(Fields &fields, Endpoint &endpoint)
{
    const QJsonObject prices = fields.object(pricesKey);
    for (auto it = prices.constBegin(); it != prices.constEnd(); ++it) {
        if (const auto price = priceFromJson(it.value()))
            endpoint.prices.insert(it.key(), *price);
        else
            fields.refuse(QString(pricesKey) + QLatin1Char('/') + it.key());
    }
}

} // namespace

QJsonObject toJson(const Endpoint &endpoint)
{
    QJsonObject models;
    for (auto it = endpoint.models.cbegin(); it != endpoint.models.cend(); ++it)
        models.insert(roleName(it.key()), it.value());
    QJsonObject prices;
    for (auto it = endpoint.prices.cbegin(); it != endpoint.prices.cend(); ++it)
        prices.insert(it.key(), toJson(it.value()));
    // A user or a query in the address may be a secret that somebody pasted: not for a file.
    const QUrl url = endpoint.url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    QJsonObject json{{nameKey, endpoint.name}, {presetKey, presetName(endpoint.preset)}, {urlKey, url.toString(QUrl::FullyEncoded)},
                     {modelsKey, models}};
    const auto insertText = [&](QLatin1String key, const QString &text) {
        if (!text.isEmpty())
            json.insert(key, text);
    };
    insertText(apiVersionKey, endpoint.apiVersion);
    insertText(processorKey, endpoint.processor.name);
    insertText(countryKey, endpoint.processor.country);
    insertText(legalBasisKey, endpoint.processor.legalBasis);
    if (!prices.isEmpty())
        json.insert(pricesKey, prices);
    if (endpoint.plainHttp)
        json.insert(plainHttpKey, true);
    return json;
}

base::Result<Endpoint> endpointFromJson(const QJsonObject &json)
{
    Fields fields(json);
    Endpoint endpoint;
    endpoint.name = fields.text(nameKey);
    endpoint.url = QUrl(fields.text(urlKey), QUrl::StrictMode);
    endpoint.apiVersion = fields.text(apiVersionKey);
    endpoint.processor = {fields.text(processorKey), fields.text(countryKey), fields.text(legalBasisKey)};
    endpoint.plainHttp = fields.truth(plainHttpKey);
    if (const auto preset = presetFromName(fields.text(presetKey)))
        endpoint.preset = *preset;
    else
        fields.refuse(presetKey);
    readModels(fields, endpoint);
    readPrices(fields, endpoint);
    if (!fields.wrong().isEmpty())
        return base::failure(base::ErrorCode::EndpointInvalid, endpoint.name, QStringLiteral("unreadable:") + fields.wrong());
    return endpoint;
}

} // namespace lastro::llm

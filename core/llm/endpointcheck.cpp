// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/endpoint.h"

#include <QRegularExpression>
#include <array>
#include <cmath>

namespace lastro::llm {

namespace {

constexpr qsizetype longestName = 80;
constexpr qsizetype longestModel = 200;
constexpr double highestPrice = 1e6;

constexpr std::array problemNames{
    std::pair{EndpointProblem::NameEmpty, "name_empty"},
    std::pair{EndpointProblem::NameTooLong, "name_too_long"},
    std::pair{EndpointProblem::UrlMissing, "url_missing"},
    std::pair{EndpointProblem::UrlInvalid, "url_invalid"},
    std::pair{EndpointProblem::SchemeUnknown, "scheme_unknown"},
    std::pair{EndpointProblem::PlainHttp, "plain_http"},
    std::pair{EndpointProblem::UrlWithUser, "url_with_user"},
    std::pair{EndpointProblem::UrlWithQuery, "url_with_query"},
    std::pair{EndpointProblem::ApiVersionMissing, "api_version_missing"},
    std::pair{EndpointProblem::ApiVersionInvalid, "api_version_invalid"},
    std::pair{EndpointProblem::ModelsMissing, "models_missing"},
    std::pair{EndpointProblem::ModelInvalid, "model_invalid"},
    std::pair{EndpointProblem::RerankNotOffered, "rerank_not_offered"},
    std::pair{EndpointProblem::PriceInvalid, "price_invalid"},
};

std::optional<EndpointProblem> problemOfUrl(const Endpoint &endpoint)
{
    const QUrl &url = endpoint.url;
    if (url.isEmpty())
        return EndpointProblem::UrlMissing;
    if (!url.isValid() || url.isRelative())
        return EndpointProblem::UrlInvalid;
    const bool plain = url.scheme() == QLatin1String("http");
    if (!plain && url.scheme() != QLatin1String("https"))
        return EndpointProblem::SchemeUnknown;
    if (url.host().isEmpty() || url.port() == 0)
        return EndpointProblem::UrlInvalid;
    if (!url.userInfo().isEmpty())
        return EndpointProblem::UrlWithUser;
    if (url.hasQuery() || url.hasFragment())
        return EndpointProblem::UrlWithQuery;
    if (plain && !isLoopback(url) && !endpoint.plainHttp)
        return EndpointProblem::PlainHttp;
    return std::nullopt;
}

bool isModelName(const QString &model)
{
    return !model.trimmed().isEmpty() && model.size() <= longestModel
        && std::all_of(model.cbegin(), model.cend(), [](QChar c) { return c.isPrint(); });
}

bool isAmount(double usd)
{
    return std::isfinite(usd) && usd >= 0 && usd <= highestPrice;
}

bool isPrice(const Price &price)
{
    return isAmount(price.input) && isAmount(price.output) && isAmount(price.cachedInput.value_or(0));
}

} // namespace

QString endpointProblemName(EndpointProblem problem)
{
    for (const auto &[candidate, name] : problemNames)
        if (candidate == problem)
            return QLatin1String(name);
    return {};
}

std::vector<EndpointFault> faultsOf(const Endpoint &endpoint)
{
    std::vector<EndpointFault> faults;
    const auto add = [&](EndpointProblem problem, const QString &field) { faults.push_back({problem, field}); };
    if (endpoint.name.trimmed().isEmpty())
        add(EndpointProblem::NameEmpty, QStringLiteral("name"));
    else if (endpoint.name.size() > longestName)
        add(EndpointProblem::NameTooLong, QStringLiteral("name"));
    if (const auto problem = problemOfUrl(endpoint))
        add(*problem, QStringLiteral("url"));
    if (endpoint.preset == Preset::AzureOpenAi) {
        static const QRegularExpression version(QStringLiteral("^[A-Za-z0-9.-]{1,40}\\z"));
        if (endpoint.apiVersion.isEmpty())
            add(EndpointProblem::ApiVersionMissing, QStringLiteral("api_version"));
        else if (!version.match(endpoint.apiVersion).hasMatch())
            add(EndpointProblem::ApiVersionInvalid, QStringLiteral("api_version"));
    }
    if (endpoint.models.isEmpty())
        add(EndpointProblem::ModelsMissing, QStringLiteral("models"));
    for (auto it = endpoint.models.cbegin(); it != endpoint.models.cend(); ++it) {
        const QString field = QStringLiteral("models/") + roleName(it.key());
        if (!isModelName(it.value()))
            add(EndpointProblem::ModelInvalid, field);
        else if (it.key() == Role::Rerank && !offersRerank(endpoint.preset))
            add(EndpointProblem::RerankNotOffered, field);
    }
    for (auto it = endpoint.prices.cbegin(); it != endpoint.prices.cend(); ++it)
        if (!isPrice(it.value()))
            add(EndpointProblem::PriceInvalid, QStringLiteral("prices/") + it.key());
    return faults;
}

base::Result<void> checked(const Endpoint &endpoint)
{
    const std::vector<EndpointFault> faults = faultsOf(endpoint);
    if (faults.empty())
        return {};
    return base::failure(base::ErrorCode::EndpointInvalid, endpoint.name,
                         endpointProblemName(faults.front().problem) + QLatin1Char(':') + faults.front().field);
}

} // namespace lastro::llm

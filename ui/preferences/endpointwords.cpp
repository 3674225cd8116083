// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/endpointwords.h"

#include "words/rolewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::preferences {

namespace {
struct EndpointWords {
    Q_DECLARE_TR_FUNCTIONS(EndpointWords)
};
} // namespace

using llm::EndpointProblem;
using llm::Preset;
using llm::Role;

QString roleLabel(Role role)
{
    return words::roleLabel(llm::roleName(role));
}

QString presetLabel(Preset preset)
{
    switch (preset) {
    case Preset::OpenAi: return QStringLiteral("OpenAI");
    case Preset::AzureOpenAi: return QStringLiteral("Azure OpenAI");
    case Preset::OpenRouter: return QStringLiteral("OpenRouter");
    case Preset::Ollama: return QStringLiteral("Ollama");
    case Preset::LmStudio: return QStringLiteral("LM Studio");
    case Preset::Vllm: return QStringLiteral("vLLM");
    case Preset::LlamaServer: return QStringLiteral("llama-server");
    case Preset::Other: break;
    }
    return EndpointWords::tr("Outro");
}

QString placeWords(const llm::Endpoint &endpoint)
{
    if (llm::isLoopback(endpoint.url))
        return EndpointWords::tr("nesta máquina");
    const QString processor = endpoint.processor.name.trimmed();
    const QString country = endpoint.processor.country.trimmed();
    if (processor.isEmpty() && country.isEmpty())
        return EndpointWords::tr("fora desta máquina, sem operador nem país informados");
    if (processor.isEmpty())
        return EndpointWords::tr("%1, sem operador informado").arg(country);
    return country.isEmpty() ? EndpointWords::tr("%1, sem país informado").arg(processor) : processor + QStringLiteral(", ") + country;
}

QString rolesWords(const llm::Endpoint &endpoint)
{
    QStringList roles;
    for (auto it = endpoint.models.cbegin(); it != endpoint.models.cend(); ++it)
        roles << QLocale().toLower(roleLabel(it.key()));
    return roles.isEmpty() ? EndpointWords::tr("ainda sem modelo") : roles.join(QStringLiteral(", "));
}

QString shownAddress(const QUrl &url)
{
    return url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment).toDisplayString();
}

QString faultSentence(EndpointProblem problem)
{
    switch (problem) {
    case EndpointProblem::NameEmpty: return EndpointWords::tr("Dê um nome.");
    case EndpointProblem::NameTooLong: return EndpointWords::tr("O nome passa de 80 caracteres.");
    case EndpointProblem::UrlMissing: return EndpointWords::tr("Diga o endereço do servidor.");
    case EndpointProblem::UrlInvalid: return EndpointWords::tr("Isto não é um endereço. Ele começa com https:// e traz o nome do servidor.");
    case EndpointProblem::SchemeUnknown: return EndpointWords::tr("O endereço deve começar com https:// ou, nesta máquina, http://.");
    case EndpointProblem::PlainHttp: return EndpointWords::tr("Para outra máquina use https://, ou permita abaixo a conexão sem cifra.");
    case EndpointProblem::UrlWithUser: return EndpointWords::tr("Tire usuário e senha do endereço; uma chave vai no campo Chave.");
    case EndpointProblem::UrlWithQuery: return EndpointWords::tr("Tire do endereço o que vem depois de ? ou #; uma chave vai no campo Chave.");
    case EndpointProblem::ApiVersionMissing: return EndpointWords::tr("O Azure pede a versão da API, por exemplo 2024-10-21.");
    case EndpointProblem::ApiVersionInvalid: return EndpointWords::tr("A versão tem só letras, números, pontos e hífens, até 40 caracteres.");
    case EndpointProblem::ModelsMissing: return EndpointWords::tr("Diga ao menos um modelo.");
    case EndpointProblem::ModelInvalid: return EndpointWords::tr("O nome do modelo está vazio, passa de 200 caracteres ou tem caracteres invisíveis.");
    case EndpointProblem::RerankNotOffered: return EndpointWords::tr("Este provedor não oferece reordenação. Deixe o campo vazio.");
    case EndpointProblem::PriceInvalid: return EndpointWords::tr("Um preço vai de 0 a 1.000.000 USD por milhão de tokens.");
    }
    return {};
}

QString keptSentence(const llm::DataPolicy &policy, const llm::Endpoint &endpoint)
{
    const auto allowed = llm::mayReceive(policy, endpoint);
    if (allowed)
        return {};
    if (allowed.error().detail == QLatin1String("local_only") || allowed.error().detail == QLatin1String("not_listed"))
        return EndpointWords::tr("A política da base aberta não deixa dados irem a este servidor; até lá isto é feito sem ele.");
    const llm::Processor &processor = endpoint.processor;
    QStringList missing;
    for (const auto &[value, name] : {std::pair(processor.name, EndpointWords::tr("operador")), std::pair(processor.country, EndpointWords::tr("país")),
                                      std::pair(processor.legalBasis, EndpointWords::tr("base legal"))})
        if (value.trimmed().isEmpty())
            missing << name;
    return EndpointWords::tr("Falta dizer na descrição do servidor: %1.").arg(missing.join(QStringLiteral(", ")));
}

} // namespace lastro::preferences

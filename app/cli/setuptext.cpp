// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/setuptext.h"

#include "app/cli/answerway.h"
#include "app/cli/command.h"
#include "words/visibletext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

namespace lastro::cli {

namespace {

QString formName(llm::FormAsked form)
{
    switch (form) {
    case llm::FormAsked::JsonSchema: return QStringLiteral("json_schema");
    case llm::FormAsked::JsonObject: return QStringLiteral("json_object");
    case llm::FormAsked::InWords: return QStringLiteral("in_words");
    case llm::FormAsked::None: return {};
    }
    return {};
}

QJsonArray faultsJson(const llm::Endpoint &endpoint)
{
    QJsonArray faults;
    for (const llm::EndpointFault &fault : llm::faultsOf(endpoint))
        faults.append(QJsonObject{{QStringLiteral("problem"), llm::endpointProblemName(fault.problem)}, {QStringLiteral("field"), fault.field}});
    return faults;
}

QString placeText(const llm::Endpoint &endpoint)
{
    if (llm::isLoopback(endpoint.url))
        return Cli::tr("nesta máquina");
    QStringList noted{endpoint.processor.name, endpoint.processor.country, endpoint.processor.legalBasis};
    noted.removeAll(QString());
    return noted.isEmpty() ? Cli::tr("fora desta máquina, sem operador anotado") : noted.join(QStringLiteral(", "));
}

QString priceText(const llm::Endpoint &endpoint, const QString &model)
{
    const auto price = llm::priceOf(endpoint, model);
    if (!price)
        return Cli::tr("preço desconhecido");
    if (price->input == 0 && price->output == 0)
        return Cli::tr("sem custo");
    const QLocale locale;
    return Cli::tr("USD %1 de entrada, %2 em cache e %3 de saída por milhão de tokens")
        .arg(locale.toString(price->input), locale.toString(price->cachedInput.value_or(price->input)), locale.toString(price->output));
}

QStringList endpointLines(const llm::Endpoint &endpoint, const QMap<llm::Role, QString> &roles)
{
    QStringList lines{QStringLiteral("%1 [%2] %3 (%4)").arg(endpoint.name, llm::presetName(endpoint.preset), llm::originOf(endpoint.url), placeText(endpoint))};
    for (auto it = endpoint.models.cbegin(); it != endpoint.models.cend(); ++it)
        lines << QStringLiteral("  %1: %2 (%3)%4").arg(llm::roleName(it.key()), it.value(), priceText(endpoint, it.value()),
                                                       roles.value(it.key()) == endpoint.name ? Cli::tr(", em uso") : QString());
    for (const llm::EndpointFault &fault : llm::faultsOf(endpoint))
        lines << QStringLiteral("  ") + Cli::tr("não pode ser usado: %1 (%2)").arg(llm::endpointProblemName(fault.problem), fault.field);
    return lines;
}

QString limitText(const std::optional<double> &limit)
{
    return limit ? moneyText(*limit) : Cli::tr("sem teto");
}

} // namespace

QJsonObject setupJson(const llm::ModelSetup &setup)
{
    QJsonObject json = QJsonDocument::fromJson(llm::toText(setup)).object();
    QJsonArray endpoints;
    for (const llm::Endpoint &endpoint : setup.endpoints) {
        QJsonObject each = llm::toJson(endpoint);
        each.insert(QStringLiteral("this_machine"), llm::isLoopback(endpoint.url));
        each.insert(QStringLiteral("faults"), faultsJson(endpoint));
        endpoints.append(each);
    }
    json.insert(QStringLiteral("endpoints"), endpoints);
    return json;
}

QString setupText(const llm::ModelSetup &setup)
{
    QStringList lines;
    for (const llm::Endpoint &endpoint : setup.endpoints)
        lines << endpointLines(endpoint, setup.roles);
    if (!setup.local.file.isEmpty())
        lines << QStringLiteral("%1: %2").arg(llm::localEndpointName, setup.local.file);
    if (lines.isEmpty())
        lines << Cli::tr("Nenhum modelo de linguagem está configurado: as respostas usam as palavras dos documentos.");
    lines << Cli::tr("Tetos: pergunta %1, dia %2, mês %3; até %4 chamadas por pergunta; chamadas sem preço conhecido %5")
                 .arg(limitText(setup.limits.turn), limitText(setup.limits.day), limitText(setup.limits.month), shown(setup.limits.callsPerTurn),
                      setup.limits.unpricedAllowed ? Cli::tr("permitidas") : Cli::tr("proibidas"));
    return words::visibleText(lines.join(QLatin1Char('\n')));
}

QJsonObject reportJson(llm::Role role, const llm::ConnectionReport &report)
{
    const QJsonValue none(QJsonValue::Null);
    const QString form = formName(report.form);
    return {{QStringLiteral("role"), llm::roleName(role)},
            {QStringLiteral("works"), !report.error},
            {QStringLiteral("code"), report.error ? QJsonValue(base::errorCodeName(report.error->code)) : none},
            {QStringLiteral("detail"), report.error && !report.error->detail.isEmpty() ? QJsonValue(report.error->detail) : none},
            {QStringLiteral("key_missing"), report.keyMissing},
            {QStringLiteral("served_model"), report.servedModel.isEmpty() ? none : QJsonValue(report.servedModel)},
            {QStringLiteral("form"), form.isEmpty() ? none : QJsonValue(form)},
            {QStringLiteral("dimensions"), report.dimensions > 0 ? QJsonValue(report.dimensions) : none},
            {QStringLiteral("models"), QJsonArray::fromStringList(report.models)},
            {QStringLiteral("milliseconds"), report.milliseconds}};
}

QString reportText(llm::Role role, const llm::ConnectionReport &report)
{
    const QString name = llm::roleName(role) + QStringLiteral(": ");
    if (!report.error) {
        QStringList parts{Cli::tr("funciona")};
        if (!report.servedModel.isEmpty())
            parts << report.servedModel;
        if (const QString form = formName(report.form); !form.isEmpty())
            parts << form;
        if (report.dimensions > 0)
            parts << Cli::tr("%1 dimensões").arg(report.dimensions);
        return words::visibleText(name + (parts << Cli::tr("%1 ms").arg(shown(report.milliseconds))).join(QStringLiteral(", ")));
    }
    QString text = name + reasonText(*report.error);
    if (report.keyMissing)
        text += QLatin1Char('\n') + Cli::tr("  não foi dada nenhuma chave");
    if (!report.models.isEmpty())
        text += QLatin1Char('\n') + Cli::tr("  o servidor tem: %1").arg(report.models.join(QStringLiteral(", ")));
    return words::visibleText(text);
}

} // namespace lastro::cli

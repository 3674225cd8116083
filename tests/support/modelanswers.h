// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/replyreader.h"
#include "core/model/questionprofile.h"
#include "tests/support/evidence.h"
#include "tests/support/plainterms.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lastro::tests {

inline QString answerJson(const std::vector<llm::ModelClaim> &claims, const QString &outcome = QStringLiteral("answered"))
{
    QJsonArray list;
    for (const llm::ModelClaim &claim : claims)
        list.append(QJsonObject{{QStringLiteral("text"), claim.text}, {QStringLiteral("section"), claim.section}, {QStringLiteral("quote"), claim.quote}});
    return QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("claims"), list}, {QStringLiteral("outcome"), outcome}}).toJson(QJsonDocument::Compact));
}

inline model::QuestionProfile profileOf(const QString &text)
{
    model::QuestionProfile profile;
    profile.text = text;
    const QStringList terms = plainTerms(text);
    for (const QString &word : terms)
        profile.words.push_back({word, {word}, false, 1, 1});
    profile.sections = profile.officialSections = 20;
    return profile;
}

/// Five sections of five policies, and what a good model says of them: each claim in its own words, with its proof.
inline std::vector<model::Evidence> policySections()
{
    return {
        evidence(QStringLiteral("ops-cd-sp-v3#secao-4"), QStringLiteral("Prazos de entrega"),
                 QStringLiteral("O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido no WMS.\n"
                                "Nenhuma coordenação pode prometer prazo menor que o desta seção sem usar a modalidade expressa.")),
        evidence(QStringLiteral("pol-home-office#dias"), QStringLiteral("Dias de home office"),
                 QStringLiteral("O colaborador elegível pode trabalhar em home office até dois dias por semana. Os dias são combinados com a gestão "
                                "imediata e não se acumulam: o dia não usado não passa para a semana seguinte.")),
        evidence(QStringLiteral("pro-reembolso#limites"), QStringLiteral("Limites de reembolso"),
                 QStringLiteral("Tipo de despesa: Refeições em viagem; Limite: R$ 120,00 por dia; Observação: sem bebida alcoólica\n"
                                "Tipo de despesa: Estacionamento; Limite: R$ 60,00 por dia; Observação: com cupom\n"
                                "Em viagem internacional o teto da refeição é de US$ 85,00.")),
        evidence(QStringLiteral("pol-ferias#pedido"), QStringLiteral("Pedido de férias"),
                 QStringLiteral("As férias coletivas de fim de ano vão de 21/12/2026 a 04/01/2027.\n"
                                "O pedido de férias – feito no “Portal do Colaborador” – deve chegar de 30 a 45 dias antes; o ofício da chefia não substitui "
                                "o pedido. Até 1º de março de 2026 vale o formulário RQ-17, versão 2.1.")),
        evidence(QStringLiteral("seg-acesso#senhas"), QStringLiteral("Senhas e acesso"),
                 QStringLiteral("É proibido compartilhar a senha da VPN com terceiros. A senha expira a cada 90 dias e exige no mínimo 12 caracteres.")),
    };
}

inline std::vector<llm::ModelClaim> honestClaims()
{
    const auto claim = [](const char *section, const char16_t *text, const char16_t *quote) {
        return llm::ModelClaim{QString::fromUtf16(text), QLatin1String(section), QString::fromUtf16(quote)};
    };
    return {
        claim("ops-cd-sp-v3#secao-4", u"No CD-SP, a entrega leva 24 horas úteis a partir do aceite no WMS.", u"O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido no WMS."),
        claim("ops-cd-sp-v3#secao-4", u"Nenhuma coordenação pode prometer um prazo menor, sem usar a modalidade expressa.", u"Nenhuma coordenação pode prometer prazo menor que o desta seção sem usar a modalidade expressa."),
        claim("pol-home-office#dias", u"Quem é elegível trabalha em home office até 2 dias por semana.", u"O colaborador elegível pode trabalhar em home office até dois dias por semana."),
        claim("pol-home-office#dias", u"Os dias não se acumulam.", u"Os dias são combinados com a gestão imediata e não se acumulam"),
        claim("pol-home-office#dias", u"O dia que não foi usado não passa para a semana seguinte.", u"o dia não usado não passa para a semana seguinte."),
        claim("pro-reembolso#limites", u"Refeições em viagem são reembolsadas até R$ 120,00 por dia, sem bebida alcoólica.", u"Refeições em viagem; Limite: R$ 120,00 por dia; Observação: sem bebida alcoólica"),
        claim("pro-reembolso#limites", u"O limite do estacionamento é de R$ 60,00 por dia, com cupom.", u"Tipo de despesa: Estacionamento; Limite: R$ 60,00 por dia; Observação: com cupom"),
        claim("pro-reembolso#limites", u"Em viagem internacional, a refeição tem teto de US$ 85,00.", u"Em viagem internacional o teto da refeição é de US$ 85,00."),
        claim("pol-ferias#pedido", u"As coletivas de fim de ano vão de 21/12/2026 a 04/01/2027.", u"As férias coletivas de fim de ano vão de 21/12/2026 a 04/01/2027."),
        claim("pol-ferias#pedido", u"Peça as férias no Portal do Colaborador, de 30 a 45 dias antes.", u"O pedido de férias – feito no “Portal do Colaborador” – deve chegar de 30 a 45 dias antes"),
        claim("pol-ferias#pedido", u"O ofício da chefia não substitui o pedido.", u"o ofício da chefia não substitui o pedido"),
        claim("pol-ferias#pedido", u"O formulário RQ-17, na versão 2.1, vale até 01/03/2026.", u"Até 1º de março de 2026 vale o formulário RQ-17, versão 2.1."),
        claim("seg-acesso#senhas", u"Não é permitido compartilhar com terceiros a senha da VPN.", u"É proibido compartilhar a senha da VPN com terceiros."),
        claim("seg-acesso#senhas", u"A senha expira a cada 90 dias e tem no mínimo 12 caracteres.", u"A senha expira a cada 90 dias e exige no mínimo 12 caracteres."),
    };
}

} // namespace lastro::tests

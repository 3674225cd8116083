// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/filledbase.h"

namespace lastro::tests {

/// A small company: hotel limits but nothing on taxis, deadlines a centre, a wiki that promises what no policy says.
inline bool fillSmallCompany(FilledBase &base)
{
    const auto text = [](const char *utf8) { return QString::fromUtf8(utf8); };
    model::Document archived = documentOf(text("home-office-v1"));
    archived.metadata.archived = true;
    archived.metadata.inForceSince = QDate(2023, 1, 1);
    archived.metadata.archivedOn = QDate(2025, 6, 1);
    model::Document current = documentOf(text("home-office-v2"));
    current.metadata.inForceSince = QDate(2025, 6, 1);
    const auto filler = [&](const char *id, std::vector<std::pair<const char *, const char *>> sections) {
        std::vector<std::pair<QString, QString>> made;
        for (const auto &[heading, body] : sections)
            made.emplace_back(text(heading), text(body));
        return base.put(documentOf(text(id)), made);
    };
    return filler("ops-cd-sp-v3", {{"Horário de funcionamento", "O CD-SP opera 24 horas de segunda a sexta-feira."},
                                   {"Prazo de entrega", "O prazo de entrega do CD-SP é de 24 horas úteis, contadas do aceite do pedido no WMS.\nAs horas úteis não contam domingos."}})
        && filler("ops-cd-pr", {{"Prazo de entrega", "O prazo de entrega do CD-PR é de 36 horas úteis."}})
        && filler("viagens", {{"Hospedagem", "O limite de hotel em viagem é de R$ 350,00 por diária em capitais."}, {"Refeições", "O limite de refeições em viagem é de R$ 120,00 por dia."}})
        && filler("reembolso", {{"Limites de reembolso", "Não existe um limite único de reembolso: vale o limite de cada tipo de despesa."},
                                {"Prazo de reembolso", "O pedido de reembolso é pago em até 8 dias úteis."}})
        && filler("ferias", {{"Duração", "As férias são de 30 dias corridos por ano."}, {"Pedido", "O pedido de férias é feito no portal com 45 dias de antecedência."}})
        && filler("uniformes", {{"Entrega", "O uniforme é entregue na admissão pelo almoxarifado."}, {"Troca", "A troca do uniforme é feita a cada seis meses."}})
        && filler("seguranca", {{"Capacete", "O capacete é obrigatório nas docas."}, {"Crachá", "O crachá deve ficar visível."}})
        && base.put(current, {{text("Quantos dias por semana"), text("O colaborador pode trabalhar em home office até dois dias por semana.")}})
        && filler("quilometragem", {{"Carro próprio", "O valor pago por quilômetro rodado com carro próprio é o da tabela abaixo."},
                                    {"Valores", "Veículo: Moto; Valor: R$ 0,60\nVeículo: Carro; Valor: R$ 1,28"}})
        && base.put(archived, {{text("Quantos dias por semana"), text("O colaborador pode trabalhar em home office até três dias por semana.")}})
        && base.put(documentOf(text("wiki-reembolso"), model::Seal::Wiki), {{text("Limite de reembolso"), text("O limite de reembolso é R$ 5.000 por mês.")},
                                                                            {text("Taxi"), text("Pode pedir reembolso de taxi à noite.")}})
        && base.put(documentOf(text("wiki-prazo"), model::Seal::Wiki), {{text("Prazo de entrega do CD-SP"), text("O prazo de entrega do CD-SP é de 48 horas.")}})
        && base.put(documentOf(text("wiki-impressora"), model::Seal::Wiki), {{text("Configurar a impressora"), text("Para configurar a impressora, abra o menu Dispositivos e clique em Adicionar impressora.")}})
        && base.put(documentOf(text("ata-natal"), model::Seal::Minutes), {{text("Recesso de Natal"), text("O recesso de Natal foi de cinco dias neste ano.")}})
        && base.embed();
}

} // namespace lastro::tests

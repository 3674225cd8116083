// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/progress.h"
#include "core/model/sourcelocation.h"

namespace lastro::tests {

inline model::Document sampleDocument(const QString &id, const QString &title, model::Seal seal)
{
    model::Document document;
    document.id = id;
    document.source = QStringLiteral("/base/") + model::sealName(seal);
    document.path = id + QStringLiteral(".md");
    document.title = title;
    document.seal = seal;
    document.metadata.owner = QStringLiteral("RH");
    document.metadata.area = QStringLiteral("pessoas");
    document.metadata.inForceSince = QDate(2026, 3, 1);
    return document;
}

inline model::Evidence sampleEvidence(const QString &id, const QString &title, const QString &anchor, const QString &heading, model::Seal seal, int judge)
{
    model::Evidence evidence{model::Section{.id = *model::SectionId::make(id, anchor), .heading = {}, .breadcrumb = {}, .text = {}, .blocks = {}, .words = {}},
                             sampleDocument(id, title, seal), model::Standing::InForce, {}, {}, {}};
    evidence.section.heading = heading;
    evidence.section.breadcrumb = {title, heading};
    evidence.section.text = QStringLiteral("O limite de diária é de R$ 350,00 por noite em capitais.");
    evidence.judge = model::JudgeScore::make(judge);
    evidence.reasons = {{QStringLiteral("coverage"), 0.82}, {QStringLiteral("kind_amount"), 1}};
    return evidence;
}

inline model::Citation sampleCitation(const model::Evidence &evidence, const QString &quote)
{
    return {evidence.section.id, quote, {4, quote.size()}, true};
}

/// Two official claims of one section, one of a second, and one that only the wiki makes.
inline model::Answer sampleAnswer()
{
    model::Answer answer;
    answer.question.text = QStringLiteral("Qual o limite de hotel?");
    answer.outcome = model::Outcome::Answered;
    answer.evidence = {
        sampleEvidence(QStringLiteral("politica-de-viagens"), QStringLiteral("Política de viagens"), QStringLiteral("hospedagem"), QStringLiteral("4.2 Hospedagem"), model::Seal::Official, 3),
        sampleEvidence(QStringLiteral("procedimento-reembolso"), QStringLiteral("Procedimento de reembolso"), QStringLiteral("prazo"), QStringLiteral("3 Prazo"), model::Seal::Official, 2),
        sampleEvidence(QStringLiteral("wiki-hotel"), QStringLiteral("Como reservar hotel"), QStringLiteral("passo-a-passo"), QStringLiteral("Passo a passo"), model::Seal::Wiki, 2)};
    answer.evidence.front().section.firstPage = 3;
    answer.claims = {
        {QStringLiteral("A diária de hotel vai até R$ 350,00 por noite em capitais."), true, {sampleCitation(answer.evidence[0], QStringLiteral("R$ 350,00 por noite em capitais"))}},
        {QStringLiteral("Nas demais cidades o limite é de R$ 260,00."), true, {sampleCitation(answer.evidence[0], QStringLiteral("R$ 260,00")), sampleCitation(answer.evidence[1], QStringLiteral("limite de R$ 260,00"))}},
        {QStringLiteral("A reserva é feita pelo portal de viagens."), false, {sampleCitation(answer.evidence[2], QStringLiteral("reserva pelo portal"))}}};
    answer.dropped = {{QStringLiteral("O limite é de R$ 5.000."), model::DropReason::NotOfficial}};
    answer.searches = {{QStringLiteral("limite hotel viagem"), {{QStringLiteral("in_force"), true}, {QStringLiteral("day"), QDate(2026, 3, 10)}}}};
    answer.timingsMs = {{QStringLiteral("search"), 21.4}, {QStringLiteral("judge"), 33.0}, {QStringLiteral("total"), 84.2}};
    answer.conflicts = {{answer.evidence[0].section.id, answer.evidence[2].section.id, {QStringLiteral("R$ 350,00"), QStringLiteral("R$ 5.000")}}};
    return answer;
}

inline model::Answer sampleRefusal()
{
    model::Answer answer;
    answer.question.text = QStringLiteral("Posso pedir reembolso de táxi?");
    answer.outcome = model::Outcome::NotFound;
    answer.evidence = {sampleEvidence(QStringLiteral("procedimento-reembolso"), QStringLiteral("Procedimento de reembolso"), QStringLiteral("despesas"), QStringLiteral("2 Despesas"), model::Seal::Official, 1)};
    answer.nearest = {answer.evidence[0],
                      sampleEvidence(QStringLiteral("ata-2026-02"), QStringLiteral("Reunião de fevereiro"), QStringLiteral("taxi"), QStringLiteral("Táxi"), model::Seal::Minutes, 1)};
    answer.hidden = {{QStringLiteral("politica-de-viagens-v2"), QStringLiteral("Política de viagens (2024)"), QStringLiteral("archived"), QDate(2026, 3, 1)}};
    answer.searches = {{QStringLiteral("reembolso táxi"), {}}};
    answer.helpChannel = model::HelpChannel{QStringLiteral("Canal de dúvidas do RH"), QStringLiteral("mailto:rh@example.invalid")};
    answer.timingsMs = {{QStringLiteral("total"), 61.0}};
    return answer;
}

inline model::Answer samplePartial()
{
    model::Answer answer = sampleRefusal();
    answer.outcome = model::Outcome::Partial;
    answer.readWhole = answer.evidence[0].section.id;
    answer.nearest.clear();
    return answer;
}

/// What a question's trace says before claims come, each kind of step once or more.
inline std::vector<model::TraceStep> sampleTrace()
{
    using Kind = model::TraceStep::Kind;
    std::vector<model::TraceStep> trace{{Kind::Rewriting, {}, 0, {}, {}, {}},
                                        {Kind::Searching, QStringLiteral("limite hotel viagem"), 0, {}, {}, {}},
                                        {Kind::Found, {}, 12, {}, {}, {}}};
    for (const model::Evidence &evidence : sampleAnswer().evidence)
        trace.push_back({Kind::Reading, {}, 0, evidence.section.id, evidence.document.title, evidence.section.heading});
    trace.push_back({Kind::Judging, {}, 0, {}, {}, {}});
    trace.push_back({Kind::Writing, {}, 0, {}, {}, {}});
    return trace;
}

/// sampleAnswer() as a language model words and judges it.
inline model::Answer sampleModelAnswer()
{
    model::Answer answer = sampleAnswer();
    answer.judge = model::JudgeUsed::Model;
    answer.languageModel = QStringLiteral("modelo-pequeno");
    answer.path = model::Path::Chained;
    answer.conflicts.clear();
    answer.dropped = {{QStringLiteral("O limite vale para todas as cidades."), model::DropReason::NotInQuote},
                      {QStringLiteral("O prazo é de 90 dias."), model::DropReason::NumberNotInQuote}};
    answer.cost = {3, 0, 2400, 1800, 120, 0.0004};
    return answer;
}

/// sampleAnswer() where no step of the model came through, for two reasons.
inline model::Answer sampleFallenBack()
{
    model::Answer answer = sampleAnswer();
    answer.conflicts.clear();
    answer.fellBack = {{model::Step::Judge, {base::ErrorCode::ServerTimedOut, QStringLiteral("escritório"), {}}},
                       {model::Step::Answer, {base::ErrorCode::AnswerIncomplete, QStringLiteral("escritório"), {}}}};
    answer.cost = {2, 2, 2400, 0, 60, 0};
    return answer;
}

inline model::Answer sampleSmallTalk(const QString &text)
{
    model::Answer answer;
    answer.question.text = text;
    answer.path = model::Path::NoSearch;
    answer.timingsMs = {{QStringLiteral("total"), 0.2}};
    return answer;
}

inline model::BaseStatus sampleStatus()
{
    model::BaseStatus status;
    status.folder = QStringLiteral("/dados/base");
    status.name = QStringLiteral("Base da Rota Sul");
    status.documents = 1204;
    status.sections = 9880;
    status.passages = 12000;
    status.vectors = 12000;
    status.embeddingModel = QStringLiteral("e5");
    for (const model::Seal seal : {model::Seal::Official, model::Seal::Wiki, model::Seal::Minutes})
        status.sources.push_back({QStringLiteral("/base/") + model::sealName(seal), QStringLiteral("/base/") + model::sealName(seal),
                                  QStringLiteral("Base da Rota Sul / ") + model::sealName(seal), seal, {}});
    status.failed = {{QStringLiteral("/base/official"), QStringLiteral("rh/ferias.pdf"), {base::ErrorCode::FileLocked, QStringLiteral("rh/ferias.pdf"), {}}},
                     {QStringLiteral("/base/official"), QStringLiteral("frota/pneus.pdf"), {base::ErrorCode::FileScanned, {}, {}}}};
    status.notes = {{QStringLiteral("rh/codigo.pdf"), QStringLiteral("page_without_text:3")}};
    return status;
}

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelserver.h"
#include "tests/support/fixedclock.h"
#include "tests/support/scriptedmodelserver.h"

namespace lastro::tests {

/// An endpoint on a scripted server, with everything that a call needs. The key is a canary: it may be in no other place.
struct ModelBench {
    static constexpr const char *canary = "sk-canary-7f3a9b";

    explicit ModelBench(llm::Preset preset = llm::Preset::Other)
    {
        endpoint = llm::endpointOf(preset);
        endpoint.name = QStringLiteral("Bancada");
        endpoint.url = server.url();
        for (const llm::Role role : {llm::Role::Rewrite, llm::Role::Judge, llm::Role::Answer, llm::Role::Embeddings})
            endpoint.models.insert(role, QStringLiteral("modelo-1"));
        if (llm::offersRerank(preset))
            endpoint.models.insert(llm::Role::Rerank, QStringLiteral("modelo-1"));
        key = *llm::ApiKey::make(canary);
        context.http = std::make_shared<llm::HttpClient>();
        context.ledger = [this](const llm::LedgerRow &row) { rows.push_back(row); };
    }

    llm::ModelServer connected() const { return llm::ModelServer(endpoint, key, context, clock); }
    base::Result<llm::ChatReply> chat(const llm::ChatRequest &request, const llm::TextSink &onText = {}) const
    {
        return connected().chatModel(llm::Role::Answer)->chat(request, onText, cancel);
    }

    static llm::ChatRequest request(std::chrono::milliseconds total = std::chrono::seconds(5))
    {
        llm::ChatRequest asked;
        asked.messages = {{llm::Speaker::System, QStringLiteral("Regras fixas.")}, {llm::Speaker::User, QStringLiteral("Qual o prazo, canário?")}};
        asked.deadlines = {total, total, total};
        return asked;
    }
    static llm::ChatRequest formedRequest()
    {
        llm::ChatRequest asked = request();
        asked.form = llm::AnswerForm{QStringLiteral("resposta"), {{QStringLiteral("type"), QStringLiteral("object")}}};
        return asked;
    }

    ScriptedModelServer server;
    FixedClock clock{QDateTime(QDate(2026, 3, 10), QTime(9, 0))};
    llm::Endpoint endpoint;
    std::shared_ptr<const llm::ApiKey> key;
    llm::ServerContext context;
    base::CancelToken cancel;
    mutable std::vector<llm::LedgerRow> rows;
};

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/modelbench.h"
#include "tests/support/scriptedmind.h"

namespace lastro::tests {

/// The request as the program meant it: its messages, and the name of the form that it asked for.
inline llm::ChatRequest chatRequestOf(const RecordedRequest &recorded)
{
    const QJsonObject json = recorded.json();
    llm::ChatRequest request;
    for (const QJsonValue &value : json.value(QLatin1String("messages")).toArray()) {
        const bool system = value.toObject().value(QLatin1String("role")).toString() == QLatin1String("system");
        request.messages.push_back({system ? llm::Speaker::System : llm::Speaker::User, value.toObject().value(QLatin1String("content")).toString()});
    }
    const QString form = json.value(QLatin1String("response_format")).toObject().value(QLatin1String("json_schema")).toObject().value(QLatin1String("name")).toString();
    if (!form.isEmpty())
        request.form = llm::AnswerForm{form, {}};
    return request;
}

/// A server that answers as a mind would, by the question's own word, and freely where no form is asked for.
struct MindServer {
    struct Subject {
        QString word;                 ///< of the question
        Understanding understanding;
        QString freely;               ///< to a prompt with all policies
    };

    explicit MindServer(const QList<Subject> &subjects)
    {
        server.setAnswerer([subjects](const RecordedRequest &recorded) {
            const llm::ChatRequest request = chatRequestOf(recorded);
            const QString question = questionIn(request);
            for (const Subject &subject : subjects)
                if (question.contains(subject.word))
                    return answered(request, subject);
            return answered(request, {{}, {}, QStringLiteral("Não encontrei nas políticas.")});
        });
    }

    ScriptedModelServer server;

private:
    static QString questionIn(const llm::ChatRequest &request)
    {
        return request.messages.empty() ? QString() : request.messages.back().text.section(QStringLiteral("[question]"), -1);
    }
    /// Without words of its own it searches for the question's.
    static ModelScript answered(const llm::ChatRequest &request, const Subject &subject)
    {
        ScriptedMind mind;
        mind.understanding = subject.understanding;
        if (mind.understanding.searches.isEmpty())
            mind.understanding.searches << questionIn(request).section(QLatin1Char('\n'), 0, 0).trimmed();
        return script::reply(request.form ? mind(request).value() : subject.freely);
    }
};

/// Endpoint on that address for rewriting, judging and answering, with a price.
inline llm::Endpoint askingEndpoint(const QString &name, const QUrl &url)
{
    llm::Endpoint endpoint = llm::endpointOf(llm::Preset::Other);
    endpoint.name = name;
    endpoint.url = url;
    for (const llm::Role role : {llm::Role::Rewrite, llm::Role::Judge, llm::Role::Answer})
        endpoint.models.insert(role, QStringLiteral("modelo-1"));
    endpoint.prices.insert(QStringLiteral("modelo-1"), llm::Price{1, 0.5, 2});
    return endpoint;
}

/// As people would set it up: the endpoint in every role.
inline llm::ModelSetup setupWith(const llm::Endpoint &endpoint)
{
    llm::ModelSetup setup;
    setup.endpoints.push_back(endpoint);
    for (const llm::Role role : endpoint.models.keys())
        setup.roles.insert(role, endpoint.name);
    return setup;
}

} // namespace lastro::tests

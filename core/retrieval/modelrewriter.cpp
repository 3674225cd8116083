// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/modelrewriter.h"

#include "core/base/personaldata.h"
#include "core/base/textfold.h"
#include "core/llm/replyreader.h"
#include "core/prompt/datablock.h"
#include "core/prompt/jsonschema.h"
#include "core/retrieval/glossary.h"

#include <QRegularExpression>
#include <QSet>

namespace lastro::retrieval {

namespace {

constexpr qsizetype longestQuestion = 600;
constexpr qsizetype longestTurn = 300;
constexpr qsizetype longestTitle = 80;
constexpr qsizetype longestRow = 120;
constexpr qsizetype longestAreas = 240;
constexpr qsizetype longestSearch = 200;
constexpr qsizetype shortestSearch = 2;
constexpr int answerTokens = 220;

llm::AnswerForm searchesForm(const QStringList &areas)
{
    using prompt::Null;
    const QJsonObject filters = prompt::objectSchema({{QStringLiteral("area"), prompt::oneOfSchema(areas, Null::Allowed)},
                                                      {QStringLiteral("in_force"), prompt::valueSchema("boolean", Null::Allowed)}});
    const QJsonObject search = prompt::objectSchema({{QStringLiteral("text"), prompt::valueSchema("string")}, {QStringLiteral("filters"), filters}});
    return {QStringLiteral("searches"), prompt::objectSchema({{QStringLiteral("searches"), prompt::listSchema(search)}})};
}

/// The rows that fit, those that the question names first: a short glossary goes in whole, in its own order.
QStringList glossaryLines(const RewriteAsked &asked, qsizetype mostCharacters)
{
    QSet<QString> named;
    for (const GlossaryMatch &match : Glossary(asked.glossary).matchesIn(tokenise(asked.question)))
        named += base::searchFolded(match.term);
    QStringList first, others;
    for (const QStringList &row : asked.glossary)
        if (!row.isEmpty())
            (named.contains(base::searchFolded(row.front())) ? first : others) += prompt::asLabel(row.join(QStringLiteral(" = ")), longestRow);
    QStringList lines;
    for (const QString &line : first + others) {
        mostCharacters -= line.size() + 1;
        if (mostCharacters >= 0)
            lines += line;
    }
    return lines;
}

QString toldOf(const PastTurn &turn)
{
    QString told = QStringLiteral("[turn] ") + prompt::asLabel(base::masked(turn.question), longestTurn);
    if (!turn.answeredFrom.isEmpty())
        told += QStringLiteral(" -> ") + prompt::asLabel(turn.answeredFrom, longestTitle);
    return told + QLatin1Char('\n');
}

QString askedAsData(const RewriteAsked &asked, int glossaryTokens)
{
    const prompt::DataBlock block;
    QStringList areas;
    for (const QString &area : asked.areas)
        areas += prompt::asLabel(area, longestTitle);
    QString data;
    if (!areas.isEmpty())
        data += QStringLiteral("[areas] ") + areas.join(QStringLiteral(", ")).left(longestAreas) + QLatin1Char('\n');
    if (const QStringList lines = glossaryLines(asked, qsizetype(glossaryTokens) * 4); !lines.isEmpty())
        data += block.wrapped(QStringLiteral("[glossary]"), lines.join(QLatin1Char('\n')));
    for (const PastTurn &turn : turnsNeeded(asked.question, asked.turns))
        data += toldOf(turn);
    return data + QStringLiteral("[question] ") + prompt::asLabel(base::masked(asked.question), longestQuestion);
}

/// The search if everything about it is allowed.
std::optional<PlannedSearch> validated(const llm::ModelSearch &search, const RewriteAsked &asked)
{
    static const QRegularExpression placeholder(QStringLiteral("[\\[(-](?:CPF|CNPJ|E-MAIL|TELEFONE|PLACA|NOME)[\\])-]"));
    static const QRegularExpression foreign(QStringLiteral("[<>{}\\[\\]`|\\\\]|://"));
    PlannedSearch planned;
    planned.text = base::foldTypography(search.text).text.remove(placeholder).simplified();
    const bool says = std::any_of(planned.text.begin(), planned.text.end(), [](QChar unit) { return unit.isLetterOrNumber(); });
    if (!says || planned.text.size() < shortestSearch || planned.text.size() > longestSearch || planned.text.contains(foreign))
        return std::nullopt;
    if (!search.area.isEmpty()) {
        const auto known = std::find_if(asked.areas.begin(), asked.areas.end(), [&](const QString &area) {
            return base::searchFolded(area) == base::searchFolded(search.area);
        });
        if (known == asked.areas.end())
            return std::nullopt;
        planned.area = *known;
    }
    planned.earlier = search.inForce == false;
    return planned.earlier && !asked.earlierAsked ? std::nullopt : std::optional(planned);
}

} // namespace

base::Result<std::vector<PlannedSearch>> ModelRewriter::rewrite(const RewriteAsked &asked, const base::CancelToken &cancel) const
{
    llm::ChatRequest request;
    request.messages = {{llm::Speaker::System, prompt::instructions(prompt::Step::Rewrite, m_options.language)},
                        {llm::Speaker::User, askedAsData(asked, m_options.glossaryTokens)}};
    request.form = searchesForm(asked.areas);
    request.maxTokens = answerTokens;
    request.deadlines = m_options.deadlines;
    request.turn = m_options.turn;
    const auto reply = m_model.chat(request, {}, cancel);
    if (!reply)
        return std::unexpected(reply.error());
    const auto searches = llm::readSearches(*reply);
    if (!searches)
        return std::unexpected(searches.error());
    std::vector<PlannedSearch> planned;
    QSet<QString> seen;
    for (const llm::ModelSearch &search : *searches) {
        const auto valid = validated(search, asked);
        if (!valid || seen.contains(base::searchFolded(valid->text)))
            continue;
        seen += base::searchFolded(valid->text);
        planned.push_back(*valid);
    }
    if (planned.empty())
        return base::failure(base::ErrorCode::AnswerInvalid, {}, QStringLiteral("value:searches"));
    return planned;
}

} // namespace lastro::retrieval

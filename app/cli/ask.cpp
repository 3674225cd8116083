// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answerjson.h"
#include "app/cli/answerway.h"
#include "app/cli/modelchoice.h"
#include "app/cli/options.h"
#include "core/engine/engine.h"
#include "words/answerwords.h"

namespace lastro::cli {

namespace {

void narrate(const model::TraceStep &step)
{
    switch (step.kind) {
    case model::TraceStep::Kind::Searching:
        say(Cli::tr("Buscando “%1”").arg(step.text));
        break;
    case model::TraceStep::Kind::Found:
        say(Cli::tr("Encontrado(s) %1 trecho(s)", nullptr, pluralOf(step.count)).arg(shown(step.count)));
        break;
    case model::TraceStep::Kind::Reading:
        say(Cli::tr("Lendo %1").arg(step.heading.isEmpty() ? step.title : step.title + QStringLiteral(" > ") + step.heading));
        break;
    case model::TraceStep::Kind::Rewriting:
        say(Cli::tr("Reformulando a busca"));
        break;
    case model::TraceStep::Kind::Judging:
        say(Cli::tr("Avaliando os trechos"));
        break;
    case model::TraceStep::Kind::Writing:
        say(Cli::tr("Escrevendo a resposta"));
        break;
    }
}

/// Empty, or what is wrong.
QString readQuestion(const Options &options, model::Question &question)
{
    if (options.positional().size() != 1)
        return Cli::tr("Diga uma pergunta, entre aspas.");
    question.text = options.positional().constFirst();
    question.area = options.value(QStringLiteral("area"));
    question.onlyDocument = options.value(QStringLiteral("document"));
    if (!options.flag(QStringLiteral("on")))
        return {};
    question.day = QDate::fromString(options.value(QStringLiteral("on")), Qt::ISODate);
    return question.day.isValid() ? QString() : Cli::tr("O dia deve ter a forma AAAA-MM-DD: %1").arg(options.value(QStringLiteral("on")));
}

} // namespace

Options askOptions()
{
    Options options(QStringLiteral("ask"), Cli::tr("PERGUNTA"), Cli::tr("Responde com trechos provados da base, ou diz que não encontrou."));
    options.addValue(QStringLiteral("area"), Cli::tr("ÁREA"), Cli::tr("Área de quem pergunta."));
    options.addValue(QStringLiteral("on"), Cli::tr("DATA"), Cli::tr("Dia da vigência, AAAA-MM-DD; sem ele, hoje."));
    options.addValue(QStringLiteral("document"), QStringLiteral("ID"), Cli::tr("Só neste documento da base."));
    addLanguageModel(options, Cli::tr("Modelo de linguagem, ou nenhum; sem ela, como nas preferências. A chave vem do chaveiro ou, de um nome dito, de LASTRO_API_KEY."));
    return options;
}

int runAsk(const Options &options, const base::CancelToken &interrupt)
{
    model::Question question;
    if (const QString problem = readQuestion(options, question); !problem.isEmpty())
        return options.usage(problem);
    const auto models = chosenModels(options, {});
    if (!models)
        return models.error();
    auto engine = models->any() ? openForModels(options.baseFolder()) : openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    if (!question.onlyDocument.isEmpty() && !(*engine)->document(question.onlyDocument, question.area)) {
        say(Cli::tr("Não há na base um documento com este id: %1").arg(question.onlyDocument));
        return Failed;
    }
    (*engine)->setModels(models->setup, models->keys);
    engine::AskOptions how;
    how.languageModel = models->name;
    const bool json = options.json();
    const auto answer = (*engine)->ask(question, [json](const model::TraceStep &step) { if (!json) narrate(step); }, interrupt, how);
    if (!answer)
        return fail(answer.error());
    if (json) {
        printJson(answerJson(*answer));
        return Done;
    }
    print(words::answerText(*answer));
    print(QLatin1Char('\n') + answerWay(*answer));
    return Done;
}

Options searchOptions()
{
    Options options(QStringLiteral("search"), Cli::tr("PALAVRAS"), Cli::tr("Mostra os trechos que chegam mais perto das palavras."));
    options.addValue(QStringLiteral("area"), Cli::tr("ÁREA"), Cli::tr("Área de quem procura."));
    options.addValue(QStringLiteral("limit"), QStringLiteral("N"), Cli::tr("Quantos trechos, 10 se não for dito."));
    return options;
}

int runSearch(const Options &options, const base::CancelToken &interrupt)
{
    if (options.positional().size() != 1)
        return options.usage(Cli::tr("Diga as palavras, entre aspas."));
    bool isNumber = true;
    const int limit = options.flag(QStringLiteral("limit")) ? options.value(QStringLiteral("limit")).toInt(&isNumber) : 10;
    if (!isNumber || limit < 1 || limit > 1'000)
        return options.usage(Cli::tr("--limit vai de 1 a 1000."));

    auto engine = openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    const auto result = (*engine)->search({options.positional().constFirst(), options.value(QStringLiteral("area")), {}}, limit);
    if (!result)
        return fail(result.error());
    if (interrupt.isCancelled())
        return fail({base::ErrorCode::Cancelled, {}, {}});
    if (options.json()) {
        printJson(searchJson(*result));
        return Done;
    }
    for (size_t i = 0; i < result->hits.size(); ++i)
        print(QStringLiteral("%1. %2\n   %3\n   %4").arg(QString::number(i + 1), words::sourceLine(result->hits[i]),
                                                         result->hits[i].section.id.toString(), result->snippets[i]));
    if (result->hits.empty())
        print(Cli::tr("Nenhum trecho tem estas palavras."));
    return Done;
}

} // namespace lastro::cli

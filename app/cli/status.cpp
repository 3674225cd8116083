// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrationjson.h"
#include "app/cli/options.h"
#include "app/cli/problems.h"
#include "core/engine/engine.h"
#include "words/calibrationwords.h"
#include "words/errorwords.h"
#include "words/sealwords.h"


namespace lastro::cli {

namespace {

QJsonObject toJson(const model::BaseStatus &status)
{
    QJsonArray sources;
    for (const model::SourceRecord &source : status.sources)
        sources.append(QJsonObject{{QStringLiteral("root"), source.root}, {QStringLiteral("name"), source.name},
                                   {QStringLiteral("seal"), model::sealName(source.seal)}});
    return {
        {QStringLiteral("base"), status.folder},
        {QStringLiteral("name"), status.name},
        {QStringLiteral("documents"), status.documents},
        {QStringLiteral("sections"), status.sections},
        {QStringLiteral("vectors"), QJsonObject{{QStringLiteral("rows"), status.vectors}, {QStringLiteral("of"), status.passages},
                                                {QStringLiteral("model"), status.embeddingModel}, {QStringLiteral("token_bytes"), status.tokenBytes}}},
        {QStringLiteral("sources"), sources},
        {QStringLiteral("tuning"), tuningJson(status.tuning)},
        {QStringLiteral("failed"), failedJson(status.failed)},
        {QStringLiteral("notes"), notesJson(status.notes)},
        {QStringLiteral("retriever"), status.vectors > 0 && !status.embeddingModel.isEmpty() ? QStringLiteral("hybrid") : QStringLiteral("lexical")},
    };
}

} // namespace

Options statusOptions()
{
    return Options(QStringLiteral("status"), {}, Cli::tr("Mostra o que há na base e o que não foi lido."));
}

int runStatus(const Options &options, const base::CancelToken &)
{
    if (!options.positional().isEmpty())
        return options.usage(Cli::tr("status não recebe argumentos."));
    auto engine = openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    sayOpeningNotes(**engine);
    const auto status = (*engine)->status();
    if (!status)
        return fail(status.error());
    if (options.json()) {
        printJson(toJson(*status));
        return Done;
    }
    print(status->name.isEmpty() ? status->folder : status->name + QStringLiteral(" (") + status->folder + QLatin1Char(')'));
    QStringList counts{Cli::tr("%1 documento(s)", nullptr, pluralOf(status->documents)).arg(shown(status->documents)),
                      Cli::tr("%1 seção(ões)", nullptr, pluralOf(status->sections)).arg(shown(status->sections)),
                       Cli::tr("vetores: %1 de %2").arg(shown(status->vectors), shown(status->passages))};
    if (status->tokenBytes > 0)
        counts << Cli::tr("vetores de palavras: %1").arg(QLocale().formattedDataSize(status->tokenBytes));
    print(counts.join(QStringLiteral(", ")));
    print(words::tuningWords(status->tuning));
    for (const model::SourceRecord &source : status->sources)
        print(QStringLiteral("  %1 [%2] %3").arg(source.name, words::sealLabel(source.seal), source.root));
    if (status->modelError)
        print(words::errorSentence(*status->modelError));
    printProblems(status->failed, status->notes);
    return Done;
}

} // namespace lastro::cli

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"
#include "core/engine/engine.h"
#include "words/errorwords.h"
#include "words/sealwords.h"

#include <QJsonArray>
#include <QLocale>

namespace lastro::cli {

namespace {

QJsonObject toJson(const model::BaseStatus &status)
{
    QJsonArray sources;
    for (const model::SourceRecord &source : status.sources)
        sources.append(QJsonObject{{QStringLiteral("root"), source.root}, {QStringLiteral("name"), source.name},
                                   {QStringLiteral("seal"), model::sealName(source.seal)}});
    QJsonArray failed;
    for (const model::FileFailure &failure : status.failed)
        failed.append(QJsonObject{{QStringLiteral("path"), failure.path}, {QStringLiteral("reason"), words::errorSentence(failure.error)},
                                  {QStringLiteral("code"), base::errorCodeName(failure.error.code)}});
    return {
        {QStringLiteral("base"), status.folder},
        {QStringLiteral("name"), status.name},
        {QStringLiteral("documents"), status.documents},
        {QStringLiteral("sections"), status.sections},
        {QStringLiteral("vectors"), QJsonObject{{QStringLiteral("rows"), status.vectors}, {QStringLiteral("of"), status.passages},
                                                {QStringLiteral("model"), status.embeddingModel}}},
        {QStringLiteral("sources"), sources},
        {QStringLiteral("failed"), failed},
        {QStringLiteral("retriever"), status.vectors > 0 && !status.embeddingModel.isEmpty() ? QStringLiteral("hybrid") : QStringLiteral("lexical")},
    };
}

} // namespace

int runStatus(const QStringList &arguments)
{
    Options options(QStringLiteral("status"), {}, {});
    if (!options.parse(arguments))
        return options.usageStatus();
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
    const QLocale locale;
    print(status->name.isEmpty() ? status->folder : status->name + QStringLiteral(" (") + status->folder + QLatin1Char(')'));
    print(Cli::tr("%1 documentos, %2 seções, vetores %3 de %4")
              .arg(locale.toString(status->documents), locale.toString(status->sections), locale.toString(status->vectors), locale.toString(status->passages)));
    for (const model::SourceRecord &source : status->sources)
        print(QStringLiteral("  %1 [%2] %3").arg(source.name, words::sealLabel(source.seal), source.root));
    if (status->modelError)
        print(words::errorSentence(*status->modelError));
    for (const model::FileFailure &failure : status->failed)
        print(Cli::tr("Não lido: %1").arg(words::errorSentence(failure.error)));
    return Done;
}

} // namespace lastro::cli

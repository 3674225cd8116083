// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"
#include "app/cli/options.h"
#include "core/engine/engine.h"
#include "words/errorwords.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QLocale>

namespace lastro::cli {

namespace {

QJsonObject toJson(const model::IndexReport &report)
{
    QJsonArray failed;
    for (const model::FileFailure &failure : report.failed)
        failed.append(QJsonObject{{QStringLiteral("path"), failure.path.isEmpty() ? failure.source : failure.path},
                                  {QStringLiteral("reason"), words::errorSentence(failure.error)},
                                  {QStringLiteral("code"), base::errorCodeName(failure.error.code)}});
    QJsonArray notes;
    for (const model::FileNote &note : report.notes)
        notes.append(QJsonObject{{QStringLiteral("path"), note.path}, {QStringLiteral("note"), note.note}});
    return {
        {QStringLiteral("documents"), report.documents},
        {QStringLiteral("sections"), report.sections},
        {QStringLiteral("unchanged"), report.unchanged},
        {QStringLiteral("embedded"), report.embedded},
        {QStringLiteral("reused"), report.reused},
        {QStringLiteral("failed"), failed},
        {QStringLiteral("notes"), notes},
        {QStringLiteral("seconds"), report.seconds},
        {QStringLiteral("vectors"), QJsonObject{{QStringLiteral("rows"), report.vectorRows},
                                                {QStringLiteral("model"), report.embeddingModel},
                                                {QStringLiteral("dimensions"), report.dimensions}}},
    };
}

/// Progress on stderr: a line when the phase changes, then one every two seconds.
class Narrator {
public:
    void operator()(const model::IndexProgress &progress)
    {
        const bool newPhase = progress.phase != m_phase;
        if (!newPhase && m_since.isValid() && m_since.elapsed() < 2'000)
            return;
        m_phase = progress.phase;
        m_since.start();
        const QLocale locale;
        if (progress.phase == model::IndexPhase::Reading)
            say(Cli::tr("Lendo %1 de %2: %3").arg(locale.toString(progress.filesDone + 1), locale.toString(progress.filesTotal), progress.file));
        else if (progress.phase == model::IndexPhase::Embedding && progress.vectorsTotal > 0)
            say(Cli::tr("Vetores: %1 de %2, faltam cerca de %3 tokens (±30 %)%4")
                    .arg(locale.toString(progress.vectorsDone), locale.toString(progress.vectorsTotal), locale.toString(progress.tokensLeft),
                         progress.secondsLeft < 0 ? QString() : Cli::tr(", %1 s").arg(locale.toString(qint64(progress.secondsLeft + 0.5)))));
    }

private:
    std::optional<model::IndexPhase> m_phase;
    QElapsedTimer m_since;
};

void printReport(const model::IndexReport &report)
{
    const QLocale locale;
    print(Cli::tr("%1 documentos, %2 seções, %3 vetores; %4 sem mudança; %5 s")
              .arg(locale.toString(report.documents), locale.toString(report.sections), locale.toString(report.vectorRows),
                   locale.toString(report.unchanged), locale.toString(report.seconds, 'f', 1)));
    for (const model::FileFailure &failure : report.failed)
        print(Cli::tr("Não lido: %1").arg(words::errorSentence(failure.error)));
    for (const model::FileNote &note : report.notes)
        print(note.path + QStringLiteral(": ") + words::noteSentence(note.note));
}

} // namespace

int runIndex(const QStringList &arguments)
{
    Options options(QStringLiteral("index"), QStringLiteral("FOLDER..."), Cli::tr("Pastas que entram na base, ou são atualizadas nela."));
    options.addValue(QStringLiteral("seal"), QStringLiteral("official|wiki|minutes"), Cli::tr("Selo das pastas sem lastro.json."));
    options.addFlag(QStringLiteral("no-vectors"), Cli::tr("Só palavras; os vetores ficam para depois."));
    if (!options.parse(arguments))
        return options.usageStatus();
    if (options.positional().isEmpty())
        return options.usage(Cli::tr("Diga ao menos uma pasta."));
    std::optional<model::Seal> seal;
    if (options.flag(QStringLiteral("seal"))) {
        seal = model::sealFromName(options.value(QStringLiteral("seal")));
        if (!seal)
            return options.usage(Cli::tr("Selo desconhecido: %1. Use official, wiki ou minutes.").arg(options.value(QStringLiteral("seal"))));
    }

    auto engine = engine::Engine::open(engine::defaultConfig(options.baseFolder()));
    if (!engine)
        return fail(engine.error());
    sayOpeningNotes(**engine);
    for (const QString &folder : options.positional())
        if (const auto added = (*engine)->addFolder(folder, seal); !added)
            return fail(added.error());
    Narrator narrator;
    const auto report = (*engine)->index({.vectors = !options.flag(QStringLiteral("no-vectors")), .estimated = {}},
                                         [&](const model::IndexProgress &progress) { narrator(progress); }, interruptToken());
    if (!report)
        return fail(report.error());
    if (options.json())
        printJson(toJson(*report));
    else
        printReport(*report);
    if (report->stopped)
        return fail(*report->stopped);
    if (report->cancelled) {
        say(Cli::tr("Interrompido; o que já foi lido está na base, e a próxima vez continua daqui."));
        return Failed;
    }
    return Done;
}

} // namespace lastro::cli

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"
#include "app/cli/problems.h"
#include "core/engine/engine.h"
#include "words/errorwords.h"

#include <QElapsedTimer>
#include <QLocale>

namespace lastro::cli {

namespace {

QJsonObject toJson(const model::IndexReport &report)
{
    return {
        {QStringLiteral("documents"), report.documents},
        {QStringLiteral("sections"), report.sections},
        {QStringLiteral("unchanged"), report.unchanged},
        {QStringLiteral("embedded"), report.embedded},
        {QStringLiteral("reused"), report.reused},
        {QStringLiteral("failed"), failedJson(report.failed)},
        {QStringLiteral("notes"), notesJson(report.notes)},
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
        if (progress.phase == model::IndexPhase::Reading)
            say(Cli::tr("Lendo %1 de %2: %3").arg(shown(progress.filesDone + 1), shown(progress.filesTotal), progress.file));
        else if (progress.phase == model::IndexPhase::Embedding && progress.vectorsTotal > 0)
            say(Cli::tr("Vetores: %1 de %2, faltam cerca de %3 tokens (±30 %)%4")
                    .arg(shown(progress.vectorsDone), shown(progress.vectorsTotal), shown(progress.tokensLeft),
                         progress.secondsLeft < 0 ? QString() : Cli::tr(", %1 s").arg(shown(qint64(progress.secondsLeft + 0.5)))));
    }

private:
    std::optional<model::IndexPhase> m_phase;
    QElapsedTimer m_since;
};

void printReport(const model::IndexReport &report)
{
    print(QStringList{Cli::tr("%1 documento(s)", nullptr, pluralOf(report.documents)).arg(shown(report.documents)),
                      Cli::tr("%1 seção(ões)", nullptr, pluralOf(report.sections)).arg(shown(report.sections)),
                      Cli::tr("%1 vetor(es)", nullptr, pluralOf(report.vectorRows)).arg(shown(report.vectorRows)),
                      Cli::tr("%1 sem mudança").arg(shown(report.unchanged)),
                      QLocale().toString(report.seconds, 'f', 1) + QStringLiteral(" s")}
              .join(QStringLiteral(", ")));
    printProblems(report.failed, report.notes);
}

int interrupted()
{
    say(Cli::tr("Interrompido; o que já foi lido está na base, e a próxima vez continua daqui."));
    return Failed;
}

/// Why there are no vectors although they were asked for.
void sayModelError(engine::Engine &engine)
{
    if (const auto status = engine.status(); status && status->modelError)
        say(words::errorSentence(*status->modelError));
}

/// Whether every folder can be added, before anything is made. Without a folder there must be a base already.
std::optional<int> refusal(const Options &options)
{
    if (options.positional().isEmpty()) {
        const auto there = openForReading(options.baseFolder());
        if (!there && there.error().code == base::ErrorCode::BaseMissing)
            return options.usage(Cli::tr("Diga ao menos uma pasta: ainda não há base."));
    }
    for (const QString &folder : options.positional())
        if (const auto checked = engine::checkFolder(folder); !checked)
            return fail(checked.error());
    return std::nullopt;
}

} // namespace

Options indexOptions()
{
    Options options(QStringLiteral("index"), Cli::tr("[PASTA...]"), Cli::tr("Põe as pastas na base, ou as atualiza nela; sem pasta, atualiza todas as que a base já tem."));
    options.addValue(QStringLiteral("seal"), QStringLiteral("official|wiki|minutes"), Cli::tr("Selo das pastas sem lastro.json."));
    options.addFlag(QStringLiteral("no-vectors"), Cli::tr("Só palavras; os vetores ficam para depois."));
    options.addFlag(QStringLiteral("no-token-vectors"), Cli::tr("Sem vetores de cada palavra: ocupa menos disco e acha menos paráfrases."));
    return options;
}

int runIndex(const Options &options, const base::CancelToken &interrupt)
{
    std::optional<model::Seal> seal;
    if (options.flag(QStringLiteral("seal"))) {
        seal = model::sealFromName(options.value(QStringLiteral("seal")));
        if (!seal)
            return options.usage(Cli::tr("Selo desconhecido: %1. Use official, wiki ou minutes.").arg(options.value(QStringLiteral("seal"))));
    }
    if (const auto refused = refusal(options))
        return *refused;

    engine::EngineConfig config = engine::defaultConfig(options.baseFolder());
    config.lateInteraction = !options.flag(QStringLiteral("no-token-vectors"));
    auto engine = engine::Engine::open(std::move(config));
    if (!engine)
        return fail(engine.error());
    sayOpeningNotes(**engine);
    for (const QString &folder : options.positional())
        if (const auto added = (*engine)->addFolder(folder, seal); !added)
            return fail(added.error());
    Narrator narrator;
    engine::Engine::IndexOptions how;
    how.vectors = !options.flag(QStringLiteral("no-vectors"));
    const auto report = (*engine)->index(how, [&](const model::IndexProgress &progress) { narrator(progress); }, interrupt);
    if (!report)
        return report.error().code == base::ErrorCode::Cancelled ? interrupted() : fail(report.error());
    if (options.json())
        printJson(toJson(*report));
    else
        printReport(*report);
    if (how.vectors)
        sayModelError(**engine);
    if (report->stopped)
        return fail(*report->stopped);
    return report->cancelled ? interrupted() : Done;
}

} // namespace lastro::cli

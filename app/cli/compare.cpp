// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaltable.h"
#include "app/cli/options.h"
#include "eval/comparison.h"
#include "words/rulerwords.h"

#include <QFile>
#include <QJsonDocument>

namespace lastro::cli {

namespace {

base::Result<QJsonObject> readRun(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return base::failure(base::ErrorCode::FileNotFound, path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::FileUnreadable, path, file.errorString());
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString signedText(double difference)
{
    return (difference > 0 ? QStringLiteral("+") : QString()) + figureText(difference);
}

QString compareText(const eval::Comparison &comparison)
{
    std::vector<QStringList> rows{{QString(), QStringLiteral("A (%1)").arg(comparison.pipelineA), QStringLiteral("B (%1)").arg(comparison.pipelineB),
                                   QStringLiteral("B - A")}};
    for (const eval::FigurePair &pair : comparison.figures)
        rows.push_back({figureLabel(pair.name), figureText(pair.a), figureText(pair.b), signedText(pair.b - pair.a)});
    QString text = tableText(rows);
    for (const eval::PairedTest &test : comparison.tests) {
        const QString name = test.name == QLatin1String("outcome") ? Cli::tr("resposta ou recusa certa") : test.name;
        text += QLatin1Char('\n') + Cli::tr("%1: certas nas duas %2, em nenhuma %3, só em B %4, só em A %5; McNemar exato p = %6")
                    .arg(name).arg(test.both).arg(test.neither).arg(test.gained.size()).arg(test.lost.size()).arg(figureText(test.p)) + QLatin1Char('\n');
        if (!test.gained.isEmpty())
            text += Cli::tr("  ganhas: %1").arg(test.gained.join(QLatin1String(", "))) + QLatin1Char('\n');
        if (!test.lost.isEmpty())
            text += Cli::tr("  perdidas: %1").arg(test.lost.join(QLatin1String(", "))) + QLatin1Char('\n');
    }
    return text.trimmed();
}

} // namespace

Options compareOptions()
{
    Options options(QStringLiteral("compare"), QStringLiteral("A.json B.json"), Cli::tr("Compara dois resultados de eval sobre a mesma régua."));
    options.addValue(QStringLiteral("pipeline"), Cli::tr("NOME"), Cli::tr("Qual pipeline comparar, de resultados com vários."));
    return options;
}

int runCompare(const Options &options, const base::CancelToken &)
{
    if (options.positional().size() != 2)
        return options.usage(Cli::tr("Diga dois resultados, gravados por eval --out."));
    const auto a = readRun(options.positional()[0]);
    const auto b = readRun(options.positional()[1]);
    for (const auto *run : {&a, &b})
        if (!*run)
            return fail(run->error());
    auto comparison = eval::compareRuns(*a, *b, options.value(QStringLiteral("pipeline")));
    if (!comparison) {
        base::Error error = comparison.error();
        if (error.detail.startsWith(QLatin1String("ruler:not_a_run")))
            error.subject = options.positional()[error.detail.endsWith(QLatin1Char('b')) ? 1 : 0];
        say(words::rulerSentence(error));
        return Failed;
    }
    if (options.json())
        printJson(eval::comparisonJson(*comparison));
    else
        print(compareText(*comparison));
    return Done;
}

} // namespace lastro::cli

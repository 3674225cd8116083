// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrationjson.h"
#include "app/cli/evaltable.h"
#include "app/cli/numbers.h"
#include "app/cli/options.h"
#include "core/engine/engine.h"
#include "words/calibrationwords.h"

#include <QElapsedTimer>

namespace lastro::cli {

namespace {

constexpr double shownEvery = 0.5;           ///< floors of the table; the suggestion and what is in force always

/// What the options ask for.
struct CalibratePlan {
    std::optional<double> floor;
    std::optional<double> wordsWeight;
    bool reset = false;
    bool apply = false;

    bool sets() const { return floor || wordsWeight || reset; }
    bool writes() const { return sets() || apply; }
};

/// Empty, or what is wrong.
QString readPlan(const Options &options, CalibratePlan &plan)
{
    Numbers numbers(options);
    plan.floor = numbers.number("floor", model::floorRange.least, model::floorRange.most);
    plan.wordsWeight = numbers.number("words-weight", model::wordsWeightRange.least, model::wordsWeightRange.most);
    plan.reset = options.flag(QStringLiteral("reset"));
    plan.apply = options.flag(QStringLiteral("apply"));
    if (!numbers.problem().isEmpty())
        return numbers.problem();
    const bool values = plan.floor || plan.wordsWeight;
    if (int(values) + int(plan.reset) + int(plan.apply) > 1)
        return Cli::tr("Use --apply, --reset, ou --floor e --words-weight, uma coisa de cada vez.");
    return {};
}

/// Stores values as they are; asks nothing.
int set(engine::Engine &engine, const CalibratePlan &plan, bool json)
{
    const auto before = engine.tuning();
    if (!before)
        return fail(before.error());
    const model::BaseTuning own = plan.reset ? model::BaseTuning() : *before;
    const model::BaseTuning wanted{plan.floor.value_or(own.floor), plan.wordsWeight.value_or(own.wordsWeight)};
    if (const auto stored = engine.setTuning(wanted); !stored)
        return fail(stored.error());
    if (json)
        printJson({{QStringLiteral("before"), tuningJson(*before)}, {QStringLiteral("current"), tuningJson(wanted)}, {QStringLiteral("applied"), true}});
    else
        print(Cli::tr("Gravado: %1").arg(words::tuningWords(wanted)));
    return Done;
}

QString percent(int count, const model::Calibration &calibration)
{
    return QLocale().toString(100.0 * count / calibration.questions, 'f', 1) + QStringLiteral(" %");
}

bool isShown(const model::FloorPoint &point, const model::Calibration &calibration)
{
    const auto same = [&](double floor) { return std::abs(point.floor - floor) < 0.001; };
    return std::abs(std::remainder(point.floor, shownEvery)) < 0.001 || same(calibration.current.floor) || same(calibration.suggested.floor);
}

QString calibrationText(const model::Calibration &calibration)
{
    QStringList parts{words::calibrationBasis(calibration)};
    if (!calibration.weights.empty()) {
        std::vector<QStringList> rows{{Cli::tr("peso das palavras"), Cli::tr("em 1º lugar"), Cli::tr("entre os 5 primeiros")}};
        for (const model::WeightPoint &point : calibration.weights)
            rows.push_back({figureText(point.wordsWeight, 2), percent(point.first, calibration), percent(point.amongFive, calibration)});
        parts << tableText(rows).trimmed();
    }
    std::vector<QStringList> rows{{Cli::tr("rigor"), Cli::tr("bloqueadas com a seção"), Cli::tr("recusadas sem a seção")}};
    for (const model::FloorPoint &point : calibration.curve)
        if (isShown(point, calibration))
            rows.push_back({figureText(point.floor, 1), percent(point.blocked, calibration), percent(point.refused, calibration)});
    parts << tableText(rows).trimmed();
    parts << Cli::tr("Em vigor: %1\nSugestão: %2").arg(words::tuningWords(calibration.current), words::tuningWords(calibration.suggested));
    return parts.join(QStringLiteral("\n\n"));
}

int calibrate(engine::Engine &engine, const CalibratePlan &plan, bool json, const base::CancelToken &interrupt)
{
    QElapsedTimer since;
    const auto tell = [&](const model::CalibrationProgress &progress) {
        if (since.isValid() && since.elapsed() < 2'000)
            return;
        since.start();
        say(Cli::tr("pergunta %1 de %2").arg(progress.done).arg(progress.total));
    };
    const auto calibration = engine.calibrate(tell, interrupt);
    if (!calibration)
        return fail(calibration.error());
    const bool possible = calibration->isPossible();
    if (!possible)
        say(words::calibrationBasis(*calibration));
    if (possible && plan.apply)
        if (const auto stored = engine.setTuning(calibration->suggested); !stored)
            return fail(stored.error());
    if (json) {
        QJsonObject object = calibrationJson(*calibration);
        object.insert(QStringLiteral("applied"), possible && plan.apply);
        printJson(object);
    } else if (possible) {
        print(calibrationText(*calibration));
        print(plan.apply ? Cli::tr("A sugestão foi gravada.") : Cli::tr("Nada foi gravado; --apply grava a sugestão."));
    }
    return possible ? Done : Failed;
}

} // namespace

Options calibrateOptions()
{
    Options options(QStringLiteral("calibrate"), {},
                    Cli::tr("Faz à base perguntas tiradas de seus próprios títulos e sugere o rigor do juiz e o peso das palavras."));
    options.addFlag(QStringLiteral("apply"), Cli::tr("Grava a sugestão."));
    options.addValue(QStringLiteral("floor"), QStringLiteral("-2..2"), Cli::tr("Grava este rigor, sem perguntar nada: acima de 0 recusa mais, abaixo responde mais."));
    options.addValue(QStringLiteral("words-weight"), QStringLiteral("0..1"), Cli::tr("Grava este peso das palavras ao lado do sentido, sem perguntar nada."));
    options.addFlag(QStringLiteral("reset"), Cli::tr("Volta ao padrão do programa."));
    return options;
}

int runCalibrate(const Options &options, const base::CancelToken &interrupt)
{
    if (!options.positional().isEmpty())
        return options.usage(Cli::tr("calibrate não recebe argumentos."));
    CalibratePlan plan;
    if (const QString problem = readPlan(options, plan); !problem.isEmpty())
        return options.usage(problem);
    auto engine = plan.writes() ? openForWriting(options.baseFolder()) : openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    sayOpeningNotes(**engine);
    return plan.sets() ? set(**engine, plan, options.json()) : calibrate(**engine, plan, options.json(), interrupt);
}

} // namespace lastro::cli

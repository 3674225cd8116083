// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrationjson.h"

#include <QJsonArray>

namespace lastro::cli {

QJsonObject tuningJson(const model::BaseTuning &tuning)
{
    return {{QStringLiteral("floor"), tuning.floor}, {QStringLiteral("words_weight"), tuning.wordsWeight}};
}

QJsonObject calibrationJson(const model::Calibration &calibration)
{
    const auto share = [&](int count) { return double(count) / double(calibration.questions); };
    QJsonArray weights;
    for (const model::WeightPoint &point : calibration.weights)
        weights.append(QJsonObject{{QStringLiteral("words_weight"), point.wordsWeight}, {QStringLiteral("hit@1"), share(point.first)},
                                   {QStringLiteral("hit@5"), share(point.amongFive)}});
    QJsonArray curve;
    for (const model::FloorPoint &point : calibration.curve)
        curve.append(QJsonObject{{QStringLiteral("floor"), point.floor}, {QStringLiteral("blocked"), share(point.blocked)},
                                 {QStringLiteral("refused"), share(point.refused)}});
    return {{QStringLiteral("possible"), calibration.isPossible()},
            {QStringLiteral("sections"), calibration.sections},
            {QStringLiteral("questions"), calibration.questions},
            {QStringLiteral("weights"), weights},
            {QStringLiteral("curve"), curve},
            {QStringLiteral("current"), tuningJson(calibration.current)},
            {QStringLiteral("suggested"), tuningJson(calibration.suggested)}};
}

} // namespace lastro::cli

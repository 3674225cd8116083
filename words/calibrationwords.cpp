// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/calibrationwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::words {

namespace {
struct CalibrationWords {
    Q_DECLARE_TR_FUNCTIONS(CalibrationWords)
};
} // namespace

QString floorWords(double floor)
{
    const QString figure = QLocale().toString(floor, 'f', 1);
    return floor >= 0.05 ? QLatin1Char('+') + figure : floor > -0.05 ? QLocale().toString(0.0, 'f', 1) : figure;
}

QString tuningWords(const model::BaseTuning &tuning)
{
    return CalibrationWords::tr("rigor %1, peso das palavras %2").arg(floorWords(tuning.floor), QLocale().toString(tuning.wordsWeight, 'f', 2));
}

QString calibrationBasis(const model::Calibration &calibration)
{
    if (!calibration.isPossible())
        return CalibrationWords::tr("Não dá para calibrar: são precisas ao menos %1 seções oficiais vigentes com título próprio, e a base tem %2.")
            .arg(QLocale().toString(model::Calibration::fewestSections), QLocale().toString(calibration.sections));
    return CalibrationWords::tr("%1 perguntas tiradas dos títulos de %2 seções oficiais vigentes, feitas com a seção na base e sem ela.")
        .arg(QLocale().toString(calibration.questions), QLocale().toString(calibration.sections));
}

} // namespace lastro::words

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tuningbinding.h"

#include "core/engine/session.h"
#include "ui/preferences/basesection.h"

namespace lastro::shell {

using engine::Session;
using preferences::BaseSection;

void bindTuning(Session &session, BaseSection &section)
{
    section.clear();
    const auto show = [&section](const model::BaseStatus &status) { section.setTuning(status.tuning, !status.readOnly); };
    QObject::connect(&session, &Session::opened, &section, show);
    QObject::connect(&session, &Session::statusChanged, &section, show);
    QObject::connect(&session, &Session::tuningFailed, &section, &BaseSection::showTuningError);
    QObject::connect(&session, &Session::calibrationProgressed, &section, &BaseSection::showProgress);
    QObject::connect(&session, &Session::calibrated, &section, &BaseSection::showCalibration);
    QObject::connect(&session, &Session::calibrationFailed, &section, &BaseSection::showCalibrationError);
    QObject::connect(&section, &BaseSection::tuningChosen, &session, &Session::setTuning);
    QObject::connect(&section, &BaseSection::calibrationRequested, &session, &Session::calibrate);
    QObject::connect(&section, &BaseSection::calibrationCancelled, &session, &Session::cancelCalibration);
}

} // namespace lastro::shell

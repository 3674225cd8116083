// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lastro::model {

/// What a base lets out of this machine.
struct DataPolicy {
    bool localOnly = true;
    QStringList allowed;              ///< names of endpoints; counts where localOnly is off
    bool operator==(const DataPolicy &) const = default;
};

} // namespace lastro::model

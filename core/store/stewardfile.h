// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QStringList>

namespace lastro::store {

QString stewardPath(const QString &folder);

/// Is steward.db one this program may read? BaseMissing, BaseForeign, BaseNewer, BaseDamaged.
base::Result<void> checkStewardForReading(const QString &folder);

/// Makes steward.db usable: created where missing, migrated after a backup where older, restored from its newest sound
/// backup where damaged (begun anew where there is none). The writer's lock is held.
/// Returns codes of what had to be mended. Errors: BaseForeign, BaseNewer, NoWritePermission, DiskFull, StoreFailed.
base::Result<QStringList> prepareSteward(const QString &folder, const base::Clock &clock);

/// Brings steward.db.backup-VERSION up to date if steward.db has changed since. The writer's lock is held.
base::Result<void> backUpSteward(const QString &folder);

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QStringList>

namespace lastro::store {

QString stewardPath(const QString &folder);

/// Is steward.db one this program may read? StewardMissing, StewardDamaged, BaseForeign, BaseNewer, BaseUnreadable.
base::Result<void> checkStewardForReading(const QString &folder);

/// Makes steward.db usable: created where missing, migrated after a backup where older, restored from its newest sound
/// backup where damaged (begun anew where there is none), backed up where the newest backup is older than a day. The
/// writer's lock is held.
/// Returns codes of what had to be mended. Errors: BaseForeign, BaseNewer, BaseUnreadable, NoWritePermission, DiskFull,
/// StoreFailed.
base::Result<QStringList> prepareSteward(const QString &folder, const base::Clock &clock);

/// Brings steward.db.backup-VERSION up to date if steward.db has changed since. The writer's lock is held.
base::Result<void> backUpSteward(const QString &folder);

/// Is there anything that steward.db could be restored from?
bool hasStewardBackup(const QString &folder);

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QStringList>

namespace lastro::store {

QString indexPath(const QString &folder);

/// Is index.db one this program may read? IndexMissing, IndexOlder, BaseForeign, BaseNewer, BaseDamaged, BaseUnreadable (what
/// the first bytes show).
base::Result<void> checkIndexForReading(const QString &folder);

/// Makes index.db usable: created where missing, begun anew where damaged or of another schema, with the vectors kept.
/// looksClosed: whoever wrote it last ended in good order; otherwise every page is checked. The writer's lock is held.
/// Returns codes of what had to be mended. Errors: BaseForeign, BaseNewer, BaseUnreadable, NoWritePermission, DiskFull,
/// StoreFailed.
base::Result<QStringList> prepareIndex(const QString &folder, bool looksClosed, const base::Clock &clock);

} // namespace lastro::store

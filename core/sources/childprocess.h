// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

namespace lastro::sources {

/// Starts lastro-extract with a clean environment (allow-list) and its address space limit. The outcome shows as for
/// any QProcess.
void startChild(QProcess &process, const QString &program, qint64 addressSpaceBytes);

/// Empties the child's standard error into tail, of which the last 4 KiB are kept.
void drainErrors(QProcess &process, QByteArray &tail);

} // namespace lastro::sources

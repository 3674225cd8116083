// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// What the platform offers to keep a child that reads untrusted files small. One file per platform.
namespace lastro::sources {

/// Child, before the first untrusted byte: bounds its memory, forbids core dumps, new files, new processes and new
/// privileges, hides it from debuggers, closes what it inherited besides the standard streams, and lets it end with its
/// parent. False where a limit could not be set.
bool confineProcess(qint64 addressSpaceBytes);

/// Child, before each job: it may use this much more CPU time before the system ends it.
void grantCpuSeconds(int seconds);

/// Child: so much of the address space is taken that a new process should do the next job.
bool shouldRetire(qint64 addressSpaceBytes);

enum class ChildEnd { Finished, OutOfMemory, CpuUsedUp, Killed, Crashed };

/// Parent: why a child ended, from QProcess's exit code and the end of its standard error.
ChildEnd childEnd(int exitCode, bool crashed, const QByteArray &lastErrors);

} // namespace lastro::sources

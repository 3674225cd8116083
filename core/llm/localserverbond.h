// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

/// What the platform offers to keep a server child close. One file per platform.
namespace lastro::llm {

/// Before start(): the child ends when the calling thread does, even where the program is killed; it leads a process group of
/// its own (Ctrl+C in a terminal is not for it), inherits nothing but the standard streams, gains no privileges and leaves no
/// core dump: questions would be in it.
void bindToThread(QProcess &process);

/// The child and what it started, as long as they are there. politely: they are asked to.
void endGroup(qint64 pid, bool politely);

} // namespace lastro::llm

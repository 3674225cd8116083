// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"
#include "core/sources/readers/readlimits.h"

namespace lastro::sources::readers {

/// Reads the bytes of one untrusted file. Runs only in the child process: no thread, no file, no network.
/// Fills format, title, metadata, blocks, pages and notes; bytes, time and digest are the caller's.
/// Errors: FileEmpty (no byte, no text), FileTooLarge, FileDamaged, FileLocked, FileScanned; subject stays empty.
/// May throw std::bad_alloc, which the caller reports.
base::Result<model::Extraction> readFile(model::Format format, const QByteArray &bytes, const ReadLimits &limits);

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace lastro::llm {

/// The chosen program, or the one on PATH where none is chosen. Errors: LocalServerMissing.
base::Result<QString> findServer(const QString &configured);

/// It is there, can be read and begins as a GGUF file. Errors: LocalModelMissing, LocalModelUnreadable, LocalModelNotGguf.
base::Result<void> checkedModelFile(const QString &file);

} // namespace lastro::llm

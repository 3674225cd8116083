// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace lastro::words {

/// What happened, to which file, and what to do: one or two sentences in the language of the program.
QString errorSentence(const base::Error &error);

/// A Document::notes code ("page_without_text:3") as a sentence.
QString noteSentence(const QString &code);

} // namespace lastro::words

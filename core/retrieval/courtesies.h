// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <vector>

namespace lastro::retrieval {

/// Where a question is only polite: greetings and openings at its beginning ("oi pessoal, bom dia! uma dúvida rápida:"), thanks
/// at its end. folded: the search-folded question; the ranges are of it, in order. Portuguese and English. Pure; any thread.
std::vector<base::TextRange> courtesiesIn(const QString &folded);

} // namespace lastro::retrieval

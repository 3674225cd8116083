// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/tokens.h"

namespace lastro::triage {

/// Quotations that the text before them, in the same paragraph, names an example or an attack: training material tells
/// of injections without being one. Ranges of the folded text, between the quotation marks. Any thread.
std::vector<base::TextRange> quotedExamplesIn(const QString &folded, const std::vector<Token> &tokens, const Lexicon &lexicon);

} // namespace lastro::triage

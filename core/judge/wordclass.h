// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::judge {

/// Is a word by its ending a Portuguese verb form ("demorar", "caindo", "aprovou")? Verbs are said in many ways; a noun
/// that is missing is a thing that is missing. A guess: some nouns in -ar and -er are known not to be verbs.
bool looksLikeVerb(const QString &word);

} // namespace lastro::judge

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/glossary.h"

namespace lastro::retrieval {

/// A question in the other words of the glossary, at most two: every acronym written out, then every expansion as its
/// acronym and every code as its twin. Not the question itself; none where the glossary has nothing to say. Pure.
QStringList rewordings(const QString &question, const std::vector<GlossaryMatch> &glossary);

/// A text with the first place of each phrase replaced. Phrases are words with one space between; a hyphen or other
/// signs between them are the same. Whole words only, any case.
QString withReplaced(const QString &text, const std::vector<std::pair<QString, QString>> &phrases);

} // namespace lastro::retrieval

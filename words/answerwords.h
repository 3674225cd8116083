// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

namespace lastro::words {

/// The answer in sentences, without citation numbers: the claims (unofficial ones worded as such), the partial reply that
/// names the document to read whole, or "Não encontrei na base" with the help channel. Small talk gets a friendly line.
QString answerSentences(const model::Answer &answer);

/// The answer as text to copy or print: claims with [1] [2], then the numbered sources; hidden characters as codes.
QString answerText(const model::Answer &answer);

/// "Sobre o que valia em 31/12/2024:" where the question itself names the day; else empty.
QString dayWords(const model::Answer &answer);

/// The reply to a greeting, thanks or a farewell: nothing was searched for. question: as typed.
QString smallTalkReply(const QString &question);

/// A source in one line: title, heading, page, seal, "vigente desde" or "arquivado em".
QString sourceLine(const model::Evidence &evidence);

/// The distinct cited sections in the order of their numbers [1], [2] ...
std::vector<model::SectionId> citedSections(const model::Answer &answer);

} // namespace lastro::words

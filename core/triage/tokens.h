// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/cleanedtext.h"
#include "core/triage/lexicon.h"

namespace lastro::triage {

/// A word, number, address, path or code of a cleaned text.
struct Token {
    qint32 start = 0;           ///< of CleanedText::folded.text
    qint32 end = 0;
    bool opens = false;         ///< the first of a sentence: no phrase goes over it, except where it says so
    Concepts concepts;          ///< of the word, and of its shape (below)
};

/// Shapes, as concepts beside the words':
///   Number, Amount (a number of money), Url, Email, Leak (an address with a place for what was asked or who asks), Asked (such a place
///   named so),
///   Path (of a file that is nobody's business), IdRef ("doc#section"), Canary ("TUCANO-17"), Snake (a part of a
///   name_like_this), Called (followed by ',' or ':'), Colon (followed by ':'), Start (at the head of a sentence or clause),
///   Caps (capitals only). "AI" and "IA" count as Machine in capitals only.
std::vector<Token> tokensOf(const CleanedText &cleaned, const QString &source, const Lexicon &lexicon);

/// The shapes are added to a lexicon before any token is made with it.
void addShapes(Lexicon &lexicon);

} // namespace lastro::triage

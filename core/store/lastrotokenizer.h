// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

struct fts5_api;
struct sqlite3;

namespace lastro::store {

/// The FTS5 interface of a connection; null where SQLite was built without FTS5.
fts5_api *fts5Api(sqlite3 *connection);

/// Registers the tokenizer "lastro" for one connection. Returns an SQLite result code.
///
/// Documents: the terms of TermAnalyser with byte offsets; the main form counts, all others stand at the same place.
/// Queries: what MatchQuery wrote: terms ready for the index, places separated by ' ', equal forms by '|'.
int registerTokenizer(fts5_api *api);

} // namespace lastro::store

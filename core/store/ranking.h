// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

struct fts5_api;

namespace lastro::store {

/// Weights of the columns of sections_fts for ranking, and the constants of BM25.
inline constexpr double headingWeight = 2.5;
inline constexpr double breadcrumbWeight = 1.2;
inline constexpr double textWeight = 1.0;
inline constexpr double bm25K1 = 1.2;
inline constexpr double bm25B = 0.75;

/// Registers lastro_bm25(sections_fts, groups): BM25 in which the phrases of one group (MatchQuery) are one word: the
/// best of them counts, so that a code is not counted twice. Larger is better, always > 0.
/// Returns an SQLite result code.
int registerRanking(fts5_api *api);

} // namespace lastro::store

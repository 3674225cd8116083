// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lastro::store {

class Connection;

inline constexpr int indexApplicationId = 0x4C53'4958;     ///< "LSIX"
/// Of tables, tokenizer and codecs together: any change of one of them needs a new number, and the index is begun anew.
inline constexpr int indexVersion = 3;

/// Makes all tables and stamps the file. Tables models, vectors and token_vectors that are there stay: their form is the same in
/// every version, so that no vector is ever computed twice. Inside a transaction. Throws SQLite::Exception.
void createIndexSchema(Connection &connection);

/// Drops everything but models, vectors and token_vectors. Inside a transaction, foreign keys off. Throws SQLite::Exception.
void dropIndexSchema(Connection &connection);

/// Are all tables there? Throws SQLite::Exception.
bool hasIndexSchema(Connection &connection);

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::citation {

/// What a text takes back: a negation ("não", "nunca", "never", "proibido") or an exception ("exceto", "salvo", "unless").
struct Reservations {
    bool negated = false;        ///< não, nunca, nem, not, never ...
    bool forbids = false;        ///< proibido, vedado, nenhum, negado: negation by meaning
    bool excepts = false;        ///< exceto, salvo, sem, a menos que, except, unless, without
};

/// Portuguese and English. Pure; any thread.
Reservations reservationsIn(const QString &text);

/// Does the claim keep what the quote takes back, and take back nothing of its own? Where the same word stands in both, it is
/// denied in both or in none.
bool keepsReservations(const QString &quote, const QString &claim);

} // namespace lastro::citation

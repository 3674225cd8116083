// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/questionterms.h"

namespace lastro::judge {

/// One thing of a kind that is told apart by a letter or a number: "classe F", "turno 5", "grau de risco 3".
struct Designation {
    QString kind;              ///< as a term
    QString mark;              ///< as a term
};

/// The designations in a question, Portuguese and English. Pure; any thread.
std::vector<Designation> designationsIn(const QString &question, const TermSplitter &split);

/// Does a text name it: the mark within a few terms of the kind ("classes A, B e F", "Classe: F; Validade: ...")?
bool names(const TermIndex &text, const Designation &designation);

} // namespace lastro::judge

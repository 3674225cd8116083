// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <QStringList>
#include <vector>

namespace lastro::retrieval {

using model::PastTurn;

/// Does a question take something up that it does not name itself ("e para estagiários?", "qual o prazo disso?")? By its own
/// words, Portuguese and English; leans to no. Pure; any thread.
bool leansOnPast(const QString &question);

/// The last turns that a question needs to be understood, oldest first: none for one that stands alone; else back to the first
/// that does, at most three. turns: oldest first.
std::vector<PastTurn> turnsNeeded(const QString &question, const std::vector<PastTurn> &turns);

} // namespace lastro::retrieval

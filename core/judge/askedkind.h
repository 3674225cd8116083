// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::judge {

/// The kind of thing a question asks for.
enum class AskedKind { Other, Amount, Duration, Count, Date, TimeOfDay, Person, Place, HowTo, YesNo, Definition };

QString askedKindName(AskedKind kind);              ///< "amount", "duration" ... for reasons

/// By the question's own words, Portuguese and English. Pure; any thread.
AskedKind askedKindOf(const QString &question);

/// Kinds whose absence can be told for certain: a text without a figure states no deadline.
bool isFigure(AskedKind kind);

/// Does a text hold a thing of that kind (an amount, a deadline, a person or area ...)? Always true for Other and Definition.
bool holdsKind(const QString &text, AskedKind kind);

/// Does a text state an amount, limit, deadline, right or duty: what only an official page may say?
bool statesRule(const QString &text);

} // namespace lastro::judge

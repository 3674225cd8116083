// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::citation {

/// Does the quote name every currency (R$, US$, €; in words too) that the claim names? A quote that names none leaves the
/// choice to the amounts' own check. Pure; any thread.
bool currenciesStandIn(const QString &claim, const QString &quotes);

} // namespace lastro::citation

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace lastro::base {

/// Is this one of the most common given names in Brazil? Search-folded word.
bool isGivenName(QStringView folded);

} // namespace lastro::base

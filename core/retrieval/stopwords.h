// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::retrieval {

/// Words of Portuguese and English that say how something is asked, not what about. The word is search-folded.
bool isStopWord(const QString &folded);

} // namespace lastro::retrieval

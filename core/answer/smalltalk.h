// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::answer {

/// Only a greeting, thanks or a farewell ("bom dia!", "obrigada, era isso"): there is nothing to search for. A question with
/// any other word is none. Portuguese and English. Pure; any thread.
bool isSmallTalk(const QString &question);

} // namespace lastro::answer

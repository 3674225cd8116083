// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::sources {

/// The detail of a ConfigurationInvalid, which words::errorSentence words: CODE:LINE:KEY:VALUE; line 0 and an empty key
/// where there is none. Codes: unreadable, too_large, syntax, not_object, not_list, item_not_object, not_text, not_days,
/// bad_address, outside, unknown_seal, twice, glossary_unreadable; of the glossary row_short, open_quote, not_utf8.
inline QString configurationProblem(const QString &code, int line, const QString &key = {}, const QString &value = {})
{
    return code + QLatin1Char(':') + QString::number(line) + QLatin1Char(':') + key + QLatin1Char(':') + value;
}

} // namespace lastro::sources

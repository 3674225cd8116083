// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::words {

/// What is wrong in a lastro.json or its glossary, with line and key, from the detail of a ConfigurationInvalid
/// ("unknown_seal:3:seal:ouro"). Empty for any other text.
QString configurationSentence(const QString &problem);

} // namespace lastro::words

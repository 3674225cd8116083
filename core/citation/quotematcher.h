// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <optional>

namespace lastro::citation {

struct QuoteMatch {
    base::TextRange range;     ///< of the text
    QString quote;             ///< as the text has it
};

/// Finds quotes in one text, both sides folded by base::foldTypography: only typesetting may differ. A match begins and
/// ends at the edge of a word and never inside a number ("R$ 1" is not found in "R$ 1.000,00"). The first one counts.
/// Pure value; any thread.
class QuoteMatcher {
public:
    explicit QuoteMatcher(const QString &text);
    std::optional<QuoteMatch> find(const QString &quote) const;

private:
    QString m_source;
    base::FoldedText m_folded;
};

} // namespace lastro::citation

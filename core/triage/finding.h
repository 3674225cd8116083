// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"

#include <vector>

namespace lastro::triage {

enum class Verdict { Clean, Suspicious, Quarantined };

/// Where a finding's range counts.
enum class Field { Text, Heading, Breadcrumb, Title, Path, Owner, Version };

/// rule: a stable code: "override" "addressed_to_assistant" "forged_header" "delimiter" "chat_token" "judge_note"
/// "rewrite_note" "citation_laundering" "render_exfiltration" "redirects_people" "role_play" "availability" "tool_text"
/// "invisible_text" "bidi" "homoglyph" "encoded".
struct Finding {
    QString rule;
    base::TextRange range;             ///< of the field as given; never empty, never outside. Breadcrumb: of breadcrumbText()
    Field field = Field::Text;
    Verdict weight = Verdict::Suspicious;   ///< what it alone amounts to
    bool operator==(const Finding &) const = default;
};

struct Triage {
    Verdict verdict = Verdict::Clean;   ///< the heaviest finding's, Clean where there is none
    std::vector<Finding> findings;      ///< body first, then field by field; in text order; a place and rule only once
    bool operator==(const Triage &) const = default;
};

QString verdictName(Verdict verdict);   ///< "clean" | "suspicious" | "quarantined"

} // namespace lastro::triage

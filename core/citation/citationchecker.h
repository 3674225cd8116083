// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/answer.h"

#include <expected>
#include <span>

namespace lastro::citation {

/// What an answerer, which may be a language model, says and cites. Nothing in it is trusted.
struct ProposedCitation {
    QString section;             ///< "DOCUMENT#ANCHOR", any text
    QString quote;
};

struct ProposedClaim {
    QString text;
    std::vector<ProposedCitation> citations;
};

struct CheckedClaims {
    std::vector<model::Claim> claims;
    std::vector<model::DroppedClaim> dropped;
};

/// Proves claims against the sections that were sent in this call. A claim is kept only if it has a citation and each
/// of its citations names a sent section, in force and of a seal that may answer, and quotes it literally and long
/// enough; if every number, date and amount of the claim, its currency too, stands in the quotes; and if no negation or exception of a
/// quote is lost (or a negation made up) in the claim. A claim that is itself the section's words must be quoted whole.
/// official is decided here, from the seals. Pure; any thread.
class CitationChecker {
public:
    enum class Unofficial { Refuse, AllowWiki };

    /// The sent sections must outlive the checker.
    CitationChecker(std::span<const model::Evidence> sent, Unofficial unofficial);
    CheckedClaims check(const std::vector<ProposedClaim> &claims) const;

private:
    std::expected<model::Claim, model::DropReason> prove(const ProposedClaim &claim) const;
    std::expected<model::Citation, model::DropReason> proveCitation(const ProposedCitation &citation, const QString &claim) const;

    std::span<const model::Evidence> m_sent;
    Unofficial m_unofficial;
};

} // namespace lastro::citation

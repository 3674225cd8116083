// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/replyreader.h"

namespace lastro::answer {

/// Reads the claims out of an answer while it is still being written: each as soon as its object closes, by the same strict
/// reader as the whole (llm::readAnswer). What it gives may be proven and shown, but counts only if the whole answer is
/// read well in the end. On anything that is out of order it gives nothing more. One thread at a time.
class ClaimStream {
public:
    /// The next piece of the answer's text. Returns the claims that it completes, in order.
    std::vector<llm::ModelClaim> feed(QStringView piece);
    /// Nothing more will come of it.
    bool isOver() const { return m_state == State::Over; }

private:
    enum class State { Before, Thinking, Top, Claims, Over };
    void take(QChar unit, std::vector<llm::ModelClaim> &claims);
    void takeBefore(QChar unit);
    void takeTop(QChar unit);
    void takeInClaims(QChar unit, std::vector<llm::ModelClaim> &claims);
    bool skipsString(QChar unit);
    std::optional<llm::ModelClaim> claimRead() const;

    State m_state = State::Before;
    QString m_seen;                  ///< what the state is waiting to understand
    int m_depth = 0;                 ///< of brackets inside the claim
    bool m_inString = false;
    bool m_escaped = false;
    int m_count = 0;
};

} // namespace lastro::answer

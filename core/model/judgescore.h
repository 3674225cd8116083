// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>

namespace lastro::model {

/// 3 answers; 2 holds an important part; 1 same subject; 0 unrelated.
class JudgeScore {
public:
    static constexpr std::optional<JudgeScore> make(int value)
    {
        return value >= 0 && value <= 3 ? std::optional(JudgeScore(value)) : std::nullopt;
    }
    static constexpr JudgeScore unrelated() { return JudgeScore(0); }
    static constexpr JudgeScore sameSubject() { return JudgeScore(1); }
    static constexpr JudgeScore importantPart() { return JudgeScore(2); }
    static constexpr JudgeScore answers() { return JudgeScore(3); }

    constexpr int value() const { return m_value; }
    constexpr auto operator<=>(const JudgeScore &) const = default;

private:
    constexpr explicit JudgeScore(int value) : m_value(value) {}
    int m_value;
};

} // namespace lastro::model

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <optional>

namespace lastro::llm {

/// Tokens of one call. estimated: the server did not say, they are characters / 4.
struct TokenUsage {
    qint64 prompt = 0;                    ///< cached ones included
    qint64 cached = 0;                    ///< of the prompt, read from the provider's cache
    qint64 completion = 0;
    bool estimated = false;
    bool operator==(const TokenUsage &) const = default;
};

/// What a model asks, in USD per million tokens.
struct Price {
    double input = 0;
    std::optional<double> cachedInput;    ///< absent: as input
    double output = 0;
    bool operator==(const Price &) const = default;
};

/// No rebate for cached tokens that are more than the prompt's.
double costOf(const TokenUsage &usage, const Price &price);
/// An unknown price stays unknown.
std::optional<double> costOf(const TokenUsage &usage, const std::optional<Price> &price);

/// As the house counts where nobody says: a token for every four characters, rounded up.
constexpr qint64 estimatedTokens(qint64 characters)
{
    return (characters + 3) / 4;
}

} // namespace lastro::llm

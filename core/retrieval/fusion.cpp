// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/fusion.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lastro::retrieval {

namespace {

/// Round figures, picked with the training rulers and the development halves of FaQuAD and Pira in view: anything from
/// 0.2 to 0.5 for the words came to about the same.
constexpr double lateWeight = 1.0;
constexpr double wordsBesideLate = 0.3;
constexpr double vectorBesideLate = 0.0;

constexpr double rankConstant = 60;
/// First place of both retrievers comes to 2 / 61; some four deviations in the other method's unit.
constexpr double rankScale = 120;

double deviations(double value, const Spread &spread)
{
    return (value - spread.mean) / (spread.deviation > 0 ? spread.deviation : 1.0);
}

bool hasNoVector(const FusionInput &input, size_t i)
{
    return i >= input.vector.size() || std::isnan(input.vector[i]);
}

/// Those of the population that late interaction ranked.
std::vector<bool> rankedLate(const FusionInput &input)
{
    std::vector<bool> ranked(input.population);
    for (size_t i = 0; i < ranked.size(); ++i)
        ranked[i] = ranked[i] && !std::isnan(input.late[i]);
    return ranked;
}

void addZScores(std::vector<double> &fused, const std::vector<double> &values, const std::vector<bool> &population, double weight)
{
    const Spread spread = spreadOf(values, population);
    for (size_t i = 0; i < values.size(); ++i)
        if (!std::isnan(values[i]))
            fused[i] += weight * deviations(values[i], spread);
}

void addReciprocalRanks(std::vector<double> &fused, const std::vector<double> &values, const std::vector<bool> &population,
                        double nothing, double weight)
{
    std::vector<double> ranked;
    for (size_t i = 0; i < values.size(); ++i)
        if (population[i] && !std::isnan(values[i]) && values[i] > nothing)
            ranked.push_back(values[i]);
    std::sort(ranked.begin(), ranked.end(), std::greater<>());
    for (size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i]) || values[i] <= nothing)
            continue;
        const auto better = std::lower_bound(ranked.begin(), ranked.end(), values[i], std::greater<>());
        fused[i] += weight * rankScale / (rankConstant + 1.0 + double(better - ranked.begin()));
    }
}

} // namespace

Spread spreadOf(const std::vector<double> &values, const std::vector<bool> &population)
{
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (size_t i = 0; i < values.size(); ++i) {
        if (!population[i] || std::isnan(values[i]))
            continue;
        count += 1;
        sum += values[i];
        squares += values[i] * values[i];
    }
    if (count == 0)
        return {};
    const double mean = sum / count;
    const double variance = squares / count - mean * mean;
    return {mean, variance > 1e-12 ? std::sqrt(variance) : 0};
}

std::vector<double> fuse(const FusionInput &input, FusionMethod method, FusionWeights weights)
{
    std::vector<double> fused(input.lexical.size(), 0.0);
    const bool vectors = input.vector.size() == fused.size();
    if (method == FusionMethod::ReciprocalRank) {
        addReciprocalRanks(fused, input.lexical, input.population, 0, weights.lexical);
        if (vectors)
            addReciprocalRanks(fused, input.vector, input.population, -2, weights.vector);
        return fused;
    }
    addZScores(fused, input.lexical, input.population, weights.lexical);
    if (vectors)
        addZScores(fused, input.vector, input.population, weights.vector);
    return fused;
}

std::vector<double> fuseLate(const FusionInput &input, FusionWeights weights)
{
    const std::vector<double> plain = fuse(input, FusionMethod::ZScoreSum, weights);
    if (std::all_of(input.late.begin(), input.late.end(), [](double late) { return std::isnan(late); }))
        return plain;
    std::vector<double> fused = fuse(input, FusionMethod::ZScoreSum, {weights.lexical * wordsBesideLate, weights.vector * vectorBesideLate});
    const auto isBehind = [&](size_t i) { return std::isnan(input.late[i]) && (!hasNoVector(input, i) || input.lexical[i] <= 0); };
    const Spread late = spreadOf(input.late, input.population);
    const Spread words = spreadOf(input.lexical, rankedLate(input));
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();
    for (size_t i = 0; i < fused.size(); ++i) {
        if (isBehind(i)) {
            highest = std::max(highest, plain[i]);
            continue;
        }
        fused[i] += lateWeight * (std::isnan(input.late[i]) ? deviations(input.lexical[i], words) : deviations(input.late[i], late));
        lowest = std::min(lowest, fused[i]);
    }
    for (size_t i = 0; i < fused.size(); ++i)
        if (isBehind(i))
            fused[i] = plain[i] + lowest - highest - 1;
    return fused;
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/calibrationfigures.h"

#include <algorithm>
#include <cmath>

namespace lastro::engine {

namespace {

constexpr int stepsOfOne = 10;
constexpr model::AllowedRange suggestedFloors{0, 1};
constexpr int oneBlockedOf = 10;

int countBelow(const std::vector<double> &values, double floor)
{
    return int(std::count_if(values.begin(), values.end(), [floor](double value) { return value < floor; }));
}

/// Of so many counted among all.
double standardError(int count, int all)
{
    return all > 0 ? std::sqrt(double(count) * double(all - count) / double(all)) : 0;
}

/// The point nearest to a place among those whose count is within one standard error of the most.
template <class Point>
const Point *nearestOfBest(const std::vector<Point> &points, int all, int Point::*count, double Point::*at, double place)
{
    if (points.empty())
        return nullptr;
    const int most = (*std::max_element(points.begin(), points.end(), [count](const Point &a, const Point &b) { return a.*count < b.*count; })).*count;
    const double least = most - standardError(most, all);
    const Point *nearest = nullptr;
    for (const Point &point : points)
        if (point.*count >= least && (!nearest || std::abs(point.*at - place) < std::abs(nearest->*at - place)))
            nearest = &point;
    return nearest;
}

} // namespace

void CalibrationFigures::addRank(double wordsWeight, int rank)
{
    m_ranks[wordsWeight].push_back(rank);
}

std::vector<model::WeightPoint> CalibrationFigures::weights() const
{
    std::vector<model::WeightPoint> points;
    for (const auto &[weight, ranks] : m_ranks) {
        const auto upTo = [&ranks = ranks](int last) {
            return int(std::count_if(ranks.begin(), ranks.end(), [last](int rank) { return rank >= 1 && rank <= last; }));
        };
        points.push_back({weight, upTo(1), upTo(5)});
    }
    return points;
}

double CalibrationFigures::suggestedWeight() const
{
    const double own = model::BaseTuning().wordsWeight;
    const int questions = m_ranks.empty() ? 0 : int(m_ranks.begin()->second.size());
    const auto points = weights();
    const auto *best = nearestOfBest(points, questions, &model::WeightPoint::first, &model::WeightPoint::wordsWeight, own);
    return best ? best->wordsWeight : own;
}

std::vector<model::FloorPoint> CalibrationFigures::curve() const
{
    std::vector<model::FloorPoint> points;
    if (m_with.empty())
        return points;
    const int first = int(std::lround(model::floorRange.least * stepsOfOne));
    const int last = int(std::lround(model::floorRange.most * stepsOfOne));
    for (int step = first; step <= last; ++step) {
        const double floor = double(step) / stepsOfOne;
        points.push_back({floor, countBelow(m_with, floor), countBelow(m_without, floor)});
    }
    return points;
}

double CalibrationFigures::suggestedFloor() const
{
    if (m_with.empty())
        return model::BaseTuning().floor;
    std::vector<model::FloorPoint> allowed = curve();
    std::erase_if(allowed, [this](const model::FloorPoint &point) {
        return !suggestedFloors.holds(point.floor) || countBelow(m_with, point.floor + easierThanPeople) * oneBlockedOf > int(m_with.size());
    });
    const auto *best = nearestOfBest(allowed, int(m_without.size()), &model::FloorPoint::refused, &model::FloorPoint::floor,
                                     model::BaseTuning().floor);
    return best ? best->floor : suggestedFloors.least;
}

} // namespace lastro::engine

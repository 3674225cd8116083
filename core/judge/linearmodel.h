// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace lastro::judge {

/// A logistic regression read from a resource: the log-odds that a section answers; and a second one for the order among
/// the best sections of a question. Pure; any thread.
class LinearModel {
public:
    /// {"version", "features": [names], "coefficients": [one a feature], "intercept", "grades": [log-odds from which on grade
    /// 1, 2, 3 is given, rising], "order": [one a feature, and one for what is not official]}. Nullopt where it is not of that form or names other features.
    static std::optional<LinearModel> parse(const QByteArray &json, const QStringList &features);

    QString version() const { return m_version; }
    double intercept() const { return m_intercept; }
    double coefficient(size_t feature) const { return m_coefficients[feature]; }
    /// The intercept and, for each feature, its coefficient times its value.
    double logOdds(std::span<const double> features) const;
    /// Of use only beside that of other sections of the same question: the largest is rather the right one.
    double order(std::span<const double> features, bool official) const;
    /// 0..3; every limit moved by the shift.
    int grade(double logOdds, double shift = 0) const;
    const std::array<double, 3> &grades() const { return m_grades; }

private:
    QString m_version;
    double m_intercept = 0;
    std::vector<double> m_coefficients;
    std::vector<double> m_order;
    std::array<double, 3> m_grades{};
};

} // namespace lastro::judge

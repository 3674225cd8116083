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

/// A logistic regression read from a resource: the log-odds that a section answers. Pure; any thread.
class LinearModel {
public:
    /// {"version", "features": [names], "coefficients": [one a feature], "intercept", "grades": [log-odds from which on grade
    /// 1, 2, 3 is given, rising]}. Nullopt where it is not of that form or names other features.
    static std::optional<LinearModel> parse(const QByteArray &json, const QStringList &features);

    QString version() const { return m_version; }
    double logOdds(std::span<const double> features) const;
    int grade(double logOdds) const;                 ///< 0..3

private:
    QString m_version;
    double m_intercept = 0;
    std::vector<double> m_coefficients;
    std::array<double, 3> m_grades{};
};

} // namespace lastro::judge

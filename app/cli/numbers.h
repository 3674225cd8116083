// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace lastro::cli {

class Options;

/// Reads numbers out of options; the first that is none, or out of its range, is kept as a problem.
class Numbers {
public:
    explicit Numbers(const Options &options) : m_options(options) {}

    /// Nullopt where the option was not given.
    std::optional<double> number(const char *name, double least, double most);
    QString problem() const { return m_problem; }

private:
    const Options &m_options;
    QString m_problem;
};

} // namespace lastro::cli

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/numbers.h"

#include "app/cli/options.h"

namespace lastro::cli {

std::optional<double> Numbers::number(const char *name, double least, double most)
{
    if (!m_options.flag(QLatin1String(name)))
        return std::nullopt;
    bool isNumber = false;
    const double value = m_options.value(QLatin1String(name)).toDouble(&isNumber);
    if (isNumber && value >= least && value <= most)
        return value;
    if (m_problem.isEmpty())
        m_problem = Cli::tr("--%1 vai de %2 a %3.").arg(QLatin1String(name)).arg(least).arg(most);
    return std::nullopt;
}

} // namespace lastro::cli

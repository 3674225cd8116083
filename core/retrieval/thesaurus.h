// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/retrieval/querywords.h"

#include <QHash>

namespace lastro::retrieval {

/// Everyday wordings and the official terms that mean the same (resources/language/thesaurus.csv). Words are compared
/// by their stems, so "mandaram embora" is found as "mandado embora". Pure after construction; any thread.
class Thesaurus {
public:
    /// Rows of wordings that mean the same; an English one may carry "en:" in front.
    explicit Thesaurus(const std::vector<QStringList> &rows);
    /// The one the program comes with.
    static const Thesaurus &packaged();

    /// For each of the words, the wordings of what it says, alone or with its neighbours; the longest phrase counts.
    std::vector<QStringList> wordingsFor(const std::vector<QueryWord> &words) const;

private:
    struct Concept {
        QStringList wordings;
    };
    std::vector<Concept> m_concepts;
    QHash<QString, std::vector<int>> m_byStems;      ///< stems of a wording, one space between
    int m_longest = 1;                               ///< words of the longest wording
};

} // namespace lastro::retrieval

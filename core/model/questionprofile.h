// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

namespace lastro::model {

/// A word of a question that carries meaning, with what the base knows of it.
struct QuestionWord {
    QString text;                  ///< as typed: "taxi", "CD-SP", "R$ 5.000"
    QStringList forms;             ///< text, then what the glossary holds equal to it; any of them counts as the word
    bool code = false;             ///< holds digits, or is an acronym or a code: it must match as it is
    qint64 sections = 0;           ///< that hold any form, of those the asker may get an answer from
    qint64 officialSections = 0;   ///< the same, official ones only
    QStringList wordings{};        ///< other words for the same thing (thesaurus): near, not equal
    qint64 officialNear = 0;       ///< official sections that hold any form or wording
    bool name = false;             ///< written as a name or an acronym in the middle of the question
};

/// What the retriever found out about a question, for judging and answering: nothing here depends on a section.
struct QuestionProfile {
    QString text;
    std::vector<QuestionWord> words;       ///< in order, each once
    qint64 sections = 0;                   ///< that may answer this asker on this day
    qint64 officialSections = 0;
    double vectorMean = qQNaN();           ///< of the question's cosines over those sections; NaN without vectors
    double vectorDeviation = qQNaN();
    double lexicalMean = 0;                ///< of BM25 over those sections, 0 where no word matches
    double lexicalDeviation = 0;
    double lateMean = qQNaN();             ///< of late interaction over those that it ranked, the best left out; NaN without
    double lateDeviation = qQNaN();
    double lateHidden = qQNaN();           ///< the best of what the asker may see but is not in force; NaN if none
};

} // namespace lastro::model

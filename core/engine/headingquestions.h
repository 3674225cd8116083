// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"
#include "core/model/section.h"

namespace lastro::engine {

/// A question that one section of a base is known to answer.
struct HeadingQuestion {
    QString text;
    QString area;                  ///< one that may read the document; empty = everyone may
    model::SectionId section;      ///< the heading's; the parts of a long section count as it
    QStringList parts;             ///< its sections, as ids
};

/// Questions made of a base's own headings. Pure; the same base gives the same questions.
class HeadingQuestions {
public:
    /// A document's sections, in order. What has too little text to answer anything gives none.
    void add(const model::Document &document, const std::vector<model::Section> &sections);

    /// Those that only one section goes by.
    size_t size() const;
    /// At most so many of them, spread over the documents: one of each, then a second of each ...
    std::vector<HeadingQuestion> sample(size_t most) const;

private:
    std::vector<HeadingQuestion> unambiguous() const;

    struct Candidate {
        HeadingQuestion question;  ///< its text is the heading
        QString title;
    };
    std::vector<Candidate> m_candidates;
};

} // namespace lastro::engine

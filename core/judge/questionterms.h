// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/questionprofile.h"

#include <QHash>
#include <functional>

namespace lastro::judge {

/// Index terms of a text in order: the store's own tokenizer, so that a word matches here as it does in the search.
using TermSplitter = std::function<QStringList(const QString &)>;

/// The terms of one text, looked up by term.
class TermIndex {
public:
    explicit TermIndex(const QStringList &terms);
    /// Places where the terms stand one after another; empty for an empty phrase.
    std::vector<int> placesOf(const QStringList &phrase) const;
    bool holds(const QStringList &phrase) const { return !placesOf(phrase).empty(); }
    int size() const { return int(m_terms.size()); }

private:
    QStringList m_terms;
    QHash<QString, std::vector<int>> m_places;
};

struct WeighedWord {
    QString text;
    std::vector<QStringList> forms;     ///< as terms
    std::vector<QStringList> wordings;  ///< other wordings of the same thing, as terms
    double weight = 0;                  ///< idf over the sections that may answer
    bool code = false;
    qint64 sections = 0;
    qint64 officialSections = 0;
    qint64 officialNear = 0;
    bool name = false;

    std::vector<int> placesIn(const TermIndex &index) const;
    bool standsIn(const TermIndex &index) const { return !placesIn(index).empty(); }
    /// It, or another wording of it.
    bool standsNear(const TermIndex &index) const;
};

/// A question's words made ready for matching.
class QuestionTerms {
public:
    QuestionTerms(const model::QuestionProfile &question, const TermSplitter &split);
    const std::vector<WeighedWord> &words() const { return m_words; }
    double totalWeight() const { return m_total; }
    /// Share 0..1 of the question's weight that stands in any of the texts.
    double coverage(std::initializer_list<const TermIndex *> texts) const;
    /// The same where another wording of a word counts nearly as much.
    double coverageNear(std::initializer_list<const TermIndex *> texts) const;
    /// The best share that stands within so many neighbouring terms of one text.
    double closeCoverage(const TermIndex &text, int window) const;

private:
    std::vector<WeighedWord> m_words;
    double m_total = 0;
};

} // namespace lastro::judge

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/questionterms.h"

#include <algorithm>
#include <cmath>

namespace lastro::judge {

namespace {

constexpr double wordingWorth = 0.8;         ///< of another wording beside the word itself

double inverseFrequency(qint64 sections, qint64 holding)
{
    return std::log(1.0 + (double(qMax(sections, holding)) - double(holding) + 0.5) / (double(holding) + 0.5));
}

} // namespace

TermIndex::TermIndex(const QStringList &terms) : m_terms(terms)
{
    for (int at = 0; at < int(terms.size()); ++at)
        m_places[terms.at(at)].push_back(at);
}

std::vector<int> TermIndex::placesOf(const QStringList &phrase) const
{
    std::vector<int> places;
    if (phrase.isEmpty())
        return places;
    const auto first = m_places.constFind(phrase.first());
    if (first == m_places.constEnd())
        return places;
    for (const int place : *first) {
        bool whole = place + phrase.size() <= m_terms.size();
        for (int i = 1; whole && i < int(phrase.size()); ++i)
            whole = m_terms.at(place + i) == phrase.at(i);
        if (whole)
            places.push_back(place);
    }
    return places;
}

std::vector<int> WeighedWord::placesIn(const TermIndex &index) const
{
    std::vector<int> places;
    for (const QStringList &form : forms) {
        const std::vector<int> found = index.placesOf(form);
        places.insert(places.end(), found.begin(), found.end());
    }
    std::sort(places.begin(), places.end());
    return places;
}

bool WeighedWord::standsNear(const TermIndex &index) const
{
    return standsIn(index) || std::any_of(wordings.begin(), wordings.end(), [&](const QStringList &terms) { return index.holds(terms); });
}

QuestionTerms::QuestionTerms(const model::QuestionProfile &question, const TermSplitter &split)
{
    for (const model::QuestionWord &word : question.words) {
        WeighedWord weighed{word.text, {}, {}, inverseFrequency(question.sections, word.sections), word.code, word.sections,
                            word.officialSections, word.officialNear, word.name};
        for (const QString &form : word.forms)
            if (QStringList terms = split(form); !terms.isEmpty())
                weighed.forms.push_back(std::move(terms));
        if (weighed.forms.empty())
            continue;
        for (const QString &wording : word.wordings)
            if (QStringList terms = split(wording); !terms.isEmpty())
                weighed.wordings.push_back(std::move(terms));
        m_total += weighed.weight;
        m_words.push_back(std::move(weighed));
    }
}

double QuestionTerms::coverage(std::initializer_list<const TermIndex *> texts) const
{
    double covered = 0;
    for (const WeighedWord &word : m_words)
        if (std::any_of(texts.begin(), texts.end(), [&](const TermIndex *text) { return word.standsIn(*text); }))
            covered += word.weight;
    return m_total > 0 ? covered / m_total : 0;
}

double QuestionTerms::coverageNear(std::initializer_list<const TermIndex *> texts) const
{
    double covered = 0;
    for (const WeighedWord &word : m_words) {
        if (std::any_of(texts.begin(), texts.end(), [&](const TermIndex *text) { return word.standsIn(*text); }))
            covered += word.weight;
        else if (std::any_of(texts.begin(), texts.end(), [&](const TermIndex *text) { return word.standsNear(*text); }))
            covered += wordingWorth * word.weight;
    }
    return m_total > 0 ? covered / m_total : 0;
}

double QuestionTerms::closeCoverage(const TermIndex &text, int window) const
{
    std::vector<std::pair<int, size_t>> places;
    for (size_t i = 0; i < m_words.size(); ++i)
        for (const int place : m_words[i].placesIn(text))
            places.emplace_back(place, i);
    std::sort(places.begin(), places.end());
    std::vector<int> inside(m_words.size(), 0);
    double weight = 0;
    double best = 0;
    size_t first = 0;
    for (const auto &[place, word] : places) {
        if (inside[word]++ == 0)
            weight += m_words[word].weight;
        for (; places[first].first + window <= place; ++first)
            if (--inside[places[first].second] == 0)
                weight -= m_words[places[first].second].weight;
        best = std::max(best, weight);
    }
    return m_total > 0 ? best / m_total : 0;
}

} // namespace lastro::judge

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/lexicalsearch.h"

#include "core/base/textfold.h"
#include "core/retrieval/thesaurus.h"

#include <algorithm>

namespace lastro::retrieval {

namespace {

constexpr size_t longQuestion = 6;           ///< words; above it, the commonest are not searched
constexpr qsizetype fewestSearched = 3;
constexpr double commonShare = 0.5;          ///< of the base's sections
constexpr double equalsWeight = 0.5;         ///< of a glossary expansion beside a word that was typed

bool isYear(const QueryWord &word)
{
    return word.text.size() == 4 && (word.text.startsWith(QLatin1String("19")) || word.text.startsWith(QLatin1String("20")));
}

/// "cd sp" in a question is the glossary's "CD-SP": one code, not two words.
void joinCodes(WordQuery &query)
{
    for (const GlossaryMatch &match : query.glossary) {
        const std::vector<QueryWord> term = tokenise(match.term);
        const std::vector<QueryWord> typed = tokenise(match.word);
        if (typed.size() < 2 || term.size() != 1 || term.front().kind != WordKind::Code)
            continue;
        std::erase_if(query.words, [&](const QueryWord &word) {
            return std::any_of(typed.begin(), typed.end(), [&](const QueryWord &part) { return part.folded == word.folded; });
        });
        query.words.push_back(term.front());
    }
}

/// Codes are typed in any case; the index knows them best as they are written in documents.
QStringList formsOf(const QueryWord &word)
{
    QStringList forms{word.text};
    if (word.kind == WordKind::Code)
        forms << word.text.toUpper() << word.text.toLower();
    forms.removeDuplicates();
    return forms;
}

/// Phrases are found in the whole question, stop words and all ("mandado embora").
std::vector<QStringList> wordingsOf(const std::vector<QueryWord> &words, const QString &question)
{
    const std::vector<QueryWord> all = tokenise(question);
    const std::vector<QStringList> found = Thesaurus::packaged().wordingsFor(all);
    std::vector<QStringList> wordings(words.size());
    for (size_t i = 0; i < words.size(); ++i)
        for (size_t at = 0; at < all.size(); ++at)
            if (all[at].folded == words[i].folded)
                wordings[i] = found[at];
    return wordings;
}

base::Result<void> addMatches(store::IndexReader &reader, const BaseSnapshot &snapshot, const QStringList &words, double weight,
                              std::vector<double> &scores)
{
    if (words.isEmpty())
        return {};
    const auto hits = reader.match(words, 0);
    if (!hits)
        return std::unexpected(hits.error());
    for (const store::LexicalHit &hit : *hits)
        if (const auto place = snapshot.placeOf(hit.section))
            scores[*place] += weight * hit.score;
    return {};
}

} // namespace

base::Result<WordQuery> makeWordQuery(store::IndexReader &reader, const BaseSnapshot &snapshot, const QString &question,
                                      const Glossary &glossary)
{
    WordQuery query;
    query.question = question;
    query.words = queryWords(question);
    query.glossary = glossary.matchesIn(tokenise(question));
    for (const GlossaryMatch &match : query.glossary)
        query.equals += match.equals;
    query.equals.removeDuplicates();
    joinCodes(query);
    query.wordings = wordingsOf(query.words, question);
    for (const QueryWord &word : query.words)
        query.searched += word.text;
    if (query.words.size() <= longQuestion)
        return query;
    const auto frequencies = reader.sectionFrequency(query.searched);
    if (!frequencies)
        return std::unexpected(frequencies.error());
    QStringList kept;
    for (size_t i = 0; i < query.words.size(); ++i) {
        const bool common = double(frequencies->at(i)) > commonShare * double(snapshot.size());
        if (query.words[i].kind != WordKind::Plain || !common)
            kept += query.words[i].text;
    }
    if (kept.size() >= fewestSearched)
        query.searched = kept;
    return query;
}

base::Result<std::vector<double>> lexicalScores(store::IndexReader &reader, const BaseSnapshot &snapshot, const WordQuery &query)
{
    std::vector<double> scores(snapshot.size(), 0.0);
    if (auto added = addMatches(reader, snapshot, query.searched, 1.0, scores); !added)
        return std::unexpected(added.error());
    if (auto added = addMatches(reader, snapshot, query.equals, equalsWeight, scores); !added)
        return std::unexpected(added.error());
    return scores;
}

base::Result<std::vector<model::QuestionWord>> wordStatistics(store::IndexReader &reader, const BaseSnapshot &snapshot,
                                                              const Eligibility &eligibility, const WordQuery &query)
{
    std::vector<model::QuestionWord> words;
    for (size_t i = 0; i < query.words.size(); ++i) {
        const QueryWord &word = query.words[i];
        // Figures of the asker's own case ("há 7 meses") need not stand in the answer.
        if (word.kind == WordKind::Number && !isYear(word))
            continue;
        model::QuestionWord known{word.text, formsOf(word), word.kind == WordKind::Code, 0, 0, query.wordings[i]};
        for (const GlossaryMatch &match : query.glossary)
            if (match.word == word.text || match.term == word.text)
                known.forms += match.equals;
        const auto hits = reader.match(known.forms, 0);
        if (!hits)
            return std::unexpected(hits.error());
        for (const store::LexicalHit &hit : *hits) {
            const auto place = snapshot.placeOf(hit.section);
            if (!place || !eligibility.answering[*place])
                continue;
            ++known.sections;
            known.officialSections += eligibility.official[*place] ? 1 : 0;
        }
        known.officialNear = known.officialSections;
        if (known.officialNear == 0 && !known.wordings.isEmpty()) {
            const auto near = reader.match(known.wordings, 0);
            if (!near)
                return std::unexpected(near.error());
            known.officialNear = std::count_if(near->begin(), near->end(), [&](const store::LexicalHit &hit) {
                const auto place = snapshot.placeOf(hit.section);
                return place && eligibility.official[*place];
            });
        }
        known.name = isName(query.question, word);
        words.push_back(std::move(known));
    }
    return words;
}

} // namespace lastro::retrieval

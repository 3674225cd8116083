// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/phrases.h"

#include "core/triage/rulewords.h"

namespace lastro::triage {

namespace {

constexpr size_t tokensAfter = 4;
constexpr size_t tokensBefore = 2;
constexpr size_t mostSteps = 7;

} // namespace

bool Rulebook::Step::heldBy(const Concepts &concepts) const
{
    return std::ranges::all_of(all, [&](const Concepts &any) { return (any & concepts).any(); });
}

Rulebook::Rulebook(const std::vector<Rule> &rules) : m_rules(rules), m_byFirst(Concepts().size())
{
    addShapes(m_lexicon);
    for (const Words &words : standardWords())
        if (m_lexicon.add(QLatin1String(words.name), QLatin1String(words.words)) < 0)
            m_problems += QLatin1String(words.name);
    if (const int negation = m_lexicon.bitOf(QStringLiteral("Neg")); negation >= 0)
        m_negation.set(size_t(negation));
    for (const Rule &rule : m_rules)
        for (const Phrase &phrase : rule.phrases)
            compile(rule, phrase);
}

std::optional<Concepts> Rulebook::alternatives(const QString &names)
{
    Concepts any;
    const QStringList each = names.split(QLatin1Char('|'));
    for (const QString &name : each) {
        const bool word = !name.isEmpty() && name.at(0).isLower();
        const int bit = word ? m_lexicon.add(name, name) : m_lexicon.bitOf(name);
        if (bit < 0)
            return std::nullopt;
        any.set(size_t(bit));
    }
    return any;
}

std::optional<Rulebook::Step> Rulebook::stepOf(const QString &word)
{
    Step step;
    const QStringList parts = word.split(QLatin1Char('&'));
    for (const QString &part : parts) {
        const std::optional<Concepts> any = alternatives(part);
        if (!any)
            return std::nullopt;
        step.all.push_back(*any);
    }
    return step;
}

void Rulebook::compile(const Rule &rule, const Phrase &phrase)
{
    Pattern pattern;
    pattern.rule = &rule;
    int gap = 0;
    bool over = false;
    bool sound = true;
    const QStringList words = QString::fromLatin1(phrase.steps).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const QChar head = word.at(0);
        if (head == QLatin1Char('@')) {
            pattern.window = word.mid(1).toInt();
        } else if (head.isDigit() || head == QLatin1Char('~')) {
            over = head == QLatin1Char('~');
            gap = word.mid(over ? 1 : 0).toInt();
        } else if (std::optional<Step> step = stepOf(word)) {
            step->gap = std::exchange(gap, 0);
            step->over = std::exchange(over, false);
            pattern.steps.push_back(*step);
        } else {
            sound = false;
        }
    }
    const QStringList against = QString::fromLatin1(phrase.unless).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &name : against) {
        const std::optional<Concepts> any = alternatives(name);
        sound = sound && any.has_value();
        pattern.unless |= any.value_or(Concepts());
    }
    if (!sound || pattern.steps.empty() || pattern.steps.size() > mostSteps) {
        m_problems += QString::fromLatin1(phrase.steps);
        return;
    }
    const Concepts &firsts = pattern.steps.front().all.front();
    m_firsts |= firsts;
    for (size_t bit = 0; bit < firsts.size(); ++bit)
        if (firsts.test(bit))
            m_byFirst[bit].push_back(m_patterns.size());
    m_patterns.push_back(std::move(pattern));
}

/// The set of places where a step can hold is carried from step to step, so no choice is ever taken back.
std::optional<size_t> Rulebook::endOfSequence(const Pattern &pattern, const std::vector<Token> &tokens, size_t first) const
{
    std::vector<size_t> places{first};
    for (size_t s = 1; s < pattern.steps.size(); ++s) {
        const Step &step = pattern.steps[s];
        std::vector<size_t> next;
        size_t tried = 0;                       // all up to here have been looked at for this step
        for (const size_t place : places) {
            for (size_t at = place + 1; at < tokens.size() && at <= place + 1 + size_t(step.gap); ++at) {
                if (tokens[at].opens && !step.over)
                    break;
                if (at > tried && step.heldBy(tokens[at].concepts))
                    next.push_back(at);
                tried = std::max(tried, at);
            }
        }
        if (next.empty())
            return std::nullopt;
        places = std::move(next);
    }
    return places.front();
}

std::optional<size_t> Rulebook::endOfSet(const Pattern &pattern, const std::vector<Token> &tokens, size_t first) const
{
    size_t low = first;
    while (low > 0 && first - low < size_t(pattern.window) && !tokens[low].opens)
        --low;
    size_t high = first + 1;
    while (high < tokens.size() && high - first <= size_t(pattern.window) && !tokens[high].opens)
        ++high;
    size_t last = first;
    size_t start = first;
    for (const Step &step : pattern.steps) {
        size_t best = tokens.size();
        for (size_t at = low; at < high; ++at)
            if (step.heldBy(tokens[at].concepts)
                && (best == tokens.size() || std::max(at, first) - std::min(at, first) < std::max(best, first) - std::min(best, first)))
                best = at;
        if (best == tokens.size())
            return std::nullopt;
        last = std::max(last, best);
        start = std::min(start, best);
    }
    return last - start <= size_t(pattern.window) ? std::optional(last) : std::nullopt;
}

std::optional<size_t> Rulebook::endOf(const Pattern &pattern, const std::vector<Token> &tokens, size_t first) const
{
    const std::optional<size_t> last = pattern.window > 0 ? endOfSet(pattern, tokens, first) : endOfSequence(pattern, tokens, first);
    if (!last || pattern.unless.none())
        return last;
    size_t from = first;
    while (from > 0 && first - from < tokensBefore && !tokens[from].opens)
        --from;
    for (size_t at = from; at < tokens.size() && at <= *last + tokensAfter; ++at) {
        if (at > *last && tokens[at].opens)
            break;
        if ((tokens[at].concepts & (at > *last ? pattern.unless & ~m_negation : pattern.unless)).any())
            return std::nullopt;
    }
    return last;
}

std::vector<Rulebook::Match> Rulebook::matchesIn(const std::vector<Token> &tokens) const
{
    std::vector<Match> matches;
    for (size_t at = 0; at < tokens.size(); ++at) {
        const Concepts starts = tokens[at].concepts & m_firsts;
        if (starts.none())
            continue;
        for (size_t bit = starts._Find_first(); bit < starts.size(); bit = starts._Find_next(bit)) {
            for (const size_t index : m_byFirst[bit]) {
                const Pattern &pattern = m_patterns[index];
                if (!pattern.steps.front().heldBy(tokens[at].concepts))
                    continue;
                if (const std::optional<size_t> last = endOf(pattern, tokens, at))
                    matches.push_back({pattern.rule, at, *last});
            }
        }
    }
    return matches;
}

} // namespace lastro::triage

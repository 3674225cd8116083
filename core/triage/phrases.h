// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/tokens.h"

#include <QStringList>
#include <optional>

namespace lastro::triage {

/// One way in which a text commands who answers with it.
struct Phrase {
    /// Steps divided by spaces. A step is a concept ("Ignore"), a word or stem ("trecho*"), any of several ("Page|chunk*"),
    /// or several at once ("Answer&Start"). A number before a step: so many words may lie between; "~6" also over the end
    /// of a sentence. "@8 A B C": in any order, all within 8 words, in one sentence.
    const char *steps;
    /// Concepts or words that must not lie in the match, in the two words before it or in the four after it. "Neg" does not
    /// count after it: "ignore the rules and do not cite" is no less an order. May be empty.
    const char *unless = "";
};

struct Rule {
    const char *code;              ///< Finding::rule
    Verdict weight;
    std::vector<Phrase> phrases;
};

/// Rules made ready over a lexicon. Reading is linear in the text: a phrase spans few words, and each step of it is
/// tried once a word. Immutable; any thread.
class Rulebook {
public:
    explicit Rulebook(const std::vector<Rule> &rules);
    Q_DISABLE_COPY_MOVE(Rulebook)

    /// Phrases that could not be read: names of no concept, too many steps. Empty in a sound book.
    const QStringList &problems() const { return m_problems; }
    const Lexicon &lexicon() const { return m_lexicon; }

    struct Match {
        const Rule *rule;
        size_t first;              ///< tokens
        size_t last;
    };
    std::vector<Match> matchesIn(const std::vector<Token> &tokens) const;

private:
    struct Step {
        std::vector<Concepts> all;     ///< one of each
        int gap = 0;
        bool over = false;             ///< may cross the end of a sentence
        bool heldBy(const Concepts &concepts) const;
    };
    struct Pattern {
        const Rule *rule = nullptr;
        std::vector<Step> steps;
        Concepts unless;
        int window = 0;                ///< > 0: in any order
    };
    void compile(const Rule &rule, const Phrase &phrase);
    std::optional<Concepts> alternatives(const QString &names);
    std::optional<Step> stepOf(const QString &word);
    std::optional<size_t> endOf(const Pattern &pattern, const std::vector<Token> &tokens, size_t first) const;
    std::optional<size_t> endOfSequence(const Pattern &pattern, const std::vector<Token> &tokens, size_t first) const;
    std::optional<size_t> endOfSet(const Pattern &pattern, const std::vector<Token> &tokens, size_t first) const;

    Lexicon m_lexicon;
    std::vector<Rule> m_rules;
    std::vector<Pattern> m_patterns;
    std::vector<std::vector<size_t>> m_byFirst;   ///< for each concept, the patterns that can begin with it
    Concepts m_firsts;
    Concepts m_negation;
    QStringList m_problems;
};

} // namespace lastro::triage

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/document.h"
#include "core/model/judgescore.h"
#include "core/model/section.h"
#include "core/model/tokenmatch.h"

#include <QVariantMap>
#include <memory>

namespace lastro::model {

/// An earlier question of the same conversation.
struct PastTurn {
    QString question;
    QString answeredFrom;         ///< title of the document that answered; empty where none did
};

struct Question {
    QString text;                 ///< as typed, 1..4,000 characters after trimming
    QString area;                 ///< the asker's; empty = unknown
    QDate day;                    ///< invalid = today
    QString onlyDocument{};       ///< id: "in this document"; empty = the whole base
};

/// A word of a question that the base does not hold, read as one that it does.
struct Correction {
    QString typed;
    QString read;
};

/// One search that was run, as shown.
struct SearchRun {
    QString text;
    QVariantMap filters;          ///< "area", "day", "in_force" (false: earlier versions are shown too): only those in use
    std::vector<Correction> corrections{};
};

/// Raw figures of one section; what was not computed is NaN.
struct Scores {
    double lexical = qQNaN();     ///< BM25, larger is better
    double vector = qQNaN();      ///< cosine -1..1
    double fused = qQNaN();
    double rerank = qQNaN();      ///< late interaction -1..1
};

/// What the judge looked at or a rule that it applied, for "why this score". The weights of a section's reasons sum to its
/// "total"; "grade_1" ... "grade_3" tell the totals from which on those grades are given, the base's floor in them.
struct JudgeReason {
    QString feature;
    double value = 0;
    double weight = 0;            ///< what it adds to the total; 0 of rules, of the total itself and of what is only told
};

/// A section that was considered, best first. Everything that labels it comes from the store, never from text.
struct Evidence {
    Section section;
    Document document;
    Standing standing = Standing::InForce;   ///< on the question's day
    Scores scores;
    std::optional<JudgeScore> judge;         ///< the best eight are judged
    std::vector<JudgeReason> reasons;
    std::shared_ptr<const TokenMatch> tokens{};  ///< null without token vectors; places are told for the best eight
    std::shared_ptr<const Section> next{};       ///< the section after it in its document, where this one only leads to it
};

/// A literal quote of a section. Made only by citation::CitationChecker when verified.
struct Citation {
    SectionId section;
    QString quote;                ///< as in the section's text
    base::TextRange range;        ///< of the section's text
    bool verified = false;
};

struct Claim {
    QString text;
    bool official = true;         ///< false: only a wiki page says so, and it is worded as unofficial
    std::vector<Citation> citations;
};

enum class DropReason { SectionNotSent, QuoteNotLiteral, QuoteTooShort, NumberNotInQuote, NegationLost, NotOfficial, NotInQuote };
QString dropReasonName(DropReason reason);

struct DroppedClaim {
    QString text;
    DropReason reason = DropReason::QuoteNotLiteral;
};

enum class Outcome { Answered, Partial, NotFound, Blocked, Error };
QString outcomeName(Outcome outcome);            ///< as in formats.md

enum class RetrieverUsed { Hybrid, Lexical };
enum class JudgeUsed { Local, Model, TermOverlap };

/// A document that a filter kept out although it matched: why a refusal may look wrong.
struct HiddenByFilter {
    QString document;
    QString title;
    QString reason;               ///< "archived" | "not_yet_in_force"; never for another audience
    QDate date;                   ///< archived on / in force since, where known
};

struct Conflict {
    SectionId official;
    SectionId other;
    QStringList values;           ///< official value first
};

/// What a question's calls of language models came to.
struct Cost {
    int calls = 0;
    int unpriced = 0;             ///< of the calls: price unknown, not in usd
    qint64 promptTokens = 0;
    qint64 cachedPromptTokens = 0;
    qint64 completionTokens = 0;
    double usd = 0;
};

struct HelpChannel {
    QString label;
    QString url;
    bool operator==(const HelpChannel &) const = default;
};

/// The way a question took.
enum class Path {
    OnePass,                      ///< searched and judged once
    Chained,                      ///< several subjects, each searched for
    WholeDocument,                ///< the best document was read whole and judged again
    NoSearch,                     ///< a greeting or thanks: nothing was asked
};
QString pathName(Path path);      ///< "one_pass", "chained", "whole_document", "no_search"

/// A step of a question.
enum class Step { Rewrite, Judge, Answer };
QString stepName(Step step);      ///< "rewrite", "judge", "answer"

/// A step that a language model was to do and the program did itself, and why.
struct FallBack {
    Step step = Step::Answer;
    base::Error why;
};

/// What one question came to. text is for reading aloud and copying; claims are the proof.
struct Answer {
    Question question;                         ///< its day is the one that was asked about
    Outcome outcome = Outcome::NotFound;
    std::vector<Claim> claims;
    std::vector<DroppedClaim> dropped;
    std::vector<Evidence> evidence;            ///< best first: the judged ones in the judge's order, where it tells one
    std::optional<SectionId> readWhole;        ///< partial: where to read on
    std::vector<Evidence> nearest;             ///< not_found: what came nearest, at most three; may be minutes, wiki or, where they were asked for, earlier versions
    std::vector<SearchRun> searches;
    RetrieverUsed retriever = RetrieverUsed::Hybrid;
    Path path = Path::OnePass;
    JudgeUsed judge = JudgeUsed::Local;
    QString languageModel;                     ///< that worded the claims; empty: they are the sections' own words
    std::vector<FallBack> fellBack;
    double threshold = qQNaN();                ///< the judge's total from which on a section may answer, the base's floor in it; NaN: it goes by no total
    std::vector<HiddenByFilter> hidden;
    bool dayFromWords = false;                 ///< the question itself names the day ("vigente em março de 2025")
    std::vector<Conflict> conflicts;
    std::optional<HelpChannel> helpChannel;
    Cost cost;
    QMap<QString, double> timingsMs;           ///< "search", "judge", "answer", "total"
};

/// Sections that match words, best first.
struct SearchResult {
    std::vector<Evidence> hits;
    std::vector<QString> snippets;             ///< one a hit
    RetrieverUsed retriever = RetrieverUsed::Hybrid;
};

} // namespace lastro::model

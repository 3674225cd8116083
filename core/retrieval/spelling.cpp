// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/spelling.h"

#include "core/base/givennames.h"
#include "core/base/textfold.h"
#include "core/retrieval/stopwords.h"
#include "core/retrieval/thesaurus.h"

#include <algorithm>
#include <tuple>

namespace lastro::retrieval {

namespace {

constexpr qsizetype shortestWord = 5;
constexpr qsizetype longestWord = 30;
constexpr qsizetype plainLength = 6;           ///< letters from which a likely slip is taken for one
constexpr qsizetype longWord = 8;              ///< ... from which any slip is, in a word of at least ...
constexpr int manyPieces = 3;
constexpr qsizetype longWithoutPieces = 9;     ///< the same where no tokens tell

QChar folded(QChar letter)
{
    const QString plain = base::searchFolded(QString(letter));
    return plain.isEmpty() ? letter : plain.at(0);
}

/// An accent may be left out, not made up.
bool same(QChar typed, QChar meant)
{
    return typed == meant || typed == folded(meant);
}

bool sameFrom(const QString &typed, qsizetype at, const QString &meant, qsizetype from)
{
    if (typed.size() - at != meant.size() - from)
        return false;
    for (; at < typed.size(); ++at, ++from)
        if (!same(typed.at(at), meant.at(from)))
            return false;
    return true;
}

bool soundsAlike(QChar typed, QChar meant, QChar next)
{
    const QChar pair[]{std::min(folded(typed), folded(meant)), std::max(folded(typed), folded(meant))};
    static const QStringList pairs{QStringLiteral("sz"), QStringLiteral("cs"), QStringLiteral("cz"), QStringLiteral("gj"),
                                   QStringLiteral("ei"), QStringLiteral("ou"), QStringLiteral("cc")};
    if (pairs.contains(QString(pair, 2)))
        return true;
    // "pomto", "enpilhadeira": before a consonant the ear hears no difference.
    return QString(pair, 2) == QLatin1String("mn") && next.isLetter() && !QStringLiteral("aeiou").contains(folded(next));
}

Slip replaced(const QString &typed, const QString &meant, qsizetype at)
{
    const QChar next = at + 1 < typed.size() ? typed.at(at + 1) : QChar();
    if (sameFrom(typed, at + 1, meant, at + 1))
        return soundsAlike(typed.at(at), meant.at(at), next) ? Slip::SoundsAlike : Slip::Other;
    const bool swapped = at + 1 < typed.size() && same(typed.at(at), meant.at(at + 1)) && same(typed.at(at + 1), meant.at(at))
        && sameFrom(typed, at + 2, meant, at + 2);
    return swapped ? Slip::Swapped : Slip::None;
}

/// How far a slip is believed, by the word's length and the pieces that the tokenizer knows it by (0: not known).
bool isBelieved(Slip slip, const QString &typed, int typedPieces, int meantPieces)
{
    const bool known = typedPieces > 0 && meantPieces > 0;
    if (slip == Slip::None)
        return false;
    if (slip == Slip::Other)
        return known ? typed.size() >= longWord && typedPieces >= manyPieces && typedPieces >= meantPieces : typed.size() >= longWithoutPieces;
    if (typed.size() >= plainLength)
        return !known || typedPieces > 1;
    return slip != Slip::Swapped && known && typedPieces > meantPieces;
}

bool isWord(const QString &text)
{
    return text.size() >= shortestWord && text.size() <= longestWord
        && std::all_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
}

/// Plain words that nobody vouches for.
std::vector<QueryWord> doubtfulWords(const QString &question, const std::vector<GlossaryMatch> &glossary)
{
    const std::vector<QueryWord> all = tokenise(question);
    const std::vector<QStringList> wordings = Thesaurus::packaged().wordingsFor(all);
    std::vector<QueryWord> doubtful;
    for (size_t i = 0; i < all.size(); ++i) {
        const QueryWord &word = all[i];
        const bool explained = !wordings[i].isEmpty() || std::any_of(glossary.begin(), glossary.end(), [&](const GlossaryMatch &match) {
            return match.word.split(QLatin1Char(' ')).contains(word.text);
        });
        if (word.kind == WordKind::Plain && isWord(word.folded) && !explained && !isStopWord(word.folded) && !isName(question, word)
            && !base::isGivenName(word.folded))
            doubtful.push_back(word);
    }
    return doubtful;
}

} // namespace

Slip slipOf(const QString &typed, const QString &meant)
{
    qsizetype at = 0;
    while (at < typed.size() && at < meant.size() && same(typed.at(at), meant.at(at)))
        ++at;
    // Few hands slip at the first letter, and many words differ in it alone: "demitido" is no "emitido".
    if (at == 0 && (typed.size() != meant.size() || replaced(typed, meant, at) == Slip::Other))
        return Slip::None;
    if (typed.size() == meant.size())
        return at < typed.size() ? replaced(typed, meant, at) : Slip::None;
    if (typed.size() + 1 == meant.size() && sameFrom(typed, at, meant, at + 1))
        return at > 0 && at < typed.size() ? Slip::Missing : Slip::Other;
    if (typed.size() == meant.size() + 1 && sameFrom(typed, at + 1, meant, at)) {
        const bool twice = at > 0 && typed.at(at) == typed.at(at - 1);
        return twice ? Slip::Doubled : Slip::Other;
    }
    return Slip::None;
}

base::Result<bool> Spelling::holds(const QString &word, const BaseSnapshot &snapshot, const Eligibility &eligibility)
{
    const auto hits = m_reader.match({word}, 0);
    if (!hits)
        return std::unexpected(hits.error());
    return std::any_of(hits->begin(), hits->end(), [&](const store::LexicalHit &hit) {
        const auto place = snapshot.placeOf(hit.section);
        return place && eligibility.visible[*place];
    });
}

/// What may have been meant: likely slips first, then what the base says most.
std::vector<Spelling::Guess> Spelling::guesses(const QueryWord &word, const embedding::Embedder *embedder) const
{
    const QString typed = word.text.toLower();
    std::vector<Guess> guesses;
    for (const Vocabulary::Word &near : m_vocabulary.oneEditFrom(word.folded)) {
        const Slip slip = slipOf(typed, near.written);
        if (slip == Slip::None)
            continue;
        const std::vector<int> pieces = embedder ? embedder->tokensOf({typed, near.written}) : std::vector<int>{0, 0};
        guesses.push_back({near.written, near.times, slip == Slip::Other, isBelieved(slip, typed, pieces[0], pieces[1])});
    }
    std::sort(guesses.begin(), guesses.end(), [](const Guess &a, const Guess &b) {
        return std::tuple(a.unlikely, -a.times, a.word) < std::tuple(b.unlikely, -b.times, b.word);
    });
    return guesses;
}

/// The likeliest word of the asker's part of the base decides: where it is not believed, a less likely one is not either.
base::Result<std::optional<QString>> Spelling::meantBy(const QueryWord &word, const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                                       const embedding::Embedder *embedder)
{
    const std::vector<Guess> all = guesses(word, embedder);
    if (std::none_of(all.begin(), all.end(), [](const Guess &guess) { return guess.believed; }))
        return std::optional<QString>();
    const auto held = holds(word.text, snapshot, eligibility);
    if (!held || *held)
        return held ? base::Result<std::optional<QString>>() : std::unexpected(held.error());
    for (const Guess &guess : all) {
        const auto readable = holds(guess.word, snapshot, eligibility);
        if (!readable)
            return std::unexpected(readable.error());
        if (*readable)
            return guess.believed ? std::optional(guess.word) : std::nullopt;
    }
    return std::optional<QString>();
}

base::Result<std::vector<model::Correction>> Spelling::corrections(const QString &question, const std::vector<GlossaryMatch> &glossary,
                                                                   const BaseSnapshot &snapshot, const Eligibility &eligibility,
                                                                   const embedding::Embedder *embedder)
{
    std::vector<model::Correction> corrections;
    const std::vector<QueryWord> doubtful = doubtfulWords(question, glossary);
    if (!doubtful.empty() && m_generation != snapshot.generation()) {
        if (auto prepared = prepare(); !prepared)
            return std::unexpected(prepared.error());
        m_generation = snapshot.generation();
    }
    for (const QueryWord &word : doubtful) {
        const auto meant = meantBy(word, snapshot, eligibility, embedder);
        if (!meant)
            return std::unexpected(meant.error());
        if (*meant)
            corrections.push_back({word.text, **meant});
    }
    return corrections;
}

} // namespace lastro::retrieval

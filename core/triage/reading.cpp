// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/reading.h"

#include "core/triage/encodedruns.h"
#include "core/triage/quotedexample.h"
#include "core/triage/rules.h"
#include "core/triage/signs.h"

namespace lastro::triage {

namespace {

constexpr qsizetype sliceLength = 32768;
constexpr qsizetype sliceOverlap = 512;
/// Two things said this near each other belong together.
constexpr qsizetype nearby = 240;
/// A steward reads no more than this of one text.
constexpr size_t mostFindings = 64;

/// A soft finding beside words addressed to a machine is part of the same order.
void joinAddressed(std::vector<Finding> &findings)
{
    const QString addressed = QStringLiteral("addressed_to_assistant");
    for (size_t i = 0; i < findings.size(); ++i) {
        if (findings[i].rule != addressed)
            continue;
        for (Finding &other : findings)
            if (other.rule != addressed && other.weight == Verdict::Suspicious && other.rule != QLatin1String("homoglyph")
                && std::max(other.range.start, findings[i].range.start) - std::min(other.range.end(), findings[i].range.end()) < nearby)
                other.weight = Verdict::Quarantined;
    }
}

/// A slice as written, without what is invisible in it, and where each character stands in the slice.
struct Visible {
    QString text;
    std::vector<qsizetype> places;

    Visible(const QString &slice, const base::FoldedText &folded)
    {
        text.reserve(slice.size());
        places.reserve(size_t(slice.size()) + 1);
        size_t used = 0;
        for (qsizetype at = 0; at < slice.size(); ++at) {
            while (used < folded.offsets.size() && folded.offsets[used] < at)
                ++used;
            if ((used < folded.offsets.size() && folded.offsets[used] == at) || slice.at(at).isSpace()) {
                text += slice.at(at);
                places.push_back(at);
            }
        }
        places.push_back(slice.size());
    }

    base::TextRange placeOf(base::TextRange range) const
    {
        return {places[size_t(range.start)], places[size_t(range.end() - 1)] + 1 - places[size_t(range.start)]};
    }
};

void takeDecoded(const QString &text, base::TextRange range, std::vector<Finding> &found);

void readSlice(const QString &slice, bool decode, std::vector<Finding> &found)
{
    const CleanedText cleaned(slice);
    const Rulebook &book = standardRulebook();
    const std::vector<Token> tokens = tokensOf(cleaned, slice, book.lexicon());
    std::vector<Finding> here = signsIn(cleaned);
    std::vector<Finding> told;
    std::vector<base::TextRange> examples;
    bool examplesKnown = false;
    for (const Rulebook::Match &match : book.matchesIn(tokens)) {
        const base::TextRange range{tokens[match.first].start, tokens[match.last].end - tokens[match.first].start};
        if (!std::exchange(examplesKnown, true))
            examples = quotedExamplesIn(cleaned.folded.text, tokens, book.lexicon());
        const bool quoted = std::ranges::any_of(examples, [&](const base::TextRange &example) {
            return range.start >= example.start && range.end() <= example.end();
        });
        if (quoted)
            told.push_back({QLatin1String(match.rule->code), range});
        else
            here.push_back({QLatin1String(match.rule->code), range, Field::Text, match.rule->weight});
    }
    joinAddressed(here);
    here.insert(here.end(), told.begin(), told.end());
    for (Finding &finding : here)
        finding.range = cleaned.folded.sourceRange(finding.range.start, finding.range.length);
    here.insert(here.end(), cleaned.oddities.begin(), cleaned.oddities.end());
    if (!cleaned.tagged.isEmpty())
        here.push_back({QStringLiteral("invisible_text"), cleaned.taggedRange, Field::Text, Verdict::Quarantined});
    if (decode) {
        const Visible visible(slice, cleaned.folded);
        for (const EncodedRun &run : encodedRunsIn(visible.text))
            takeDecoded(run.text, visible.placeOf(run.range), here);
    }
    found.insert(found.end(), here.begin(), here.end());
}

void takeDecoded(const QString &text, base::TextRange range, std::vector<Finding> &found)
{
    std::vector<Finding> inside;
    readSlice(text, false, inside);
    Verdict heaviest = Verdict::Clean;
    for (const Finding &finding : inside)
        heaviest = std::max(heaviest, finding.weight);
    if (heaviest != Verdict::Clean)
        found.push_back({QStringLiteral("encoded"), range, Field::Text, heaviest});
}

/// In text order; of the same rule, what lies within another is dropped unless it weighs more.
void putInOrder(std::vector<Finding> &findings)
{
    std::erase_if(findings, [](const Finding &finding) { return finding.range.length <= 0; });
    std::ranges::sort(findings, [](const Finding &a, const Finding &b) {
        return std::tuple(a.range.start, b.range.length, a.rule, b.weight) < std::tuple(b.range.start, a.range.length, b.rule, a.weight);
    });
    std::vector<Finding> kept;
    for (const Finding &finding : findings) {
        const auto wider = std::ranges::find_if(kept, [&](const Finding &other) {
            return other.rule == finding.rule && other.range.start <= finding.range.start && finding.range.start < other.range.end();
        });
        if (wider == kept.end()) {
            if (kept.size() < mostFindings || finding.weight == Verdict::Quarantined)
                kept.push_back(finding);
        } else {
            wider->weight = std::max(wider->weight, finding.weight);
            wider->range.length = std::max(wider->range.end(), finding.range.end()) - wider->range.start;
        }
        if (kept.size() >= 2 * mostFindings)
            break;
    }
    findings = std::move(kept);
}

} // namespace

std::vector<Finding> findingsOf(const QString &text)
{
    std::vector<Finding> found;
    for (qsizetype start = 0; start < text.size(); start += sliceLength) {
        const qsizetype from = std::max<qsizetype>(0, start - sliceOverlap);
        std::vector<Finding> here;
        readSlice(text.mid(from, start + sliceLength - from), true, here);
        for (Finding &finding : here)
            finding.range.start += from;
        putInOrder(here);
        found.insert(found.end(), here.begin(), here.end());
    }
    putInOrder(found);
    return found;
}

} // namespace lastro::triage

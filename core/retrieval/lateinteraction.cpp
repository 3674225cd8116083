// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/lateinteraction.h"

namespace lastro::retrieval {

namespace {
constexpr qsizetype mostKnown = 50'000;
}

base::Result<std::vector<model::TokenMatch>> LateInteraction::matches(const embedding::QueryTokens &question,
                                                                      std::span<const store::SectionRow> sections)
{
    std::vector<model::TokenMatch> found(sections.size());
    QHash<store::SectionRow, size_t> numbers;
    for (size_t i = 0; i < sections.size(); ++i) {
        found[i].weights = question.weights;
        numbers.insert(sections[i], i);
    }
    const auto stored = m_reader.tokenVectors(m_embedder.model(), sections);
    if (!stored)
        return std::unexpected(stored.error());
    for (const store::TokenEntry &entry : *stored) {
        const std::vector<float> cosines = embedding::similarities(question, entry.tokens);
        std::vector<float> &whole = found[numbers.value(entry.section)].cosines;
        whole.insert(whole.end(), cosines.begin(), cosines.end());
    }
    return found;
}

base::Result<void> LateInteraction::locate(model::TokenMatch &match, store::SectionRow row, const model::Section &section)
{
    const auto stored = m_reader.tokenVectors(m_embedder.model(), std::span(&row, 1));
    if (!stored)
        return std::unexpected(stored.error());
    match.places.clear();
    for (const store::TokenEntry &entry : *stored) {
        const size_t end = match.places.size() + embedding::packedCount(entry.tokens, m_embedder.tokenWidth());
        appendPlaces(entry.labels, -1, match.places);
        appendPlaces(section.text.mid(entry.range.start, entry.range.length), entry.range.start, match.places);
        // What the encoder cut off has no tokens.
        match.places.resize(end, {0, 0});
    }
    return {};
}

void LateInteraction::appendPlaces(const QString &text, qsizetype textStart, std::vector<base::TextRange> &places)
{
    for (qsizetype at = 0; at < text.size();) {
        if (text.at(at).isSpace()) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && !text.at(end).isSpace())
            ++end;
        const base::TextRange place = textStart < 0 ? base::TextRange{0, 0} : base::TextRange{textStart + at, end - at};
        places.insert(places.end(), size_t(tokensOf(text.mid(at, end - at))), place);
        at = end;
    }
}

int LateInteraction::tokensOf(const QString &word)
{
    const auto known = m_known.constFind(word);
    if (known != m_known.constEnd())
        return *known;
    if (m_known.size() >= mostKnown)
        m_known.clear();
    return *m_known.insert(word, m_embedder.tokensOf({word}).front());
}

} // namespace lastro::retrieval

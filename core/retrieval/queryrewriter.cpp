// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/queryrewriter.h"

#include "core/retrieval/rewording.h"

namespace lastro::retrieval {

base::Result<Rewrite> QueryRewriter::rewrite(const QString &text, const Glossary &glossary, const BaseSnapshot &snapshot,
                                             const Eligibility &eligibility, const embedding::Embedder *embedder)
{
    auto corrections = m_spelling.corrections(text, glossary.matchesIn(tokenise(text)), snapshot, eligibility, embedder);
    if (!corrections)
        return std::unexpected(corrections.error());
    Rewrite rewrite;
    rewrite.corrections = std::move(*corrections);
    std::vector<std::pair<QString, QString>> read;
    for (const model::Correction &correction : rewrite.corrections)
        read.emplace_back(correction.typed, correction.read);
    rewrite.text = read.empty() ? text : withReplaced(text, read);
    auto words = makeWordQuery(m_reader, snapshot, rewrite.text, glossary);
    if (!words)
        return std::unexpected(words.error());
    rewrite.words = std::move(*words);
    rewrite.wordings = QStringList{rewrite.text} + rewordings(rewrite.text, rewrite.words.glossary);
    return rewrite;
}

std::vector<model::SearchRun> searchesOf(const Rewrite &rewrite, const QuestionFilters &filters, const model::Question &question)
{
    QVariantMap shown{{QStringLiteral("in_force"), !filters.earlier}, {QStringLiteral("day"), question.day.toString(Qt::ISODate)}};
    if (const QString &area = filters.area.isEmpty() ? question.area : filters.area; !area.isEmpty())
        shown.insert(QStringLiteral("area"), area);
    std::vector<model::SearchRun> searches{{rewrite.words.searched.join(QLatin1Char(' ')), shown, rewrite.corrections}};
    for (const QString &wording : rewrite.wordings.mid(1))
        searches.push_back({wording, shown});
    return searches;
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/modelanswerer.h"

#include "core/answer/claimstream.h"
#include "core/answer/claimsupport.h"
#include "core/base/textfold.h"
#include "core/judge/askedkind.h"

namespace lastro::answer {

namespace {

using citation::CitationChecker;
using model::DropReason;

/// Proves the claims of one call, each once.
class Prover {
public:
    Prover(const QStringList &ids, std::span<const model::Evidence> sent, const model::QuestionProfile &question,
           ModelAnswerer::Kind kind, const judge::TermSplitter &split)
        : m_ids(ids), m_sent(sent), m_question(question), m_unofficial(kind == ModelAnswerer::Kind::Unofficial), m_split(split),
          m_checker(sent, m_unofficial ? CitationChecker::Unofficial::AllowWiki : CitationChecker::Unofficial::Refuse)
    {
    }

    /// The claim if it is new and proven; else it is among the dropped.
    std::optional<model::Claim> prove(const llm::ModelClaim &said)
    {
        const QString text = base::foldTypography(said.text).text;
        if (m_seen.contains(text))
            return std::nullopt;
        const qsizetype place = m_ids.indexOf(said.section);
        const QString section = place < 0 ? QString() : m_sent[size_t(place)].section.id.toString();
        citation::CheckedClaims checked = m_checker.check({{text, {{section, said.quote}}}});
        if (checked.claims.empty()) {
            m_all.dropped.push_back(checked.dropped.front());
            return std::nullopt;
        }
        model::Claim claim = std::move(checked.claims.front());
        if (m_unofficial && (judge::statesRule(claim.text) || judge::statesRule(claim.citations.front().quote))) {
            m_all.dropped.push_back({claim.text, DropReason::NotOfficial});
            return std::nullopt;
        }
        if (!isSupported(claim, m_sent, m_question, m_split)) {
            m_all.dropped.push_back({claim.text, DropReason::NotInQuote});
            return std::nullopt;
        }
        m_seen += claim.text;
        m_all.claims.push_back(claim);
        return claim;
    }

    citation::CheckedClaims take() { return std::move(m_all); }
    void forget()
    {
        m_all = {};
        m_seen.clear();
    }

private:
    const QStringList &m_ids;
    std::span<const model::Evidence> m_sent;
    const model::QuestionProfile &m_question;
    bool m_unofficial;
    const judge::TermSplitter &m_split;
    CitationChecker m_checker;
    QStringList m_seen;
    citation::CheckedClaims m_all;
};

} // namespace

ModelAnswerer::ModelAnswerer(llm::ChatModel &model, judge::TermSplitter split, const Options &options)
    : m_model(model), m_split(std::move(split)), m_options(options)
{
}

base::Result<ModelAnswered> ModelAnswerer::answer(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                                  Kind kind, const ClaimSink &onClaim, const base::CancelToken &cancel) const
{
    AnswerPrompt prompt = PromptBuilder(m_split, m_options.language, m_options.budget).build(question, sections);
    const auto sent = sections.first(size_t(prompt.ids.size()));
    llm::ChatRequest request;
    request.messages = std::move(prompt.messages);
    request.form = std::move(prompt.form);
    request.maxTokens = m_options.maxTokens;
    request.deadlines = m_options.deadlines;
    request.turn = m_options.turn;

    ClaimStream stream;
    Prover prover(prompt.ids, sent, question, kind, m_split);
    std::vector<llm::ModelClaim> early;
    const auto onText = [&](const QString &piece) {
        for (const llm::ModelClaim &said : stream.feed(piece)) {
            early.push_back(said);
            if (const auto claim = prover.prove(said); claim && onClaim)
                onClaim(*claim);
        }
    };
    const auto reply = m_model.chat(request, onText, cancel);
    if (!reply)
        return std::unexpected(reply.error());
    const auto read = llm::readAnswer(*reply);
    if (!read)
        return std::unexpected(read.error());

    // What streamed must be how the whole begins; were it not, the whole alone would count.
    const bool begins = early.size() <= read->claims.size() && std::equal(early.begin(), early.end(), read->claims.begin());
    if (!begins)
        prover.forget();
    for (size_t i = begins ? early.size() : 0; i < read->claims.size(); ++i)
        prover.prove(read->claims[i]);
    ModelAnswered answered{prover.take(), {}, read->outcome, reply->usage, reply->milliseconds};
    if (read->outcome == llm::ModelOutcome::NotFound)
        answered.checked.claims.clear();
    for (const model::Evidence &evidence : sent)
        answered.sent.push_back(evidence.section.id);
    return answered;
}

} // namespace lastro::answer

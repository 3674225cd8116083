// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/modeljudge.h"

#include "core/base/personaldata.h"
#include "core/base/textfold.h"
#include "core/judge/sentencesplitter.h"
#include "core/llm/replyreader.h"
#include "core/prompt/datablock.h"
#include "core/prompt/excerpt.h"
#include "core/prompt/jsonschema.h"

#include <QJsonArray>

namespace lastro::judge {

namespace {

constexpr int charactersPerToken = 4;
constexpr int shortestExcerpt = 80;
constexpr qsizetype longestTitle = 80;
constexpr qsizetype longestQuestion = 1'000;

llm::AnswerForm scoresForm()
{
    QJsonObject score = prompt::valueSchema("integer");
    score.insert(QStringLiteral("enum"), QJsonArray{0, 1, 2, 3});
    return {QStringLiteral("scores"), prompt::objectSchema({{QStringLiteral("scores"), prompt::listSchema(score)}})};
}

/// The section's sentences, by how much of the question stands in each.
std::vector<prompt::RatedRange> ratedPieces(const model::Evidence &evidence, const QuestionTerms &terms, const TermSplitter &split)
{
    std::vector<prompt::RatedRange> pieces;
    for (const TextUnit &unit : unitsOf(evidence.section)) {
        const TermIndex index(split(evidence.section.text.mid(unit.range.start, unit.range.length)));
        const double near = evidence.tokens ? std::max(0.0, evidence.tokens->nearnessIn(unit.range)) : 0;
        pieces.push_back({unit.range, terms.coverageNear({&index}) + near});
    }
    return pieces;
}

/// Title of the document and heading: what lies between tells least.
QString titleOf(const model::Evidence &evidence)
{
    const QStringList &crumbs = evidence.section.breadcrumb;
    const QString title = crumbs.size() > 2 ? crumbs.front() + QStringLiteral(" > ") + crumbs.back() : crumbs.join(QStringLiteral(" > "));
    return prompt::asLabel(title, longestTitle);
}

/// Rules of the local judge about what stands in the section letter by letter: no reading of it can be otherwise.
const QStringList literalRules{QStringLiteral("unknown_code"), QStringLiteral("other_code"), QStringLiteral("other_designation"), QStringLiteral("unknown_name")};

/// The most that such a rule leaves: of two codes asked about at once ("CD-SP e CD-PR") a section may hold one, an important part.
model::JudgeScore mostUnder(const model::JudgeReason &rule, model::JudgeScore own, const model::QuestionProfile &question)
{
    const auto codes = std::count_if(question.words.begin(), question.words.end(), [](const model::QuestionWord &word) { return word.code; });
    return rule.feature == QStringLiteral("other_code") && rule.value < double(codes) ? model::JudgeScore::importantPart() : own;
}

} // namespace

ModelJudge::ModelJudge(llm::ChatModel &model, Judge &local, Judge &lastResort, TermSplitter split, const Options &options)
    : m_model(model), m_local(local), m_lastResort(lastResort), m_split(std::move(split)), m_options(options)
{
}

JudgeRules ModelJudge::rules(bool tokensTold) const
{
    return m_used == model::JudgeUsed::Local ? m_local.rules(tokensTold) : JudgeRules{m_model.name(), {}};
}

base::Result<std::vector<Judgement>> ModelJudge::judge(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                                       const base::CancelToken &cancel)
{
    if (sections.empty())
        return std::vector<Judgement>{};
    if (!m_fellBack) {
        const auto scores = askModel(question, sections, cancel);
        if (scores)
            return judgementsOf(*scores, question, sections, cancel);
        if (scores.error().code == base::ErrorCode::Cancelled)
            return std::unexpected(scores.error());
        m_fellBack = scores.error();
    }
    auto judged = m_local.judge(question, sections, cancel);
    m_used = m_local.kind();
    if (judged || judged.error().code == base::ErrorCode::Cancelled)
        return judged;
    m_used = m_lastResort.kind();
    return m_lastResort.judge(question, sections, cancel);
}

base::Result<std::vector<Judgement>> ModelJudge::judgementsOf(const std::vector<int> &scores, const model::QuestionProfile &question,
                                                              std::span<const model::Evidence> sections, const base::CancelToken &cancel)
{
    const auto own = m_local.judge(question, sections, cancel);
    if (!own && own.error().code == base::ErrorCode::Cancelled)
        return std::unexpected(own.error());
    std::vector<Judgement> judgements;
    for (size_t i = 0; i < scores.size(); ++i) {
        Judgement judgement{model::JudgeScore::make(scores[i]).value_or(model::JudgeScore::unrelated()), {{QStringLiteral("model"), double(scores[i])}}};
        if (own && i < own->size()) {
            judgement.order = own->at(i).order;
            for (const model::JudgeReason &reason : own->at(i).reasons)
                if (literalRules.contains(reason.feature)) {
                    judgement.reasons.push_back(reason);
                    judgement.score = std::min(judgement.score, mostUnder(reason, own->at(i).score, question));
                }
        }
        judgements.push_back(std::move(judgement));
    }
    return judgements;
}

base::Result<std::vector<int>> ModelJudge::askModel(const model::QuestionProfile &question, std::span<const model::Evidence> sections,
                                                    const base::CancelToken &cancel)
{
    const int count = int(sections.size());
    llm::ChatRequest request;
    request.messages = {{llm::Speaker::System, prompt::instructions(prompt::Step::Judge, m_options.language)},
                        {llm::Speaker::User, sectionsAsData(question, sections)}};
    request.form = scoresForm();
    request.maxTokens = 16 + 4 * count;
    request.temperature = 0;
    request.extendedReasoning = false;
    request.deadlines = m_options.deadlines;
    request.turn = m_options.turn;
    const auto reply = m_model.chat(request, {}, cancel);
    if (!reply)
        return std::unexpected(reply.error());
    return llm::readScores(*reply, count);
}

QString ModelJudge::sectionsAsData(const model::QuestionProfile &question, std::span<const model::Evidence> sections) const
{
    const QuestionTerms terms(question, m_split);
    const int tokens = std::min(m_options.tokensPerSection, m_options.tokensInAll / int(sections.size()));
    const int characters = std::max(shortestExcerpt, tokens * charactersPerToken);
    QStringList lines;
    int number = 0;
    for (const model::Evidence &evidence : sections) {
        const QString text = prompt::excerptOf(evidence.section.text, ratedPieces(evidence, terms, m_split), characters, prompt::Ends::AsWorth);
        // A line each: no text can begin one as if it were the next section.
        lines += QStringLiteral("[%1] %2: %3").arg(++number).arg(titleOf(evidence), base::foldTypography(text).text);
    }
    return prompt::DataBlock().wrapped(QStringLiteral("[passages]"), lines.join(QLatin1Char('\n'))) + QStringLiteral("[question] ")
        + prompt::asLabel(base::masked(question.text), longestQuestion) + QStringLiteral("\n[scores] %1").arg(number);
}

} // namespace lastro::judge

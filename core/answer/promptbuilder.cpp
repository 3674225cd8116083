// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/promptbuilder.h"

#include "core/answer/unitranking.h"
#include "core/base/personaldata.h"
#include "core/prompt/datablock.h"
#include "core/prompt/excerpt.h"
#include "core/prompt/jsonschema.h"

namespace lastro::answer {

namespace {

constexpr int charactersPerToken = 4;
constexpr int fewestTokens = 40;            ///< less of a section is not worth its header
constexpr qsizetype longestOwner = 40;
constexpr qsizetype longestTitle = 120;
constexpr qsizetype longestQuestion = 2'000;

llm::AnswerForm formFor(const QStringList &ids)
{
    const QJsonObject text = prompt::valueSchema("string");
    const QJsonObject claim = prompt::objectSchema({{QStringLiteral("text"), text},
                                                    {QStringLiteral("section"), prompt::oneOfSchema(ids)},
                                                    {QStringLiteral("quote"), text}});
    const QJsonObject outcome = prompt::oneOfSchema({QStringLiteral("answered"), QStringLiteral("partial"), QStringLiteral("not_found")});
    return {QStringLiteral("answer"),
            prompt::objectSchema({{QStringLiteral("claims"), prompt::listSchema(claim)}, {QStringLiteral("outcome"), outcome}})};
}

QString headerOf(const model::Evidence &evidence)
{
    const model::Metadata &metadata = evidence.document.metadata;
    const QString owner = metadata.owner.trimmed().isEmpty() ? QStringLiteral("-") : prompt::asLabel(metadata.owner, longestOwner);
    const QString since = metadata.inForceSince.isValid() ? metadata.inForceSince.toString(Qt::ISODate) : QStringLiteral("-");
    return QStringLiteral("[doc:") + idForModel(evidence.section.id) + QStringLiteral(" owner:") + owner + QStringLiteral(" in_force:") + since
        + QStringLiteral("] ") + prompt::asLabel(evidence.section.breadcrumbText(), longestTitle);
}

std::vector<prompt::RatedRange> ratedPieces(const std::vector<RankedUnit> &units, size_t section)
{
    std::vector<prompt::RatedRange> pieces;
    for (const RankedUnit &unit : units)
        if (unit.evidence == section)
            pieces.push_back({unit.unit.range, unit.score});
    return pieces;
}

} // namespace

QString idForModel(const model::SectionId &id)
{
    constexpr QStringView reserved = u"[]<>{}%\"\\";
    QString told;
    const auto points = id.toString().toUcs4();
    for (const char32_t point : points) {
        const QString written = QString::fromUcs4(&point, 1);
        if (QChar::isPrint(point) && !QChar::isSpace(point) && QChar::category(point) != QChar::Other_Format && !reserved.contains(written))
            told += written;
        else
            told += QString::fromLatin1(written.toUtf8().toPercentEncoding());
    }
    return told;
}

PromptBuilder::PromptBuilder(judge::TermSplitter split, prompt::Language language, const AnswerBudget &budget)
    : m_split(std::move(split)), m_language(language), m_budget(budget)
{
}

AnswerPrompt PromptBuilder::build(const model::QuestionProfile &question, std::span<const model::Evidence> sections) const
{
    const judge::QuestionTerms terms(question, m_split);
    const std::vector<RankedUnit> units = rankUnits(terms, judge::askedKindOf(question.text), sections, m_split);
    const prompt::DataBlock block;
    AnswerPrompt prompt;
    QString data;
    int left = m_budget.tokensInAll;
    for (size_t number = 0; number < sections.size() && (number == 0 || left >= fewestTokens); ++number) {
        const int tokens = std::max(fewestTokens, std::min(left, m_budget.tokensPerSection));
        const QString text = prompt::excerptOf(sections[number].section.text, ratedPieces(units, number), tokens * charactersPerToken);
        data += block.wrapped(headerOf(sections[number]), text);
        prompt.ids += idForModel(sections[number].section.id);
        left -= int(llm::estimatedTokens(text.size()));
    }
    data += QStringLiteral("[question] ") + prompt::asLabel(base::masked(question.text), longestQuestion);
    prompt.messages = {{llm::Speaker::System, prompt::instructions(prompt::Step::Answer, m_language)}, {llm::Speaker::User, data}};
    prompt.form = formFor(prompt.ids);
    return prompt;
}

} // namespace lastro::answer

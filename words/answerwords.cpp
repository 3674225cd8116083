// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/answerwords.h"

#include "core/base/textfold.h"
#include "words/sealwords.h"
#include "words/visibletext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace lastro::words {

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

const model::Evidence *evidenceOf(const model::Answer &answer, const model::SectionId &id)
{
    for (const auto *list : {&answer.evidence, &answer.nearest})
        for (const model::Evidence &evidence : *list)
            if (evidence.section.id == id)
                return &evidence;
    return nullptr;
}

QString shortDate(QDate date)
{
    return QLocale().toString(date, QLocale::ShortFormat);
}

QString claimSentence(const model::Claim &claim)
{
    return claim.official ? claim.text : AnswerWords::tr("Segundo página da wiki, não oficial: %1").arg(claim.text);
}

QString refusal(const model::Answer &answer)
{
    QString text = AnswerWords::tr("Não encontrei na base.");
    if (answer.helpChannel)
        text += QLatin1Char(' ') + AnswerWords::tr("Pergunte em: %1 (%2).").arg(answer.helpChannel->label, answer.helpChannel->url);
    return text;
}

} // namespace

std::vector<model::SectionId> citedSections(const model::Answer &answer)
{
    std::vector<model::SectionId> cited;
    for (const model::Claim &claim : answer.claims)
        for (const model::Citation &citation : claim.citations)
            if (std::find(cited.begin(), cited.end(), citation.section) == cited.end())
                cited.push_back(citation.section);
    return cited;
}

QString sourceLine(const model::Evidence &evidence)
{
    QStringList parts{evidence.document.title};
    if (!evidence.section.heading.isEmpty())
        parts << evidence.section.heading;
    if (evidence.section.firstPage > 0)
        parts << AnswerWords::tr("p. %1").arg(evidence.section.firstPage);
    parts << sealLabel(evidence.document.seal);
    const model::Metadata &metadata = evidence.document.metadata;
    if (evidence.standing == model::Standing::Archived)
        parts << (metadata.archivedOn.isValid() ? AnswerWords::tr("arquivado em %1").arg(shortDate(metadata.archivedOn)) : standingLabel(evidence.standing));
    else if (metadata.inForceSince.isValid())
        parts << AnswerWords::tr("vigente desde %1").arg(shortDate(metadata.inForceSince));
    return parts.join(QStringLiteral(" · "));
}

QString dayWords(const model::Answer &answer)
{
    return answer.dayFromWords ? AnswerWords::tr("Sobre o que valia em %1:").arg(shortDate(answer.question.day)) : QString();
}

QString smallTalkReply(const QString &question)
{
    static const QRegularExpression thanks(QStringLiteral("\\b(?:o?brigad|valeu|vlw|agrade|gratidao|thank|thx)"));
    static const QRegularExpression farewell(QStringLiteral("\\b(?:tchau|ate (?:logo|mais|amanha)|bye|goodbye|see you)\\b"));
    const QString folded = base::searchFolded(question);
    if (folded.contains(thanks))
        return AnswerWords::tr("De nada.");
    if (folded.contains(farewell))
        return AnswerWords::tr("Até logo.");
    return AnswerWords::tr("Olá. Pergunte algo sobre os documentos desta base.");
}

QString answerSentences(const model::Answer &answer)
{
    if (answer.path == model::Path::NoSearch)
        return smallTalkReply(answer.question.text);
    switch (answer.outcome) {
    case model::Outcome::Answered: {
        QStringList sentences;
        if (answer.dayFromWords)
            sentences << dayWords(answer);
        for (const model::Claim &claim : answer.claims)
            sentences << claimSentence(claim);
        return sentences.join(QLatin1Char(' '));
    }
    case model::Outcome::Partial: {
        const model::Evidence *whole = answer.readWhole ? evidenceOf(answer, *answer.readWhole) : nullptr;
        return whole ? AnswerWords::tr("A base trata do assunto, mas não achei a resposta em um trecho. Leia o documento inteiro: %1.").arg(whole->document.title)
                     : refusal(answer);
    }
    case model::Outcome::NotFound:
        return refusal(answer);
    case model::Outcome::Blocked:
        return AnswerWords::tr("Esta pergunta não pode ser respondida aqui.");
    case model::Outcome::Error:
        return AnswerWords::tr("A pergunta não pôde ser respondida por um erro.");
    }
    return {};
}

QString answerText(const model::Answer &answer)
{
    if (answer.outcome != model::Outcome::Answered) {
        QString text = answerSentences(answer);
        if (!answer.nearest.empty())
            text += QLatin1Char('\n') + AnswerWords::tr("O que chegou mais perto:");
        for (const model::Evidence &near : answer.nearest)
            text += QStringLiteral("\n  - ") + sourceLine(near);
        return visibleText(text);
    }
    const std::vector<model::SectionId> cited = citedSections(answer);
    QStringList lines;
    if (answer.dayFromWords)
        lines << dayWords(answer);
    for (const model::Claim &claim : answer.claims) {
        QString line = claimSentence(claim);
        for (size_t number = 0; number < cited.size(); ++number)
            for (const model::Citation &citation : claim.citations)
                if (citation.section == cited[number]) {
                    line += QStringLiteral(" [%1]").arg(number + 1);
                    break;
                }
        lines << line;
    }
    for (const model::Conflict &conflict : answer.conflicts)
        if (const model::Evidence *other = evidenceOf(answer, conflict.other))
            lines << AnswerWords::tr("Outra fonte diz %1, em vez de %2: %3. Vale a fonte oficial.")
                         .arg(conflict.values.value(1), conflict.values.value(0), sourceLine(*other));
    lines << QString();
    for (size_t number = 0; number < cited.size(); ++number) {
        const model::Evidence *evidence = evidenceOf(answer, cited[number]);
        lines << QStringLiteral("[%1] %2 (%3)").arg(QString::number(number + 1), evidence ? sourceLine(*evidence) : QString(), cited[number].toString());
    }
    return visibleText(lines.join(QLatin1Char('\n')));
}

} // namespace lastro::words

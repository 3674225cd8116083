// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/answerwords.h"

#include "words/sealwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::chat {

namespace {
struct ChatWords {
    Q_DECLARE_TR_FUNCTIONS(ChatWords)
};

const QString separator = QStringLiteral(" · ");

QString shortDate(QDate date) { return QLocale().toString(date, QLocale::ShortFormat); }

int bestJudge(const model::Answer &answer)
{
    int best = -1;
    for (const model::Evidence &evidence : answer.evidence)
        if (evidence.judge)
            best = std::max(best, evidence.judge->value());
    return best;
}

QString judgePart(const model::Answer &answer)
{
    const int best = bestJudge(answer);
    if (best < 0)
        return {};
    switch (answer.judge) {
    case model::JudgeUsed::Local: return ChatWords::tr("juiz %1").arg(best);
    case model::JudgeUsed::Model: return ChatWords::tr("juiz do modelo de linguagem %1").arg(best);
    case model::JudgeUsed::TermOverlap: return ChatWords::tr("juiz por palavras %1").arg(best);
    }
    return {};
}
} // namespace

QString judgeWords(model::JudgeScore score)
{
    switch (score.value()) {
    case 3: return ChatWords::tr("Juiz 3 de 3: responde à pergunta");
    case 2: return ChatWords::tr("Juiz 2 de 3: traz parte importante da resposta");
    case 1: return ChatWords::tr("Juiz 1 de 3: mesmo assunto, não responde");
    default: return ChatWords::tr("Juiz 0 de 3: outro assunto");
    }
}

QString reasonWords(const model::JudgeReason &reason)
{
    QString name;
    if (reason.feature == QLatin1String("coverage"))
        name = ChatWords::tr("palavras da pergunta presentes");
    else if (reason.feature == QLatin1String("close"))
        name = ChatWords::tr("palavras próximas umas das outras");
    else if (reason.feature == QLatin1String("sentence"))
        name = ChatWords::tr("melhor frase");
    else if (reason.feature == QLatin1String("heading"))
        name = ChatWords::tr("título da seção");
    else if (reason.feature == QLatin1String("vector"))
        name = ChatWords::tr("sentido");
    else if (reason.feature == QLatin1String("fused"))
        name = ChatWords::tr("posição na busca");
    else if (reason.feature == QLatin1String("unknown"))
        name = ChatWords::tr("palavras que a base não conhece");
    else if (reason.feature == QLatin1String("missing_word"))
        name = ChatWords::tr("palavra importante que falta");
    else if (reason.feature.startsWith(QLatin1String("kind_")))
        name = ChatWords::tr("tipo de resposta pedido");
    else if (reason.feature == QLatin1String("total"))
        name = ChatWords::tr("soma");
    else
        name = QString(reason.feature).replace(QLatin1Char('_'), QLatin1Char(' '));
    return name + QLatin1Char(' ') + QLocale().toString(reason.value, 'f', 2);
}

QString dropWords(model::DropReason reason)
{
    switch (reason) {
    case model::DropReason::SectionNotSent: return ChatWords::tr("cita uma seção que não foi consultada");
    case model::DropReason::QuoteNotLiteral: return ChatWords::tr("o trecho citado não está na seção");
    case model::DropReason::QuoteTooShort: return ChatWords::tr("o trecho citado é curto demais para provar");
    case model::DropReason::NumberNotInQuote: return ChatWords::tr("traz um número que o trecho citado não traz");
    case model::DropReason::NegationLost: return ChatWords::tr("perde o “não” do trecho citado");
    case model::DropReason::NotOfficial: return ChatWords::tr("só uma página não oficial diz isso");
    }
    return {};
}

QString quietLine(const model::Answer &answer)
{
    QStringList parts;
    if (answer.outcome == model::Outcome::Answered)
        parts << ChatWords::tr("confere com a fonte");
    parts << (answer.retriever == model::RetrieverUsed::Hybrid ? ChatWords::tr("busca híbrida") : ChatWords::tr("busca só por palavras"));
    parts << judgePart(answer);
    if (const auto total = answer.timingsMs.constFind(QStringLiteral("total")); total != answer.timingsMs.constEnd())
        parts << ChatWords::tr("%1 ms").arg(QLocale().toString(qRound64(*total)));
    parts << (answer.cost.usd > 0 ? ChatWords::tr("US$ %1").arg(QLocale().toString(answer.cost.usd, 'f', 4)) : ChatWords::tr("sem custo"));
    parts.removeAll(QString());
    return parts.join(separator);
}

QString searchWords(const model::SearchRun &search)
{
    QString words = ChatWords::tr("“%1”").arg(search.text);
    QStringList filters;
    for (auto filter = search.filters.begin(); filter != search.filters.end(); ++filter) {
        if (filter.key() == QLatin1String("area"))
            filters << ChatWords::tr("área: %1").arg(filter->toString());
        else if (filter.key() == QLatin1String("day"))
            filters << ChatWords::tr("no dia %1").arg(filter->toDate().isValid() ? shortDate(filter->toDate()) : filter->toString());
        else if (filter.key() == QLatin1String("in_force"))
            filters << ChatWords::tr("só vigentes");
    }
    return filters.isEmpty() ? words : words + separator + filters.join(separator);
}

QString hiddenWords(const model::HiddenByFilter &hidden)
{
    if (hidden.reason == QLatin1String("archived"))
        return hidden.date.isValid() ? ChatWords::tr("arquivado em %1").arg(shortDate(hidden.date)) : ChatWords::tr("arquivado");
    return hidden.date.isValid() ? ChatWords::tr("vale só a partir de %1").arg(shortDate(hidden.date)) : ChatWords::tr("ainda não vigente");
}

QString placeWords(const model::Evidence &evidence)
{
    QString words = evidence.document.title;
    if (!evidence.section.heading.isEmpty() && evidence.section.heading != evidence.document.title)
        words += QStringLiteral(", ") + evidence.section.heading;
    if (evidence.section.firstPage > 0)
        words += ChatWords::tr(", p. %1").arg(evidence.section.firstPage);
    return words;
}

QString standingWords(const model::Evidence &evidence)
{
    const model::Metadata &metadata = evidence.document.metadata;
    QStringList parts;
    if (!metadata.owner.isEmpty())
        parts << ChatWords::tr("dono: %1").arg(metadata.owner);
    if (evidence.standing == model::Standing::Archived)
        parts << (metadata.archivedOn.isValid() ? ChatWords::tr("arquivado em %1").arg(shortDate(metadata.archivedOn)) : words::standingLabel(evidence.standing));
    else if (metadata.inForceSince.isValid())
        parts << ChatWords::tr("vigente desde %1").arg(shortDate(metadata.inForceSince));
    else if (metadata.updated.isValid())
        parts << ChatWords::tr("atualizado em %1").arg(shortDate(metadata.updated));
    return parts.join(separator);
}

} // namespace lastro::chat

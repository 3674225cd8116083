// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/turnwords.h"

#include "ui/chat/judgewords.h"
#include "words/sealwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lastro::chat {

namespace {
struct ChatWords {
    Q_DECLARE_TR_FUNCTIONS(ChatWords)
};

const QString separator = QStringLiteral(" · ");
constexpr qsizetype longestName = 60;              // of a model, in a line of many parts

QString shortDate(QDate date) { return QLocale().toString(date, QLocale::ShortFormat); }

QString pathWords(model::Path path)
{
    switch (path) {
    case model::Path::Chained: return ChatWords::tr("em cadeia");
    case model::Path::WholeDocument: return ChatWords::tr("documento inteiro");
    case model::Path::OnePass:
    case model::Path::NoSearch: break;
    }
    return {};
}

QString writerWords(const model::Answer &answer)
{
    const QString name = answer.languageModel.simplified();
    if (name.isEmpty())
        return {};
    return ChatWords::tr("redigida por %1").arg(name.size() > longestName ? name.left(longestName) + QChar(0x2026) : name);
}

QString moneyWords(double usd)
{
    constexpr double least = 0.0001;
    return usd < least ? ChatWords::tr("menos de US$ %1").arg(QLocale().toString(least, 'f', 4))
                       : ChatWords::tr("US$ %1").arg(QLocale().toString(usd, 'f', 4));
}

QString costWords(const model::Cost &cost)
{
    if (cost.unpriced <= 0)
        return cost.usd > 0 ? moneyWords(cost.usd) : ChatWords::tr("sem custo");
    const QString unknown = ChatWords::tr("custo desconhecido (%n chamadas)", nullptr, cost.unpriced);
    return cost.usd > 0 ? moneyWords(cost.usd) + QStringLiteral(" + ") + unknown : unknown;
}
} // namespace

QString dropWords(model::DropReason reason)
{
    switch (reason) {
    case model::DropReason::SectionNotSent: return ChatWords::tr("cita uma seção que não foi consultada");
    case model::DropReason::QuoteNotLiteral: return ChatWords::tr("o trecho citado não está na seção");
    case model::DropReason::QuoteTooShort: return ChatWords::tr("o trecho citado é curto demais para provar");
    case model::DropReason::NumberNotInQuote: return ChatWords::tr("traz um número que o trecho citado não traz");
    case model::DropReason::NegationLost: return ChatWords::tr("perde o “não” do trecho citado");
    case model::DropReason::NotOfficial: return ChatWords::tr("só uma página não oficial diz isso");
    case model::DropReason::NotInQuote: return ChatWords::tr("diz o que o trecho citado não diz");
    }
    return {};
}

QString quietLine(const model::Answer &answer)
{
    QStringList parts;
    const bool answered = answer.outcome == model::Outcome::Answered;
    if (answered)
        parts << ChatWords::tr("confere com a fonte");
    parts << (answer.retriever == model::RetrieverUsed::Hybrid ? ChatWords::tr("busca híbrida") : ChatWords::tr("busca só por palavras"));
    parts << pathWords(answer.path);
    if (answered)
        parts << judgePart(answer) << writerWords(answer);
    if (const auto total = answer.timingsMs.constFind(QStringLiteral("total")); total != answer.timingsMs.constEnd())
        parts << ChatWords::tr("%1 ms").arg(QLocale().toString(qRound64(*total)));
    parts << costWords(answer.cost);
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
            filters << (filter->toBool() ? ChatWords::tr("só vigentes") : ChatWords::tr("também versões arquivadas"));
    }
    for (const model::Correction &correction : search.corrections)
        filters << ChatWords::tr("“%1” lido como “%2”").arg(correction.typed, correction.read);
    return filters.isEmpty() ? words : words + separator + filters.join(separator);
}

QString hiddenWords(const model::HiddenByFilter &hidden)
{
    if (hidden.reason == QLatin1String("archived"))
        return hidden.date.isValid() ? ChatWords::tr("arquivado em %1").arg(shortDate(hidden.date)) : ChatWords::tr("arquivado");
    return hidden.date.isValid() ? ChatWords::tr("vale só a partir de %1").arg(shortDate(hidden.date)) : ChatWords::tr("ainda não vigente");
}

QString placeWords(const QString &title, const QString &heading)
{
    return heading.isEmpty() || heading == title ? title : title + QStringLiteral(", ") + heading;
}

QString placeWords(const model::Evidence &evidence)
{
    const QString words = placeWords(evidence.document.title, evidence.section.heading);
    return evidence.section.firstPage > 0 ? words + ChatWords::tr(", p. %1").arg(evidence.section.firstPage) : words;
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

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cost/costwords.h"

#include "words/errorwords.h"
#include "words/rolewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace lastro::cost {

using insight::CostGrouping;

namespace {

struct CostWords {
    Q_DECLARE_TR_FUNCTIONS(CostWords)
};

constexpr double leastShown = 0.0001;

QString figure(double usd, int decimals)
{
    if (usd > 0 && usd < leastShown)
        return QStringLiteral("< ") + QLocale().toString(leastShown, 'f', 4);
    return QLocale().toString(usd, 'f', decimals);
}

QString dayWords(QDate day)
{
    return QLocale().toString(day, CostWords::tr("dd/MM", "format of a day and month"));
}

QDate monthOf(const QString &key)
{
    return QDate::fromString(key + QStringLiteral("-01"), Qt::ISODate);
}

} // namespace

QString moneyWords(double usd)
{
    const bool wholeCents = std::abs(usd * 100 - std::round(usd * 100)) < 1e-6;
    return CostWords::tr("US$ %1").arg(figure(usd, usd >= 1 || wholeCents ? 2 : 4));
}

QString moneyFigure(double usd)
{
    const int decimals = usd == 0 || usd >= 100 ? 0 : usd >= 0.1 ? 2 : usd >= 0.01 ? 3 : 4;
    return figure(usd, decimals);
}

QString moneyCell(double usd)
{
    return figure(usd, 4);
}

QString groupWords(CostGrouping grouping, const QString &key)
{
    switch (grouping) {
    case CostGrouping::Day: return QLocale().toString(QDate::fromString(key, Qt::ISODate), QLocale::ShortFormat);
    case CostGrouping::Month: return QLocale().toString(monthOf(key), CostWords::tr("MM/yyyy", "format of a month"));
    case CostGrouping::Role: return words::roleLabel(key);
    case CostGrouping::Area: return key.isEmpty() ? CostWords::tr("sem área") : key;
    case CostGrouping::Question: return key.isEmpty() ? CostWords::tr("fora de perguntas") : CostWords::tr("pergunta %1").arg(key);
    case CostGrouping::Model:
    case CostGrouping::Endpoint: break;
    }
    return key.isEmpty() ? CostWords::tr("sem nome") : key;
}

QString shortGroupWords(CostGrouping grouping, const QString &key)
{
    if (grouping == CostGrouping::Day)
        return dayWords(QDate::fromString(key, Qt::ISODate));
    return groupWords(grouping, key);
}

QString unpricedWords(qint64 calls)
{
    return CostWords::tr("%Ln chamadas sem preço", nullptr, int(calls));
}

QString outcomeWords(const QString &outcome)
{
    if (outcome == model::outcomeOk)
        return CostWords::tr("Respondeu");
    return words::errorSentence({base::errorCodeFromName(outcome)});
}

QString momentWords(const QDateTime &at, QDate today)
{
    const QDateTime local = at.toLocalTime();
    const QString time = QLocale().toString(local.time(), QLocale::ShortFormat);
    const qint64 days = local.date().daysTo(today);
    if (days == 0)
        return CostWords::tr("hoje, %1").arg(time);
    if (days == 1)
        return CostWords::tr("ontem, %1").arg(time);
    if (local.date().year() == today.year())
        return dayWords(local.date()) + QStringLiteral(", ") + time;
    return QLocale().toString(local.date(), QLocale::ShortFormat);
}

} // namespace lastro::cost

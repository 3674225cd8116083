// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answerway.h"
#include "app/cli/evaltable.h"
#include "app/cli/options.h"
#include "app/cli/savefile.h"
#include "core/engine/engine.h"
#include "core/insight/costreport.h"
#include "words/visibletext.h"

#include <QJsonArray>

namespace lastro::cli {

namespace {

using insight::CostGroup;
using insight::CostGrouping;
using insight::CostTotal;

struct CostPlan {
    QDate from;
    QDate to;
    CostGrouping by = CostGrouping::Day;
};

/// Empty, or what is wrong.
QString readDay(const Options &options, const QString &name, QDate &day)
{
    if (!options.flag(name))
        return {};
    day = QDate::fromString(options.value(name), Qt::ISODate);
    return day.isValid() ? QString() : Cli::tr("O dia deve ter a forma AAAA-MM-DD: %1").arg(options.value(name));
}

QString readPlan(const Options &options, QDate today, CostPlan &plan)
{
    plan.from = QDate(today.year(), today.month(), 1);
    plan.to = today;
    for (const auto &[name, day] : {std::pair(QStringLiteral("from"), &plan.from), std::pair(QStringLiteral("to"), &plan.to)})
        if (const QString problem = readDay(options, name, *day); !problem.isEmpty())
            return problem;
    if (plan.from > plan.to)
        return Cli::tr("O dia de --from vem depois do de --to.");
    if (!options.flag(QStringLiteral("by")))
        return {};
    const auto grouping = insight::costGroupingFromName(options.value(QStringLiteral("by")));
    if (!grouping)
        return Cli::tr("--by é day, month, role, model, endpoint, area ou question.");
    plan.by = *grouping;
    return {};
}

QJsonObject toJson(const CostTotal &total)
{
    const std::optional<double> each = total.usdPerQuestion();
    return {{QStringLiteral("questions"), total.questions}, {QStringLiteral("calls"), total.calls}, {QStringLiteral("unpriced"), total.unpriced},
            {QStringLiteral("failed"), total.failed}, {QStringLiteral("prompt_tokens"), total.promptTokens},
            {QStringLiteral("cached_prompt_tokens"), total.cachedTokens}, {QStringLiteral("completion_tokens"), total.completionTokens},
            {QStringLiteral("milliseconds"), total.milliseconds},
            {QStringLiteral("usd"), total.calls == 0 || total.isPriced() ? QJsonValue(total.usd) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("usd_per_question"), each ? QJsonValue(*each) : QJsonValue(QJsonValue::Null)}};
}

QJsonObject toJson(const CostPlan &plan, const std::vector<CostGroup> &groups, const CostTotal &total)
{
    QJsonArray list;
    for (const CostGroup &group : groups) {
        QJsonObject each = toJson(group.total);
        each.insert(QStringLiteral("key"), group.key);
        list.append(each);
    }
    return {{QStringLiteral("from"), plan.from.toString(Qt::ISODate)}, {QStringLiteral("to"), plan.to.toString(Qt::ISODate)},
            {QStringLiteral("by"), insight::costGroupingName(plan.by)}, {QStringLiteral("groups"), list}, {QStringLiteral("total"), toJson(total)}};
}

QStringList rowOf(const QString &name, const CostTotal &total)
{
    const QString unknown = figureText(qQNaN());
    const std::optional<double> each = total.usdPerQuestion();
    return {name, shown(total.questions), shown(total.calls), shown(total.failed), shown(total.unpriced), shown(total.promptTokens),
            shown(total.cachedTokens), shown(total.completionTokens), total.isPriced() ? moneyText(total.usd) : unknown, each ? moneyText(*each) : unknown};
}

QString toText(const CostPlan &plan, const std::vector<CostGroup> &groups, const CostTotal &total)
{
    if (total.calls == 0)
        return Cli::tr("Nenhuma chamada a modelo de linguagem de %1 a %2.").arg(plan.from.toString(Qt::ISODate), plan.to.toString(Qt::ISODate));
    std::vector<QStringList> rows{{QString(), Cli::tr("perguntas"), Cli::tr("chamadas"), Cli::tr("falharam"), Cli::tr("sem preço"), Cli::tr("entrada"),
                                   Cli::tr("em cache"), Cli::tr("saída"), QStringLiteral("USD"), Cli::tr("USD por pergunta")}};
    for (const CostGroup &group : groups)
        rows.push_back(rowOf(group.key.isEmpty() ? Cli::tr("(nenhuma)") : words::visibleText(group.key), group.total));
    rows.push_back(rowOf(Cli::tr("total"), total));
    return tableText(rows).trimmed();
}

} // namespace

Options costsOptions()
{
    Options options(QStringLiteral("costs"), {}, Cli::tr("Mostra o que as perguntas a modelos de linguagem custaram nesta base."));
    options.addValue(QStringLiteral("from"), Cli::tr("DATA"), Cli::tr("Primeiro dia, AAAA-MM-DD; sem ele, o primeiro do mês."));
    options.addValue(QStringLiteral("to"), Cli::tr("DATA"), Cli::tr("Último dia; sem ele, hoje."));
    options.addValue(QStringLiteral("by"), QStringLiteral("day|role|model|area|..."), Cli::tr("Uma linha por dia (se não for dito), month, role, model, endpoint, area ou question."));
    options.addValue(QStringLiteral("csv"), Cli::tr("ARQUIVO"), Cli::tr("Grava as linhas de --by como CSV; sem --by, cada chamada."));
    return options;
}

int runCosts(const Options &options, const base::CancelToken &)
{
    if (!options.positional().isEmpty())
        return options.usage(Cli::tr("%1 não recebe argumentos.").arg(QStringLiteral("costs")));
    CostPlan plan;
    if (const QString problem = readPlan(options, QDate::currentDate(), plan); !problem.isEmpty())
        return options.usage(problem);
    auto engine = openForReading(options.baseFolder());
    if (!engine)
        return fail(engine.error());
    const auto rows = (*engine)->ledger(plan.from, plan.to);
    if (!rows)
        return fail(rows.error());
    const std::vector<CostGroup> groups = insight::costBy(*rows, plan.by);
    if (const QString csv = options.value(QStringLiteral("csv")); !csv.isEmpty())
        if (const auto saved = saveFile(csv, options.flag(QStringLiteral("by")) ? insight::costCsv(groups, plan.by) : insight::ledgerCsv(*rows)); !saved)
            return fail(saved.error());
    const CostTotal total = insight::costOf(*rows);
    if (options.json())
        printJson(toJson(plan, groups, total));
    else
        print(toText(plan, groups, total));
    return Done;
}

} // namespace lastro::cli

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaltable.h"

#include "app/cli/command.h"
#include "words/visibletext.h"

#include <QLocale>

#include <cmath>

namespace lastro::cli {

namespace {

QString rateText(const eval::Rate &rate)
{
    if (rate.of == 0)
        return figureText(qQNaN());
    const eval::Interval interval = rate.wilson();
    return QStringLiteral("%1 [%2; %3]").arg(figureText(rate.value()), figureText(interval.low), figureText(interval.high));
}

QString countText(const eval::Rate &rate)
{
    return rate.of == 0 ? figureText(qQNaN()) : QStringLiteral("%1/%2").arg(rate.count).arg(rate.of);
}

/// v1 answers nothing here: only what it would cost is known.
QString pastedCell(const QString &name, const EvalResult &result)
{
    if (name == QLatin1String("cost.prompt_tokens_per_question"))
        return figureText(double(result.pastedCost.promptTokens) + result.pastedCost.questionTokens, 0);
    if (name == QLatin1String("cost.usd_per_question"))
        return figureText(result.pastedCost.usdPerQuestion, 5);
    return name == QLatin1String("hit@1") ? Cli::tr("pede um modelo") : figureText(qQNaN());
}

int decimalsOf(const QString &name)
{
    if (name.startsWith(QLatin1String("latency")))
        return 1;
    return name.startsWith(QLatin1String("cost.usd")) ? 5 : name.startsWith(QLatin1String("cost")) ? 0 : 3;
}

QString cellOf(const eval::NamedFigure &figure, const eval::Figures &figures)
{
    const eval::Rate *rate = figure.rate(figures);
    return rate ? rateText(*rate) : figureText(figure.value(figures), decimalsOf(figure.name));
}

/// Says nothing where no language model took part.
bool isOfModels(const eval::NamedFigure &figure)
{
    return figure.name == QLatin1String("fell_back") || figure.name.startsWith(QLatin1String("cost.cached"))
        || figure.name.startsWith(QLatin1String("cost.completion"));
}

QString figuresTable(const EvalResult &result)
{
    std::vector<QStringList> rows(1);
    rows[0] << QString();
    for (const eval::Evaluation &evaluation : result.evaluations)
        rows[0] << engine::pipelineName(evaluation.pipeline);
    if (result.pasted)
        rows[0] << QStringLiteral("v1");
    for (const eval::NamedFigure &figure : eval::namedFigures()) {
        if (isOfModels(figure) && result.languageModel.isEmpty())
            continue;
        QStringList row{figureLabel(figure.name)};
        for (const eval::Evaluation &evaluation : result.evaluations)
            row << cellOf(figure, evaluation.figures);
        if (result.pasted)
            row << (result.free ? cellOf(figure, result.free->figures) : pastedCell(figure.name, result));
        rows.push_back(row);
    }
    return tableText(rows);
}

/// The models that answered, at what price, and how much smaller the final way's prompts are than version 1's.
QString modelsText(const EvalResult &result)
{
    const QJsonObject models = result.languageModel.value(QStringLiteral("models")).toObject();
    QStringList named;
    for (auto it = models.constBegin(); it != models.constEnd(); ++it)
        named << it.key() + QLatin1Char(' ') + it.value().toString();
    QString text = Cli::tr("Modelo de linguagem: %1 (%2)").arg(result.languageModel.value(QStringLiteral("endpoint")).toString(), named.join(QStringLiteral(", "))) + QLatin1Char('\n');
    const QJsonObject prices = result.languageModel.value(QStringLiteral("prices")).toObject();
    for (auto it = prices.constBegin(); it != prices.constEnd(); ++it) {
        const QJsonObject price = it.value().toObject();
        text += Cli::tr("Preço de %1: USD %2 de entrada, %3 em cache e %4 de saída por milhão de tokens")
                    .arg(it.key(), figureText(price.value(QStringLiteral("input")).toDouble()),
                         figureText(price.value(QStringLiteral("cached_input")).toDouble(price.value(QStringLiteral("input")).toDouble())),
                         figureText(price.value(QStringLiteral("output")).toDouble())) + QLatin1Char('\n');
    }
    for (const eval::Evaluation &evaluation : result.evaluations)
        if (result.free && evaluation.pipeline == engine::Pipeline::Final && result.free->figures.promptTokens > 0)
            text += Cli::tr("Tokens de entrada por pergunta, final em relação ao v1: %1 %")
                        .arg(figureText(100 * evaluation.figures.promptTokens / result.free->figures.promptTokens, 1)) + QLatin1Char('\n');
    return words::visibleText(text);
}

QString groupsTable(const QString &title, const QMap<QString, eval::Figures> &groups)
{
    std::vector<QStringList> rows{{title, Cli::tr("perguntas"), QStringLiteral("hit@1"), QStringLiteral("hit@5"), QStringLiteral("MRR"),
                                   figureLabel(QStringLiteral("refused")), figureLabel(QStringLiteral("blocked")),
                                   figureLabel(QStringLiteral("errors.invention"))}};
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        const eval::Figures &figures = group.value();
        rows.push_back({group.key().isEmpty() ? Cli::tr("(nenhuma)") : group.key(), QString::number(figures.questions), rateText(figures.hit1),
                        rateText(figures.hit5), figureText(figures.mrr), countText(figures.refused), countText(figures.blocked),
                        countText(figures.invention)});
    }
    return tableText(rows);
}

QString spreadTable(const eval::Evaluation &evaluation)
{
    std::vector<QStringList> rows{{Cli::tr("em %1 rodadas").arg(evaluation.runs), Cli::tr("menor"), Cli::tr("maior"), Cli::tr("média"), Cli::tr("desvio")}};
    for (auto spread = evaluation.spread.cbegin(); spread != evaluation.spread.cend(); ++spread)
        rows.push_back({figureLabel(spread.key()), figureText(spread->least), figureText(spread->most), figureText(spread->mean), figureText(spread->deviation)});
    return tableText(rows) + (evaluation.flips.isEmpty() ? Cli::tr("Nenhuma pergunta mudou de uma rodada a outra.")
                                                         : Cli::tr("Mudaram: %1").arg(evaluation.flips.join(QLatin1String(", ")))) + QLatin1Char('\n');
}

QString withoutText(const eval::WithoutSource &without)
{
    const QString what = without.what == eval::LeftOut::Section ? Cli::tr("Sem a seção certa") : Cli::tr("Sem o documento certo");
    QString text = Cli::tr("%1: recusou %2 (%3)").arg(what, rateText(without.refused), countText(without.refused)) + QLatin1Char('\n');
    if (without.curve.empty())
        return text;
    std::vector<QStringList> rows{{Cli::tr("bloqueio permitido"), Cli::tr("limiar"), Cli::tr("bloqueou"), Cli::tr("recusou sem a fonte"), Cli::tr("recusou sem resposta")}};
    for (size_t i = 0; i < without.curve.size(); ++i) {
        const eval::CurvePoint &point = without.curve[i];
        rows.push_back({figureText(point.allowed), figureText(point.threshold), figureText(point.blocked), figureText(point.refused),
                        i < without.unanswerableCurve.size() ? figureText(without.unanswerableCurve[i].refused) : figureText(qQNaN())});
    }
    text += tableText(rows);
    for (const eval::CurvePoint &point : without.curve)
        if (std::abs(point.allowed - 0.10) < 1e-9)
            text += Cli::tr("Com no máximo 10 % bloqueadas por um só limiar: recusou %1").arg(figureText(point.refused)) + QLatin1Char('\n');
    return text;
}

QString pastedText(const EvalResult &result)
{
    const eval::baseline::PastedPolicies &pasted = *result.pasted;
    const eval::baseline::PastedCost &cost = result.pastedCost;
    const eval::baseline::Prices &prices = result.prices;
    const QLocale locale;
    std::vector<QStringList> rows{
        {result.free ? Cli::tr("v1: políticas coladas no prompt (conta feita com preços supostos)")
                     : Cli::tr("v1: políticas coladas no prompt (as respostas pedem um modelo de linguagem)"), QString()},
        {Cli::tr("documentos no prompt, e oficiais vigentes que ficaram fora"), QStringLiteral("%1, %2").arg(pasted.documents.size()).arg(pasted.left)},
        {Cli::tr("perguntas com a fonte certa no prompt"), rateText(pasted.holdsSource)},
        {Cli::tr("tokens do prompt (caracteres / 4)"), locale.toString(cost.promptTokens)},
        {Cli::tr("tokens por pergunta, com pergunta e resposta"), locale.toString(cost.tokensPerQuestion, 'f', 0)},
        {Cli::tr("tokens por dia, %1 perguntas").arg(locale.toString(prices.questionsADay)), locale.toString(cost.tokensPerDay, 'f', 0)},
        {Cli::tr("USD por pergunta sem cache de prompt, e com"), QStringLiteral("%1, %2").arg(figureText(cost.usdPerQuestion, 5), figureText(cost.usdPerQuestionCached, 5))},
        {Cli::tr("USD por dia sem cache de prompt, e com"), QStringLiteral("%1, %2").arg(figureText(cost.usdPerDay, 2), figureText(cost.usdPerDayCached, 2))},
    };
    return tableText(rows) + Cli::tr("Supõe USD %1 de entrada, %2 em cache e %3 de saída por milhão de tokens (padrões de %4), respostas de %5 tokens.")
               .arg(figureText(prices.in), figureText(prices.cached), figureText(prices.out),
                    eval::baseline::pricesDay().toString(Qt::ISODate), QString::number(prices.answerTokens)) + QLatin1Char('\n');
}

} // namespace

QString figureText(double value, int decimals)
{
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("-∞");
    return std::isnan(value) ? QStringLiteral("—") : QLocale().toString(value, 'f', decimals);
}

QString figureLabel(const QString &name)
{
    const std::pair<const char *, QString> labels[] = {
        {"mrr", QStringLiteral("MRR")},
        {"refused", Cli::tr("recusou")},
        {"blocked", Cli::tr("bloqueou")},
        {"errors.wrong_source", Cli::tr("fonte errada")},
        {"errors.invention", Cli::tr("invenção")},
        {"errors.wrong_refusal", Cli::tr("recusa errada")},
        {"answer_contains", Cli::tr("contém a resposta")},
        {"citations.verified", Cli::tr("citações provadas")},
        {"cost.usd_per_question", Cli::tr("USD por pergunta")},
        {"cost.prompt_tokens_per_question", Cli::tr("tokens por pergunta")},
        {"cost.cached_prompt_tokens_per_question", Cli::tr("destes, em cache")},
        {"cost.completion_tokens_per_question", Cli::tr("tokens de resposta por pergunta")},
        {"fell_back", Cli::tr("modelo falhou em um passo")},
        {"latency_ms.p50", Cli::tr("ms, p50")},
        {"latency_ms.p95", Cli::tr("ms, p95")},
    };
    for (const auto &[known, label] : labels)
        if (name == QLatin1String(known))
            return label;
    return name;
}

QString tableText(const std::vector<QStringList> &rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), size_t(row.size())));
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[size_t(column)] = std::max(widths[size_t(column)], row[column].size());
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line = row.value(0).leftJustified(widths[0]);
        for (qsizetype column = 1; column < row.size(); ++column)
            line += QStringLiteral("  ") + row[column].rightJustified(widths[size_t(column)]);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

QString evalText(const EvalResult &result)
{
    QStringList parts;
    if (!result.evaluations.empty()) {
        const eval::Evaluation &first = result.evaluations.front();
        const QLocale locale;
        parts << Cli::tr("%1 perguntas, %2 com resposta na base e %3 sem; %4 documentos, %5 seções, %6 vetores; intervalos de Wilson, 95 %")
                     .arg(locale.toString(first.figures.questions), locale.toString(first.figures.answerable), locale.toString(first.figures.unanswerable),
                          locale.toString(first.versions.documents), locale.toString(first.versions.sections), locale.toString(first.versions.vectors))
              + QLatin1Char('\n');
    }
    if (!result.evaluations.empty() || result.free)
        parts << figuresTable(result);
    if (!result.languageModel.isEmpty())
        parts << modelsText(result);
    if (result.evaluations.size() == 1)
        parts << groupsTable(Cli::tr("etiqueta"), result.evaluations.front().byTag) << groupsTable(Cli::tr("área"), result.evaluations.front().byArea);
    for (const eval::Evaluation &evaluation : result.evaluations) {
        if (evaluation.runs > 1)
            parts << engine::pipelineName(evaluation.pipeline) + QStringLiteral(": ") + spreadTable(evaluation);
        for (const eval::WithoutSource &without : evaluation.withoutSource)
            parts << withoutText(without);
    }
    if (result.pasted)
        parts << pastedText(result);
    return parts.join(QLatin1Char('\n')).trimmed();
}

} // namespace lastro::cli

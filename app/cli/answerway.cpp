// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answerway.h"

#include "app/cli/command.h"
#include "words/errorwords.h"
#include "words/visibletext.h"

#include <QLocale>

#include <cmath>

namespace lastro::cli {

namespace {

QString pathWords(model::Path path)
{
    switch (path) {
    case model::Path::OnePass: return Cli::tr("uma passagem");
    case model::Path::Chained: return Cli::tr("em cadeia");
    case model::Path::WholeDocument: return Cli::tr("documento inteiro");
    case model::Path::NoSearch: return Cli::tr("sem busca");
    }
    return {};
}

QString judgeWords(model::JudgeUsed judge)
{
    switch (judge) {
    case model::JudgeUsed::Local: return Cli::tr("juiz local");
    case model::JudgeUsed::Model: return Cli::tr("modelo como juiz");
    case model::JudgeUsed::TermOverlap: return Cli::tr("juiz de palavras em comum");
    }
    return {};
}

QString stepWords(model::Step step)
{
    switch (step) {
    case model::Step::Rewrite: return Cli::tr("a busca não foi reformulada pelo modelo");
    case model::Step::Judge: return Cli::tr("o modelo não avaliou os trechos");
    case model::Step::Answer: return Cli::tr("o modelo não escreveu a resposta, as palavras são as dos documentos");
    }
    return {};
}

QString costWords(const model::Cost &cost)
{
    if (cost.calls == 0)
        return Cli::tr("sem custo");
    QStringList parts{Cli::tr("%1 chamada(s)", nullptr, pluralOf(cost.calls)).arg(shown(cost.calls)),
                      Cli::tr("%1 tokens de entrada (%2 em cache) e %3 de saída").arg(shown(cost.promptTokens), shown(cost.cachedPromptTokens), shown(cost.completionTokens))};
    if (cost.unpriced < cost.calls)
        parts << moneyText(cost.usd);
    if (cost.unpriced > 0)
        parts << Cli::tr("custo desconhecido de %1 chamada(s)", nullptr, pluralOf(cost.unpriced)).arg(shown(cost.unpriced));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString moneyText(double usd)
{
    const int decimals = usd <= 0 || usd >= 1 ? 2 : std::min(8, int(std::ceil(-std::log10(usd))) + 1);
    return QStringLiteral("US$ ") + QLocale().toString(usd, 'f', std::max(2, decimals));
}

QString reasonText(const base::Error &why)
{
    QString code = base::errorCodeName(why.code);
    if (!why.detail.isEmpty())
        code += QLatin1Char(' ') + why.detail;
    return words::visibleText(words::errorSentence(why) + QStringLiteral(" [") + code + QLatin1Char(']'));
}

QString answerWay(const model::Answer &answer)
{
    QStringList parts;
    if (answer.path != model::Path::NoSearch)
        parts << (answer.retriever == model::RetrieverUsed::Hybrid ? Cli::tr("busca por palavras e por sentido") : Cli::tr("busca só por palavras"));
    parts << pathWords(answer.path);
    if (answer.path != model::Path::NoSearch)
        parts << judgeWords(answer.judge);
    if (!answer.languageModel.isEmpty())
        parts << Cli::tr("escrita por %1").arg(words::visibleText(answer.languageModel));
    parts << costWords(answer.cost);
    QStringList lines{QLatin1Char('(') + parts.join(QStringLiteral("; ")) + QLatin1Char(')')};
    for (const model::FallBack &fallBack : answer.fellBack)
        lines << QLatin1Char('(') + stepWords(fallBack.step) + QStringLiteral(": ") + reasonText(fallBack.why) + QLatin1Char(')');
    return lines.join(QLatin1Char('\n'));
}

} // namespace lastro::cli

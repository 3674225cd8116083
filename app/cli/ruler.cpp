// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"
#include "app/cli/savefile.h"
#include "eval/questionimport.h"
#include "words/rulerwords.h"

#include <QJsonArray>

namespace lastro::cli {

namespace {

QJsonObject toJson(const eval::ImportedQuestions &imported, bool masked, bool written)
{
    QJsonArray personal;
    for (const eval::PersonalRow &row : imported.personal) {
        QJsonArray kinds;
        for (const base::PersonalDatum::Kind kind : row.kinds)
            kinds.append(base::personalKindName(kind));
        personal.append(QJsonObject{{QStringLiteral("row"), row.row}, {QStringLiteral("kinds"), kinds}});
    }
    QJsonArray newIds;
    for (const eval::NewId &renamed : imported.newIds)
        newIds.append(QJsonObject{{QStringLiteral("row"), renamed.row}, {QStringLiteral("id"), renamed.id}});
    return {{QStringLiteral("questions"), written ? int(imported.questions.size()) : 0},
            {QStringLiteral("repeated"), imported.repeated},
            {QStringLiteral("columns_left_out"), QJsonArray::fromStringList(imported.leftOut)},
            {QStringLiteral("personal"), personal},
            {QStringLiteral("new_ids"), newIds},
            {QStringLiteral("masked"), masked && written}};
}

/// Row and kinds of each, never what was found.
QString personalText(const eval::ImportedQuestions &imported)
{
    QStringList lines;
    for (const eval::PersonalRow &row : imported.personal) {
        QStringList kinds;
        for (const base::PersonalDatum::Kind kind : row.kinds)
            kinds << words::personalKindLabel(kind);
        lines << Cli::tr("  linha %1: %2").arg(row.row).arg(kinds.join(QLatin1String(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

void sayNewIds(const eval::ImportedQuestions &imported)
{
    if (imported.newIds.empty())
        return;
    QStringList lines;
    for (const eval::NewId &renamed : imported.newIds)
        lines << Cli::tr("  linha %1: %2").arg(renamed.row).arg(renamed.id);
    say(Cli::tr("O “id” tinha dados pessoais e foi trocado:"));
    say(lines.join(QLatin1Char('\n')));
}

int import(const Options &options)
{
    const bool mask = options.flag(QStringLiteral("mask"));
    const QString in = options.positional()[1];
    const QString out = options.value(QStringLiteral("out"));
    if (isSameFile(in, out))
        return options.usage(Cli::tr("--out é o próprio arquivo que seria lido, e as perguntas de origem se perderiam: diga outro."));
    const auto imported = eval::importQuestions(in, mask);
    if (!imported) {
        say(words::rulerSentence(imported.error()));
        return Failed;
    }
    const bool refused = !mask && !imported->personal.empty();
    if (!imported->personal.empty()) {
        say(refused ? Cli::tr("Há dados pessoais nestas linhas, e nada foi gravado. Use --mask para trocá-los por marcas:")
                    : Cli::tr("Dados pessoais trocados por marcas:"));
        say(personalText(*imported));
    }
    sayNewIds(*imported);
    if (!refused)
        if (const auto saved = saveFile(out, eval::rulerText(imported->questions)); !saved)
            return fail(saved.error());
    if (options.json())
        printJson(toJson(*imported, mask, !refused));
    else if (!refused)
        print(Cli::tr("%1 perguntas em %2; repetidas: %3").arg(imported->questions.size()).arg(out).arg(imported->repeated));
    if (!imported->leftOut.isEmpty())
        say(Cli::tr("Colunas deixadas de fora: %1").arg(imported->leftOut.join(QLatin1String(", "))));
    return refused ? Failed : Done;
}

} // namespace

Options rulerOptions()
{
    Options options(QStringLiteral("ruler"), Cli::tr("import ARQUIVO"), Cli::tr("Faz de perguntas reais, em CSV ou JSON Lines, linhas de régua por marcar."));
    options.addValue(QStringLiteral("out"), Cli::tr("RÉGUA.jsonl"), Cli::tr("Onde gravar a régua."));
    options.addFlag(QStringLiteral("mask"), Cli::tr("Troca dados pessoais por marcas como [CPF] e diz em que linhas."));
    return options;
}

int runRuler(const Options &options, const base::CancelToken &)
{
    if (options.positional().size() != 2 || options.positional()[0] != QLatin1String("import"))
        return options.usage(Cli::tr("Diga ruler import e um arquivo."));
    if (options.value(QStringLiteral("out")).isEmpty())
        return options.usage(Cli::tr("Diga em --out onde gravar a régua."));
    return import(options);
}

} // namespace lastro::cli

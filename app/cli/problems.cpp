// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/problems.h"

#include "app/cli/command.h"
#include "words/errorwords.h"

namespace lastro::cli {

QJsonArray failedJson(const std::vector<model::FileFailure> &failed)
{
    QJsonArray list;
    for (const model::FileFailure &failure : failed)
        list.append(QJsonObject{{QStringLiteral("path"), failure.path.isEmpty() ? failure.source : failure.path},
                                {QStringLiteral("reason"), words::errorSentence(failure.error)},
                                {QStringLiteral("code"), base::errorCodeName(failure.error.code)}});
    return list;
}

QJsonArray notesJson(const std::vector<model::FileNote> &notes)
{
    QJsonArray list;
    for (const model::FileNote &note : notes)
        list.append(QJsonObject{{QStringLiteral("path"), note.path},
                                {QStringLiteral("note"), words::noteSentence(note.note)},
                                {QStringLiteral("code"), note.note}});
    return list;
}

void printProblems(const std::vector<model::FileFailure> &failed, const std::vector<model::FileNote> &notes)
{
    for (const model::FileFailure &failure : failed)
        print(Cli::tr("Não lido: %1: %2").arg(failure.path.isEmpty() ? failure.source : failure.path, words::errorSentence({failure.error.code})));
    for (const model::FileNote &note : notes)
        print(Cli::tr("Lido com observação: %1: %2").arg(note.path, words::noteSentence(note.note)));
}

} // namespace lastro::cli

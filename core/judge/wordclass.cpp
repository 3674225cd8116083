// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/wordclass.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <QSet>

namespace lastro::judge {

namespace {

const QSet<QString> &nounsLikeVerbs()
{
    static const QSet<QString> words = [] {
        const QStringList list = QStringLiteral(
            "celular hangar radar lugar militar particular similar familiar escolar hospitalar dolar colar altar avatar titular "
            "auxiliar regular exemplar circular mulher carater container conteiner voucher banner scanner poster freezer trailer "
            "cracker tanker master talher aluguer afazer lazer prazer elixir fakir souvenir bazar pulsar pomar luar").split(QLatin1Char(' '));
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

} // namespace

bool looksLikeVerb(const QString &word)
{
    static const QRegularExpression ending(QStringLiteral(
        "(?:[a-z]{2}(?:ar|er|ir)|[a-z]{2}(?:ando|endo|indo)|[a-z]{3}(?:aram|eram|iram|avam|amos|emos|imos|asse|esse|isse)|[a-z]{3}ou|[a-z]{3}ei)$"));
    const QString folded = base::searchFolded(word);
    return folded.contains(ending) && !nounsLikeVerbs().contains(folded);
}

} // namespace lastro::judge

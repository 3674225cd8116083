// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/fallbackwords.h"

#include "words/errorwords.h"

#include <QCoreApplication>

namespace lastro::chat {

namespace {
struct FallBackWords {
    Q_DECLARE_TR_FUNCTIONS(FallBackWords)
};

QString stepWords(model::Step step)
{
    switch (step) {
    case model::Step::Rewrite: return FallBackWords::tr("reformulação da busca");
    case model::Step::Judge: return FallBackWords::tr("avaliação dos trechos");
    case model::Step::Answer: return FallBackWords::tr("escrita da resposta");
    }
    return {};
}

QString judgedBy(model::JudgeUsed judge)
{
    switch (judge) {
    case model::JudgeUsed::Local: return FallBackWords::tr("o juiz local avaliou");
    case model::JudgeUsed::TermOverlap: return FallBackWords::tr("o juiz por palavras avaliou");
    case model::JudgeUsed::Model: return FallBackWords::tr("valem as notas que ele já tinha dado");
    }
    return {};
}

QString insteadWords(model::Step step, const model::Answer &answer)
{
    switch (step) {
    case model::Step::Rewrite: return FallBackWords::tr("a busca usou as palavras da pergunta");
    case model::Step::Judge: return judgedBy(answer.judge);
    case model::Step::Answer:
        return answer.outcome == model::Outcome::Answered ? FallBackWords::tr("as palavras são as dos documentos")
                                                          : FallBackWords::tr("a resposta foi procurada nas frases dos documentos");
    }
    return {};
}

struct Reason {
    base::Error why;
    QStringList steps;
    QStringList instead;
};

void addUnique(QStringList &list, const QString &text)
{
    if (!list.contains(text))
        list << text;
}
} // namespace

QStringList fallBackWords(const model::Answer &answer)
{
    std::vector<Reason> reasons;
    for (const model::FallBack &fallBack : answer.fellBack) {
        auto reason = std::find_if(reasons.begin(), reasons.end(), [&](const Reason &known) {
            return known.why.code == fallBack.why.code && known.why.subject == fallBack.why.subject;
        });
        if (reason == reasons.end())
            reason = reasons.insert(reasons.end(), {fallBack.why, {}, {}});
        addUnique(reason->steps, stepWords(fallBack.step));
        addUnique(reason->instead, insteadWords(fallBack.step, answer));
    }
    QStringList words;
    for (const Reason &reason : reasons)
        words << FallBackWords::tr("Sem o modelo de linguagem: %1. %2 Em vez disso, %3.")
                     .arg(reason.steps.join(QStringLiteral(", ")), words::errorSentence(reason.why), reason.instead.join(QStringLiteral("; ")));
    return words;
}

} // namespace lastro::chat

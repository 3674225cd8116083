// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/judgewords.h"

#include <QCoreApplication>

namespace lastro::chat {

namespace {
struct JudgeWords {
    Q_DECLARE_TR_FUNCTIONS(JudgeWords)
};

/// The best judged section, the first of equals; null where none was judged.
const model::Evidence *bestJudged(const model::Answer &answer)
{
    const model::Evidence *best = nullptr;
    for (const auto *list : {&answer.evidence, &answer.nearest})
        for (const model::Evidence &evidence : *list)
            if (evidence.judge && (!best || *evidence.judge > *best->judge))
                best = &evidence;
    return best;
}

// What stood in the way, in the order of the rules that decided: standing, seal, then the claims.
QString obstacle(const model::Answer &answer, const model::Evidence &best)
{
    switch (best.standing) {
    case model::Standing::Archived: return JudgeWords::tr("o documento está arquivado e não vale mais");
    case model::Standing::NotYetInForce: return JudgeWords::tr("o documento ainda não vale");
    case model::Standing::InForce: break;
    }
    switch (best.document.seal) {
    case model::Seal::Wiki: return JudgeWords::tr("é uma página da wiki, não oficial, que só explica como fazer");
    case model::Seal::Minutes: return JudgeWords::tr("é uma ata, decisão pontual que não vale como política");
    case model::Seal::Official: break;
    }
    return answer.dropped.empty() ? JudgeWords::tr("nenhuma frase dela responde por si só")
                                  : JudgeWords::tr("nenhuma afirmação passou na conferência com o trecho citado");
}

QString verdict(const model::Answer &answer, const model::Evidence &best)
{
    switch (best.judge->value()) {
    case 3: return JudgeWords::tr("responde, mas %1").arg(obstacle(answer, best));
    case 2: return JudgeWords::tr("traz parte da resposta, mas %1").arg(obstacle(answer, best));
    case 1: return JudgeWords::tr("é do mesmo assunto, mas não responde");
    default: return JudgeWords::tr("trata de outro assunto");
    }
}
} // namespace

QString judgeWords(model::JudgeScore score)
{
    switch (score.value()) {
    case 3: return JudgeWords::tr("Juiz 3 de 3: responde à pergunta");
    case 2: return JudgeWords::tr("Juiz 2 de 3: traz parte importante da resposta");
    case 1: return JudgeWords::tr("Juiz 1 de 3: mesmo assunto, não responde");
    default: return JudgeWords::tr("Juiz 0 de 3: outro assunto");
    }
}

QString judgePart(const model::Answer &answer)
{
    const model::Evidence *best = bestJudged(answer);
    if (!best)
        return {};
    switch (answer.judge) {
    case model::JudgeUsed::Local: return JudgeWords::tr("juiz %1").arg(best->judge->value());
    case model::JudgeUsed::Model: return JudgeWords::tr("juiz do modelo de linguagem %1").arg(best->judge->value());
    case model::JudgeUsed::TermOverlap: return JudgeWords::tr("juiz por palavras %1").arg(best->judge->value());
    }
    return {};
}

QString refusalWords(const model::Answer &answer)
{
    const bool earlier = !answer.searches.empty() && answer.searches.front().filters.value(QStringLiteral("in_force"), true) == false;
    if (earlier && answer.outcome == model::Outcome::NotFound)
        return JudgeWords::tr("A pergunta é sobre uma versão que não vale mais: o que vale hoje não a responde, e o que está arquivado só é mostrado.");
    const model::Evidence *best = bestJudged(answer);
    if (!best)
        return {};
    QString words;
    switch (answer.judge) {
    case model::JudgeUsed::Local: words = JudgeWords::tr("A seção mais próxima tem nota do juiz %1 de 3: %2."); break;
    case model::JudgeUsed::Model: words = JudgeWords::tr("A seção mais próxima tem nota do modelo de linguagem %1 de 3: %2."); break;
    case model::JudgeUsed::TermOverlap: words = JudgeWords::tr("A seção mais próxima tem nota por palavras %1 de 3: %2."); break;
    }
    return words.arg(QString::number(best->judge->value()), verdict(answer, *best));
}

} // namespace lastro::chat

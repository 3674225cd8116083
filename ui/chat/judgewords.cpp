// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/judgewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

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

struct Measure {
    const char *feature;
    const char *words;
    bool main = false;          ///< shown beside each piece of evidence; the others only where all are
};

constexpr std::array measures{
    Measure{"total", QT_TRANSLATE_NOOP("JudgeWords", "soma"), true},
    Measure{"late", QT_TRANSLATE_NOOP("JudgeWords", "sentido, palavra por palavra"), true},
    Measure{"late_sentence", QT_TRANSLATE_NOOP("JudgeWords", "melhor frase em sentido"), true},
    Measure{"late_pair", QT_TRANSLATE_NOOP("JudgeWords", "melhores duas frases em sentido")},
    Measure{"late_least", QT_TRANSLATE_NOOP("JudgeWords", "parte da pergunta mais distante")},
    Measure{"late_unmet", QT_TRANSLATE_NOOP("JudgeWords", "parte da pergunta sem correspondência"), true},
    Measure{"late_labels", QT_TRANSLATE_NOOP("JudgeWords", "sentido do título")},
    Measure{"late_standing", QT_TRANSLATE_NOOP("JudgeWords", "destaque em sentido")},
    Measure{"outranked", QT_TRANSLATE_NOOP("JudgeWords", "página não oficial ou arquivada mais próxima")},
    Measure{"standing", QT_TRANSLATE_NOOP("JudgeWords", "destaque na base"), true},
    Measure{"coverage", QT_TRANSLATE_NOOP("JudgeWords", "palavras da pergunta presentes"), true},
    Measure{"coverage_near", QT_TRANSLATE_NOOP("JudgeWords", "palavras ou sinônimos presentes"), true},
    Measure{"close", QT_TRANSLATE_NOOP("JudgeWords", "palavras próximas umas das outras")},
    Measure{"sentence", QT_TRANSLATE_NOOP("JudgeWords", "melhor frase"), true},
    Measure{"sentence_near", QT_TRANSLATE_NOOP("JudgeWords", "melhor frase, com sinônimos")},
    Measure{"heading", QT_TRANSLATE_NOOP("JudgeWords", "título da seção"), true},
    Measure{"kind", QT_TRANSLATE_NOOP("JudgeWords", "tipo de resposta pedido"), true},
    Measure{"figure_asked", QT_TRANSLATE_NOOP("JudgeWords", "a pergunta pede um número")},
    Measure{"codes_missing", QT_TRANSLATE_NOOP("JudgeWords", "códigos que faltam")},
    Measure{"code_unknown", QT_TRANSLATE_NOOP("JudgeWords", "código fora da base")},
    Measure{"unknown", QT_TRANSLATE_NOOP("JudgeWords", "palavras fora da base")},
    Measure{"missing", QT_TRANSLATE_NOOP("JudgeWords", "palavra mais importante que falta")},
    Measure{"missing_near", QT_TRANSLATE_NOOP("JudgeWords", "palavra mais importante que falta, com sinônimos"), true},
    Measure{"unknown_near", QT_TRANSLATE_NOOP("JudgeWords", "palavras fora da base, com sinônimos")},
    Measure{"unknown_heaviest", QT_TRANSLATE_NOOP("JudgeWords", "palavra mais importante fora da base")},
    Measure{"name_unknown", QT_TRANSLATE_NOOP("JudgeWords", "nome fora da base")},
    Measure{"designation_absent", QT_TRANSLATE_NOOP("JudgeWords", "classe ou número ausente")},
    Measure{"words", QT_TRANSLATE_NOOP("JudgeWords", "palavras da pergunta")},
    Measure{"vector", QT_TRANSLATE_NOOP("JudgeWords", "sentido"), true},
    Measure{"lexical", QT_TRANSLATE_NOOP("JudgeWords", "busca por palavras")},
    Measure{"ranking", QT_TRANSLATE_NOOP("JudgeWords", "posição na busca"), true},
};

const Measure *measureOf(const QString &feature)
{
    const QString known = feature.startsWith(QLatin1String("kind_")) && feature != QLatin1String("kind_absent") ? QStringLiteral("kind") : feature;
    const auto found = std::find_if(measures.begin(), measures.end(), [&](const Measure &measure) { return known == QLatin1String(measure.feature); });
    return found == measures.end() ? nullptr : &*found;
}

QString measureWords(const QString &feature)
{
    const Measure *measure = measureOf(feature);
    return measure ? JudgeWords::tr(measure->words) : QString(feature).replace(QLatin1Char('_'), QLatin1Char(' '));
}

// Rules that decide whatever the measures say.
QString ruleWords(const QString &feature)
{
    if (feature == QLatin1String("says_it_all"))
        return JudgeWords::tr("uma só frase traz todas as palavras da pergunta");
    if (feature == QLatin1String("unknown_code"))
        return JudgeWords::tr("a pergunta traz um código que não há na base");
    if (feature == QLatin1String("other_code"))
        return JudgeWords::tr("não traz o código da pergunta");
    if (feature == QLatin1String("unknown_word"))
        return JudgeWords::tr("a pergunta traz uma palavra que não há na base");
    if (feature == QLatin1String("unknown_subject"))
        return JudgeWords::tr("nenhum documento oficial fala de uma palavra principal da pergunta");
    if (feature == QLatin1String("missing_word"))
        return JudgeWords::tr("falta a palavra mais importante da pergunta");
    if (feature == QLatin1String("other_designation"))
        return JudgeWords::tr("não fala da classe, do grupo ou do número da pergunta");
    if (feature == QLatin1String("unknown_name"))
        return JudgeWords::tr("a pergunta traz um nome que não há na base");
    if (feature == QLatin1String("nothing_met"))
        return JudgeWords::tr("nada da pergunta aparece na seção");
    if (feature == QLatin1String("kind_absent"))
        return JudgeWords::tr("não traz o número, valor ou prazo pedido");
    return {};
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

QString reasonWords(const model::JudgeReason &reason)
{
    const QString rule = ruleWords(reason.feature);
    return rule.isEmpty() ? measureWords(reason.feature) + QLatin1Char(' ') + QLocale().toString(reason.value, 'f', 2) : rule;
}

bool isMainReason(const model::JudgeReason &reason)
{
    const Measure *measure = measureOf(reason.feature);
    return !measure || measure->main;
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

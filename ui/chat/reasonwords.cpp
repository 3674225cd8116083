// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chat/reasonwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace lastro::chat {

namespace {
struct JudgeWords {
    Q_DECLARE_TR_FUNCTIONS(JudgeWords)
};

constexpr qsizetype mostShown = 5;
constexpr double shownWeight = 0.005;              // less is 0,00
constexpr const char *total = "total";
constexpr const char *raisingRule = "says_it_all";

struct Measure {
    const char *feature;
    const char *words;
};

constexpr std::array measures{
    Measure{total, QT_TRANSLATE_NOOP("JudgeWords", "soma")},
    Measure{"start", QT_TRANSLATE_NOOP("JudgeWords", "ponto de partida")},
    Measure{"model", QT_TRANSLATE_NOOP("JudgeWords", "nota do modelo de linguagem")},
    Measure{"late", QT_TRANSLATE_NOOP("JudgeWords", "sentido, palavra por palavra")},
    Measure{"late_sentence", QT_TRANSLATE_NOOP("JudgeWords", "melhor frase em sentido")},
    Measure{"late_pair", QT_TRANSLATE_NOOP("JudgeWords", "melhores duas frases em sentido")},
    Measure{"late_least", QT_TRANSLATE_NOOP("JudgeWords", "parte da pergunta mais distante")},
    Measure{"late_unmet", QT_TRANSLATE_NOOP("JudgeWords", "parte da pergunta sem correspondência")},
    Measure{"late_labels", QT_TRANSLATE_NOOP("JudgeWords", "sentido do título")},
    Measure{"late_standing", QT_TRANSLATE_NOOP("JudgeWords", "destaque em sentido")},
    Measure{"outranked", QT_TRANSLATE_NOOP("JudgeWords", "página não oficial ou arquivada mais próxima")},
    Measure{"standing", QT_TRANSLATE_NOOP("JudgeWords", "destaque na base")},
    Measure{"coverage", QT_TRANSLATE_NOOP("JudgeWords", "palavras da pergunta presentes")},
    Measure{"coverage_near", QT_TRANSLATE_NOOP("JudgeWords", "palavras ou sinônimos presentes")},
    Measure{"close", QT_TRANSLATE_NOOP("JudgeWords", "palavras próximas umas das outras")},
    Measure{"sentence", QT_TRANSLATE_NOOP("JudgeWords", "melhor frase")},
    Measure{"sentence_near", QT_TRANSLATE_NOOP("JudgeWords", "melhor frase, com sinônimos")},
    Measure{"heading", QT_TRANSLATE_NOOP("JudgeWords", "título da seção")},
    Measure{"kind", QT_TRANSLATE_NOOP("JudgeWords", "tipo de resposta pedido")},
    Measure{"figure_asked", QT_TRANSLATE_NOOP("JudgeWords", "a pergunta pede um número")},
    Measure{"codes_missing", QT_TRANSLATE_NOOP("JudgeWords", "códigos que faltam")},
    Measure{"code_unknown", QT_TRANSLATE_NOOP("JudgeWords", "código fora da base")},
    Measure{"unknown", QT_TRANSLATE_NOOP("JudgeWords", "palavras fora da base")},
    Measure{"missing", QT_TRANSLATE_NOOP("JudgeWords", "palavra mais importante que falta")},
    Measure{"missing_near", QT_TRANSLATE_NOOP("JudgeWords", "palavra mais importante que falta, com sinônimos")},
    Measure{"unknown_near", QT_TRANSLATE_NOOP("JudgeWords", "palavras fora da base, com sinônimos")},
    Measure{"unknown_heaviest", QT_TRANSLATE_NOOP("JudgeWords", "palavra mais importante fora da base")},
    Measure{"name_unknown", QT_TRANSLATE_NOOP("JudgeWords", "nome fora da base")},
    Measure{"designation_absent", QT_TRANSLATE_NOOP("JudgeWords", "classe ou número ausente")},
    Measure{"words", QT_TRANSLATE_NOOP("JudgeWords", "palavras da pergunta")},
    Measure{"vector", QT_TRANSLATE_NOOP("JudgeWords", "sentido")},
    Measure{"lexical", QT_TRANSLATE_NOOP("JudgeWords", "busca por palavras")},
    Measure{"ranking", QT_TRANSLATE_NOOP("JudgeWords", "posição na busca")},
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

bool isRule(const model::JudgeReason &reason) { return !ruleWords(reason.feature).isEmpty(); }

bool isAbout(const model::JudgeReason &reason, const char *feature) { return reason.feature == QLatin1String(feature); }

bool isLimit(const model::JudgeReason &reason) { return reason.feature.startsWith(QLatin1String("grade_")); }

QString number(double value) { return QLocale().toString(value, 'f', 2); }

QString signedNumber(double value) { return (value > 0 ? QStringLiteral("+") : QString()) + number(value); }

QStringList rulesOf(const std::vector<model::JudgeReason> &reasons)
{
    QStringList lines;
    for (const model::JudgeReason &reason : reasons)
        if (isRule(reason))
            lines << (isAbout(reason, raisingRule) ? JudgeWords::tr("garante a nota 2: %1") : JudgeWords::tr("limita a nota: %1")).arg(ruleWords(reason.feature));
    return lines;
}

/// The total, with where the grades begin.
QString totalOf(const std::vector<model::JudgeReason> &reasons)
{
    const auto sum = std::find_if(reasons.begin(), reasons.end(), [](const auto &reason) { return isAbout(reason, total); });
    if (sum == reasons.end())
        return {};
    QStringList limits;
    for (const model::JudgeReason &reason : reasons)
        if (isLimit(reason))
            limits << JudgeWords::tr("nota %1 a partir de %2").arg(reason.feature.right(1), number(reason.value));
    const QString words = reasonWords(*sum);
    return limits.isEmpty() ? words : words + QStringLiteral(" (") + limits.join(QStringLiteral(", ")) + QLatin1Char(')');
}
} // namespace

QString reasonWords(const model::JudgeReason &reason)
{
    if (const QString rule = ruleWords(reason.feature); !rule.isEmpty())
        return rule;
    const QString words = measureWords(reason.feature) + QLatin1Char(' ') + number(reason.value);
    return std::abs(reason.weight) < shownWeight ? words : words + QStringLiteral(" (") + signedNumber(reason.weight) + QLatin1Char(')');
}

ReasonLines reasonLines(const std::vector<model::JudgeReason> &reasons)
{
    std::vector<model::JudgeReason> measures;
    for (const model::JudgeReason &reason : reasons)
        if (!isRule(reason) && !isLimit(reason) && !isAbout(reason, total))
            measures.push_back(reason);
    const auto size = [](const model::JudgeReason &reason) { return isAbout(reason, "start") ? 0.0 : std::abs(reason.weight); };
    std::stable_sort(measures.begin(), measures.end(), [&](const auto &a, const auto &b) { return size(a) > size(b); });
    const bool weighed = std::any_of(measures.begin(), measures.end(), [&](const auto &measure) { return size(measure) >= shownWeight; });

    ReasonLines lines{rulesOf(reasons), totalOf(reasons), {}, {}};
    for (const model::JudgeReason &measure : measures) {
        const bool counts = !weighed || size(measure) >= shownWeight;
        (counts && lines.main.size() < mostShown ? lines.main : lines.others) << reasonWords(measure);
    }
    return lines;
}

} // namespace lastro::chat

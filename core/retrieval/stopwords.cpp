// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/stopwords.h"

#include <QSet>
#include <QStringList>

namespace lastro::retrieval {

namespace {

const QSet<QString> &stopWords()
{
    static const QSet<QString> words = [] {
        const QStringList list = QStringLiteral(
            // articles, prepositions, conjunctions
            "a o as os um uma uns umas de do da dos das dum duma em no na nos nas num numa por pelo pela pelos pelas para pra pro pras pros "
            "com ao aos e ou mas se que porque pois como quando onde aonde ate entre sobre sob desde apos ante perante durante conforme segundo "
            "mediante contra sem nem tambem ja ainda so mais menos muito muita muitos muitas pouco tao tanto bem mal aqui ali la entao assim "
            // pronouns
            "eu tu ele ela nos vos eles elas voce voces me te lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas "
            "este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo dele dela deles delas neste nesta nesse "
            "nessa naquele naquela deste desta desse dessa daquele daquela mesmo mesma outro outra outros outras algum alguma alguns algumas "
            "algo alguem cada todo toda todos todas tudo qualquer quaisquer mim comigo gente "
            // asking
            "qual quais quem quanto quanta quantos quantas cujo cuja quer diga dizer fala explique explica favor gostaria saber oi ola "
            // verbs that only help
            "ser e sao era eram foi foram seja sejam sera serao sou somos estar estou esta estao estava ter tem tenho temos tinha teve tera tiver "
            "haver ha havia houve poder posso pode podem podemos podia poderia poderei dever devo deve devem devemos devera deveria fazer "
            "faz faco fazem feito feita vai vou vao ir fica ficar ficam da dar dao precisa preciso precisam existe existem acontece chama "
            "consigo consegue sendo tendo havendo possui possuem "
            "quero queria demora demoram demorar demorou acontece continua continuam mil real reais "
            // as typed in a hurry
            "q qnto qnt qto qta qtos qtas qts pq oq vc vcs tb tbm td tds mto mta mt ta tao tava blz hj cade ne naum nao sim obrigado obrigada "
            // English
            "the an of in on at to for from by with and or but if is are was were be been being am do does did done have has had can could may "
            "might must shall should will would what which who whom whose when where why how much many i you he she it we they my your his her "
            "its our their this that these those there here any some no not as into about than then so please tell me us").split(QLatin1Char(' '), Qt::SkipEmptyParts);
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

} // namespace

bool isStopWord(const QString &folded)
{
    return stopWords().contains(folded);
}

} // namespace lastro::retrieval

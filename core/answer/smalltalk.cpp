// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/smalltalk.h"

#include "core/base/textfold.h"

#include <QRegularExpression>

namespace lastro::answer {

bool isSmallTalk(const QString &question)
{
    static const QRegularExpression greeting(QStringLiteral(
        "\\b(?:oi|ola|opa|alo|bom dia|boa tarde|boa noite|tudo bem|tudo bom|tudo certo|como vai|como voce esta|obrigad[oa]s?|muito obrigad[oa]|brigad[oa]|valeu|"
        "agradecid[oa]|agradeco|de nada|tchau|ate logo|ate mais|ate amanha|era isso|era so isso|so isso|perfeito|otimo|show|beleza|certo|entendi|ok|blz|vlw|"
        "hi|hello|hey|good morning|good afternoon|good evening|good night|how are you|thanks|thank you|thx|many thanks|bye|goodbye|see you|"
        "that is all|that's all|perfect|great|got it)\\b"));
    // What may stand around it and asks for nothing.
    static const QRegularExpression around(QStringLiteral(
        "\\b(?:a|e|o|as|os|ai|pra|para|por|pela|pelo|ajuda|atencao|resposta|muito|mesmo|voce|voces|todos|todas|gente|pessoal|time|lastro|mais|tudo|ja|"
        "and|for|the|your|you|so|very|much|all|help|everyone|team|there|to|later)\\b"));
    QString left = base::searchFolded(question);
    if (!left.contains(greeting))
        return false;
    left.remove(greeting).remove(around);
    return std::none_of(left.begin(), left.end(), [](QChar unit) { return unit.isLetterOrNumber(); });
}

} // namespace lastro::answer

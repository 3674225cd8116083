// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/courtesies.h"

#include <QRegularExpression>

namespace lastro::retrieval {

namespace {

/// One greeting or opening at the beginning of what is left.
const QRegularExpression &opening()
{
    static const QRegularExpression expression = [] {
        const QString greeting = QStringLiteral(
            "(?:oi+e?|ola|opa|alo|e ai|bom dia|boa tarde|boa noite|tudo bem(?: com (?:voce|voces))?|tudo bom|tudo certo|como vai(?: voce)?|"
            "hi|hello|hey|good (?:morning|afternoon|evening)|how are you)");
        const QString everybody = QStringLiteral("(?:[ ,]+(?:pessoal|gente|galera|time|equipe|a todos|a todas|todos|colegas|amigos|everyone|all|team|there))?");
        const QString lead = QStringLiteral(
            "(?:(?:tenho |so |mais |estou com |fiquei com )*uma? (?:duvida|pergunta|pergunt?inha|duvidazinha)(?: (?:rapida|rapidinha|simples|basica))?|"
            "(?:eu )?(?:gostaria|queria|quero|preciso) (?:de )?(?:saber|entender|perguntar)|(?:alguem|voces?) (?:sabe|sabem|saberia|saberiam)(?: me| nos)?(?: dizer| informar| explicar)?|(?:alguem|voces?) (?:pode|podem|poderia|poderiam)(?: me| nos)? (?:dizer|informar|ajudar|explicar)|"
            "(?:quick|just a|one|a) (?:quick |simple )?question|(?:can|could) (?:you|someone|anyone) (?:please )?(?:tell|help) me|i (?:would like|want|need) to know|"
            "por favor|por gentileza|please|me tira uma duvida|me ajuda(?: ai)?)");
        // After a greeting comes a pause, a question word, or nothing.
        const QString asks = QStringLiteral(
            "(?=(?:qual|quais|quanto|quantos|quantas|quem|quando|onde|como|o que|por que|posso|pode|podemos|preciso|tem|tenho|existe|ha|e|eu|a|o|os|as|se|uma?|sou|"
            "gostaria|queria|quero|alguem|voces?|me|por|what|which|who|when|where|how|can|could|is|are|do|does|i|the|please|quick|just|one)\\b)");
        return QRegularExpression(QStringLiteral("^\\W*(?:%1%2(?:\\s*[,.!?:;)-]+\\s*|\\s+%4|\\W*$)|%3(?:\\s*[,.!?:;-]+\\s*|\\s+(?=\\w)))")
                                      .arg(greeting, everybody, lead, asks));
    }();
    return expression;
}

const QRegularExpression &ending()
{
    static const QRegularExpression expression(QStringLiteral(
        "[\\s,.!;-]+(?:(?:muito |desde ja |mto )?(?:obrigad[oa]s?|obg|brigad[oa]|grat[oa]|agradeco|valeu|vlw|thanks|thank you|thx|please)(?: a todos| pessoal| gente| desde ja| pela ajuda| all| in advance)?|"
        "por favor|por gentileza|pfv|pf|abs|abracos?|att)\\W*$"));
    return expression;
}

} // namespace

std::vector<base::TextRange> courtesiesIn(const QString &folded)
{
    std::vector<base::TextRange> ranges;
    qsizetype start = 0;
    for (auto match = opening().match(folded); match.hasMatch() && match.capturedLength() > 0; match = opening().match(folded.mid(start))) {
        ranges.push_back({start, match.capturedLength()});
        start += match.capturedLength();
    }
    qsizetype end = folded.size();
    std::vector<base::TextRange> last;
    for (auto match = ending().match(folded); match.hasMatch() && match.capturedStart() >= start; match = ending().match(folded.left(end))) {
        // The mark of the question itself stays.
        last.insert(last.begin(), {match.capturedStart(), end - match.capturedStart()});
        end = match.capturedStart();
    }
    ranges.insert(ranges.end(), last.begin(), last.end());
    return ranges;
}

} // namespace lastro::retrieval

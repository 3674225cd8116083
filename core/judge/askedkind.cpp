// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/askedkind.h"

#include "core/base/textfold.h"

#include <QRegularExpression>
#include <array>

namespace lastro::judge {

namespace {

struct KindPattern {
    AskedKind kind;
    const char *expression;       ///< of the search-folded question
};

// In order: the first that matches decides, so the narrower ones stand first.
constexpr std::array questionPatterns{
    KindPattern{AskedKind::Duration, "\\b(?:prazo|quanto tempo|por quanto tempo|ate quando|com quanta antecedencia|qual (?:a )?antecedencia|"
        "qual (?:a )?(?:duracao|validade|vigencia)|(?:quantos|quantas) (?:dias|horas|meses|semanas|anos|minutos)|em quantos? |"
        "how long|how soon|deadline|how many (?:days|hours|weeks|months|years|minutes))\\b"},
    KindPattern{AskedKind::TimeOfDay, "\\b(?:que horas?|qual (?:o |e o )?horario|a que horas|em que horario|hora de corte|what time)\\b"},
    KindPattern{AskedKind::Count, "\\b(?:quantos|quantas|temperatura|velocidade|altura|peso|how many|qual (?:o |e o )?(?:numero|quantidade|total) de)\\b"},
    KindPattern{AskedKind::Amount, "\\b(?:quanto|valor|valores|preco|custo|custa|limites?|teto|percentual|porcentagem|aliquota|taxa|multa|"
        "diaria|how much|amount|price|limit|percentage)\\b"},
    KindPattern{AskedKind::Person, "(?:^|\\b(?:a|por|para|com|de|e|pra|about) )quem\\b|\\bquem\\b|\\b(?:qual|que|quais) (?:e )?(?:o |a |os |as )?"
        "(?:area|setor|departamento|equipe|gerencia|diretoria|responsavel|orgao|pessoa|cargo)\\b|\\bresponsavel (?:por|pel)|\\b(?:who|whom|which (?:team|area|department))\\b"},
    KindPattern{AskedKind::Place, "\\b(?:onde|aonde|where)\\b|\\b(?:em|por) (?:que|qual) (?:lugar|local|site|sistema|pagina|portal|tela|cidade|endereco|canal|meio)\\b|"
        "\\bqual (?:e )?(?:o |a )?(?:endereco|link|portal|sistema|formulario|e-?mail|telefone|ramal|site|canal|tela)\\b"},
    KindPattern{AskedKind::Date, "\\b(?:quando|em que (?:data|dia|mes|ano|epoca)|qual (?:e )?(?:a |o )?(?:data|dia|mes|ano)|que dia|desde quando|when|what (?:date|day|year))\\b"},
    KindPattern{AskedKind::YesNo, "^(?:eu )?(?:posso|pode|podem|podemos|devo|deve|tenho|temos|tem|ha|existe|existem|preciso|precisa|da pra|da para|"
        "e (?:permitido|proibido|possivel|obrigatori[oa]|preciso|necessari[oa]|verdade)|sou obrigad[oa]|a empresa |a rota |can|may|is|are|do|does|must|should|will)\\b"},
    KindPattern{AskedKind::HowTo, "\\bcomo\\b(?! se chama)|\\bpasso a passo\\b|\\bde que (?:forma|maneira|modo)\\b|\\b(?:quais|que) (?:sao )?(?:os )?passos\\b|"
        "\\b(?:o que|oq) (?:eu )?(?:faco|devo fazer|fazer|preciso fazer)\\b|\\bhow (?:do|can|to|should|is|are)\\b"},
    KindPattern{AskedKind::YesNo, "\\b(?:posso|tenho direito|e permitido|e proibido|e obrigatorio|pode-se|am i allowed)\\b"},
    KindPattern{AskedKind::Definition, "^(?:o )?que (?:e|sao|significa|quer dizer)\\b|\\b(?:significado|definicao)\\b|^what (?:is|are|does)\\b"},
};

QString numberExpression()
{
    return QStringLiteral("(?:\\d+|\\b(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|"
                          "cinquenta|sessenta|noventa|cem|cento|mil|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)\\b)");
}

/// What shows that a text holds the kind; of the typography-folded text, case kept where names count.
QString holdingExpression(AskedKind kind)
{
    const QString figure = numberExpression();
    switch (kind) {
    case AskedKind::Amount:
        return QStringLiteral("(?i)R\\$|US\\$|€|\\d|\\breais\\b|por cento|%1\\s+(?:por|vezes|salário)|não (?:há|existe)|sem limite|isent|gratuit").arg(figure);
    case AskedKind::Duration:
        return QStringLiteral("(?i)%1\\W{0,3}(?:\\p{L}+\\W+){0,2}?(?:dias?|horas?|h\\b|meses|mês|mes\\b|semanas?|anos?|minutos?|days?|hours?|weeks?|months?|years?|minutes?)"
                              "|dia útil|mesmo dia|imediat|indeterminad").arg(figure);
    case AskedKind::Count:
        return QStringLiteral("(?i)") + figure;
    case AskedKind::Date:
        return QStringLiteral("(?i)\\d{1,2}/\\d{1,2}|\\b(?:19|20)\\d\\d\\b|\\bdias?\\b|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|"
                              "novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|\\b(?:após|antes|depois|até|quando|january|february|march|april|june|"
                              "july|august|september|october|november|december|after|before|until|century|século)\\b");
    case AskedKind::TimeOfDay:
        return QStringLiteral("(?i)\\b\\d{1,2}\\s?(?:h\\b|h\\d\\d|:\\d\\d|horas?)|meio-dia|meia-noite|24 horas");
    case AskedKind::Person:
        return QStringLiteral("(?i:gerente|gerência|gestor|gestão|diretor|diretoria|coordena|supervis|líder|chef[ei]|\\bRH\\b|\\bTI\\b|SESMT|setor|\\bárea\\b|equipe|comissão|"
                              "comitê|respons|conselho|colegiado|secretari|presid|encarregad|controladoria|jurídico|ambulatório|motorista|colaborador|manager|team|board)"
                              "|[\\p{Ll},] \\p{Lu}\\p{Ll}+");
    case AskedKind::Place:
        return QStringLiteral("(?i:portal|site|sistema|sala|endereço|rua\\b|avenida|link|página|pasta|menu|tela|recepção|prédio|andar|loja|portaria|aplicativo|formulário|"
                              "e-mail|https?:|ramal|telefone|unidade|secretaria)|[\\p{Ll},] (?:\\p{Lu}\\p{L}+)");
    case AskedKind::HowTo:
        return QStringLiteral("(?i)\\b(?:deve|devem|precisa|basta|clique|abra|acesse|selecione|escolha|preencha|envie|solicit|registr|use|utilize|por meio|através|mediante|"
                              "pelo|pela|primeiro|depois|seguir|passo|menu|formulário|must|click|open|select|use|using|by)");
    case AskedKind::YesNo:
        return QStringLiteral("(?i)\\b(?:pode|podem|poderá|poderão|permit|proibid|vedad|não|nunca|obrigat|deve|devem|deverá|direito|só|somente|apenas|exceto|salvo|aceit|"
                              "autoriz|é pago|são pagos|reembols|necessári|may|can|must|not|only|allowed)");
    case AskedKind::Other:
    case AskedKind::Definition:
        break;
    }
    return {};
}

const QRegularExpression &holding(AskedKind kind)
{
    static const auto expressions = [] {
        std::array<QRegularExpression, size_t(AskedKind::Definition) + 1> list;
        for (size_t i = 0; i < list.size(); ++i)
            list[i] = QRegularExpression(holdingExpression(AskedKind(i)), QRegularExpression::UseUnicodePropertiesOption);
        return list;
    }();
    return expressions[size_t(kind)];
}

} // namespace

QString askedKindName(AskedKind kind)
{
    constexpr std::array names{"other", "amount", "duration", "count", "date", "time_of_day", "person", "place", "how_to", "yes_no", "definition"};
    return QLatin1String(names[size_t(kind)]);
}

AskedKind askedKindOf(const QString &question)
{
    static const auto patterns = [] {
        std::vector<std::pair<AskedKind, QRegularExpression>> list;
        for (const KindPattern &pattern : questionPatterns)
            list.emplace_back(pattern.kind, QRegularExpression(QLatin1String(pattern.expression)));
        return list;
    }();
    const QString folded = base::searchFolded(question);
    for (const auto &[kind, expression] : patterns)
        if (folded.contains(expression))
            return kind;
    return AskedKind::Other;
}

bool isFigure(AskedKind kind)
{
    return kind == AskedKind::Amount || kind == AskedKind::Duration || kind == AskedKind::Count || kind == AskedKind::TimeOfDay;
}

bool holdsKind(const QString &text, AskedKind kind)
{
    if (kind == AskedKind::Other || kind == AskedKind::Definition)
        return true;
    return base::foldTypography(text).text.contains(holding(kind));
}

bool statesRule(const QString &text)
{
    static const QRegularExpression rule(QStringLiteral(
        "(?:r\\$|us\\$)|\\d\\s?%|\\d+\\W{0,2}(?:\\w+\\W+)?(?:dias?|horas?|h\\b|meses|mes\\b|semanas?|anos?)\\b|"
        "\\b(?:limites?|teto|prazos?|direitos?|obrigat\\w+|obrigad[oa]s?|proibid[oa]s?|vedad[oa]s?|permitid[oa]s?|autorizad[oa]s?|"
        "reembols\\w+|multas?|limit|deadline|entitled|mandatory|forbidden|allowed)\\b"));
    return base::searchFolded(text).contains(rule);
}

} // namespace lastro::judge

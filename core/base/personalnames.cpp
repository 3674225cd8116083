// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/personalnames.h"

#include "core/base/givennames.h"

#include <QRegularExpression>
#include <QSet>

namespace lastro::base {

namespace {

struct Word {
    TextRange range;
    QString folded;
    bool capital = false;          ///< first letter a capital, a small one after it
    bool adjoins = false;          ///< only white space before it
    QString before;                ///< what stands between it and the word before, trimmed
};

std::vector<Word> wordsOf(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("\\p{L}[\\p{L}\\p{M}'’]*"), QRegularExpression::UseUnicodePropertiesOption);
    std::vector<Word> words;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QString word = found.captured();
        const qsizetype before = words.empty() ? 0 : words.back().range.end();
        const QString between = text.mid(before, found.capturedStart() - before).trimmed();
        words.push_back({{found.capturedStart(), word.size()}, searchFolded(word),
                         word.size() > 1 && word[0].isUpper() && word[1].isLower(), between.isEmpty(), between});
    }
    return words;
}

bool isOneOf(const QString &folded, const QSet<QString> &set)
{
    return set.contains(folded);
}

QSet<QString> setOf(const char *words)
{
    const QStringList list = QString::fromLatin1(words).split(QLatin1Char(' '));
    return {list.begin(), list.end()};
}

/// People somebody speaks of as theirs.
const QSet<QString> &relations()
{
    static const QSet<QString> set = setOf(
        "chefe chefia gestor gestora gerente coordenador coordenadora supervisor supervisora lider encarregado encarregada diretor diretora "
        "colega amigo amiga parceiro parceira funcionario funcionaria colaborador colaboradora subordinado subordinada estagiario estagiaria "
        "esposa esposo marido mulher companheiro companheira noivo noiva namorado namorada filho filha pai mae irmao irma tio tia avo "
        "sogro sogra cunhado cunhada primo prima sobrinho sobrinha neto neta enteado enteada motorista ajudante cliente vizinho vizinha");
    return set;
}

/// What somebody is rather than how they are called.
const QSet<QString> &roles()
{
    static const QSet<QString> set = setOf(
        "analista assistente auxiliar aprendiz motorista gerente gestor gestora coordenador coordenadora supervisor supervisora lider diretor "
        "diretora operador operadora conferente comprador compradora estagiario estagiaria encarregado encarregada tecnico tecnica novo nova "
        "funcionario funcionaria colaborador colaboradora terceirizado terceirizada pai mae responsavel titular unico unica dono dona chefe "
        "ajudante mecanico mecanica enfermeiro enfermeira medico medica engenheiro engenheira advogado advogada vendedor vendedora fornecedor "
        "fornecedora cliente agregado carreteiro porteiro vigilante gestante lactante pcd");
    return set;
}

bool isParticle(const QString &folded)
{
    static const QSet<QString> set = setOf("de da do dos das");
    return isOneOf(folded, set);
}

/// The name that begins with words[first]: capitalised words with particles between them; with lowerToo, small given
/// names and the small words that may be a surname. Empty length: none.
TextRange nameFrom(const std::vector<Word> &words, size_t first, bool lowerToo)
{
    static const QSet<QString> goesOn = setOf(
        "e sou trabalho moro estou quero queria preciso gostaria tenho posso vou fui fiz entrei qual quais como quanto quantos quando onde "
        "que por porque com sem no na em para pra mas nao se me meu minha eu ja aqui ele ela voces pediu disse falou mandou vai pode tem "
        "esta foi nasceu a o as os um uma ao da do de");
    const auto counts = [&](const Word &word) {
        if (word.capital)
            return !isOneOf(word.folded, goesOn);
        return lowerToo && word.folded.size() > 1 && !isOneOf(word.folded, goesOn);
    };
    if (first >= words.size() || !counts(words[first]))
        return {};
    size_t last = first;
    const size_t most = words[first].capital ? 6 : 2;
    while (last + 1 < words.size() && last + 1 - first < most && words[last + 1].adjoins) {
        if (isParticle(words[last + 1].folded) && last + 2 < words.size() && words[last + 2].adjoins && words[last + 2].capital)
            last += 2;
        else if (words[last + 1].capital == words[first].capital && counts(words[last + 1]))
            last += 1;
        else
            break;
    }
    return {words[first].range.start, words[last].range.end() - words[first].range.start};
}

/// Steps over "o", "a", "é", "se chama" from words[at].
size_t overArticles(const std::vector<Word> &words, size_t at)
{
    static const QSet<QString> set = setOf("o a e se chama eh");
    while (at < words.size() && isOneOf(words[at].folded, set) && !words[at].capital)
        ++at;
    return at;
}

bool isPhrase(const std::vector<Word> &words, size_t at, const char *phrase)
{
    const QStringList wanted = QString::fromLatin1(phrase).split(QLatin1Char(' '));
    for (qsizetype i = 0; i < wanted.size(); ++i)
        if (at + size_t(i) >= words.size() || words[at + size_t(i)].folded != wanted[i])
            return false;
    return true;
}

/// "meu nome é X", "me chamo X", "aqui é o X": the word after it is a name, however it is written.
TextRange introduced(const std::vector<Word> &words, size_t at)
{
    for (const char *phrase : {"meu nome completo", "meu nome", "me chamo", "chamo me", "aqui quem fala", "quem fala", "aqui e", "nome do funcionario",
                               "nome da funcionaria", "nome do colaborador", "nome da colaboradora", "assinado"}) {
        if (!isPhrase(words, at, phrase))
            continue;
        const size_t next = overArticles(words, at + size_t(QString::fromLatin1(phrase).count(QLatin1Char(' '))) + 1);
        // "aqui é o setor de compras": only a written name will do.
        return nameFrom(words, next, qstrcmp(phrase, "aqui e") != 0);
    }
    return {};
}

/// "sou o João", "sou a Maria da Silva"; "sou a maria" where it is a common given name; never "sou a Analista".
TextRange saidToBe(const std::vector<Word> &words, size_t at)
{
    if (words[at].folded != QLatin1String("sou") && !isPhrase(words, at, "fala o") && !isPhrase(words, at, "fala a"))
        return {};
    const size_t next = overArticles(words, at + 1);
    if (next >= words.size() || isOneOf(words[next].folded, roles()))
        return {};
    const bool given = isGivenName(words[next].folded);
    const bool article = next > at + 1;
    return given || (article && words[next].capital) ? nameFrom(words, next, given) : TextRange();
}

/// "minha chefe Ana", "meu gestor, o Paulo Souza"; without a relation ("meu contrato com o Paulo") a common given name.
TextRange spokenOf(const std::vector<Word> &words, size_t at)
{
    static const QSet<QString> owners = setOf("meu minha meus minhas nosso nossa");
    if (!isOneOf(words[at].folded, owners))
        return {};
    bool related = false;
    for (size_t next = at + 1; next < words.size() && next <= at + 5; ++next) {
        const Word &word = words[next];
        if (isOneOf(word.folded, relations())) {
            related = true;
            const size_t name = overArticles(words, next + 1);
            if (name < words.size() && words[name].capital && !isOneOf(words[name].folded, roles()) && !isOneOf(words[name].folded, relations()))
                return nameFrom(words, name, false);
        } else if (isGivenName(word.folded)) {
            return nameFrom(words, next, !word.capital);
        } else if (word.capital && !related) {
            return {};
        }
    }
    return {};
}

bool isName(const Word &word)
{
    return isGivenName(word.folded) || (word.capital && !isOneOf(word.folded, roles()) && !isOneOf(word.folded, relations()));
}

/// "eu, José Carlos"; "eu João" where it is a common given name.
TextRange saidOfOneself(const std::vector<Word> &words, size_t at)
{
    if (words[at].folded != QLatin1String("eu") || at + 1 >= words.size())
        return {};
    const Word &next = words[at + 1];
    const bool named = next.before == QLatin1String(",") ? isName(next) : next.adjoins && isGivenName(next.folded);
    return named ? nameFrom(words, at + 1, !next.capital) : TextRange();
}

/// "dona Marta", "Sr. Wanderley"; after "seu", which is "your" as well, only a common given name: "seu João" and not "seu Pedido".
TextRange titled(const std::vector<Word> &words, size_t at)
{
    static const QSet<QString> titles = setOf("dona sr sra srta senhor senhora senhorita dr dra doutor doutora");
    const bool yours = words[at].folded == QLatin1String("seu");
    if ((!yours && !isOneOf(words[at].folded, titles)) || at + 1 >= words.size())
        return {};
    const Word &next = words[at + 1];
    if (!next.adjoins && (yours || next.before != QLatin1String(".")))
        return {};
    return isGivenName(next.folded) || (!yours && isName(next)) ? nameFrom(words, at + 1, !next.capital) : TextRange();
}

} // namespace

std::vector<TextRange> personalNamesIn(const QString &text)
{
    const std::vector<Word> words = wordsOf(text);
    std::vector<TextRange> names;
    for (size_t at = 0; at < words.size(); ++at)
        for (const auto find : {introduced, saidToBe, saidOfOneself, titled, spokenOf})
            if (const TextRange name = find(words, at); name.length > 0 && (names.empty() || name.start >= names.back().end())) {
                names.push_back(name);
                break;
            }
    std::sort(names.begin(), names.end(), [](const TextRange &a, const TextRange &b) { return a.start < b.start; });
    return names;
}

} // namespace lastro::base

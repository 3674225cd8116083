// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/wordforms.h"

#include "core/base/textfold.h"

#include <array>
#include <libstemmer.h>

namespace lastro::store {

namespace {

constexpr qsizetype longestWord = 64;
constexpr qsizetype mostKnown = 50'000;

struct Ending {
    QStringView from;
    QStringView to;
    qsizetype shortest;     ///< length of the whole word from which on it is an ending
};

// The Snowball stemmer leaves these plurals apart from their singulars.
constexpr std::array plurals{
    Ending{u"ões", u"ão", 4}, Ending{u"ães", u"ão", 4}, Ending{u"oes", u"ao", 6}, Ending{u"ais", u"al", 5},
    Ending{u"éis", u"el", 5}, Ending{u"eis", u"el", 6}, Ending{u"óis", u"ol", 5}, Ending{u"ois", u"ol", 6},
    Ending{u"uis", u"ul", 5}, Ending{u"ns", u"m", 4},
};

// Endings that the Snowball stemmer knows only with their accents.
constexpr std::array accentless{
    Ending{u"cao", u"ção", 5},      Ending{u"encia", u"ência", 6},  Ending{u"encias", u"ências", 7},
    Ending{u"ancia", u"ância", 6},  Ending{u"ancias", u"âncias", 7}, Ending{u"avel", u"ável", 6},
    Ending{u"ivel", u"ível", 5},
};

// What the Portuguese stem would give to another word: nouns in -i, whose vowel it drops, and nouns that differ from
// another of other meaning by the last vowel alone. Singulars, without accents, sorted.
constexpr std::array<QStringView, 44> standAlone{
    u"banca", u"banco", u"barca", u"barco", u"bolsa", u"bolso", u"carga", u"cargo", u"casa",  u"caso",   u"cinta",
    u"cinto", u"copa",  u"copo",  u"farda", u"fardo", u"gari",  u"gratis", u"juri",  u"lapis", u"linha",  u"linho",
    u"meia",  u"meio",  u"moda",  u"modo",  u"moto",  u"pena",  u"placa", u"ponta", u"ponto", u"porta",  u"porte",
    u"porto", u"prata", u"prato", u"quadra", u"quadro", u"saca", u"saco",  u"safari", u"taxa", u"taxi",  u"tenis",
};

bool standsAlone(const QString &plainWord)
{
    return std::binary_search(standAlone.begin(), standAlone.end(), QStringView(plainWord));
}

template <size_t N>
QString withEnding(const QString &word, const std::array<Ending, N> &endings)
{
    for (const Ending &ending : endings)
        if (word.size() >= ending.shortest && word.endsWith(ending.from))
            return word.chopped(ending.from.size()).append(ending.to);
    return word;
}

bool isAscii(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

QString stemmed(sb_stemmer *stemmer, const QString &word)
{
    const QByteArray utf8 = word.toUtf8();
    const auto *stem = sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol *>(utf8.constData()), int(utf8.size()));
    if (!stem)
        return word;
    return QString::fromUtf8(reinterpret_cast<const char *>(stem), sb_stemmer_length(stemmer));
}

void addForm(QByteArrayList &forms, const QString &plainForm)
{
    const QByteArray utf8 = plainForm.toUtf8();
    if (!utf8.isEmpty() && !forms.contains(utf8))
        forms.append(utf8);
}

} // namespace

WordForms::WordForms()
    : m_portuguese(sb_stemmer_new("portuguese", "UTF_8")), m_english(sb_stemmer_new("english", "UTF_8"))
{
    if (!m_portuguese || !m_english) {
        sb_stemmer_delete(m_portuguese);
        sb_stemmer_delete(m_english);
        throw std::bad_alloc();
    }
}

WordForms::~WordForms()
{
    sb_stemmer_delete(m_portuguese);
    sb_stemmer_delete(m_english);
}

const WordForms::Word &WordForms::of(QStringView word)
{
    word = word.first(std::min(word.size(), longestWord));
    const auto known = m_known.constFind(QString::fromRawData(word.data(), word.size()));
    if (known != m_known.constEnd())
        return *known;
    if (m_known.size() >= mostKnown)
        m_known.clear();
    return *m_known.insert(word.toString(), make(word));
}

WordForms::Word WordForms::make(QStringView word) const
{
    const QString lower = word.toString().toLower();
    Word made{{}, plain(lower)};
    if (made.plain.isEmpty())
        return made;
    addForm(made.forms, mainForm(lower));
    if (lower != made.plain)
        addForm(made.forms, mainForm(made.plain));
    if (const QString english = stemmed(m_english, made.plain); english != made.plain)
        addForm(made.forms, plain(english));
    return made;
}

QString WordForms::mainForm(const QString &lower) const
{
    const QString folded = plain(lower);
    if (standsAlone(folded))
        return folded;
    if (folded.endsWith(QLatin1Char('s')) && standsAlone(folded.chopped(1)))
        return folded.chopped(1);
    const QString singular = withEnding(lower, plurals);
    return plain(stemmed(m_portuguese, isAscii(singular) ? withEnding(singular, accentless) : singular));
}

QString WordForms::plain(const QString &text)
{
    const QString folded = isAscii(text) ? text.toLower() : base::searchFolded(text);
    QString kept;
    kept.reserve(folded.size());
    for (qsizetype at = 0; at < folded.size(); ++at) {
        const QChar unit = folded.at(at);
        if (unit.isHighSurrogate() && at + 1 < folded.size()
            && QChar::isLetterOrNumber(QChar::surrogateToUcs4(unit, folded.at(at + 1)))) {
            kept += unit;
            kept += folded.at(++at);
        } else if (unit.isLetterOrNumber()) {
            kept += unit;
        }
    }
    return kept;
}

} // namespace lastro::store

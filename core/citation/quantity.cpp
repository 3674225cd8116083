// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citation/quantity.h"

#include "core/base/textfold.h"

#include <QHash>
#include <QRegularExpression>
#include <array>

namespace lastro::citation {

namespace {

constexpr auto options = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

struct UnitPattern {
    Unit unit;
    const char16_t *words;
};

constexpr std::array unitPatterns{
    UnitPattern{Unit::Money, u"reais|real|R\\$|US\\$|BRL|d[oó]lar(?:es)?|euros?|€"},
    UnitPattern{Unit::Percent, u"%|por\\s+cento|per\\s?cent"},
    UnitPattern{Unit::Minute, u"minutos?|minutes?|min"},
    UnitPattern{Unit::Hour, u"horas?|hours?|h|hrs?"},
    UnitPattern{Unit::Day, u"dias?|days?"},
    UnitPattern{Unit::Week, u"semanas?|weeks?"},
    UnitPattern{Unit::Month, u"m[eê]s|meses|months?"},
    UnitPattern{Unit::Year, u"anos?|years?"},
};

QRegularExpression unitExpression(const UnitPattern &pattern, bool anchored)
{
    const QString words = QString::fromUtf16(pattern.words);
    return QRegularExpression(anchored ? QStringLiteral("\\G\\s*(?:%1)(?![\\p{L}])").arg(words)
                                       : QStringLiteral("(?<![\\p{L}])(?:%1)(?![\\p{L}])").arg(words), options);
}

/// The unit that stands right after a number, and where it ends.
std::pair<Unit, qsizetype> unitAfter(const QString &text, qsizetype at)
{
    static const auto expressions = [] {
        std::vector<std::pair<Unit, QRegularExpression>> list;
        for (const UnitPattern &pattern : unitPatterns)
            list.emplace_back(pattern.unit, unitExpression(pattern, true));
        return list;
    }();
    for (const auto &[unit, expression] : expressions) {
        const auto match = expression.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (match.hasMatch())
            return {unit, match.capturedEnd()};
    }
    return {Unit::None, at};
}

const QHash<QString, int> &numberWords()
{
    static const QHash<QString, int> words = [] {
        constexpr const char *list =
            "um 1 uma 1 one 1 dois 2 duas 2 two 2 tres 3 three 3 quatro 4 four 4 cinco 5 five 5 seis 6 six 6 sete 7 seven 7 "
            "oito 8 eight 8 nove 9 nine 9 dez 10 ten 10 onze 11 eleven 11 doze 12 twelve 12 treze 13 thirteen 13 quatorze 14 "
            "catorze 14 fourteen 14 quinze 15 fifteen 15 dezesseis 16 sixteen 16 dezessete 17 seventeen 17 dezoito 18 "
            "eighteen 18 dezenove 19 nineteen 19 vinte 20 twenty 20 trinta 30 thirty 30 quarenta 40 forty 40 cinquenta 50 "
            "fifty 50 sessenta 60 sixty 60 setenta 70 seventy 70 oitenta 80 eighty 80 noventa 90 ninety 90 cem 100 cento 100 "
            "duzentos 200 duzentas 200 trezentos 300 trezentas 300 quatrocentos 400 quinhentos 500 seiscentos 600 "
            "setecentos 700 oitocentos 800 novecentos 900";
        const QStringList parts = QString::fromLatin1(list).split(QLatin1Char(' '));
        QHash<QString, int> table;
        for (qsizetype i = 0; i + 1 < parts.size(); i += 2)
            table.insert(parts.at(i), parts.at(i + 1).toInt());
        return table;
    }();
    return words;
}

/// 1..12, or 0.
int monthNumber(const QString &word)
{
    static const QStringList names = QStringLiteral(
        "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro "
        "january february march april may june july august september october november december").split(QLatin1Char(' '));
    const qsizetype at = names.indexOf(word);
    return at < 0 ? 0 : int(at % 12) + 1;
}

/// English months that are common words too count only beside a number.
bool isModal(const QString &word)
{
    return word == QLatin1String("may") || word == QLatin1String("march");
}

bool standsBesideDigit(const QString &text, qsizetype start, qsizetype end)
{
    return (start >= 2 && text.at(start - 2).isDigit()) || (end + 1 < text.size() && text.at(end + 1).isDigit());
}

QString trimmedDecimal(QString whole, QString fraction)
{
    while (fraction.endsWith(QLatin1Char('0')))
        fraction.chop(1);
    qsizetype zeros = 0;
    while (zeros + 1 < whole.size() && whole.at(zeros) == QLatin1Char('0'))
        ++zeros;
    whole.remove(0, zeros);
    return fraction.isEmpty() ? whole : whole + QLatin1Char('.') + fraction;
}

QString normalisedNumber(const QString &digits)
{
    static const QRegularExpression grouped(QStringLiteral("^[1-9]\\d{0,2}(?:([.,])\\d{3})(?:\\1\\d{3})*(?:[.,]\\d+)?$"));
    const qsizetype last = qMax(digits.lastIndexOf(QLatin1Char('.')), digits.lastIndexOf(QLatin1Char(',')));
    if (last < 0)
        return trimmedDecimal(digits, {});
    const auto match = grouped.match(digits);
    if (!match.hasMatch()) {
        const bool single = digits.count(QLatin1Char('.')) + digits.count(QLatin1Char(',')) == 1;
        return single ? trimmedDecimal(digits.left(last), digits.mid(last + 1)) : digits;
    }
    const QString group = match.captured(1);
    const bool hasFraction = digits.at(last) != group.at(0);
    QString whole = hasFraction ? digits.left(last) : digits;
    whole.remove(group);
    return trimmedDecimal(whole, hasFraction ? digits.mid(last + 1) : QString());
}

QString timesThousand(const QString &value)
{
    bool ok = false;
    const double number = value.toDouble(&ok);
    return ok ? QString::number(qint64(number * 1000.0 + 0.5)) : value;
}

/// Reads the number words that begin at a match: "trinta e cinco", "two", "cem".
struct WordNumber {
    int value = 0;
    qsizetype end = 0;
};

WordNumber readWords(const QString &text, const QRegularExpressionMatch &first)
{
    static const QRegularExpression more(QStringLiteral("\\s+e\\s+(\\p{L}+)|-(\\p{L}+)"), options);
    WordNumber number{numberWords().value(base::searchFolded(first.captured())), first.capturedEnd()};
    while (number.value >= 20) {
        const auto next = more.match(text, number.end, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        const int part = next.hasMatch() ? numberWords().value(base::searchFolded(next.captured(next.lastCapturedIndex()))) : 0;
        if (part == 0 || part >= (number.value >= 100 && number.value % 100 == 0 ? 100 : 10))
            break;
        number = {number.value + part, next.capturedEnd()};
    }
    return number;
}

} // namespace

std::vector<Quantity> quantitiesIn(const QString &text)
{
    static const QRegularExpression token(QStringLiteral("((?:R\\$|US\\$|\\$|€)\\s*)?(\\d+(?:[.,]\\d+)*)|\\p{L}+"), options);
    static const QRegularExpression thousand(QStringLiteral("\\s*mil(?!\\p{L})"), options);
    const QString folded = base::foldTypography(text).text;
    std::vector<Quantity> found;
    qsizetype at = 0;
    while (true) {
        const auto match = token.match(folded, at);
        if (!match.hasMatch())
            return found;
        at = match.capturedEnd();
        Quantity quantity;
        if (match.capturedLength(2) > 0) {
            quantity.value = normalisedNumber(match.captured(2));
        } else {
            const QString word = base::searchFolded(match.captured());
            const bool thousandAlone = word == QStringLiteral("mil");
            if (const int month = monthNumber(word); month > 0) {
                if (!isModal(word) || standsBesideDigit(folded, match.capturedStart(), at))
                    found.push_back({QString::number(month), Unit::None, match.captured(), false});
                continue;
            }
            if (!thousandAlone && !numberWords().contains(word))
                continue;
            const WordNumber number = thousandAlone ? WordNumber{1000, at} : readWords(folded, match);
            quantity.value = QString::number(number.value);
            quantity.article = number.value == 1;
            at = number.end;
        }
        const auto multiplier = thousand.match(folded, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (multiplier.hasMatch()) {
            quantity.value = timesThousand(quantity.value);
            at = multiplier.capturedEnd();
        }
        const auto [unit, end] = unitAfter(folded, at);
        quantity.unit = match.capturedLength(1) > 0 ? Unit::Money : unit;
        at = qMax(at, quantity.unit == unit ? end : at);
        quantity.written = folded.mid(match.capturedStart(), at - match.capturedStart()).trimmed();
        found.push_back(quantity);
    }
}

bool mentionsUnit(const QString &text, Unit unit)
{
    for (const UnitPattern &pattern : unitPatterns)
        if (pattern.unit == unit)
            return text.contains(unitExpression(pattern, false));
    return false;
}

} // namespace lastro::citation

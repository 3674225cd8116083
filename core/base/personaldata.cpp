// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/personaldata.h"

#include "core/base/personalnames.h"

#include <QRegularExpression>

namespace lastro::base {

namespace {

using Kind = PersonalDatum::Kind;
using Match = QRegularExpressionMatch;

QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar unit : text)
        if (unit.isDigit())
            digits += QChar(u'0' + unit.digitValue());
    return digits;
}

/// The check digit that follows: weights go up from 2 at the right end, and begin again after most.
int checkDigit(QStringView digits, int most)
{
    int sum = 0;
    int weight = 2;
    for (qsizetype i = digits.size() - 1; i >= 0; --i) {
        sum += digits[i].digitValue() * weight;
        weight = weight == most ? 2 : weight + 1;
    }
    const int rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
}

bool checks(const QString &digits, int most)
{
    const qsizetype body = digits.size() - 2;
    if (digits.count(digits[0]) == digits.size())
        return false;
    return checkDigit(QStringView(digits).left(body), most) == digits[body].digitValue()
        && checkDigit(QStringView(digits).left(body + 1), most) == digits[body + 1].digitValue();
}

/// One of these words stands shortly before the match.
bool follows(const QString &text, const Match &match, const char *words)
{
    const QString before = searchFolded(text.mid(std::max<qsizetype>(0, match.capturedStart() - 28), std::min<qsizetype>(28, match.capturedStart())));
    const QRegularExpression any(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(words)));
    return any.match(before).hasMatch();
}

bool isCpf(const QString &text, const Match &match)
{
    const QString written = match.captured();
    return (written.contains(QLatin1Char('.')) && written.contains(QLatin1Char('-'))) || follows(text, match, "cpf")
        || checks(digitsOf(written), 99);
}

bool isCnpj(const QString &text, const Match &match)
{
    const QString written = match.captured();
    const QString digits = digitsOf(written);
    return written.contains(QLatin1Char('/')) || follows(text, match, "cnpj") || (digits.size() == 14 && checks(digits, 9));
}

/// Area codes that exist, with a mobile number (9 and eight digits) or a land line (2..5 and seven).
bool isTelephone(const QString &text, const Match &match)
{
    constexpr const char *words = "tel|telefone|telefones|fone|fones|celular|cel|whats|whatsapp|zap|ramal|contato|liga|ligar|ligue|numero";
    const QString written = match.captured();
    if (written.contains(QLatin1Char('(')) || written.startsWith(QLatin1Char('+')) || follows(text, match, words))
        return true;
    const QString digits = digitsOf(written);
    const bool hasArea = digits.size() >= 10;
    const bool isMobile = (digits.size() == 9 || digits.size() >= 11) && digits[digits.size() - 9] == QLatin1Char('9');
    if (isMobile)
        return hasArea || written.size() > digits.size();
    // Ten digits in a row are as likely a protocol; years and ranges of numbers look like a land line without its area.
    return hasArea && written.size() > digits.size();
}

/// Old plates have the shape of many codes and of a small word before a number: those that begin like one, or end like a
/// year, need a word on a vehicle; those with a space also capitals.
bool isPlate(const QString &text, const Match &match)
{
    constexpr const char *vehicles = "placa|placas|veiculo|caminhao|carro|carreta|cavalo|moto|van|truck|bitrem|vuc|reboque";
    static const QRegularExpression code(QStringLiteral(
        "^(?:iso|nbr|abn|pol|pro|nor|man|for|tab|ind|itr|ins|doc|req|cte|nfe|lei|res|art|rev|ver|mod|cap|anx|cod|ref|rdc|lot|ped|ord|"
        "jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|ano|dia|seg|ter|qua|qui|sex|sab|dom|nao|sim|ate|com|sem|por|que|uma|cep|tel)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d$"));
    const QString written = match.captured();
    if (written.startsWith(QLatin1String("onu"), Qt::CaseInsensitive))      // "placa ONU 1203" is a hazard sign
        return false;
    const bool spaced = written.contains(QLatin1Char(' '));
    if (spaced)
        return follows(text, match, vehicles) && written.left(3) == written.left(3).toUpper();
    if (written[written.size() - 3].isLetter() || follows(text, match, vehicles))
        return true;
    return !code.match(written).hasMatch() && !year.match(written).hasMatch();
}

bool always(const QString &, const Match &)
{
    return true;
}

struct Finder {
    Kind kind;
    QRegularExpression pattern;
    bool (*isOne)(const QString &, const Match &);
};

const std::vector<Finder> &finders()
{
    constexpr auto options = QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption;
    static const QString alone = QStringLiteral("(?<![\\p{L}\\p{N}_./-])");
    static const QString ends = QStringLiteral("(?![\\p{L}\\p{N}_]|[./,-]\\p{N})");
    static const QString area = QStringLiteral("0?(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])");
    // "fulano (at) empresa.com", "fulano arroba empresa ponto com": as it is written to hide it, or said.
    static const QString spokenAt = QStringLiteral("(?:\\s?@\\s?|\\s?[(\\[{]\\s?(?:at|arroba|@)\\s?[)\\]}]\\s?|\\s+arroba\\s+)");
    static const QString spokenDot = QStringLiteral("(?:\\.|\\s?[(\\[{]\\s?(?:dot|ponto|\\.)\\s?[)\\]}]\\s?|\\s+ponto\\s+)");
    static const QString spokenEmail = QString(QStringLiteral("[\\p{L}\\p{N}_%+-]+(?:%1[\\p{L}\\p{N}_%+-]+)*%2[\\p{L}\\p{N}-]+(?:%1[\\p{L}\\p{N}-]+)*%1\\p{L}{2,}"))
                                           .replace(QLatin1String("%1"), spokenDot).replace(QLatin1String("%2"), spokenAt);
    static const std::vector<Finder> all{
        {Kind::Email, QRegularExpression(QStringLiteral("[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+"), options), always},
        {Kind::Email, QRegularExpression(spokenEmail, options), always},
        {Kind::Cnpj, QRegularExpression(alone + QStringLiteral("(?:[A-Z0-9]{2}\\.[A-Z0-9]{3}\\.[A-Z0-9]{3}/[A-Z0-9]{4}-?\\d{2}|\\d{2}\\.?\\d{3}\\.?\\d{3}/?\\d{4}-?\\d{2})") + ends, options), isCnpj},
        {Kind::Cpf, QRegularExpression(alone + QStringLiteral("\\d{3}[. ]?\\d{3}[. ]?\\d{3}[-. /]?\\d{2}") + ends, options), isCpf},
        {Kind::Telephone, QRegularExpression(QStringLiteral("(?<![\\p{L}\\p{N}_./-])(?:\\+?55[ .-]?)?(?:\\(%1\\)|%1)[ .-]?(?:9[ .]?\\d{4}|[2-5]\\d{3})[ .-]?\\d{4}").arg(area) + ends, options), isTelephone},
        {Kind::Telephone, QRegularExpression(alone + QStringLiteral("(?:9[ .]?\\d{4}|[2-5]\\d{3})[ .-]?\\d{4}") + ends, options), isTelephone},
        {Kind::Plate, QRegularExpression(QStringLiteral("(?<![\\p{L}\\p{N}_-])[A-Z]{3}[- ]?(?:\\d{4}|\\d[A-Z]\\d{2})(?![\\p{L}\\p{N}_]|-\\p{N})"), options), isPlate},
    };
    return all;
}

QString maskOf(Kind kind)
{
    switch (kind) {
    case Kind::Cpf: return QStringLiteral("[CPF]");
    case Kind::Cnpj: return QStringLiteral("[CNPJ]");
    case Kind::Email: return QStringLiteral("[E-MAIL]");
    case Kind::Telephone: return QStringLiteral("[TELEFONE]");
    case Kind::Plate: return QStringLiteral("[PLACA]");
    case Kind::Name: return QStringLiteral("[NOME]");
    }
    return {};
}

} // namespace

QString personalKindName(PersonalDatum::Kind kind)
{
    switch (kind) {
    case Kind::Cpf: return QStringLiteral("cpf");
    case Kind::Cnpj: return QStringLiteral("cnpj");
    case Kind::Email: return QStringLiteral("email");
    case Kind::Telephone: return QStringLiteral("telephone");
    case Kind::Plate: return QStringLiteral("plate");
    case Kind::Name: return QStringLiteral("name");
    }
    return {};
}

std::vector<PersonalDatum> personalDataIn(const QString &text)
{
    std::vector<PersonalDatum> found;
    const auto add = [&](TextRange range, Kind kind) {
        const bool free = std::none_of(found.begin(), found.end(), [&](const PersonalDatum &other) {
            return range.start < other.range.end() && other.range.start < range.end();
        });
        if (free)
            found.push_back({range, kind});
    };
    for (const Finder &finder : finders())
        for (auto match = finder.pattern.globalMatch(text); match.hasNext();) {
            const Match each = match.next();
            if (finder.isOne(text, each))
                add({each.capturedStart(), each.capturedLength()}, finder.kind);
        }
    for (const TextRange &name : personalNamesIn(text))
        add(name, Kind::Name);
    std::sort(found.begin(), found.end(), [](const PersonalDatum &a, const PersonalDatum &b) { return a.range.start < b.range.start; });
    return found;
}

QString masked(const QString &text)
{
    const std::vector<PersonalDatum> found = personalDataIn(text);
    QString result = text;
    for (auto datum = found.rbegin(); datum != found.rend(); ++datum)
        result.replace(datum->range.start, datum->range.length, maskOf(datum->kind));
    return result;
}

} // namespace lastro::base

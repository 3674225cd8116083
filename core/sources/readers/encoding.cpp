// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/encoding.h"

#include <QStringDecoder>

#include <array>
#include <memory>
#include <uchardet/uchardet.h>
#include <utility>

namespace lastro::sources::readers {

namespace {

/// What windows-1252 has at 0x80..0x9F; 0 = nothing.
constexpr std::array<char16_t, 32> upperControls{
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178};

QString fromWindows1252(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &unit : text)
        if (unit.unicode() >= 0x80 && unit.unicode() < 0xA0)
            unit = QChar(upperControls[unit.unicode() - 0x80]);
    return text;
}

bool isOneByteWestern(const QByteArray &name)
{
    static const QByteArrayList names{"windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "latin-1",
                                      "iso-8859-15", "us-ascii", "ascii", "ansi"};
    return names.contains(name.toLower());
}

/// Do the characters beyond ASCII look like those of a Portuguese text, and stand where letters stand?
bool readsAsPortuguese(const QString &text)
{
    static const QString letters = QStringLiteral("áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ");
    static const QString signs = QStringLiteral("ºª°§“”‘’–—…•€£«»·×´²³½¼¾®©™\u00A0");
    const auto isAsciiLetter = [](QChar c) { return c.unicode() < 0x80 && c.isLetter(); };
    qsizetype good = 0;
    qsizetype all = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c.unicode() < 0x80)
            continue;
        ++all;
        if (signs.contains(c)) {
            ++good;
        } else if (letters.contains(c)) {
            const bool lonely = !(i > 0 && (isAsciiLetter(text.at(i - 1)) || letters.contains(text.at(i - 1))))
                && !(i + 1 < text.size() && (isAsciiLetter(text.at(i + 1)) || letters.contains(text.at(i + 1))));
            const bool aWord = QStringLiteral("àéóÀÉÓáÁ").contains(c);
            good += lonely && !aWord ? 0 : 1;
        }
    }
    return good * 20 >= all * 19;
}

/// UTF-16 without a mark: one of two bytes is zero all along.
std::optional<QStringConverter::Encoding> utf16ByZeros(const QByteArray &bytes)
{
    const qsizetype pairs = std::min<qsizetype>(bytes.size(), 4096) / 2;
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype i = 0; i < pairs; ++i) {
        even += bytes.at(2 * i) == 0 ? 1 : 0;
        odd += bytes.at(2 * i + 1) == 0 ? 1 : 0;
    }
    if (pairs >= 2 && odd * 10 >= pairs * 7 && even * 20 <= pairs)
        return QStringConverter::Utf16LE;
    if (pairs >= 2 && even * 10 >= pairs * 7 && odd * 20 <= pairs)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

std::optional<QString> decodedBy(QStringDecoder decoder, const QByteArray &bytes)
{
    if (!decoder.isValid())
        return std::nullopt;
    QString text = decoder.decode(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(std::move(text));
}

std::optional<QString> fromUtf8(const QByteArray &bytes)
{
    // A character that is cut off at the end is an error only once something follows it.
    const bool mayBeCut = !bytes.isEmpty() && uchar(bytes.back()) >= 0x80;
    auto text = decodedBy(QStringDecoder(QStringDecoder::Utf8), mayBeCut ? bytes + '\n' : bytes);
    if (text && mayBeCut)
        text->chop(1);
    return text;
}

/// UTF-8 with a few broken bytes in it, which become U+FFFD.
std::optional<QString> fromDamagedUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder.decode(bytes);
    const qsizetype broken = text.count(QChar::ReplacementCharacter);
    const qsizetype beyondAscii = std::count_if(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x80; });
    return beyondAscii > 0 && beyondAscii >= broken * 5 ? std::optional(std::move(text)) : std::nullopt;
}

QByteArray guessedName(const QByteArray &bytes)
{
    constexpr qsizetype enough = 256 * 1024;
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
    uchardet_handle_data(detector.get(), bytes.constData(), size_t(std::min(bytes.size(), enough)));
    uchardet_data_end(detector.get());
    return uchardet_get_charset(detector.get());
}

DecodedText guessed(const QByteArray &bytes)
{
    QString western = fromWindows1252(bytes);
    const auto named = [](QString text, const QByteArray &name) {
        return DecodedText{std::move(text), {QStringLiteral("encoding:") + QString::fromLatin1(name.toLower())}};
    };
    if (readsAsPortuguese(western))
        return named(std::move(western), "windows-1252");
    const QByteArray name = guessedName(bytes);
    if (!name.isEmpty() && !isOneByteWestern(name) && name.toLower() != "utf-8")
        if (auto text = decodedBy(QStringDecoder(name.constData()), bytes))
            return named(std::move(*text), name);
    return named(std::move(western), "windows-1252");
}

std::optional<DecodedText> declaredAs(const QByteArray &bytes, const QByteArray &declared)
{
    if (declared.isEmpty())
        return std::nullopt;
    if (isOneByteWestern(declared))
        return DecodedText{fromWindows1252(bytes), {}};
    // UTF-16 cannot be declared in a text whose declaration was read byte by byte.
    if (declared.toLower().startsWith("utf-16") || declared.toLower().startsWith("utf-32"))
        return std::nullopt;
    if (auto text = decodedBy(QStringDecoder(declared.constData()), bytes))
        return DecodedText{std::move(*text), {}};
    return std::nullopt;
}

DecodedText decodeBytes(const QByteArray &bytes, const QByteArray &declared)
{
    if (const auto marked = QStringConverter::encodingForData(bytes)) {
        QStringDecoder decoder(*marked);
        return {decoder.decode(bytes), {}};
    }
    if (const auto utf16 = utf16ByZeros(bytes)) {
        QStringDecoder decoder(*utf16);
        const bool little = *utf16 == QStringConverter::Utf16LE;
        return {decoder.decode(bytes), {little ? QStringLiteral("encoding:utf-16le") : QStringLiteral("encoding:utf-16be")}};
    }
    auto utf8 = fromUtf8(bytes);
    // Several bytes that form valid UTF-8 by chance are next to impossible: a declaration that disagrees is a leftover.
    const bool trustsBytes = utf8 && utf8->size() < bytes.size();
    if (!trustsBytes)
        if (auto text = declaredAs(bytes, declared))
            return std::move(*text);
    if (utf8)
        return {std::move(*utf8), {}};
    if (auto damaged = fromDamagedUtf8(bytes))
        return {std::move(*damaged), {QStringLiteral("encoding:utf-8")}};
    return guessed(bytes);
}

bool isOtherFormat(const QByteArray &bytes)
{
    static const QByteArrayList magics{"%PDF-", "PK\x03\x04", "\x89PNG", "\xFF\xD8\xFF", "GIF8", "\x7F" "ELF", "Rar!",
                                       "\x1F\x8B", "7z\xBC\xAF", "\xD0\xCF\x11\xE0", "{\\rtf"};
    return std::any_of(magics.begin(), magics.end(), [&](const QByteArray &magic) { return bytes.startsWith(magic); });
}

bool isHiddenControl(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || (c >= 0xE0000 && c <= 0xE007F);
}

bool isLineEnd(char16_t c)
{
    return c == u'\n' || c == u'\r' || c == u'\f' || c == 0x85 || c == 0x2028 || c == 0x2029;
}

bool isControl(char16_t c)
{
    return (c < 0x20 && c != u'\t') || (c >= 0x7F && c < 0xA0);
}

/// Byte order marks inside a text, and code points that are no characters.
bool isNoCharacter(char16_t c)
{
    return c == 0xFEFF || (c & 0xFFFE) == 0xFFFE;
}

/// Drops what nobody can read and makes every line end a "\n". Returns how many control characters went.
qsizetype clean(DecodedText &decoded)
{
    const QString text = std::exchange(decoded.text, {});
    decoded.text.reserve(text.size());
    qsizetype dropped = 0;
    bool hidden = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const QChar next = i + 1 < text.size() ? text.at(i + 1) : QChar();
        const char16_t c = unit.unicode();
        if (isLineEnd(c)) {
            if (c != u'\r' || next != QLatin1Char('\n'))
                decoded.text += QLatin1Char('\n');
        } else if (isControl(c)) {
            ++dropped;
        } else if (unit.isHighSurrogate() && next.isLowSurrogate()) {
            hidden = hidden || isHiddenControl(QChar::surrogateToUcs4(unit, next));
            decoded.text += unit;
            decoded.text += next;
            ++i;
        } else if (!isNoCharacter(c)) {
            hidden = hidden || isHiddenControl(c);
            decoded.text += unit.isSurrogate() ? QChar(QChar::ReplacementCharacter) : unit;
        }
    }
    if (hidden)
        decoded.notes << QStringLiteral("hidden_characters");
    return dropped;
}

/// The value after "name=" or "name: " at a position, without quotes.
QByteArray valueAfter(const QByteArray &head, qsizetype at)
{
    while (at < head.size() && (head.at(at) == ' ' || head.at(at) == '=' || head.at(at) == '"' || head.at(at) == '\''))
        ++at;
    qsizetype end = at;
    while (end < head.size() && (isalnum(uchar(head.at(end))) || head.at(end) == '-' || head.at(end) == '_'))
        ++end;
    return head.mid(at, end - at);
}

} // namespace

base::Result<DecodedText> decodeText(const QByteArray &bytes, const QByteArray &declared)
{
    if (isOtherFormat(bytes))
        return base::failure(base::ErrorCode::FileDamaged, {}, QStringLiteral("the content is of another format"));
    DecodedText decoded = decodeBytes(bytes, declared);
    const qsizetype size = decoded.text.size();
    const qsizetype dropped = clean(decoded);
    if (dropped > 8 && dropped * 10 > size)
        return base::failure(base::ErrorCode::FileDamaged, {}, QStringLiteral("the content is not text"));
    const bool blank = std::all_of(decoded.text.begin(), decoded.text.end(), [](QChar c) { return c.isSpace(); });
    if (blank)
        return base::failure(base::ErrorCode::FileEmpty);
    return decoded;
}

QByteArray declaredCharset(const QByteArray &bytes)
{
    const QByteArray head = bytes.left(4096).toLower();
    if (head.trimmed().startsWith("<?xml")) {
        const qsizetype encoding = head.left(head.indexOf("?>")).indexOf("encoding");
        if (encoding >= 0)
            return valueAfter(head, encoding + 8);
    }
    for (qsizetype at = head.indexOf("<meta"); at >= 0; at = head.indexOf("<meta", at + 5)) {
        const QByteArray tag = head.mid(at, head.indexOf('>', at) - at);
        const qsizetype charset = tag.indexOf("charset");
        if (charset >= 0)
            return valueAfter(tag, charset + 7);
    }
    return {};
}

} // namespace lastro::sources::readers

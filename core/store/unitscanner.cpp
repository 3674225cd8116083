// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/unitscanner.h"

#include <algorithm>

namespace lastro::store {

namespace {
constexpr int mostParts = 12;
constexpr qsizetype shortWord = 3;
} // namespace

UnitScanner::Kind UnitScanner::kindAt(qsizetype at, qsizetype *length) const
{
    *length = 1;
    if (at >= m_text.size())
        return Kind::Other;
    const QChar unit = m_text.at(at);
    char32_t c = unit.unicode();
    if (c < 0x80) {
        const auto lower = char32_t(c | 0x20);
        return lower >= 'a' && lower <= 'z' ? Kind::Letter : c >= '0' && c <= '9' ? Kind::Digit : Kind::Other;
    }
    if (unit.isHighSurrogate() && at + 1 < m_text.size() && m_text.at(at + 1).isLowSurrogate()) {
        c = QChar::surrogateToUcs4(unit, m_text.at(at + 1));
        *length = 2;
    }
    if (QChar::isLetter(c) || QChar::isMark(c))
        return Kind::Letter;
    return QChar::isNumber(c) ? Kind::Digit : Kind::Other;
}

UnitPart UnitScanner::partAt(qsizetype at) const
{
    qsizetype length = 1;
    const Kind kind = kindAt(at, &length);
    if (kind == Kind::Other)
        return {};
    UnitPart part{at, length, kind == Kind::Digit};
    while (kindAt(part.end(), &length) == kind)
        part.length += length;
    return part;
}

bool UnitScanner::next(Unit &unit)
{
    qsizetype length = 1;
    while (m_at < m_text.size() && kindAt(m_at, &length) == Kind::Other)
        m_at += length;
    if (m_at >= m_text.size())
        return false;
    unit.start = m_at;
    unit.parts.clear();
    unit.joints.clear();
    unit.currency = takeCurrency(unit);
    if (unit.currency && (m_at >= m_text.size() || kindAt(m_at, &length) != Kind::Digit)) {
        unit.end = m_at;
        return true;
    }
    takeParts(unit);
    unit.end = m_at;
    return true;
}

bool UnitScanner::takeCurrency(Unit &unit)
{
    const UnitPart letters = partAt(m_at);
    if (letters.digits || letters.length > 2 || letters.end() >= m_text.size() || m_text.at(letters.end()) != QLatin1Char('$'))
        return false;
    const QStringView name = m_text.mid(unit.start, letters.length);
    if (name.compare(QLatin1String("R"), Qt::CaseInsensitive) != 0 && name.compare(QLatin1String("US"), Qt::CaseInsensitive) != 0)
        return false;
    m_at = letters.end() + 1;
    qsizetype length = 1;
    if (m_at + 1 < m_text.size() && m_text.at(m_at) == QLatin1Char(' ') && kindAt(m_at + 1, &length) == Kind::Digit)
        ++m_at;
    return true;
}

void UnitScanner::takeParts(Unit &unit)
{
    for (;;) {
        const UnitPart part = partAt(m_at);
        unit.parts.append(part);
        m_at = part.end();
        if (m_at >= m_text.size() || unit.parts.size() >= mostParts)
            return;
        qsizetype length = 1;
        if (kindAt(m_at, &length) != Kind::Other) {
            unit.joints.append(QChar());
            continue;
        }
        const QChar sign = m_text.at(m_at);
        const UnitPart right = partAt(m_at + 1);
        if (right.length == 0 || !isJoint(unit, sign, right))
            return;
        unit.joints.append(sign);
        ++m_at;
    }
}

bool UnitScanner::isJoint(const Unit &unit, QChar sign, const UnitPart &right) const
{
    const UnitPart &left = unit.parts.last();
    const bool bothDigits = left.digits && right.digits;
    const bool anyDigits = left.digits || right.digits;
    switch (sign.unicode()) {
    case '-':
    case '_':
        return true;
    case '.':
        return bothDigits || (left.digits && right.length == 1) || (left.length == 1 && right.length == 1);
    case ',':
        // "1,5" and "1,000.50" are numbers; "1,2,3" is a list.
        return bothDigits && (right.length == 3 || std::find(unit.joints.begin(), unit.joints.end(), sign) == unit.joints.end());
    case '/':
        return anyDigits || (left.length <= shortWord && right.length <= shortWord);
    case '&':
        return !anyDigits && left.length <= shortWord && right.length <= shortWord;
    default:
        return false;
    }
}

} // namespace lastro::store

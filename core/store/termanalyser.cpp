// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/termanalyser.h"

#include "core/store/amount.h"

namespace lastro::store {

namespace {

constexpr qsizetype longestJoined = 40;
constexpr qsizetype longestCode = 64;
constexpr qsizetype mostSubCodes = 5;       ///< parts of a code up to which every run of parts is a term
constexpr qsizetype mostPieces = 8;
constexpr qsizetype mostHyphenated = 4;
constexpr qsizetype longestInitials = 5;

bool isUpper(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isUpper(); });
}

bool hasLetters(const Unit &unit)
{
    return std::any_of(unit.parts.begin(), unit.parts.end(), [](const UnitPart &part) { return !part.digits; });
}

bool hasDigits(const Unit &unit)
{
    return std::any_of(unit.parts.begin(), unit.parts.end(), [](const UnitPart &part) { return part.digits; });
}

/// Codes are one place in the index; other words joined by a sign ("segunda-feira", "km/h") are one place each.
bool isCode(const Unit &unit, QStringView text)
{
    if (hasDigits(unit))
        return true;
    if (unit.joints.contains(QLatin1Char('/')))
        return false;
    return std::any_of(unit.parts.begin(), unit.parts.end(), [&](const UnitPart &part) {
        return part.length == 1 || isUpper(text.mid(part.start, part.length));
    });
}

void addNew(QByteArrayList &list, const QByteArrayList &terms)
{
    for (const QByteArray &term : terms)
        if (!term.isEmpty() && !list.contains(term))
            list.append(term);
}

} // namespace

struct TermAnalyser::Work {
    base::FoldedText folded;
    std::vector<TermPosition> positions;
    Unit previous;

    QStringView view(const UnitPart &part) const { return QStringView(folded.text).mid(part.start, part.length); }
    TermPosition &add(qsizetype start, qsizetype end, QByteArrayList forms, QString plain)
    {
        positions.push_back({folded.sourceRange(start, end - start), std::move(forms), {}, {}, std::move(plain)});
        return positions.back();
    }
};

std::vector<TermPosition> TermAnalyser::analyse(const QString &text, size_t most)
{
    Work work;
    work.folded = base::foldTypography(text);
    work.positions.reserve(size_t(work.folded.text.size() / 6) + 1);
    UnitScanner scanner(work.folded.text);
    Unit unit;
    while (work.positions.size() < most && scanner.next(unit)) {
        const size_t before = work.positions.size();
        addUnit(work, unit);
        if (before > 0 && work.positions.size() == before + 1)
            joinToPrevious(work, unit);
        work.previous = unit;
    }
    if (work.positions.size() > most)
        work.positions.erase(work.positions.begin() + qptrdiff(most), work.positions.end());
    return std::move(work.positions);
}

void TermAnalyser::addUnit(Work &work, const Unit &unit)
{
    if (unit.parts.size() == 1 && !unit.parts.first().digits) {
        const WordForms::Word &word = m_words.of(work.view(unit.parts.first()));
        if (!word.forms.isEmpty())
            work.add(unit.start, unit.end, word.forms, word.plain);
        return;
    }
    QStringList plain;
    for (const UnitPart &part : unit.parts)
        plain.append(WordForms::plain(work.view(part).toString()).left(longestCode));
    if (plain.isEmpty()) {
        work.add(unit.start, unit.end, {QByteArrayLiteral("r$")}, {});
        return;
    }
    if (auto amount = readAmount(unit, plain)) {
        TermPosition &position = work.add(unit.start, unit.end, amount->forms, plain.join(QString()));
        position.extra = amount->extra;
        if (unit.currency)
            position.extra.append(QByteArrayLiteral("r$"));
    } else if (isCode(unit, work.folded.text)) {
        addCode(work, unit, plain);
    } else {
        addHyphenated(work, unit, plain);
    }
}

QByteArrayList TermAnalyser::partForms(const Work &work, const UnitPart &part, const QString &plain)
{
    if (part.digits)
        return plain.isEmpty() ? QByteArrayList() : QByteArrayList{canonicalNumber(plain).toUtf8()};
    return m_words.of(work.view(part)).forms;
}

void TermAnalyser::addCode(Work &work, const Unit &unit, const QStringList &plain)
{
    const QString joined = plain.join(QString()).left(longestCode);
    if (joined.isEmpty())
        return;
    QByteArrayList forms;
    if (!hasLetters(unit)) {
        forms.append(plain.join(QLatin1Char('-')).left(longestCode).toUtf8());
    } else {
        QString zeroless;
        for (qsizetype i = 0; i < plain.size(); ++i)
            zeroless += unit.parts.at(i).digits ? canonicalNumber(plain.at(i)) : plain.at(i);
        addNew(forms, hasDigits(unit) ? QByteArrayList{joined.toUtf8(), zeroless.left(longestCode).toUtf8()} : m_words.of(joined).forms);
    }
    TermPosition &position = work.add(unit.start, unit.end, forms, joined);
    if (!hasLetters(unit))
        position.extra.append(canonicalNumber(joined).toUtf8());
    const qsizetype count = plain.size();
    if (count > mostPieces)
        return;
    for (qsizetype i = 0; i < count; ++i)
        if (const QByteArrayList piece = partForms(work, unit.parts.at(i), plain.at(i)); !piece.isEmpty())
            position.pieces.append(piece);
    const qsizetype longestRun = count <= mostSubCodes ? count - 1 : 2;
    for (qsizetype from = 0; from < count; ++from)
        for (qsizetype run = 2; run <= longestRun && from + run <= count; ++run)
            addNew(position.extra, joinedForms(QStringList(plain.mid(from, run)).join(QString())));
}

void TermAnalyser::addHyphenated(Work &work, const Unit &unit, const QStringList &plain)
{
    const size_t first = work.positions.size();
    for (qsizetype i = 0; i < plain.size(); ++i) {
        const UnitPart &part = unit.parts.at(i);
        if (const QByteArrayList forms = partForms(work, part, plain.at(i)); !forms.isEmpty())
            work.add(part.start, part.end(), forms, plain.at(i));
    }
    const QString joined = plain.join(QString());
    if (plain.size() <= mostHyphenated && joined.size() <= longestJoined && work.positions.size() > first)
        addNew(work.positions.at(first).extra, joinedForms(joined));
}

/// "CD SP" and "NR 11" are also found as one word.
void TermAnalyser::joinToPrevious(Work &work, const Unit &unit)
{
    const Unit &before = work.previous;
    const QStringView text = work.folded.text;
    if (unit.parts.size() != 1 || before.parts.size() != 1 || unit.currency || unit.start != before.end + 1
        || text.at(before.end) != QLatin1Char(' '))
        return;
    const UnitPart &left = before.parts.first();
    const UnitPart &right = unit.parts.first();
    const bool initials = !left.digits && left.length >= 2 && left.length <= longestInitials && isUpper(text.mid(left.start, left.length));
    if (!initials || right.length > longestInitials || (!right.digits && !isUpper(text.mid(right.start, right.length))))
        return;
    TermPosition &previous = work.positions[work.positions.size() - 2];
    addNew(previous.extra, joinedForms(previous.plain + work.positions.back().plain));
}

QByteArrayList TermAnalyser::joinedForms(const QString &plain)
{
    const bool letters = std::all_of(plain.begin(), plain.end(), [](QChar c) { return !c.isNumber(); });
    if (letters)
        return m_words.of(plain).forms;
    const bool digits = std::all_of(plain.begin(), plain.end(), [](QChar c) { return c.isNumber(); });
    return {(digits ? canonicalNumber(plain) : plain).toUtf8()};
}

} // namespace lastro::store

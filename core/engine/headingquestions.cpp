// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/headingquestions.h"

#include "core/base/digest.h"

#include <QHash>
#include <algorithm>

namespace lastro::engine {

namespace {

constexpr qsizetype leastText = 40;          ///< characters of a section that can answer something
constexpr qsizetype longestPart = 200;       ///< characters taken of a heading or title
constexpr qsizetype leastLetters = 4;        ///< of a word that says what it is about
constexpr qsizetype wordsThatTell = 2;

/// "4.2 Hospedagem" -> "Hospedagem"
QString withoutNumber(const QString &heading)
{
    qsizetype first = 0;
    while (first < heading.size() && !heading[first].isLetter())
        ++first;
    return heading.mid(first).simplified().left(longestPart);
}

/// One or two words of several letters ("Prazos", "Do prazo") are what many documents have as a heading.
bool saysLittle(const QString &heading)
{
    const QStringList words = heading.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::count_if(words.begin(), words.end(), [](const QString &word) { return word.size() >= leastLetters; }) < wordsThatTell;
}

QString withTitle(const QString &heading, const QString &title)
{
    if (heading.isEmpty() || base::searchFolded(title).contains(base::searchFolded(heading)))
        return title;
    return QStringLiteral("%1, %2").arg(heading, title);
}

/// How often each text stands there, whatever its case and accents.
template <class Range, class Text>
QHash<QString, int> countsOf(const Range &values, Text text)
{
    QHash<QString, int> counts;
    for (const auto &value : values)
        ++counts[base::searchFolded(text(value))];
    return counts;
}

} // namespace

void HeadingQuestions::add(const model::Document &document, const std::vector<model::Section> &sections)
{
    const QString title = document.title.simplified().left(longestPart);
    const QString area = document.metadata.audience.value(0);
    for (const model::Section &section : sections) {
        const auto heading = model::SectionId::make(document.id, section.id.headingAnchor());
        if (!m_candidates.empty() && heading && m_candidates.back().question.section == *heading) {
            m_candidates.back().question.parts += section.id.toString();
            continue;
        }
        if (heading && section.text.size() >= leastText)
            m_candidates.push_back({{withoutNumber(section.heading), area, *heading, {section.id.toString()}}, title});
    }
}

std::vector<HeadingQuestion> HeadingQuestions::unambiguous() const
{
    const auto headings = countsOf(m_candidates, [](const Candidate &candidate) { return candidate.question.text; });
    std::vector<HeadingQuestion> questions;
    for (const Candidate &candidate : m_candidates) {
        questions.push_back(candidate.question);
        QString &text = questions.back().text;
        if (saysLittle(text) || headings.value(base::searchFolded(text)) > 1)
            text = withTitle(text, candidate.title);
    }
    const auto texts = countsOf(questions, [](const HeadingQuestion &question) { return question.text; });
    std::erase_if(questions, [&](const HeadingQuestion &question) { return texts.value(base::searchFolded(question.text)) > 1; });
    return questions;
}

size_t HeadingQuestions::size() const
{
    return unambiguous().size();
}

std::vector<HeadingQuestion> HeadingQuestions::sample(size_t most) const
{
    struct Ordered {
        HeadingQuestion question;
        QByteArray digest;         ///< takes sections of a document in an order that has nothing to do with their place
        int round = 0;
    };
    std::vector<Ordered> ordered;
    for (const HeadingQuestion &question : unambiguous())
        ordered.push_back({question, base::sha256(question.section.toString().toUtf8()), 0});
    std::sort(ordered.begin(), ordered.end(), [](const Ordered &a, const Ordered &b) { return a.digest < b.digest; });
    QHash<QString, int> rounds;
    for (Ordered &each : ordered)
        each.round = rounds[each.question.section.document()]++;
    std::stable_sort(ordered.begin(), ordered.end(), [](const Ordered &a, const Ordered &b) { return a.round < b.round; });
    std::vector<HeadingQuestion> questions;
    for (size_t i = 0; i < std::min(most, ordered.size()); ++i)
        questions.push_back(ordered[i].question);
    return questions;
}

} // namespace lastro::engine

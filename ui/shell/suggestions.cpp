// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/suggestions.h"

namespace lastro::shell {

namespace {
constexpr size_t wantedTopics = 3;
constexpr qsizetype mostTries = 8;

// "4.2 Hospedagem" -> "Hospedagem"
QString withoutNumber(const QString &heading)
{
    qsizetype i = 0;
    while (i < heading.size() && !heading[i].isLetter())
        ++i;
    return heading.mid(i).trimmed();
}

// As inside a sentence; acronyms and names in capitals stay.
QString insideSentence(const QString &heading)
{
    if (heading.contains(QLatin1Char(' ')) && heading == heading.toUpper())
        return heading.toLower();
    if (heading.size() > 1 && heading[1].isLower())
        return heading.left(1).toLower() + heading.mid(1);
    return heading;
}

// Its place in force and its seal decide; then the spread over the base, so that three folders give three subjects.
int rank(const model::Document &document) { return document.seal == model::Seal::Official ? 0 : document.seal == model::Seal::Wiki ? 1 : 2; }
} // namespace

void Suggestions::chooseFrom(const std::vector<model::Document> &documents, QDate today)
{
    std::vector<const model::Document *> fit;
    for (const model::Document &document : documents)
        if (document.metadata.audience.isEmpty() && model::standingOn(document.metadata, today) == model::Standing::InForce)
            fit.push_back(&document);
    std::stable_sort(fit.begin(), fit.end(), [](const auto *a, const auto *b) { return rank(*a) < rank(*b); });
    const size_t best = size_t(std::count_if(fit.begin(), fit.end(), [&](const auto *d) { return rank(*d) == rank(*fit.front()); }));
    const size_t step = std::max<size_t>(1, best / size_t(mostTries));
    m_candidates.clear();
    m_topics.clear();
    for (size_t i = 0; i < fit.size() && m_candidates.size() < mostTries; i += step)
        m_candidates << fit[i]->id;
    askForNext();
}

void Suggestions::askForNext()
{
    m_wanted.clear();
    if (m_topics.size() >= wantedTopics || m_candidates.isEmpty())
        return;
    m_wanted = m_candidates.takeFirst();
    Q_EMIT documentWanted(m_wanted);
}

bool Suggestions::take(const model::DocumentView &view)
{
    if (m_wanted.isEmpty() || view.document.id != m_wanted)
        return false;
    const model::Section *longest = nullptr;
    for (const model::Section &section : view.sections)
        if (section.level >= 2 && withoutNumber(section.heading).size() > 3 && section.heading.size() <= 60
            && (!longest || section.text.size() > longest->text.size()))
            longest = &section;
    if (longest) {
        m_topics.push_back({view.document.title, withoutNumber(longest->heading)});
        Q_EMIT changed();
    }
    askForNext();
    return true;
}

bool Suggestions::takeFailure()
{
    if (m_wanted.isEmpty())
        return false;
    askForNext();
    return true;
}

QStringList Suggestions::questions() const
{
    QStringList questions;
    for (const Topic &topic : m_topics)
        questions << tr("O que diz “%1” sobre %2?").arg(topic.title, insideSentence(topic.heading));
    return questions;
}

} // namespace lastro::shell

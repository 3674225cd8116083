// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/vocabulary.h"

#include "core/base/textfold.h"

#include <QSet>

namespace lastro::retrieval {

namespace {

constexpr int sectionsAtOnce = 500;
constexpr qsizetype shortestWord = 4;
constexpr qsizetype longestWord = 40;

bool isAscii(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

} // namespace

base::Result<void> Vocabulary::update(store::IndexReader &reader)
{
    for (;;) {
        const auto texts = reader.textsAfter(m_last, sectionsAtOnce);
        if (!texts)
            return std::unexpected(texts.error());
        for (const auto &[row, text] : *texts) {
            add(text);
            m_last = row;
        }
        if (texts->size() < size_t(sectionsAtOnce))
            return {};
    }
}

void Vocabulary::add(const QString &text)
{
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && text.at(end).isLetter())
            ++end;
        if (end - at >= shortestWord && end - at <= longestWord)
            count(text.mid(at, end - at).toLower());
        at = end + 1;
    }
}

void Vocabulary::count(const QString &lower)
{
    QString folded = lower;
    if (!isAscii(lower)) {
        QString &known = m_folded[lower];
        if (known.isEmpty())
            known = base::searchFolded(lower);
        folded = known;
    }
    Word &word = m_words[folded];
    if (word.times == 0)
        word.written = lower;
    ++word.times;
}

std::vector<Vocabulary::Word> Vocabulary::oneEditFrom(const QString &folded) const
{
    std::vector<Word> found;
    QSet<QString> tried{folded};
    const auto look = [&](const QString &candidate) {
        const auto word = m_words.constFind(candidate);
        if (word == m_words.constEnd() || tried.contains(candidate))
            return;
        tried.insert(candidate);
        found.push_back(*word);
    };
    for (qsizetype at = 0; at <= folded.size(); ++at) {
        QString other = folded;
        if (at < folded.size())
            look(QString(folded).remove(at, 1));
        if (at + 1 < folded.size()) {
            std::swap(other[at], other[at + 1]);
            look(other);
        }
        other = folded;
        QString longer = QString(folded).insert(at, QLatin1Char('a'));
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            longer[at] = QLatin1Char(letter);
            look(longer);
            if (at < folded.size()) {
                other[at] = QLatin1Char(letter);
                look(other);
            }
        }
    }
    return found;
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/thesaurus.h"

#include "core/store/indexreader.h"

#include <QFile>

namespace lastro::retrieval {

namespace {

constexpr qsizetype mostWordings = 24;       ///< of one word; what says everything says nothing

QString stemsOf(const QString &wording)
{
    return store::indexTerms(wording).join(QLatin1Char(' '));
}

std::vector<QStringList> packagedRows()
{
    std::vector<QStringList> rows;
    QFile file(QStringLiteral(":/lastro/language/thesaurus.csv"));
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (!line.isEmpty() && !line.startsWith(QLatin1Char('#')))
            rows.push_back(line.split(QLatin1Char(',')));
    }
    return rows;
}

} // namespace

Thesaurus::Thesaurus(const std::vector<QStringList> &rows)
{
    for (const QStringList &row : rows) {
        Concept meaning;
        for (QString wording : row) {
            if (wording.startsWith(QLatin1String("en:")))
                wording.remove(0, 3);
            const QString stems = stemsOf(wording);
            if (stems.isEmpty())
                continue;
            meaning.wordings += wording;
            std::vector<int> &concepts = m_byStems[stems];
            if (concepts.empty() || concepts.back() != int(m_concepts.size()))
                concepts.push_back(int(m_concepts.size()));
            m_longest = qMax(m_longest, int(stems.count(QLatin1Char(' '))) + 1);
        }
        m_concepts.push_back(std::move(meaning));
    }
}

const Thesaurus &Thesaurus::packaged()
{
    static const Thesaurus thesaurus(packagedRows());
    return thesaurus;
}

std::vector<QStringList> Thesaurus::wordingsFor(const std::vector<QueryWord> &words) const
{
    std::vector<QStringList> wordings(words.size());
    QStringList stems;
    for (const QueryWord &word : words)
        stems += stemsOf(word.text);
    for (size_t start = 0; start < words.size();) {
        size_t taken = 1;
        const std::vector<int> *concepts = nullptr;
        QStringList key;
        for (size_t end = start; end < words.size() && int(end - start) < m_longest; ++end) {
            key += stems.at(qsizetype(end));
            const auto found = m_byStems.constFind(key.join(QLatin1Char(' ')));
            if (found == m_byStems.constEnd())
                continue;
            concepts = &*found;
            taken = end - start + 1;
        }
        for (size_t i = start; concepts && i < start + taken; ++i)
            for (const int number : *concepts)
                if (wordings[i].size() < mostWordings)
                    wordings[i] += m_concepts[size_t(number)].wordings;
        start += taken;
    }
    return wordings;
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/indexreader.h"
#include "core/store/matchquery.h"

namespace lastro::store {

base::Result<std::vector<LexicalHit>> IndexReader::match(const QStringList &words, int limit)
{
    return m_connection->run([&]() -> base::Result<std::vector<LexicalHit>> {
        std::vector<LexicalHit> hits;
        TermAnalyser analyser;
        const MatchQuery query = MatchQuery::anyOf(analyser, words);
        if (query.expression.isEmpty())
            return hits;
        Statement rows = m_connection->prepare("SELECT rowid, lastro_bm25(sections_fts, ?1) AS score FROM sections_fts "
                                               "WHERE sections_fts MATCH ?2 ORDER BY score DESC, rowid LIMIT ?3");
        rows.with(query.groups, QString::fromUtf8(query.expression), limit > 0 ? limit : -1);
        while (rows.step())
            hits.push_back({rows.integer(0), rows.real(1)});
        return hits;
    });
}

base::Result<std::vector<qint64>> IndexReader::sectionFrequency(const QStringList &words)
{
    return m_connection->run([&]() -> base::Result<std::vector<qint64>> {
        std::vector<qint64> frequencies;
        TermAnalyser analyser;
        for (const QString &word : words) {
            const MatchQuery query = MatchQuery::anyOf(analyser, {word});
            qint64 count = 0;
            if (!query.expression.isEmpty()) {
                Statement row = m_connection->prepare("SELECT count(*) FROM sections_fts WHERE sections_fts MATCH ?");
                count = row.with(QString::fromUtf8(query.expression)).step() ? row.integer(0) : 0;
            }
            frequencies.push_back(count);
        }
        return frequencies;
    });
}

base::Result<std::vector<std::pair<SectionRow, QString>>> IndexReader::textsAfter(SectionRow row, int most)
{
    return m_connection->run([&]() -> base::Result<std::vector<std::pair<SectionRow, QString>>> {
        std::vector<std::pair<SectionRow, QString>> texts;
        Statement rows = m_connection->prepare("SELECT row, heading || char(10) || breadcrumb || char(10) || text FROM sections "
                                               "WHERE row > ? ORDER BY row LIMIT ?");
        rows.with(row, most);
        while (rows.step())
            texts.emplace_back(rows.integer(0), rows.text(1));
        return texts;
    });
}

QStringList indexTerms(const QString &text)
{
    // Stems are remembered from call to call; an analyser belongs to one thread.
    thread_local TermAnalyser analyser;
    QStringList terms;
    for (const TermPosition &position : analyser.analyse(text))
        terms.append(QString::fromUtf8(position.forms.first()));
    return terms;
}

} // namespace lastro::store

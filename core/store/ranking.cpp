// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ranking.h"

#include <array>
#include <cmath>
#include <memory>
#include <sqlite3.h>
#include <vector>

namespace lastro::store {

namespace {

constexpr std::array columnWeights{headingWeight, breadcrumbWeight, textWeight};

/// What is the same for every row of one query.
struct QueryFigures {
    std::vector<size_t> groupOf;        ///< by phrase
    std::vector<double> idf;            ///< by group
    double averageSize = 1;
    std::vector<double> phraseFrequency;
    std::vector<double> groupFrequency;
};

int countRow(const Fts5ExtensionApi *, Fts5Context *, void *count)
{
    ++*static_cast<sqlite3_int64 *>(count);
    return SQLITE_OK;
}

int prepare(const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_value *groups, QueryFigures &figures)
{
    sqlite3_int64 rows = 0;
    sqlite3_int64 tokens = 0;
    int rc = api->xRowCount(context, &rows);
    if (rc == SQLITE_OK)
        rc = api->xColumnTotalSize(context, -1, &tokens);
    if (rc != SQLITE_OK)
        return rc;
    figures.averageSize = rows > 0 && tokens > 0 ? double(tokens) / double(rows) : 1;
    const auto *bytes = static_cast<const unsigned char *>(sqlite3_value_blob(groups));
    const int known = sqlite3_value_bytes(groups);
    const int phrases = api->xPhraseCount(context);
    std::vector<sqlite3_int64> holding;
    for (int phrase = 0; phrase < phrases; ++phrase) {
        const size_t group = phrase < known ? bytes[phrase] : size_t(phrase);
        sqlite3_int64 count = 0;
        rc = api->xQueryPhrase(context, phrase, &count, countRow);
        if (rc != SQLITE_OK)
            return rc;
        figures.groupOf.push_back(group);
        if (group >= holding.size())
            holding.resize(group + 1, 0);
        holding[group] = std::max(holding[group], count);
    }
    for (const sqlite3_int64 count : holding)
        figures.idf.push_back(std::log1p((double(rows - std::min(rows, count)) + 0.5) / (double(count) + 0.5)));
    figures.phraseFrequency.resize(figures.groupOf.size());
    figures.groupFrequency.resize(figures.idf.size());
    return SQLITE_OK;
}

int score(const Fts5ExtensionApi *api, Fts5Context *context, QueryFigures &figures, double &sum)
{
    std::fill(figures.phraseFrequency.begin(), figures.phraseFrequency.end(), 0.0);
    std::fill(figures.groupFrequency.begin(), figures.groupFrequency.end(), 0.0);
    int instances = 0;
    int rc = api->xInstCount(context, &instances);
    for (int i = 0; rc == SQLITE_OK && i < instances; ++i) {
        int phrase = 0;
        int column = 0;
        int offset = 0;
        rc = api->xInst(context, i, &phrase, &column, &offset);
        if (rc == SQLITE_OK && size_t(phrase) < figures.groupOf.size())
            figures.phraseFrequency[size_t(phrase)] += size_t(column) < columnWeights.size() ? columnWeights[size_t(column)] : 1.0;
    }
    int size = 0;
    if (rc == SQLITE_OK)
        rc = api->xColumnSize(context, -1, &size);
    if (rc != SQLITE_OK)
        return rc;
    for (size_t phrase = 0; phrase < figures.groupOf.size(); ++phrase) {
        double &best = figures.groupFrequency[figures.groupOf[phrase]];
        best = std::max(best, figures.phraseFrequency[phrase]);
    }
    const double length = bm25K1 * (1 - bm25B + bm25B * double(size) / figures.averageSize);
    sum = 0;
    for (size_t group = 0; group < figures.idf.size(); ++group)
        if (const double frequency = figures.groupFrequency[group]; frequency > 0)
            sum += figures.idf[group] * frequency * (bm25K1 + 1) / (frequency + length);
    return SQLITE_OK;
}

int run(const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_value *groups, double &sum)
{
    auto *figures = static_cast<QueryFigures *>(api->xGetAuxdata(context, 0));
    if (!figures) {
        auto fresh = std::make_unique<QueryFigures>();
        if (const int rc = prepare(api, context, groups, *fresh); rc != SQLITE_OK)
            return rc;
        figures = fresh.release();
        const int rc = api->xSetAuxdata(context, figures, [](void *old) { delete static_cast<QueryFigures *>(old); });
        if (rc != SQLITE_OK)
            return rc;
    }
    return score(api, context, *figures, sum);
}

void rank(const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *result, int count, sqlite3_value **values)
{
    if (count != 1) {
        sqlite3_result_error(result, "lastro_bm25 takes one argument", -1);
        return;
    }
    try {
        double sum = 0;
        if (const int rc = run(api, context, values[0], sum); rc != SQLITE_OK)
            sqlite3_result_error_code(result, rc);
        else
            sqlite3_result_double(result, sum);
    } catch (const std::exception &) {
        sqlite3_result_error_nomem(result);
    }
}

} // namespace

int registerRanking(fts5_api *api)
{
    return api->xCreateFunction(api, "lastro_bm25", nullptr, rank, nullptr);
}

} // namespace lastro::store

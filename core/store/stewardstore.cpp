// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/stewardstore.h"

#include "core/store/connection.h"
#include "core/store/ledgertable.h"

#include <QSet>

namespace lastro::store {

namespace {

QStringList excludedOf(Connection &connection, const QString &source)
{
    QStringList paths;
    Statement rows = connection.prepare("SELECT path FROM excluded WHERE source = ? ORDER BY place");
    rows.with(source);
    while (rows.step())
        paths.append(rows.text(0));
    return paths;
}

std::vector<model::SourceRecord> readSources(Connection &connection)
{
    std::vector<model::SourceRecord> found;
    Statement rows = connection.prepare("SELECT id, root, name, seal FROM sources ORDER BY place, id");
    while (rows.step()) {
        const auto seal = model::sealFromName(rows.text(3));
        if (!seal)
            throw DamagedRow("a source's seal is unknown");
        found.push_back({rows.text(0), rows.text(1), rows.text(2), *seal, excludedOf(connection, rows.text(0))});
    }
    return found;
}

void writeSource(Connection &connection, const model::SourceRecord &source, qint64 place)
{
    connection.prepare("INSERT INTO sources(id, place, root, name, seal) VALUES(?, ?, ?, ?, ?) "
                       "ON CONFLICT(id) DO UPDATE SET root = excluded.root, name = excluded.name, seal = excluded.seal")
        .with(source.id, place, source.root, source.name, model::sealName(source.seal))
        .run();
    connection.prepare("DELETE FROM excluded WHERE source = ?").with(source.id).run();
    Statement insert = connection.prepare("INSERT INTO excluded(source, place, path) VALUES(?, ?, ?)");
    for (qsizetype i = 0; i < source.excluded.size(); ++i)
        insert.with(source.id, qint64(i), source.excluded.at(i)).run();
}

std::vector<QStringList> readGlossary(Connection &connection)
{
    std::vector<QStringList> glossary;
    qint64 entry = -1;
    Statement rows = connection.prepare("SELECT entry, words FROM glossary ORDER BY entry, place");
    while (rows.step()) {
        if (rows.integer(0) != entry)
            glossary.emplace_back();
        entry = rows.integer(0);
        glossary.back().append(rows.text(1));
    }
    return glossary;
}

void writeGlossary(Connection &connection, const std::vector<QStringList> &glossary)
{
    connection.execute("DELETE FROM glossary");
    Statement insert = connection.prepare("INSERT INTO glossary(entry, place, words) VALUES(?, ?, ?)");
    for (size_t entry = 0; entry < glossary.size(); ++entry)
        for (qsizetype place = 0; place < glossary[entry].size(); ++place)
            insert.with(qint64(entry), qint64(place), glossary[entry].at(place)).run();
}

void writeBase(Connection &connection, const model::BaseDescription &description)
{
    Statement insert = connection.prepare("INSERT OR REPLACE INTO base(one, name, locale, fresh_after_days, help_label, help_url) "
                                          "VALUES(1, ?, ?, ?, ?, ?)");
    insert.with(description.name, description.locale, description.freshAfterDays);
    if (description.helpChannel)
        insert.with(description.helpChannel->label, description.helpChannel->url);
    else
        insert.with(nullptr, nullptr);
    insert.run();
}

model::DataPolicy readPolicy(Connection &connection)
{
    model::DataPolicy policy;
    if (!connection.hasTable(QStringLiteral("data_policy")))
        return policy;
    Statement row = connection.prepare("SELECT local_only FROM data_policy");
    if (row.step())
        policy.localOnly = row.integer(0) != 0;
    Statement names = connection.prepare("SELECT endpoint FROM data_policy_allowed ORDER BY place");
    while (names.step())
        policy.allowed.append(names.text(0));
    return policy;
}

void writePolicy(Connection &connection, const model::DataPolicy &policy)
{
    connection.prepare("INSERT OR REPLACE INTO data_policy(one, local_only) VALUES(1, ?)").with(int(policy.localOnly)).run();
    connection.execute("DELETE FROM data_policy_allowed");
    Statement insert = connection.prepare("INSERT INTO data_policy_allowed(place, endpoint) VALUES(?, ?)");
    for (qsizetype i = 0; i < policy.allowed.size(); ++i)
        insert.with(qint64(i), policy.allowed.at(i)).run();
}

} // namespace

StewardStore::StewardStore(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
StewardStore::~StewardStore() = default;

base::Result<model::BaseDescription> StewardStore::description()
{
    return m_connection->run([&]() -> base::Result<model::BaseDescription> {
        model::BaseDescription description;
        Statement row = m_connection->prepare("SELECT name, locale, fresh_after_days, help_label, help_url FROM base");
        if (row.step()) {
            description.name = row.text(0);
            description.locale = row.text(1);
            description.freshAfterDays = int(row.integer(2));
            if (!row.isNull(3))
                description.helpChannel = model::HelpChannel{row.text(3), row.text(4)};
        }
        description.sources = readSources(*m_connection);
        description.glossary = readGlossary(*m_connection);
        return description;
    });
}

base::Result<void> StewardStore::setDescription(const model::BaseDescription &description)
{
    return m_connection->change([&]() -> base::Result<void> {
        writeBase(*m_connection, description);
        m_connection->execute("DELETE FROM sources");
        for (size_t i = 0; i < description.sources.size(); ++i)
            writeSource(*m_connection, description.sources[i], qint64(i));
        writeGlossary(*m_connection, description.glossary);
        return {};
    });
}

base::Result<std::vector<model::SourceRecord>> StewardStore::sources()
{
    return m_connection->run([&]() -> base::Result<std::vector<model::SourceRecord>> { return readSources(*m_connection); });
}

base::Result<void> StewardStore::putSource(const model::SourceRecord &source)
{
    return m_connection->change([&]() -> base::Result<void> {
        writeSource(*m_connection, source, m_connection->number("SELECT coalesce(max(place), -1) + 1 FROM sources"));
        return {};
    });
}

base::Result<void> StewardStore::removeSource(const QString &id)
{
    return m_connection->change([&]() -> base::Result<void> {
        m_connection->prepare("DELETE FROM sources WHERE id = ?").with(id).run();
        return {};
    });
}

base::Result<model::BaseTuning> StewardStore::tuning()
{
    return m_connection->run([&]() -> base::Result<model::BaseTuning> {
        if (!m_connection->hasTable(QStringLiteral("tuning")))
            return model::BaseTuning();
        Statement row = m_connection->prepare("SELECT floor, words_weight FROM tuning");
        if (!row.step())
            return model::BaseTuning();
        const model::BaseTuning tuning{row.real(0), row.real(1)};
        if (!tuning.isValid())
            throw DamagedRow("the base's floor or weight is out of its range");
        return tuning;
    });
}

base::Result<void> StewardStore::setTuning(const model::BaseTuning &tuning)
{
    if (!tuning.isValid())
        return base::failure(base::ErrorCode::ConfigurationInvalid, m_connection->path(), QStringLiteral("floor or weight out of range"));
    return m_connection->change([&]() -> base::Result<void> {
        if (tuning == model::BaseTuning())
            m_connection->execute("DELETE FROM tuning");
        else
            m_connection->prepare("INSERT OR REPLACE INTO tuning(one, floor, words_weight) VALUES(1, ?, ?)")
                .with(tuning.floor, tuning.wordsWeight)
                .run();
        return {};
    });
}

base::Result<model::DataPolicy> StewardStore::dataPolicy()
{
    return m_connection->run([&]() -> base::Result<model::DataPolicy> { return readPolicy(*m_connection); });
}

base::Result<void> StewardStore::setDataPolicy(const model::DataPolicy &policy)
{
    const QSet<QString> names(policy.allowed.begin(), policy.allowed.end());
    if (names.size() != policy.allowed.size() || names.contains(QString()))
        return base::failure(base::ErrorCode::ConfigurationInvalid, m_connection->path(), QStringLiteral("an endpoint's name is empty or there twice"));
    return m_connection->change([&]() -> base::Result<void> {
        writePolicy(*m_connection, policy);
        return {};
    });
}

base::Result<qint64> StewardStore::beginTurn()
{
    return m_connection->change([&]() -> base::Result<qint64> { return LedgerTable(*m_connection).nextTurn(); });
}

base::Result<void> StewardStore::appendToLedger(const model::LedgerRow &row)
{
    return appendToLedger(std::vector{row});
}

base::Result<void> StewardStore::appendToLedger(const std::vector<model::LedgerRow> &rows)
{
    for (const model::LedgerRow &row : rows)
        if (!row.at.isValid())
            return base::failure(base::ErrorCode::Internal, m_connection->path(), QStringLiteral("a call without a time"));
    return m_connection->change([&]() -> base::Result<void> {
        for (const model::LedgerRow &row : rows)
            LedgerTable(*m_connection).append(row);
        return {};
    });
}

base::Result<std::vector<model::LedgerRow>> StewardStore::ledger(QDate from, QDate to)
{
    return m_connection->run([&]() -> base::Result<std::vector<model::LedgerRow>> { return LedgerTable(*m_connection).rows(from, to); });
}

base::Result<std::vector<model::DaySpend>> StewardStore::spentByDay(QDate from, QDate to)
{
    return m_connection->run([&]() -> base::Result<std::vector<model::DaySpend>> { return LedgerTable(*m_connection).spentByDay(from, to); });
}

} // namespace lastro::store

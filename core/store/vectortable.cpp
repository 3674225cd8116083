// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/vectortable.h"

#include "core/base/logging.h"
#include "core/store/connection.h"
#include "core/store/vectorcodec.h"

#include <QFileInfo>

namespace lastro::store {

namespace {

constexpr qint64 rowsAtOnce = 256;

struct CarriedVector {
    qint64 row = 0;
    QString model;
    int dimensions = 0;
    int checksum = 0;
    NewVector vector;
};

bool isSound(const CarriedVector &carried)
{
    return carried.vector.key.size() == 32 && checkVector(carried.vector.values, carried.dimensions)
        && vectorChecksum(encodeVector(carried.vector.values)) == carried.checksum;
}

/// The readable, sound vectors from a row on; what lies between first and the row of a damaged page is lost.
std::vector<CarriedVector> readSome(Connection &from, qint64 first)
{
    std::vector<CarriedVector> found;
    const auto read = from.run([&]() -> base::Result<void> {
        Statement rows = from.prepare("SELECT v.row, m.name, m.dimensions, v.checksum, v.key, v.data "
                                      "FROM vectors v JOIN models m ON m.row = v.model WHERE v.row >= ? AND v.row < ? ORDER BY v.row");
        rows.with(first, first + rowsAtOnce);
        while (rows.step()) {
            CarriedVector carried{rows.integer(0), rows.text(1), int(rows.integer(2)), int(rows.integer(3)), {rows.blob(4), {}}};
            const QByteArray data = rows.blob(5);
            if (carried.dimensions <= 0 || data.size() != carried.dimensions * qsizetype(sizeof(float)))
                continue;
            carried.vector.values = decodeVector(data, carried.dimensions);
            if (isSound(carried))
                found.push_back(std::move(carried));
        }
        return {};
    });
    if (!read)
        qCWarning(lastroStore, "Some vectors of the damaged index could not be read.");
    return found;
}

} // namespace

std::optional<qint64> VectorTable::find(const QString &model)
{
    Statement statement = m_connection.prepare("SELECT row FROM models WHERE name = ?");
    statement.with(model);
    return statement.step() ? std::optional(statement.integer(0)) : std::nullopt;
}

qint64 VectorTable::findOrAdd(const QString &model)
{
    if (const auto known = find(model))
        return *known;
    m_connection.prepare("INSERT INTO models(name) VALUES(?)").with(model).run();
    return find(model).value_or(0);
}

int VectorTable::dimensions(qint64 model)
{
    Statement statement = m_connection.prepare("SELECT dimensions FROM models WHERE row = ?");
    statement.with(model);
    return statement.step() ? int(statement.integer(0)) : 0;
}

base::Result<void> VectorTable::add(const QString &model, int dimensions, const std::vector<NewVector> &vectors)
{
    for (const NewVector &vector : vectors)
        if (auto checked = checkVector(vector.values, dimensions); !checked)
            return checked;
    if (vectors.empty())
        return {};
    const qint64 row = findOrAdd(model);
    const int known = this->dimensions(row);
    if (known != 0 && known != dimensions)
        return base::failure(base::ErrorCode::VectorWidthWrong, QString::number(dimensions),
                             QStringLiteral("vectors of this model have %1 values").arg(known));
    m_connection.prepare("UPDATE models SET dimensions = ? WHERE row = ?").with(dimensions, row).run();
    Statement insert = m_connection.prepare("INSERT OR IGNORE INTO vectors(key, model, checksum, data) VALUES(?, ?, ?, ?)");
    Statement insertTokens = m_connection.prepare("INSERT OR REPLACE INTO token_vectors(row, data) SELECT row, ?2 FROM vectors WHERE key = ?1");
    for (const NewVector &vector : vectors) {
        const QByteArray data = encodeVector(vector.values);
        insert.with(vector.key, row, vectorChecksum(data), data).run();
        if (!vector.tokens.isEmpty())
            insertTokens.with(vector.key, vector.tokens).run();
    }
    return {};
}

qint64 VectorTable::carryOver(const QString &otherIndex)
{
    auto opened = Connection::open(otherIndex, Connection::Mode::ReadOnly);
    if (!opened)
        return 0;
    Connection &from = **opened;
    // Where the table's own pages are damaged, the last row is unknown: no file holds more vectors than bytes / 64.
    const qint64 most = QFileInfo(otherIndex).size() / 64 + 1;
    const qint64 last = from.run([&]() -> base::Result<qint64> { return from.number("SELECT max(row) FROM vectors"); }).value_or(most);
    qint64 carried = 0;
    for (qint64 first = 1; first <= std::min(last, most); first += rowsAtOnce) {
        for (CarriedVector &each : readSome(from, first)) {
            std::vector<NewVector> one;
            one.push_back(std::move(each.vector));
            if (add(each.model, each.dimensions, one))
                ++carried;
        }
    }
    return carried;
}

} // namespace lastro::store

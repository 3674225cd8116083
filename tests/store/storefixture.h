// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"
#include "core/store/stewardstore.h"
#include "tests/support/fixedclock.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

/// Fails the test with the error's code and detail.
#define VERIFY_RESULT(expression) \
    do { \
        const auto &verified = (expression); \
        QVERIFY2(verified.has_value(), verified ? "" : qPrintable(lastro::tests::described(verified.error()))); \
    } while (false)
#define COMPARE_ERROR(expression, expected) \
    do { \
        const auto &compared = (expression); \
        QVERIFY(!compared.has_value()); \
        QCOMPARE(lastro::base::errorCodeName(compared.error().code), lastro::base::errorCodeName(lastro::base::ErrorCode::expected)); \
    } while (false)

namespace lastro::tests {

inline QString described(const base::Error &error)
{
    return base::errorCodeName(error.code) + QLatin1String(": ") + error.subject + QLatin1String(": ") + error.detail;
}

inline model::Section section(const QString &document, const QString &anchor, const QString &text, const QString &heading = {})
{
    const QString shown = heading.isNull() ? anchor : heading;
    return {*model::SectionId::make(document, anchor), 0, 1, shown, {document, shown}, text, {}, {}, 0, 0};
}

inline store::SectionWithPassages withPassage(const model::Section &section)
{
    const base::TextRange whole{0, section.text.size()};
    return {section, {{whole, section.breadcrumbText() + QLatin1Char('\n') + section.text}}};
}

inline model::Document document(const QString &id, const QString &path = {}, const QString &source = QStringLiteral("/base"))
{
    model::Document document;
    document.id = id;
    document.source = source;
    document.path = path.isEmpty() ? id + QLatin1String(".md") : path;
    document.title = id;
    document.format = model::Format::Markdown;
    document.seal = model::Seal::Official;
    document.bytes = 10;
    document.modifiedNs = 1'000'000'007;
    document.digest = QByteArray(32, 'd');
    return document;
}

inline std::vector<float> unitVector(int dimensions, int axis)
{
    std::vector<float> values(static_cast<size_t>(dimensions), 0.0f);
    values[size_t(axis % dimensions)] = 1.0f;
    return values;
}

/// A base in a folder of its own that goes with the object.
class TemporaryBase {
public:
    TemporaryBase() { open(); }
    ~TemporaryBase() { close(); }

    void open(store::Access access = store::Access::Write)
    {
        close();
        auto opened = store::Database::open(folder(), access, clock);
        error = opened ? base::Error{} : opened.error();
        if (opened)
            database = *opened;
    }
    void close()
    {
        reader.reset();
        writer.reset();
        database.reset();
    }
    QString folder() const { return m_folder.filePath(QStringLiteral("base")); }
    QString file(const QString &name) const { return folder() + QLatin1Char('/') + name; }

    store::IndexReader &read()
    {
        if (!reader)
            reader = std::move(database->reader().value());
        return *reader;
    }
    store::IndexWriter &write()
    {
        if (!writer)
            writer = std::move(database->writer().value());
        return *writer;
    }
    /// One document of one section in a transaction of its own.
    void put(const QString &id, const QString &text, const QString &heading = QStringLiteral("geral"))
    {
        put(document(id), {withPassage(section(id, QStringLiteral("geral"), text, heading))});
    }
    void put(const model::Document &document, const std::vector<store::SectionWithPassages> &sections)
    {
        VERIFY_RESULT(write().begin());
        VERIFY_RESULT(write().putDocument(document, 0, sections, model));
        VERIFY_RESULT(write().commit());
    }
    QStringList found(const QStringList &words, int limit = 0)
    {
        QStringList ids;
        const auto hits = read().match(words, limit);
        if (!hits)
            return {QStringLiteral("ERROR ") + hits.error().detail};
        for (const store::LexicalHit &hit : *hits) {
            const store::SectionRow row = hit.section;
            const auto stored = read().sections({&row, 1});
            ids.append(stored && stored->size() == 1 ? stored->front().section.id.document() : QStringLiteral("GONE"));
        }
        return ids;
    }
    /// The FTS index agrees with the sections.
    bool searchIndexIsSound()
    {
        auto connection = store::Connection::open(file(QStringLiteral("index.db")), store::Connection::Mode::ReadWrite);
        return connection && (*connection)->run([&]() -> base::Result<void> {
            (*connection)->execute("INSERT INTO sections_fts(sections_fts, rank) VALUES('integrity-check', 1)");
            return {};
        });
    }

    FixedClock clock{QDateTime(QDate(2026, 3, 10), QTime(9, 30, 5))};
    QString model = QStringLiteral("fake-1");
    std::shared_ptr<store::Database> database;
    std::unique_ptr<store::IndexReader> reader;
    std::unique_ptr<store::IndexWriter> writer;
    base::Error error;

private:
    QTemporaryDir m_folder;
};

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/openvectorindex.h"
#include "core/index/privatecopy.h"
#include "tests/index/vectorsamples.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace lastro;
using namespace lastro::index;
using tests::vectorSample;
using Entries = std::vector<store::VectorEntry>;

namespace {

constexpr int Width = 32;

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool replace(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

/// Files of this process cannot grow over so many bytes while it lives: a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestVectorFile : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;
    Entries m_entries;
    std::unique_ptr<HnswIndex> m_graph;
    VectorFile::Stamp m_stamp;
    QString m_path;

    VectorFile::Key key(quint64 generation = 7, const QString &model = QStringLiteral("m/1"), int dimensions = Width) const
    {
        return {m_folder->path(), generation, model, dimensions};
    }
    EntriesProvider provider() const
    {
        return [this] { return base::Result<Entries>(m_entries); };
    }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files, QDir::Name); }

private Q_SLOTS:
    void initTestCase()
    {
        m_entries = vectorSample(500, Width, 10, 2);
        m_graph = std::move(*HnswIndex::build(m_entries, Width, {}));
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto stamp = VectorFile(key()).save(*m_graph);
        QVERIFY(stamp);
        m_stamp = *stamp;
        m_path = m_folder->filePath(QStringLiteral("vec.7.hnsw"));
    }

    void savesAndLoads()
    {
        QCOMPARE(files(), QStringList{QStringLiteral("vec.7.hnsw")});
        QCOMPARE(m_stamp.keys(), (QStringList{QStringLiteral("count"), QStringLiteral("dimensions"), QStringLiteral("generation"),
                                              QStringLiteral("model"), QStringLiteral("sha256")}));
        const auto loaded = VectorFile(key()).load(m_stamp, m_entries);
        QVERIFY(loaded);
        QCOMPARE(loaded->size(), m_entries.size());
        for (size_t i = 0; i < m_entries.size(); i += 50) {
            const auto before = m_graph->search(m_entries[i].values, 10, {});
            const auto after = loaded->search(m_entries[i].values, 10, {});
            QVERIFY(before && after);
            QCOMPARE(after->front().section, m_entries[i].section);
            for (size_t j = 0; j < before->size(); ++j)
                QCOMPARE(after->at(j).section, before->at(j).section);
        }
    }

    void everyTruncationIsRefused()
    {
        const QByteArray whole = contents(m_path);
        for (int i = 0; i < 60; ++i) {
            QVERIFY(replace(m_path, whole.first(whole.size() * i / 60)));
            QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
        }
        QVERIFY(replace(m_path, whole + 'x'));
        QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
        QVERIFY(replace(m_path, whole));
        QVERIFY(VectorFile(key()).load(m_stamp, m_entries));
    }

    void everyFlippedBitIsRefused()
    {
        const QByteArray whole = contents(m_path);
        for (int i = 0; i < 60; ++i) {
            QByteArray flipped = whole;
            const qsizetype at = i < 30 ? i * 4 : qsizetype(i) * 7919 * 13 % whole.size();
            flipped[at] = char(flipped[at] ^ (1 << (i % 8)));
            QVERIFY(replace(m_path, flipped));
            QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
        }
    }

    void anyDisagreementIsRefused_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        for (const char *field : {"generation", "sha256", "model", "dimensions", "count"}) {
            QTest::addRow("%s wrong", field) << QString::fromLatin1(field) << QStringLiteral("8");
            QTest::addRow("%s empty", field) << QString::fromLatin1(field) << QString();
            QTest::addRow("%s missing", field) << QString::fromLatin1(field) << QStringLiteral("-");
        }
        QTest::newRow("a field too many") << QStringLiteral("more") << QStringLiteral("1");
        QTest::newRow("digest of something else") << QStringLiteral("sha256") << QString(64, QLatin1Char('a'));
        QTest::newRow("dimensions with a sign") << QStringLiteral("dimensions") << QStringLiteral("+32");
    }
    void anyDisagreementIsRefused()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        VectorFile::Stamp stamp = m_stamp;
        if (value == QLatin1String("-"))
            stamp.remove(field);
        else
            stamp[field] = value;
        QVERIFY(!VectorFile(key()).load(stamp, m_entries));
    }

    void anotherBaseIsRefused()
    {
        QVERIFY(!VectorFile(key(8)).load(m_stamp, m_entries));
        QVERIFY(!VectorFile(key(7, QStringLiteral("m/2"))).load(m_stamp, m_entries));
        QVERIFY(!VectorFile(key(7, QStringLiteral("m/1"), 64)).load(m_stamp, m_entries));
        QVERIFY(!VectorFile(key()).load({}, m_entries));
        QVERIFY(!VectorFile(key()).load(m_stamp, {}));
        QVERIFY(!VectorFile(key()).load(m_stamp, vectorSample(499, Width, 10, 2)));
        QVERIFY(!VectorFile(key()).load(m_stamp, vectorSample(500, Width, 10, 2, 5)));       // other vectors
        QVERIFY(!VectorFile(key()).load(m_stamp, vectorSample(500, Width / 2)));             // another width
    }

    void aStampWithoutItsFile()
    {
        QVERIFY(QFile::rename(m_path, m_folder->filePath(QStringLiteral("vec.7.tmp"))));
        QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
    }

    void whatIsNoRegularFile()
    {
        QVERIFY(QFile::remove(m_path));
        QVERIFY(QDir().mkdir(m_path));
        QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
        QVERIFY(QDir().rmdir(m_path));
        QCOMPARE(::mkfifo(QFile::encodeName(m_path).constData(), 0600), 0);
        QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
        QVERIFY(QFile::remove(m_path));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), m_path));
        QVERIFY(!VectorFile(key()).load(m_stamp, m_entries));
    }

    void fullDiskIsToldAndLeavesNothing()
    {
        const QByteArray before = contents(m_path);
        {
            const SmallDisk disk(rlim_t(before.size() / 2));
            for (const quint64 generation : {7, 9}) {
                const auto stamp = VectorFile(key(generation)).save(*m_graph);
                QVERIFY(!stamp);
                QCOMPARE(stamp.error().code, base::ErrorCode::DiskFull);
            }
        }
        QCOMPARE(files(), QStringList{QStringLiteral("vec.7.hnsw")});
        QCOMPARE(contents(m_path), before);
        QVERIFY(VectorFile(key()).load(m_stamp, m_entries));
    }

    void folderThatIsGone()
    {
        VectorFile::Key gone = key();
        gone.folder += QStringLiteral("/nowhere");
        const auto stamp = VectorFile(gone).save(*m_graph);
        QVERIFY(!stamp);
        QCOMPARE(stamp.error().code, base::ErrorCode::NoWritePermission);
        QVERIFY(!VectorFile(gone).load(m_stamp, m_entries));
    }

    void savesOverAnOlderFileOfTheGeneration()
    {
        QVERIFY(replace(m_path, QByteArray("left by a crash")));
        QVERIFY(replace(m_folder->filePath(QStringLiteral("vec.7.tmp")), QByteArray(5000000, 'x')));
        const auto stamp = VectorFile(key()).save(*m_graph);
        QVERIFY(stamp);
        QCOMPARE(*stamp, m_stamp);
        QVERIFY(VectorFile(key()).load(m_stamp, m_entries));
    }

    void removesOthersOnly()
    {
        for (const char *name : {"vec.6.hnsw", "vec.70.hnsw", "vec.7.tmp", "index.db", "vec.txt"})
            QVERIFY(replace(m_folder->filePath(QString::fromLatin1(name)), QByteArray("x")));
        VectorFile(key()).removeOthers();
        QCOMPARE(files(), (QStringList{QStringLiteral("index.db"), QStringLiteral("vec.7.hnsw"), QStringLiteral("vec.txt")}));
    }

    void copyStaysWhatItWas()
    {
        const QByteArray before = contents(m_path);
        const auto copy = PrivateCopy::make(m_path);
        QVERIFY(copy);
        QVERIFY(replace(m_path, QByteArray("swapped")));
        QCOMPARE(contents(copy->path()), before);
        QFile writer(copy->path());
        QVERIFY(!writer.open(QIODevice::ReadWrite) || writer.write("x", 1) != 1 || !writer.flush());
        QCOMPARE(contents(copy->path()), before);
    }

    void opensExactForASmallBase()
    {
        const auto opened = openVectorIndex(key(), provider(), {});
        QVERIFY(opened);
        QVERIFY(!opened->rebuildWanted);
        QCOMPARE(opened->index->size(), m_entries.size());
        const auto rebuilt = rebuildVectorIndex(key(), provider(), {});
        QVERIFY(rebuilt);
        QVERIFY(rebuilt->stamp.isEmpty());
    }

    void opensTheFileOfALargeBaseElseScans()
    {
        const auto scanning = openVectorIndex(key(11), provider(), m_stamp, 100);
        QVERIFY(scanning);
        QVERIFY(scanning->rebuildWanted);
        QCOMPARE(scanning->index->search(m_entries[4].values, 1, {})->front().section, m_entries[4].section);

        const auto rebuilt = rebuildVectorIndex(key(11), provider(), {}, 100);
        QVERIFY(rebuilt);
        VectorFile(key(11)).removeOthers();
        QCOMPARE(files(), QStringList{QStringLiteral("vec.11.hnsw")});
        const auto opened = openVectorIndex(key(11), provider(), rebuilt->stamp, 100);
        QVERIFY(opened);
        QVERIFY(!opened->rebuildWanted);
        QVERIFY(dynamic_cast<const HnswIndex *>(opened->index.get()));
        QCOMPARE(opened->index->search(m_entries[4].values, 1, {})->front().section, m_entries[4].section);
    }

    void errorsOfTheProviderComeBack()
    {
        const EntriesProvider failing = [] { return base::failure(base::ErrorCode::StoreFailed, QStringLiteral("x")); };
        QCOMPARE(openVectorIndex(key(), failing, {}).error().code, base::ErrorCode::StoreFailed);
        QCOMPARE(rebuildVectorIndex(key(), failing, {}).error().code, base::ErrorCode::StoreFailed);
    }
};

QTEST_GUILESS_MAIN(TestVectorFile)
#include "tst_vectorfile.moc"

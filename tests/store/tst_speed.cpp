// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storefixture.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

using namespace lastro;
using namespace lastro::store;
using namespace lastro::tests;

/// Prints how fast the store is; asserts only that all is found. LASTRO_SPEED_DOCUMENTS sets the size (600; the
/// figures of the issue are for 6000).
class SpeedTest : public QObject {
    Q_OBJECT

    static QString vocabularyWord(QRandomGenerator &random)
    {
        static const QStringList roots{QStringLiteral("aprov"), QStringLiteral("reembols"), QStringLiteral("viage"), QStringLiteral("contrat"),
                                       QStringLiteral("colabora"), QStringLiteral("férias"), QStringLiteral("horári"), QStringLiteral("polític"),
                                       QStringLiteral("carga"), QStringLiteral("motorist"), QStringLiteral("seguranç"), QStringLiteral("document")};
        static const QStringList ends{QStringLiteral("ação"), QStringLiteral("ações"), QStringLiteral("o"), QStringLiteral("ar"), QStringLiteral("ado"),
                                      QStringLiteral("dor"), QStringLiteral("mento"), QStringLiteral("s"), QStringLiteral("ável"), QStringLiteral("a")};
        static const QStringList little{QStringLiteral("de"), QStringLiteral("a"), QStringLiteral("o"), QStringLiteral("que"), QStringLiteral("em"),
                                        QStringLiteral("para"), QStringLiteral("com"), QStringLiteral("não"), QStringLiteral("por"), QStringLiteral("R$ 1.250,00")};
        if (random.bounded(100) < 45)
            return little.at(random.bounded(int(little.size())));
        const int rare = int(std::pow(random.generateDouble(), 3) * 400);
        return roots.at(random.bounded(int(roots.size()))) + (rare ? QStringLiteral("%1").arg(QChar(u'a' + rare % 26)) : QString())
            + (rare > 26 ? QStringLiteral("%1").arg(QChar(u'a' + rare / 26)) : QString()) + ends.at(random.bounded(int(ends.size())));
    }
    static QString text(QRandomGenerator &random, int words)
    {
        QStringList list;
        for (int i = 0; i < words; ++i)
            list.append(vocabularyWord(random));
        return list.join(QLatin1Char(' '));
    }
    static void print(const char *what, double value, const char *unit)
    {
        qInfo().noquote() << QStringLiteral("%1: %2 %3").arg(QLatin1String(what)).arg(value, 0, 'f', 1).arg(QLatin1String(unit));
    }

private Q_SLOTS:
    void figures()
    {
        bool set = false;
        const int asked = qEnvironmentVariableIntValue("LASTRO_SPEED_DOCUMENTS", &set);
        const int documents = set ? asked : 600;
        constexpr int sectionsEach = 5;
        QRandomGenerator random(1);
        std::vector<std::vector<SectionWithPassages>> prepared;
        qint64 characters = 0;
        for (int i = 0; i < documents; ++i) {
            std::vector<SectionWithPassages> sections;
            for (int s = 0; s < sectionsEach; ++s) {
                sections.push_back(withPassage(section(QStringLiteral("doc%1").arg(i), QStringLiteral("s%1").arg(s), text(random, 150), text(random, 4))));
                characters += sections.back().section.text.size();
            }
            prepared.push_back(std::move(sections));
        }
        print("text", double(characters) / 1e6, "million characters");

        TemporaryBase base;
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < documents; i += 50) {
            VERIFY_RESULT(base.write().begin());
            for (int k = i; k < std::min(i + 50, documents); ++k)
                VERIFY_RESULT(base.write().putDocument(document(QStringLiteral("doc%1").arg(k)), 0, prepared[size_t(k)], base.model));
            VERIFY_RESULT(base.write().commit());
        }
        print("putDocument", timer.restart() / 1e3, "s for all");
        VERIFY_RESULT(base.write().optimize());
        print("optimize", timer.restart() / 1e3, "s");

        const int passages = documents * sectionsEach;
        int rounds = 0;
        for (int done = 0; done < passages; ++rounds) {
            const auto pending = base.write().pending(base.model, 256).value();
            std::vector<NewVector> vectors;
            for (const PendingPassage &passage : pending)
                vectors.push_back({passage.key, unitVector(384, done++)});
            QVERIFY(!vectors.empty());
            VERIFY_RESULT(base.write().begin());
            VERIFY_RESULT(base.write().putVectors(base.model, 384, vectors));
            VERIFY_RESULT(base.write().commit());
        }
        print("pending and putVectors", timer.restart() / 1e3, "s for all");
        QCOMPARE(base.read().vectors(base.model)->size(), size_t(passages));
        print("vectors()", timer.restart() / 1e3, "s");
        QCOMPARE(base.read().counts(base.model)->vectors, passages);
        print("counts()", double(timer.restart()), "ms");
        QCOMPARE(base.read().fileStates(QStringLiteral("/base"))->size(), size_t(documents));
        print("fileStates()", double(timer.restart()), "ms");

        QCOMPARE(base.read().match({QStringLiteral("doc0")}, 0)->size(), size_t(sectionsEach));
        timer.restart();
        for (int i = 0; i < 20; ++i)
            QVERIFY(!base.read().match(text(random, 8).split(QLatin1Char(' ')), 50)->empty());
        print("match() of 8 words", timer.restart() / 20.0, "ms");
        for (int i = 0; i < 20; ++i)
            QVERIFY(!base.read().match({QStringLiteral("reembolsos"), QStringLiteral("CD-SP"), QStringLiteral("viageado")}, 50)->empty());
        print("match() of 3 rarer words", timer.restart() / 20.0, "ms");
        base.open();
        QVERIFY(base.database);
        print("close and open", double(timer.restart()), "ms");
        base.close();
        print("close", double(timer.restart()), "ms");
        base.open();
        print("open", double(timer.restart()), "ms");
        print("index.db", double(QFileInfo(base.file(QStringLiteral("index.db"))).size()) / 1e6, "MB");
    }
};

QTEST_GUILESS_MAIN(SpeedTest)
#include "tst_speed.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorysecrets.h"
#include "ui/preferences/keystates.h"

#include <QSignalSpy>
#include <QTest>

using namespace lastro;
using preferences::KeyState;
using preferences::KeyStates;
using tests::MemorySecrets;
using Place = KeyState::Place;
using Mood = MemorySecrets::Mood;

namespace {
const QString one = QStringLiteral("Um");
const QString two = QStringLiteral("Dois");
}

class TestKeyStates : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<MemorySecrets> m_secrets;
    std::unique_ptr<KeyStates> m_keys;
    std::unique_ptr<QSignalSpy> m_changed;

    Place placeOf(const QString &name) { return m_keys->of(name).place; }
    void put(const QString &name, const char *key) { QVERIFY(m_keys->put(name, QByteArray(key))); }
    QStringList changedNames()
    {
        QStringList names;
        for (const auto &arguments : *m_changed)
            names << arguments[0].toString();
        return names;
    }

private Q_SLOTS:
    void init()
    {
        m_secrets = std::make_unique<MemorySecrets>();
        m_keys = std::make_unique<KeyStates>(*m_secrets);
        m_changed = std::make_unique<QSignalSpy>(m_keys.get(), &KeyStates::keyChanged);
    }

    void cleanup()
    {
        m_changed.reset();
        m_keys.reset();
        m_secrets.reset();
    }

    void aKeyIsLookedForOnce()
    {
        m_secrets->kept.insert(one, "k1");
        QCOMPARE(placeOf(one), Place::Unknown);
        m_keys->look(one);
        m_keys->look(one);
        m_keys->look(two);
        QTRY_COMPARE(placeOf(two), Place::None);
        QCOMPARE(placeOf(one), Place::Keychain);
        QCOMPARE(m_secrets->asked, (QStringList{one, two}));
        QVERIFY(m_changed->isEmpty());                       // looking changes nothing
    }

    void whereAKeyIsKept_data()
    {
        QTest::addColumn<int>("mood");
        QTest::addColumn<int>("stored");
        QTest::addColumn<int>("looked");
        QTest::newRow("keychain") << int(Mood::Works) << int(Place::Keychain) << int(Place::None);
        QTest::newRow("no keychain") << int(Mood::Missing) << int(Place::ThisRun) << int(Place::Unreachable);
        QTest::newRow("locked") << int(Mood::Locked) << int(Place::ThisRun) << int(Place::Unreachable);
    }
    void whereAKeyIsKept()
    {
        QFETCH(int, mood);
        QFETCH(int, stored);
        QFETCH(int, looked);
        m_secrets->mood = Mood(mood);
        put(one, "  k1\n");
        m_keys->look(two);
        QTRY_COMPARE(int(placeOf(two)), looked);
        QCOMPARE(int(placeOf(one)), stored);
        QCOMPARE(m_secrets->kept.value(one), QByteArray("k1"));
        QCOMPARE(changedNames(), QStringList(one));
        QCOMPARE(m_keys->of(one).reason.isEmpty(), mood == int(Mood::Works));
    }

    void whatIsNoKeyChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("spaces") << QByteArray("  \n");
        QTest::newRow("a line break inside") << QByteArray("a\nb");
        QTest::newRow("accents") << QStringLiteral("chavé").toUtf8();
        QTest::newRow("too long") << QByteArray(5'000, 'x');
    }
    void whatIsNoKeyChangesNothing()
    {
        QFETCH(QByteArray, key);
        const auto put = m_keys->put(one, std::move(key));
        QVERIFY(!put);
        QCOMPARE(put.error().code, base::ErrorCode::KeyInvalid);
        QCoreApplication::processEvents();
        QVERIFY(m_secrets->kept.isEmpty() && m_changed->isEmpty());
    }

    void theReasonStaysUntilThereIsAnother()
    {
        m_secrets->mood = Mood::Missing;
        put(one, "k1");
        QTRY_COMPARE(placeOf(one), Place::ThisRun);
        QCOMPARE(m_keys->of(one).reason, QStringLiteral("no such service"));
        m_secrets->mood = Mood::Works;
        put(one, "k2");
        QTRY_COMPARE(placeOf(one), Place::Keychain);
        QCOMPARE(m_keys->of(one).reason, QString());
    }

    void aKeyGoesWithItsName()
    {
        put(one, "k1");
        m_keys->rename(one, two);
        m_keys->rename(two, QStringLiteral("Três"));          // before the first is done
        QTRY_COMPARE(placeOf(QStringLiteral("Três")), Place::Keychain);
        QTRY_COMPARE(m_secrets->kept.size(), 1);
        QCOMPARE(m_secrets->kept.value(QStringLiteral("Três")), QByteArray("k1"));
        QTRY_COMPARE(changedNames().last(), two);            // gone from there
    }

    void withoutAKeyANameIsJustAName()
    {
        m_keys->look(one);
        m_keys->rename(one, two);
        QTRY_COMPARE(placeOf(two), Place::None);
        QVERIFY(m_secrets->kept.isEmpty() && m_changed->isEmpty());
    }

    void aRemovedKeyComesBack()
    {
        put(one, "k1");
        m_keys->setAside(one);
        QTRY_VERIFY(m_changed->size() == 2);
        QVERIFY(m_secrets->kept.isEmpty());
        m_keys->putBack(one);
        QTRY_COMPARE(m_secrets->kept.value(one), QByteArray("k1"));
        QTRY_COMPARE(placeOf(one), Place::Keychain);
        m_keys->putBack(two);                                // once only
        QTRY_COMPARE(placeOf(two), Place::None);
        QVERIFY(!m_secrets->kept.contains(two));
    }

    void onlyTheLastOneSetAsideComesBack()
    {
        put(one, "k1");
        put(two, "k2");
        m_keys->setAside(one);
        m_keys->setAside(two);
        m_keys->putBack(two);
        QTRY_COMPARE(placeOf(two), Place::Keychain);
        QCOMPARE(m_secrets->kept, (QHash<QString, QByteArray>{{two, "k2"}}));
        m_keys->setAside(two);
        m_keys->forgetAside();
        m_keys->putBack(two);
        QTRY_COMPARE(placeOf(two), Place::None);
        QVERIFY(m_secrets->kept.isEmpty());
    }

    void whatStaysInTheKeychainIsTold()
    {
        QSignalSpy left(m_keys.get(), &KeyStates::leftBehind);
        put(one, "k1");
        m_keys->look(two);
        QTRY_COMPARE(placeOf(two), Place::None);
        m_secrets->mood = Mood::Locked;
        m_keys->remove(one);
        QTRY_COMPARE(left.size(), 1);
        QCOMPARE(left[0][0].toString(), one);
        QCOMPARE(placeOf(one), Place::Unreachable);
    }

    void aKeyOfThisRunIsGoneWithoutAKeychain()
    {
        QSignalSpy left(m_keys.get(), &KeyStates::leftBehind);
        m_secrets->mood = Mood::Missing;
        put(one, "k1");
        m_keys->remove(one);
        QTRY_COMPARE(placeOf(one), Place::None);
        QVERIFY(left.isEmpty() && m_secrets->kept.isEmpty());
    }

    void anAnswerThatComesTooLateFindsNobody()
    {
        put(one, "k1");
        m_keys->setAside(one);
        m_changed.reset();
        m_keys.reset();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QVERIFY(m_secrets->kept.isEmpty());                  // nothing had begun yet
    }
};

QTEST_GUILESS_MAIN(TestKeyStates)
#include "tst_keystates.moc"

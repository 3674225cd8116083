// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/turnstile.h"

#include <QTest>
#include <atomic>
#include <thread>
#include <vector>

using namespace lastro::embedding;

class TestTurnstile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneAtATime()
    {
        Turnstile turnstile;
        int inside = 0, passed = 0;
        bool crowded = false;
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int j = 0; j < 500; ++j) {
                    const std::lock_guard turn(turnstile);
                    crowded = crowded || ++inside != 1;
                    ++passed;
                    --inside;
                }
            });
        threads.clear();
        QVERIFY(!crowded);
        QCOMPARE(passed, 2000);
    }

    void aGreedyThreadLetsTheWaitingOneThrough()
    {
        Turnstile turnstile;
        std::atomic_bool stop = false, asked = false;
        std::atomic_int roundsWhileWaiting = 0;
        std::jthread greedy([&] {
            while (!stop) {
                const std::lock_guard turn(turnstile);
                if (asked)
                    ++roundsWhileWaiting;
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        asked = true;
        {
            const std::lock_guard turn(turnstile);
            asked = false;
        }
        stop = true;
        greedy.join();
        QVERIFY2(roundsWhileWaiting <= 2, qPrintable(QString::number(roundsWhileWaiting)));
    }
};

QTEST_GUILESS_MAIN(TestTurnstile)
#include "tst_turnstile.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/overwrite.h"

#include <QTest>

using namespace lastro;

class OverwriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsZerosInPlace()
    {
        QByteArray secret("sk-muito-secreta");
        secret.detach();
        const char *at = secret.constData();
        base::overwrite(secret);
        QCOMPARE(secret, QByteArray(16, '\0'));
        QCOMPARE(static_cast<const void *>(secret.constData()), static_cast<const void *>(at));
    }

    void leavesWhatOthersHold()
    {
        QByteArray secret("sk-muito-secreta");
        const QByteArray other = secret;
        base::overwrite(secret);
        QCOMPARE(other, QByteArray("sk-muito-secreta"));
    }

    void nothingIsNothing()
    {
        QByteArray none;
        base::overwrite(none);
        QVERIFY(none.isEmpty());
    }
};

QTEST_GUILESS_MAIN(OverwriteTest)
#include "tst_overwrite.moc"

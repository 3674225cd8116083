// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/rolewords.h"

#include <QSet>
#include <QTest>

using lastro::words::roleLabel;

class RoleWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRoleHasItsOwnWord()
    {
        QSet<QString> words;
        for (const char *role : {"rewrite", "judge", "answer", "embeddings", "rerank"}) {
            QVERIFY(roleLabel(QLatin1String(role)) != QLatin1String(role));
            words += roleLabel(QLatin1String(role));
        }
        QCOMPARE(words.size(), 5);
    }
    void whatIsNoRoleStaysAsItIs()
    {
        QCOMPARE(roleLabel(QStringLiteral("<b>outro</b>")), QStringLiteral("<b>outro</b>"));
        QCOMPARE(roleLabel({}), QString());
    }
};

QTEST_GUILESS_MAIN(RoleWordsTest)
#include "tst_rolewords.moc"

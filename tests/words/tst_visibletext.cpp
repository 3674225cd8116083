// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/answerwords.h"
#include "words/visibletext.h"

#include <QTest>

using namespace lastro;

class TestVisibleText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const char16_t *raw, const char16_t *shown) {
            QTest::newRow(name) << QString::fromUtf16(raw) << QString::fromUtf16(shown);
        };
        row("plain", u"Política § 4.2 – R$ 350,00", u"Política § 4.2 – R$ 350,00");
        row("empty", u"", u"");
        row("override", u"limite \u202E008\u202C", u"limite [U+202E]008[U+202C]");
        row("isolates", u"\u2066a\u2067b\u2068c\u2069", u"[U+2066]a[U+2067]b[U+2068]c[U+2069]");
        row("marks", u"a\u200Eb\u200Fc\u061C", u"a[U+200E]b[U+200F]c[U+061C]");
        row("zero width", u"fé\u200Brias\u2060\uFEFF", u"fé[U+200B]rias[U+2060][U+FEFF]");
        row("tags", u"a\U000E0061\U000E007F", u"a[U+E0061][U+E007F]");
        row("family emoji", u"\U0001F468\u200D\U0001F469", u"\U0001F468\u200D\U0001F469");
        row("joiner in a word", u"RE\u200DAIS", u"RE[U+200D]AIS");
        row("joiner at the start", u"\u200D", u"[U+200D]");
        row("soft hyphen", u"reem\u00ADbolso", u"reem\u00ADbolso");
        row("accent apart", u"e\u0301", u"e\u0301");
        row("right to left words", u"\u05E9\u05DC\u05D5\u05DD", u"\u05E9\u05DC\u05D5\u05DD");
        row("line ends stay", u"a\nb\tc", u"a\nb\tc");
        row("controls", u"a\u0007b\rc\u2028d", u"a b c d");
        row("markup is text", u"<b>&amp;</b>", u"<b>&amp;</b>");
        row("codes already", u"[U+202E]", u"[U+202E]");
    }

    void texts()
    {
        QFETCH(QString, raw);
        QFETCH(QString, shown);
        QCOMPARE(words::visibleText(raw), shown);
        QCOMPARE(words::visibleText(shown), shown);
    }

    void aLoneSurrogateIsNoTrouble()
    {
        QCOMPARE(words::visibleText(QStringLiteral("x") + QChar(0xD800) + QStringLiteral("y")).size(), 3);
    }

    void copiedAnswersShowThem()
    {
        model::Answer answer;
        answer.outcome = model::Outcome::Answered;
        answer.claims = {{QStringLiteral("Até R$ \u202E005\u202C."), true, {}}};
        QVERIFY(words::answerText(answer).startsWith(QStringLiteral("Até R$ [U+202E]005[U+202C].")));
        answer.outcome = model::Outcome::NotFound;
        answer.helpChannel = model::HelpChannel{QStringLiteral("RH\u200B"), QStringLiteral("mailto:rh@example.invalid")};
        QVERIFY(words::answerText(answer).contains(QStringLiteral("RH[U+200B]")));
    }
};

QTEST_GUILESS_MAIN(TestVisibleText)
#include "tst_visibletext.moc"

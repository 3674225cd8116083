// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/textreader.h"

#include "core/sources/readers/encoding.h"
#include "tests/sources/extractiontext.h"

#include <QElapsedTimer>
#include <QStringEncoder>
#include <QTest>

using namespace lastro;
using namespace lastro::sources::readers;
using namespace lastro::tests;

class TestTextReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blocks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const char *text, const QStringList &lines) { QTest::newRow(name) << QString::fromUtf8(text) << lines; };
        const auto s = [](const char *text) { return QString::fromUtf8(text); };
        row("wrapped lines", "Um texto\nque segue\n  e segue.\n\n\nOutro.", {s("p Um texto que segue e segue."), s("p Outro.")});
        row("underlined", "Título\n======\n\nParte\n---\nTexto.", {s("h1 Título"), s("h2 Parte"), s("p Texto.")});
        row("capitals", "MANUAL DE FÉRIAS\nCódigo RH-1\n\nREGRAS\n\nTexto.", {s("h1 MANUAL DE FÉRIAS"), s("p Código RH-1"), s("h2 REGRAS"), s("p Texto.")});
        row("capital paragraph", "ATENÇÃO: ISTO É\nUM AVISO LONGO.", {s("p ATENÇÃO: ISTO É UM AVISO LONGO.")});
        row("numbered capitals over their text", "ATA\n\n1. PRAZO\nMantido o prazo.\n\n2.1 MULTA\nNão há.", {s("h1 ATA"), s("h2 1. PRAZO"), s("p Mantido o prazo."), s("h3 2.1 MULTA"), s("p Não há.")});
        row("list in capitals", "1. SIM\n2. NÃO\n- TALVEZ", {s("li 1. SIM"), s("li 2. NÃO"), s("li TALVEZ")});
        row("capital sentence", "PROIBIDO FUMAR.", {s("p PROIBIDO FUMAR.")});
        row("numbered", "1. Objetivo\n\nTexto.\n\n2.1 Prazos de entrega\n\nTexto.", {s("h2 1. Objetivo"), s("p Texto."), s("h3 2.1 Prazos de entrega"), s("p Texto.")});
        row("numbered sentence", "1. Abra o portal e clique.\n\nTexto.", {s("li 1. Abra o portal e clique."), s("p Texto.")});
        row("numbered list with blank lines", "1. Abra o portal\n\n2. Clique em sair\n\n3. Feche\n\nFim.", {s("li 1. Abra o portal"), s("li 2. Clique em sair"), s("li 3. Feche"), s("p Fim.")});
        row("named parts", "Capítulo II\n\nTexto.\n\nANEXO A - FORMULÁRIOS\n\nTexto.", {s("h2 Capítulo II"), s("p Texto."), s("h2 ANEXO A - FORMULÁRIOS"), s("p Texto.")});
        row("year is no heading", "2026 foi um ano bom para todos.", {s("p 2026 foi um ano bom para todos.")});
        row("list", "Leve:\n- crachá;\n- um documento\n  com foto;\n    * cópia\n1) ASO", {s("p Leve:"), s("li crachá;"), s("li um documento com foto;"), s("li2 cópia"), s("li 1) ASO")});
        row("rule between", "Um.\n-----\nDois.", {s("h2 Um."), s("p Dois.")});
        row("rule alone", "Um.\n\n-----\n\nDois.", {s("p Um."), s("p Dois.")});
        row("money is no number", "R$ 5.000,00 por mês", {s("p R$ 5.000,00 por mês")});
        row("aligned table", "Cidade        Prazo      Valor\nSão Paulo     24 horas   R$ 10\nPorto         48 horas   R$ 20\n              corridas", {s("tr* Cidade: São Paulo; Prazo: 24 horas; Valor: R$ 10"), s("tr Cidade: Porto; Prazo: 48 horas corridas; Valor: R$ 20")});
        row("tabbed table", "Cidade\tPrazo\tUF\nSão Paulo\t24\tSP", {s("tr* Cidade: São Paulo; Prazo: 24; UF: SP")});
        row("ruled table", "Cidade     Prazo\n---------  -----\nSão Paulo  24\nCuritiba   48", {s("tr* Cidade: São Paulo; Prazo: 24"), s("tr Cidade: Curitiba; Prazo: 48")});
        row("two spaces after a full stop", "Uma frase.  Outra frase.\nMais uma linha de texto.", {s("p Uma frase. Outra frase. Mais uma linha de texto.")});
        row("windows line ends", "Um\r\ndois\r\n\r\nTrês\rquatro", {s("p Um dois"), s("p Três quatro")});
        row("only rules", "-----\n\n=====", {s("FileEmpty")});
        row("white space", " \n\t\n", {s("FileEmpty")});
        row("nothing", "", {s("FileEmpty")});
    }

    void blocks()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, lines);
        QCOMPARE(linesOf(readText(text.toUtf8())), lines);
    }

    void encodings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("notes");
        const QString words = QStringLiteral("Férias à noite: “não há” exceção – R$ 5.000 (30º dia)");
        const auto encoded = [](const QString &text, QStringConverter::Encoding encoding, bool mark) {
            QStringEncoder encoder(encoding, mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
            return QByteArray(encoder.encode(text));
        };
        const QStringList western{QStringLiteral("encoding:windows-1252")};
        QTest::newRow("utf-8") << words.toUtf8() << words << QStringList();
        QTest::newRow("utf-8 with a mark") << QByteArray("\xEF\xBB\xBF") + words.toUtf8() << words << QStringList();
        QTest::newRow("utf-16le with a mark") << encoded(words, QStringConverter::Utf16LE, true) << words << QStringList();
        QTest::newRow("utf-16be with a mark") << encoded(words, QStringConverter::Utf16BE, true) << words << QStringList();
        QTest::newRow("utf-16le") << encoded(words, QStringConverter::Utf16LE, false) << words << QStringList{QStringLiteral("encoding:utf-16le")};
        QTest::newRow("utf-16be") << encoded(words, QStringConverter::Utf16BE, false) << words << QStringList{QStringLiteral("encoding:utf-16be")};
        QTest::newRow("utf-32 with a mark") << encoded(words, QStringConverter::Utf32LE, true) << words << QStringList();
        QTest::newRow("windows-1252") << asWindows1252(words) << words << western;
        for (const char *tiny : {"Férias", "é", "São João", "à vista", "nº 3", "pão", "Ação: R$ 10 – ok", "CORAÇÃO", "limite é R$ 5"})
            QTest::newRow(tiny) << asWindows1252(QString::fromUtf8(tiny)) << QString::fromUtf8(tiny) << western;
        QTest::newRow("damaged utf-8") << QByteArray("Um \xE9 só, depois não há mais: é, ã, ç, ó, ú, à, ê, õ, á, í") << QStringLiteral("Um \uFFFD só, depois não há mais: é, ã, ç, ó, ú, à, ê, õ, á, í") << QStringList{QStringLiteral("encoding:utf-8")};
        QTest::newRow("controls") << QByteArray("a\x07""b\x01 c\x0C""d") << QStringLiteral("ab c d") << QStringList();
        QTest::newRow("bidi override") << QByteArray("a\xE2\x80\xAE""b") << QStringLiteral("a\u202Eb") << QStringList{QStringLiteral("hidden_characters")};
    }

    void encodings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        QFETCH(QStringList, notes);
        const auto extraction = readText(bytes);
        QVERIFY(extraction);
        QCOMPARE(extraction->blocks.at(0).text, text);
        QCOMPARE(extraction->notes, notes);
    }

    void cyrillicIsGuessed()
    {
        QStringEncoder encoder("windows-1251");
        if (!encoder.isValid())
            QSKIP("no codec");
        const QString text = QStringLiteral("Все сотрудники имеют право на ежегодный оплачиваемый отпуск продолжительностью двадцать восемь дней. ").repeated(5);
        const auto decoded = decodeText(encoder.encode(text));
        QCOMPARE(decoded->text, text);
        QCOMPARE(decoded->notes, QStringList{QStringLiteral("encoding:windows-1251")});
    }

    void otherFormats_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("pdf") << QByteArray("%PDF-1.7\n...");
        QTest::newRow("zip") << QByteArray("PK\x03\x04 word/document.xml");
        QTest::newRow("word") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
        QByteArray noise;
        for (int i = 0; i < 4000; ++i)
            noise += char(i * 37 % 251);
        QTest::newRow("noise") << noise;
    }

    void otherFormats()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(linesOf(readText(bytes)), QStringList{QStringLiteral("FileDamaged")});
    }

    void declaredCharsets_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("charset");
        QTest::newRow("none") << QByteArray("<html>") << QByteArray();
        QTest::newRow("meta") << QByteArray("<META Charset=\"ISO-8859-1\">") << QByteArray("iso-8859-1");
        QTest::newRow("equiv") << QByteArray("<meta name=x><meta http-equiv=\"Content-Type\" content=\"text/html; charset=windows-1252\">") << QByteArray("windows-1252");
        QTest::newRow("xml") << QByteArray("<?xml version='1.0' encoding='utf-8'?>") << QByteArray("utf-8");
        QTest::newRow("cut off") << QByteArray("<meta charset=") << QByteArray();
    }

    void declaredCharsets()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, charset);
        QCOMPARE(declaredCharset(head), charset);
    }

    void declarationsAreWeighed()
    {
        const QString text = QStringLiteral("Férias – não");
        QCOMPARE(decodeText(text.toUtf8(), "iso-8859-1")->text, text);
        QCOMPARE(decodeText(asWindows1252(text), "iso-8859-1")->text, text);
        QVERIFY(decodeText(asWindows1252(text), "iso-8859-1")->notes.isEmpty());
        QCOMPARE(decodeText(asWindows1252(text), "utf-8")->text, text);
        QCOMPARE(decodeText(asWindows1252(text), "nada")->notes, QStringList{QStringLiteral("encoding:windows-1252")});
    }

    void largeTextIsLinear()
    {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(readText(QByteArray("- item um\n").repeated(200'000)));
        QVERIFY(readText(QByteArray("a    b    c\n").repeated(100'000)));
        QVERIFY(readText(QByteArray(3'000'000, 'x')));
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(TestTextReader)
#include "tst_textreader.moc"

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/markdownreader.h"

#include "core/sources/readers/frontmatter.h"
#include "tests/sources/extractiontext.h"

#include <QElapsedTimer>
#include <QTest>

using namespace lastro;
using namespace lastro::sources::readers;
using namespace lastro::tests;

class TestMarkdownReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blocks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const char *text, const QStringList &lines) { QTest::newRow(name) << QString::fromUtf8(text) << lines; };
        const auto s = [](const char *text) { return QString::fromUtf8(text); };
        row("headings", "# Férias\n\nTexto\nque segue.\n\n## Prazo ##\n\nPrazo\n---\n\nTítulo\n===", {s("h1 Férias"), s("p Texto que segue."), s("h2 Prazo"), s("h2 Prazo"), s("h1 Título")});
        row("ids", "## 4. Prazos {#secao-4}\n\n## A {: #b .c k=\"v\"}\n\n## *C* {#d_e_f}\n\n## E {.classe}", {s("h2#secao-4 4. Prazos"), s("h2#b A"), s("h2#d_e_f C"), s("h2 E")});
        row("braces that are text", "## Use {nome} e {}\n\n## Chave {#}", {s("h2 Use {nome} e {}"), s("h2 Chave {#}")});
        row("anchor in a heading", "## <a id=\"x\"></a>Título\n\n## <a name='y'/>Outro", {s("h2#x Título"), s("h2#y Outro")});
        row("code holds no headings", "```md\n# não\n\n- x\n```\n\n    # nem\n    aqui\n\nfim", {s("code # não\n\n- x"), s("code # nem\naqui"), s("p fim")});
        row("lists", "- um\n- dois\n  continua\n  - três\n\n    mais\n1. quatro\n2. cinco\n\n7) sete", {s("li um"), s("li dois continua"), s("li1 três"), s("p2 mais"), s("li 1. quatro"), s("li 2. cinco"), s("li 7) sete")});
        row("tasks", "- [x] feito\n- [ ] por fazer", {s("li [x] feito"), s("li [ ] por fazer")});
        row("quote", "> Um\n> dois\n>\n> > três", {s("q Um dois"), s("q1 três")});
        row("table", "| Cidade | Prazo |\n|---|:-:|\n| São Paulo | **24** horas |\n| | 48 \\| 72 |\n| Rio | |", {s("tr* Cidade: São Paulo; Prazo: 24 horas"), s("tr Prazo: 48 | 72"), s("tr Cidade: Rio")});
        row("table of headers only", "|A|B|\n|-|-|", {s("tr* A: B")});
        row("breaks", "um  \ndois\\\ntrês", {s("p um dois três")});
        row("image text is dropped", "Veja ![ignore tudo](a.png \"e isto\") aqui.\n\n![só](b.png)", {s("p Veja aqui.")});
        row("link text is kept", "[texto](http://a.b \"título\") <https://c.d> www.e.f", {s("p texto https://c.d www.e.f")});
        row("reference", "[a]: http://x 'oculto'\n\nVeja [isto][a].", {s("p Veja isto.")});
        row("comments", "a <!-- oculto --> b\n\n<!-- oculto\n\nainda -->\n\nc", {s("p a b"), s("p c")});
        row("inline tags", "H<sub>2</sub>O <b>forte</b><br>linha", {s("p H2O forte linha")});
        row("script", "a <script>alert('x')</script> b\n\n<script>\nvar x = 1;\n</script>\n\n<style>p{}</style>", {s("p a b")});
        row("hidden span", "a <span style=\"display:none\">segredo <span>mais</span> *ainda*</span> b", {s("p a b")});
        row("unclosed hidden span", "a <span hidden>segredo\n\nb", {s("p a"), s("p b")});
        row("struck text", "~~3 dias~~ 2 dias, ~5 horas, <del>um</del> <s>dois</s>", {s("p 2 dias, ~5 horas,")});
        row("html table", "<table><tr><th>A<th>B<tr><td>1<td>2</table>\n\nfim", {s("tr* A: 1; B: 2"), s("p fim")});
        row("html block", "<div align=\"center\"><h2 id=\"z\">Título</h2><p>Texto <i>x</i></p></div>", {s("h2#z Título"), s("p Texto x")});
        row("entities", "a &amp; b &lt;c&gt; &copy;", {s("p a & b <c> ©")});
        row("rule", "a\n\n---\n\nb", {s("p a"), s("p b")});
        row("no front matter", "---\nSó texto\n---\n\nfim", {s("h2 Só texto"), s("p fim")});
        row("front matter only", "---\ntitle: x\n---\n", {s("FileEmpty")});
        row("nothing to read", "![a](b)\n\n<!-- x -->", {s("FileEmpty")});
        row("empty", "", {s("FileEmpty")});
    }

    void blocks()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, lines);
        QCOMPARE(linesOf(readMarkdown(text.toUtf8())), lines);
    }

    void spans()
    {
        const auto extraction = readMarkdown("O **prazo *de 24* horas** em `CD-SP` [veja a **regra**](../a.md#b \"t\").\n\n|A|B|\n|-|-|\n|**x**|y|");
        QCOMPARE(spansOf(extraction), (QStringList{QStringLiteral("Strong:prazo de 24 horas"), QStringLiteral("Emphasis:de 24"), QStringLiteral("Code:CD-SP"),
                                                   QStringLiteral("Link:veja a regra>../a.md#b"), QStringLiteral("Strong:regra"),
                                                   QStringLiteral("CellHeader:A"), QStringLiteral("Cell:x"), QStringLiteral("Strong:x"),
                                                   QStringLiteral("CellHeader:B"), QStringLiteral("Cell:y")}));
    }

    void spansOfNumberedItems()
    {
        QCOMPARE(spansOf(readMarkdown("1. **um** e [dois](x)")), (QStringList{QStringLiteral("Strong:um"), QStringLiteral("Link:dois>x")}));
    }

    void struckTextIsNoted()
    {
        QCOMPARE(readMarkdown("~~a~~ b")->notes, QStringList{QStringLiteral("struck_text")});
        QVERIFY(readMarkdown("a ~ b")->notes.isEmpty());
    }

    void metadata()
    {
        const auto extraction = readMarkdown("\xEF\xBB\xBF---\r\nid: ops-1\r\ntitle: \"A: b\" # nota\r\n---\r\n# T\r\n\r\nx");
        QCOMPARE(extraction->metadata, (QMap<QString, QString>{{QStringLiteral("id"), QStringLiteral("ops-1")}, {QStringLiteral("title"), QStringLiteral("A: b")}}));
        QCOMPARE(linesOf(extraction), (QStringList{QStringLiteral("h1 T"), QStringLiteral("p x")}));
        QVERIFY(extraction->title.isEmpty());
        QCOMPARE(extraction->format, model::Format::Markdown);
    }

    void frontMatter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("keys");
        const auto row = [](const char *name, const char *text, const char *keys) { QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(keys); };
        row("plain", "---\na: 1\nb: dois: três\n---\n", "a=1|b=dois: três");
        row("comments", "---\n# nada\na: x # y\nb: '#z'\nc: # vazio\n---\n", "a=x|b=#z|c=");
        row("quotes", "---\na: 'it''s'\nb: \"x \\\"y\\\"\"\n---\n", "a=it's|b=x \"y\"");
        row("flow list", "---\na: [um, \"dois, três\", 'q']\nb: []\n---\n", "a=um, dois, três, q|b=");
        row("block list", "---\naudience:\n  - rh\n  - \"ops\" # x\nb: 1\n---\n", "audience=rh, ops|b=1");
        row("list at the margin", "---\na:\n- um\n- dois\n---\n", "a=um, dois");
        row("folded", "---\na: >\n  um\n  dois\nb: |\n  três\n---\n", "a=um dois|b=três");
        row("keys with accents and spaces", "---\nVigente desde: 2026-01-01\nsituação: vigente\n---\n", "Vigente desde=2026-01-01|situação=vigente");
        row("ended by dots", "---\na: 1\n...\n", "a=1");
        row("not at the start", "\n---\na: 1\n---\n", "");
        row("never ended", "---\na: 1\n", "");
        row("text inside", "---\na: 1\nisto não é chave\n---\n", "");
        row("address is no key", "---\nhttp://x\n---\n", "");
        row("empty", "---\n---\n", "");
    }

    void frontMatter()
    {
        QFETCH(QString, text);
        QFETCH(QString, keys);
        const FrontMatter front = readFrontMatter(text);
        QStringList found;
        for (auto it = front.keys.begin(); it != front.keys.end(); ++it)
            found << it.key() + QLatin1Char('=') + it.value();
        QCOMPARE(found.join(QLatin1Char('|')), keys);
        QCOMPARE(front.length, front.keys.isEmpty() ? 0 : text.size());
    }

    void hostileTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *piece : {">", "- ", "1. ", "[", "![a](", "*a ", "_a", "`a``", "|a|\n|-|\n", "|a", "<b>", "<div>\n\n", "a@a.", "~~a", "\\", "&#0;",
                                  "[a]: b\n", "{#", "<!--", "> - ", "**a *b"})
            QTest::newRow(piece) << QByteArray(piece).repeated(20'000);
        QTest::newRow("wide table") << QByteArray("|a").repeated(5000) + '\n' + QByteArray("|-").repeated(5000) + '\n' + QByteArray("|x|\n").repeated(5000);
        QByteArray stairs;
        for (int i = 0; i < 2000; ++i)
            stairs += QByteArray(i * 2, ' ') + "- a\n";
        QTest::newRow("stairs") << stairs;
    }

    void hostileTexts()
    {
        QFETCH(QByteArray, text);
        QElapsedTimer timer;
        timer.start();
        (void)readMarkdown(text);
        QVERIFY2(timer.elapsed() < 8'000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(TestMarkdownReader)
#include "tst_markdownreader.moc"

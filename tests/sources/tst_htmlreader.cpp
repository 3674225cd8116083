// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/htmlreader.h"

#include "core/sources/readers/listmarker.h"
#include "tests/sources/extractiontext.h"

#include <QElapsedTimer>
#include <QTest>

using namespace lastro;
using namespace lastro::sources::readers;
using namespace lastro::tests;

class TestHtmlReader : public QObject {
    Q_OBJECT

private:
    static void row(const char *name, const char *html, const QStringList &lines)
    {
        QTest::newRow(name) << QString::fromUtf8(html) << lines;
    }
    static QString s(const char *text) { return QString::fromUtf8(text); }

private Q_SLOTS:
    void blocks_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QStringList>("lines");
        row("headings", "<h1 id=a>Um</h1><p>x<h2><a name=b></a>Dois</h2>y<h3>Três <span id=c>s</span></h3><h6> </h6>z",
            {s("h1#a Um"), s("p x"), s("h2#b Dois"), s("p y"), s("h3#c Três s"), s("p z")});
        row("white space", "<p>  um\n  dois <b> três </b> quatro&nbsp;cinco  </p>", {s("p um dois três quatro\u00A0cinco")});
        row("breaks", "<p>um<br>dois<hr>três<p>quatro", {s("p um dois"), s("p três"), s("p quatro")});
        row("divs", "<div>a<div>b</div>c</div>", {s("p a"), s("p b"), s("p c")});
        row("lists", "<ul><li>a<ul><li>b</ul><li><p>c<p>d</ul><ol start=3><li>e<li value=9>f<li>g</ol>",
            {s("li a"), s("li1 b"), s("li c"), s("p1 d"), s("li 3. e"), s("li 9. f"), s("li 10. g")});
        row("lettered lists", "<ol type=a><li><p>x</ol><ol type=I><li>y<li>z</ol>", {s("li a. x"), s("li I. y"), s("li II. z")});
        row("definitions", "<dl><dt>CD<dd>Centro<dd><p>Outro</dl>fim", {s("p CD"), s("p1 Centro"), s("p1 Outro"), s("p fim")});
        row("quote", "<blockquote>a<p>b<blockquote>c</blockquote></blockquote>d", {s("q a"), s("q b"), s("q1 c"), s("p d")});
        row("code", "<pre>\n  a = 1\n\n  b<br>c\n</pre><p><code>x  y</code>", {s("code   a = 1\n\n  b\nc"), s("p x y")});
        row("code that is none", "<pre>a\nb<h2>T</h2>c\nd<table><tr><th>A<th>B<tr><td>1<td>2</table>e</pre>f",
            {s("code a\nb"), s("h2 T"), s("p c d"), s("tr* A: 1; B: 2"), s("p e"), s("p f")});
        row("data table", "<table><caption>Prazos</caption><thead><tr><th>Cidade<th>Prazo:</thead><tr><td>SP<td>24 <b>h</b><tr><td>RJ<td></table>",
            {s("p Prazos"), s("tr* Cidade: SP; Prazo: 24 h"), s("tr Cidade: RJ")});
        row("row headers", "<table><tr><th>Dono<td>RH<tr><th>Prazo<td>3 dias</table>", {s("tr* Dono: RH"), s("tr Prazo: 3 dias")});
        row("both headers", "<table><tr><th><th>Seg<th>Ter<tr><th>Manhã<td>8h<td>9h</table>", {s("tr* Manhã; Seg: 8h; Ter: 9h")});
        row("first row as header", "<table><tr><td>Cidade<td>Prazo<td>Valor<tr><td>SP<td>24h<td>10</table>", {s("tr* Cidade: SP; Prazo: 24h; Valor: 10")});
        row("bold header", "<table><tr><td colspan=2><b>Título</b><tr><td><b>A</b><td><b>B</b><tr><td>1<td>2</table>", {s("tr* Título"), s("tr A: 1; B: 2")});
        row("two columns", "<table><tr><td>Dono<td>RH<tr><td>Prazo:<td>3 dias</table>", {s("tr* Dono: RH"), s("tr Prazo: 3 dias")});
        row("row span", "<table><tr><th>UF<th>Cidade<th>h<tr><td rowspan=2>SP<td>A<td>1<tr><td>B<td>2</table>", {s("tr* UF: SP; Cidade: A; h: 1"), s("tr UF: SP; Cidade: B; h: 2")});
        row("column span", "<table><tr><th>Dia<th>Seg<th>Ter<tr><td>Abre<td colspan=2>8h<tr><td colspan=3>Feriados fechado</table>",
            {s("tr* Dia: Abre; Seg: 8h; Ter: 8h"), s("tr Feriados fechado")});
        row("stacked headers", "<table><tr><th rowspan=2>UF<th colspan=2>Peso<tr><th>leve<th>pesado<tr><td>SP<td>1<td>2</table>", {s("tr* UF: SP; Peso leve: 1; Peso pesado: 2")});
        row("absurd spans", "<table><tr><th>A<th>B<tr><td colspan=99999999 rowspan=-3>x<td colspan=abc>y</table>", {s("tr* A: x; B: x; y")});
        row("cell of blocks", "<table><tr><th>A<th>B<tr><td><p>um<p>dois<td><ol><li>x<li>y</ol></table>", {s("tr* A: um dois; B: 1. x 2. y")});
        row("layout table", "<table><tr><td><h2>T</h2><td><p>x</table><table><tr><td>só<td>isto</table>", {s("h2 T"), s("p x"), s("p só"), s("p isto")});
        row("nested tables", "<table><tr><td>a<table><tr><th>B<th>C<tr><td>1<td>2</table><td>d</table>", {s("p a"), s("tr* B: 1; C: 2"), s("p d")});
        row("unseen elements", "<p>a<script>x</script><style>y</style><noscript>z</noscript><template>t</template><svg><text>v</text></svg><iframe>f</iframe>"
            "<select><option>o</select><button>b</button><textarea>w</textarea><!-- c --><img alt=alt title=t> b", {s("p a b")});
        row("struck", "<p><del>3 dias</del> <s>x</s>2 dias <ins>úteis</ins>", {s("p 2 dias úteis")});
        row("quoted inline", "<p>disse <q>sim</q>", {s("p disse “sim”")});
        row("details", "<details><summary>Mais</summary>texto</details>", {s("p Mais"), s("p texto")});
        row("unclosed", "<p>a<b>b<i>c</p><p>d", {s("p abc"), s("p d")});
        row("xhtml empty anchors", "<?xml version=\"1.0\"?><html><body><h2><a id=\"a\"/>Um</h2><p>x</p><h2><a id=\"b\"/>Dois</h2><p>y<span/></p></body></html>",
            {s("h2#a Um"), s("p x"), s("h2#b Dois"), s("p y")});
        row("no text", "<p> </p><img alt=x>", {s("FileEmpty")});
        row("empty", "", {s("FileEmpty")});
        row("plain text", "só texto", {s("p só texto")});
    }

    void blocks()
    {
        QFETCH(QString, html);
        QFETCH(QStringList, lines);
        QCOMPARE(linesOf(readHtml(html.toUtf8())), lines);
    }

    void hiddenText_data()
    {
        QTest::addColumn<QString>("html");
        for (const char *hidden : {
                 "<p hidden>S", "<p aria-hidden=true>S", "<p style='display:none'>S", "<div style=\"Display : None !important\"><p>S</div>",
                 "<p style='visibility:hidden'>S", "<p style='opacity:0'>S", "<p style='opacity:0.01;color:red'>S", "<p style='font-size:0'>S",
                 "<p style='font-size: 1px'>S", "<p style='font-size:.05em'>S", "<p style='position:absolute;left:-9999px'>S",
                 "<p style='text-indent:-5000px'>S", "<p style='clip:rect(0 0 0 0);position:absolute'>S", "<p style='clip-path: inset(50%)'>S",
                 "<p style='height:0;overflow:hidden'>S", "<p style='color:transparent'>S", "<p style='color:#fff'>S", "<p style='color: rgb(255, 255, 255)'>S",
                 "<p><font color=white>S</font>", "<p style='color:#123456;background:#123456'>S", "<p style='transform:scale(0)'>S",
                 "<style>.h{display:none}</style><p class=h>S", "<style>/* x */ #k , p.z { visibility : hidden }</style><p id=k>S",
                 "<dialog>S</dialog>", "<p title=S>", "<img alt=S>", "<!-- S -->", "<input value=S>", "<div style='display:none'><div style='display:block'>S</div></div>"})
            QTest::newRow(hidden) << QString::fromUtf8(hidden);
    }

    void hiddenText()
    {
        QFETCH(QString, html);
        const QString page = QStringLiteral("<body><p>visto</p>%1</p>").arg(html);
        QCOMPARE(linesOf(readHtml(page.toUtf8())), QStringList{s("p visto")});
    }

    void visibleText_data()
    {
        QTest::addColumn<QString>("html");
        for (const char *seen : {
                 "<p style='opacity:0.9'>V", "<p style='font-size:10px'>V", "<p style='font-size:90%'>V", "<p style='color:#333'>V",
                 "<div style='background:#036'><p style='color:#fff'>V</div>", "<p class=faixa style='color:white'>V", "<p style='left:-9999px'>V",
                 "<style>@media print{.n{display:none}}</style><p class=n>V", "<style media=print>.n{display:none}</style><p class=n>V",
                 "<style>.a{display:none}.a.b{display:block}</style><p class='a b'>V", "<style>.x .h{display:none}</style><p class=h>V",
                 "<style>.t{display:none}</style><div class=t role=tabpanel>V</div>", "<p style=';;:;x'>V", "<dialog open>V</dialog>", "<p aria-hidden=false>V"})
            QTest::newRow(seen) << QString::fromUtf8(seen);
    }

    void visibleText()
    {
        QFETCH(QString, html);
        QCOMPARE(linesOf(readHtml(html.toUtf8())), QStringList{s("p V")});
    }

    void furniture_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QStringList>("lines");
        const QStringList content{s("h1 Título"), s("p O conteúdo desta página.")};
        const char *text = "<h1>Título</h1><p>O conteúdo desta página.</p>";
        const auto page = [&](const char *name, const char *before, const char *after) {
            QTest::newRow(name) << QString::fromUtf8(before) + QString::fromUtf8(text) + QString::fromUtf8(after) << content;
        };
        page("nav", "<nav><a href=x>Início</a> menu</nav>", "");
        page("roles", "<div role=navigation>a</div><div role=search>b</div>", "<div role=contentinfo>c</div>");
        page("banner and footer", "<header><p>Portal da empresa</p></header>", "<footer><p>Uso interno</p></footer>");
        page("aside", "<aside><p>Mais lidas</p></aside>", "");
        page("breadcrumb", "<ol class='breadcrumb'><li>Início<li>RH</ol>", "");
        page("trail of links", "<p class=trilha><a href=a>Início</a> &rsaquo; <a href=b>RH</a></p>", "");
        page("menu of links", "<div id=menu><ul><li><a href=a>Um</a><li><a href=b>Dois</a></ul></div>", "");
        page("cookies", "", "<div class='cookie-banner'>Usamos cookies <button>ok</button></div>");
        page("main", "<div>barra</div><main>", "</main><div>lateral</div>");
        page("article", "<div>barra</div><article>", "</article><p>rodapé");
        page("content id", "<div>x</div><div id=content>", "</div><div>y</div>");
        page("role main", "<div>x</div><div role=main>", "</div>");
        page("table of contents", "<div class=toc><a href=#a>Um</a><a href=#b>Dois</a></div>", "");
        row("heading before main", "<header><h1>Título</h1></header><nav>x</nav><main><p>Texto da página inteira.</main>", {s("h1 Título"), s("p Texto da página inteira.")});
        row("a menu that is food", "<h1>Refeitório</h1><div id=menu><p>Arroz e feijão às segundas</div>", {s("h1 Refeitório"), s("p Arroz e feijão às segundas")});
        row("a section on cookies", "<section id=cookies><h2>Cookies</h2><p>Usamos dois.</section>", {s("h2 Cookies"), s("p Usamos dois.")});
        row("header of an article", "<article><header><h1>T</h1><p>Por RH</header><p>x<footer>Revisado em maio</footer></article>", {s("h1 T"), s("p Por RH"), s("p x"), s("p Revisado em maio")});
        row("everything is furniture", "<nav><p>Só há menu nesta página, e é o conteúdo.</nav>", {s("p Só há menu nesta página, e é o conteúdo.")});
        row("empty main", "<main></main><p>O texto está fora.", {s("p O texto está fora.")});
        row("many articles", "<article><h2>A</h2><p>um</article><article><h2>B</h2><p>dois</article>", {s("h2 A"), s("p um"), s("h2 B"), s("p dois")});
    }

    void furniture()
    {
        QFETCH(QString, html);
        QFETCH(QStringList, lines);
        QCOMPARE(linesOf(readHtml(html.toUtf8())), lines);
    }

    void spans()
    {
        QCOMPARE(spansOf(readHtml("<p>Um <strong> dois <em>três</em> </strong><a href='../x.html#y'>quatro</a> <a name=z>cinco</a> <code>seis</code>"
                                  "<p><b>a<p>b</b>c<table><tr><th>A<th>B<tr><td><b>x</b><td>y</table>")),
                 (QStringList{s("Strong:dois três"), s("Emphasis:três"), s("Link:quatro>../x.html#y"), s("Code:seis"), s("Strong:a"), s("Strong:b"),
                              s("CellHeader:A"), s("Cell:x"), s("Strong:x"), s("CellHeader:B"), s("Cell:y")}));
    }

    void headOfThePage()
    {
        const auto extraction = readHtml("<title> Férias \n RH </title><meta name=dono content='Gerência'><meta name=Dono2 content=''><meta name=viewport content=x>"
                                         "<meta name='vigente_desde' content='2026-01-01'><meta property='og:title' content=y><meta name='csrf-token' content=z><p>x");
        QCOMPARE(extraction->title, s("Férias RH"));
        QCOMPARE(extraction->metadata, (QMap<QString, QString>{{s("dono"), s("Gerência")}, {s("vigente_desde"), s("2026-01-01")}}));
        QCOMPARE(extraction->format, model::Format::Html);
    }

    void encodings()
    {
        const QString text = s("Férias: “não” – sim");
        const QByteArray western = asWindows1252(text);
        QCOMPARE(linesOf(readHtml("<meta charset=iso-8859-1><p>" + western)), QStringList{s("p ") + text});
        QCOMPARE(linesOf(readHtml("<p>" + western)), QStringList{s("p ") + text});
        QCOMPARE(readHtml("<p>" + western)->notes, QStringList{s("encoding:windows-1252")});
        QCOMPARE(linesOf(readHtml("<meta charset=iso-8859-1><p>" + text.toUtf8())), QStringList{s("p ") + text});
        QCOMPARE(linesOf(readHtml(QByteArray("<p>a\0b", 6))), QStringList{s("p ab")});
        QCOMPARE(linesOf(readHtml("%PDF-1.4 <p>x")), QStringList{s("FileDamaged")});
    }

    void struckTextIsNoted()
    {
        QCOMPARE(readHtml("<p><del>a</del> b")->notes, QStringList{s("struck_text")});
        QVERIFY(readHtml("<p><del></del> b")->notes.isEmpty());
    }

    void fragments()
    {
        QCOMPARE(readHtmlFragment(s("<nav>a</nav><b>b")).blocks.size(), size_t(2));
        QVERIFY(readHtmlFragment({}).blocks.empty());
    }

    void markers()
    {
        QCOMPARE(listMarker(4, {}), s("4."));
        QCOMPARE(listMarker(28, s("a")), s("ab."));
        QCOMPARE(listMarker(1994, s("i")), s("mcmxciv."));
        QCOMPARE(listMarker(-2, s("A")), s("-2."));
        QCOMPARE(listMarker(9999, s("I")), s("9999."));
    }

    void hostilePages_data()
    {
        QTest::addColumn<QByteArray>("html");
        for (const char *piece : {"<div>", "<b>x", "<font color=red>x<p>", "<table><tr><td>", "<p>x", "<a href=y>x", "<ul><li>", "<span><div></span>", "<x><p></x>",
                                  "<form><b><i>", "<svg><g>", "<a><b></a>", "<select><option>", "<table><div>", "<!--", "<a ", "&#x41;", "<script>", "</div>", "<td>", "<h1>"})
            QTest::newRow(piece) << QByteArray(piece).repeated(20'000);
        QTest::newRow("attributes") << "<div " + QByteArray("a1b ").repeated(100'000) + ">x";
        QTest::newRow("deep menus") << QByteArray("<div class=menu>").repeated(1500) + QByteArray("<p>x</p>").repeated(5000);
        QTest::newRow("rules") << "<style>" + QByteArray(".a.b{display:block}.c{display:none}").repeated(5000) + "</style>" + QByteArray("<p class=c>x").repeated(5000);
        QTest::newRow("spanned cells") << "<table><tr>" + QByteArray("<th rowspan=65000 colspan=1000>aaaaaaaaaa").repeated(200) + QByteArray("<tr><td>x").repeated(5000);
    }

    void hostilePages()
    {
        QFETCH(QByteArray, html);
        QElapsedTimer timer;
        timer.start();
        (void)readHtml(html);
        QVERIFY2(timer.elapsed() < 8'000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_GUILESS_MAIN(TestHtmlReader)
#include "tst_htmlreader.moc"

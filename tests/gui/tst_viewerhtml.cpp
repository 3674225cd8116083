// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/viewerfixtures.h"
#include "ui/viewer/pagehtml.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace lastro;
using namespace lastro::viewer;
using namespace lastro::tests;

namespace {
QString pageOf(const model::DocumentView &view, const Places &places, Dialect dialect = Dialect::Browser)
{
    return PageHtml(dialect, QPalette()).page(view, places);
}

/// What stands between <body> and </body>.
QString bodyOf(const QString &page)
{
    const qsizetype start = page.indexOf(QLatin1String("<body>")) + 6;
    return page.mid(start, page.indexOf(QLatin1String("</body>")) - start);
}

Places at(const model::Section &section, const QString &quote)
{
    return {.main = model::SourceLocation{section.id, rangeOf(section, quote)}};
}

/// The marked pieces in order, joined.
QString marked(const QString &page, const QString &kind)
{
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    const QRegularExpression mark(QStringLiteral("<mark (?:id=\"citacao\" )?class=\"%1\">(.*?)</mark>").arg(kind),
                                  QRegularExpression::DotMatchesEverythingOption);
    QString all;
    for (auto it = mark.globalMatch(page); it.hasNext();)
        all += it.next().captured(1).remove(tags);
    return all;
}
} // namespace

class TestViewerHtml : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void headingsAndAnchors();
    void quoteAcrossSpans();
    void quoteAcrossBlocks();
    void quoteInTable();
    void quoteOfHeaderAlone();
    void otherQuotesAreLighter();
    void rangesOutOfBounds();
    void tableColumns();
    void tableWithoutSpans();
    void lists();
    void links_data();
    void links();
    void ownAnchorsLead();
    void markupIsText_data();
    void markupIsText();
    void onlyOurElements();
    void deceptiveCharactersShow();
    void longDocumentsAreCut();
    void colorsFollowThePalette();
};

void TestViewerHtml::headingsAndAnchors()
{
    const model::DocumentView view = travelPolicy();
    const QString body = bodyOf(pageOf(view, {}));
    QVERIFY(body.contains(QLatin1String("<h3 id=\"hospedagem\">4.2 Hospedagem</h3>")));
    QVERIFY(body.contains(QLatin1String("<div id=\"inicio\">")));
    // The heading above has no section of its own; it is shown once, before the first section below it.
    QCOMPARE(body.count(QLatin1String("<h2>5 Regras</h2>")), 1);
    QVERIFY(body.indexOf(QLatin1String("<h2>4 Despesas</h2>")) < body.indexOf(QLatin1String("4.2 Hospedagem")));
    QCOMPARE(PageHtml::fragment(view, {.main = model::SourceLocation{view.sections[1].id, std::nullopt}}), QStringLiteral("hospedagem"));
    QCOMPARE(PageHtml::fragment(view, at(view.sections[1], QStringLiteral("R$ 350,00"))), QStringLiteral("citacao"));
    QCOMPARE(PageHtml::fragment(view, {.main = model::SourceLocation{sectionId(QStringLiteral("x"), QStringLiteral("y")), std::nullopt}}), QString());

    model::DocumentView split = view;
    split.sections[2].id = sectionId(split.document.id, QStringLiteral("hospedagem~2"));
    split.sections[2].heading = QStringLiteral("4.2 Hospedagem");
    const QString parts = bodyOf(pageOf(split, {}));
    QCOMPARE(parts.count(QLatin1String(">4.2 Hospedagem<")), 1);
    QVERIFY(parts.contains(QLatin1String("<div id=\"hospedagem~2\">")));
}

void TestViewerHtml::quoteAcrossSpans()
{
    const model::DocumentView view = travelPolicy();
    const QString quote = QStringLiteral("diária é de R$ 350,00 por noite em capitais");
    const QString body = bodyOf(pageOf(view, at(view.sections[1], quote)));
    QCOMPARE(marked(body, QStringLiteral("citacao")), quote);
    QCOMPARE(body.count(QLatin1String("id=\"citacao\"")), 1);
    QVERIFY(body.contains(QLatin1String("<strong><mark class=\"citacao\">R$ 350,00 por noite</mark></strong>")));
}

void TestViewerHtml::quoteAcrossBlocks()
{
    const model::DocumentView view = travelPolicy();
    const model::Section &hotel = view.sections[1];
    const qsizetype start = hotel.text.indexOf(QStringLiteral("antecedência"));
    const qsizetype end = hotel.text.indexOf(QStringLiteral("incluído"));
    const QString body = bodyOf(pageOf(view, {.main = model::SourceLocation{hotel.id, base::TextRange{start, end - start}}}));
    QCOMPARE(marked(body, QStringLiteral("citacao")), QStringLiteral("antecedência.Café da manhã "));
    QCOMPARE(body.count(QLatin1String("id=\"citacao\"")), 1);
}

void TestViewerHtml::quoteInTable()
{
    const model::DocumentView view = travelPolicy();
    const QString body = bodyOf(pageOf(view, at(view.sections[1], QStringLiteral("Cidade: Interior; Limite: R$ 260,00"))));
    QCOMPARE(marked(body, QStringLiteral("citacao")), QStringLiteral("InteriorR$ 260,00"));
    QVERIFY(body.contains(QLatin1String("<td><mark id=\"citacao\" class=\"citacao\">Interior</mark></td>")));
}

void TestViewerHtml::quoteOfHeaderAlone()
{
    const model::DocumentView view = travelPolicy();
    const model::Section &hotel = view.sections[1];
    const qsizetype row = hotel.text.indexOf(QLatin1String("Cidade: Interior"));
    const QString body = bodyOf(pageOf(view, {.main = model::SourceLocation{hotel.id, base::TextRange{row, 6}}}));
    QCOMPARE(marked(body, QStringLiteral("citacao")), QStringLiteral("InteriorR$ 260,00"));
}

void TestViewerHtml::otherQuotesAreLighter()
{
    const model::DocumentView view = travelPolicy();
    const model::Section &hotel = view.sections[1];
    Places places = at(hotel, QStringLiteral("R$ 350,00 por noite"));
    places.others.push_back({hotel.id, rangeOf(hotel, QStringLiteral("R$ 260,00 nas demais cidades"))});
    places.others.push_back({hotel.id, rangeOf(hotel, QStringLiteral("350,00 por noite em capitais"))});
    places.others.push_back({view.sections[4].id, rangeOf(view.sections[4], QStringLiteral("Regra número"))});
    const QString body = bodyOf(pageOf(view, places));
    QCOMPARE(marked(body, QStringLiteral("citacao")), QStringLiteral("R$ 350,00 por noite"));
    QCOMPARE(marked(body, QStringLiteral("outra")), QStringLiteral(" em capitaisR$ 260,00 nas demais cidadesRegra número"));
}

void TestViewerHtml::rangesOutOfBounds()
{
    model::DocumentView view = travelPolicy();
    const model::SectionId id = view.sections[1].id;
    for (const base::TextRange range : {base::TextRange{-5, 3}, base::TextRange{1'000'000, 5}, base::TextRange{3, 0}, base::TextRange{5, -2}})
        QCOMPARE(PageHtml::fragment(view, {.main = model::SourceLocation{id, range}}), QStringLiteral("hospedagem"));
    const QString body = bodyOf(pageOf(view, {.main = model::SourceLocation{id, base::TextRange{-4, 6}}}));
    QCOMPARE(marked(body, QStringLiteral("citacao")), QStringLiteral("O "));
    view.sections[1].blocks[0].range = {-7, 1'000'000};
    view.sections[1].blocks[0].spans[0].range = {50, 1'000'000};
    QVERIFY(bodyOf(pageOf(view, {})).contains(QLatin1String("O limite de di")));
}

void TestViewerHtml::tableColumns()
{
    const QString c = QStringLiteral("Cidade"), l = QStringLiteral("Limite"), n = QStringLiteral("Nota");
    model::DocumentView view = travelPolicy();
    model::Section &section = view.sections[0];
    addRow(section, {{c, QStringLiteral("A")}, {l, QStringLiteral("1")}}, true);
    addRow(section, {{l, QStringLiteral("2")}}, false);
    addRow(section, {{c, QStringLiteral("C")}, {n, QStringLiteral("x")}}, false);
    addRow(section, {{QString(), QStringLiteral("só")}, {QString(), QStringLiteral("células")}}, true);
    const QString body = bodyOf(pageOf(view, {}));
    QVERIFY(body.contains(QLatin1String("<thead><tr><th>Cidade</th><th>Limite</th><th>Nota</th></tr></thead>")));
    QVERIFY(body.contains(QLatin1String("<tr><td>A</td><td>1</td><td></td></tr><tr><td></td><td>2</td><td></td></tr>"
                                        "<tr><td>C</td><td></td><td>x</td></tr>")));
    QVERIFY(body.contains(QStringLiteral("<table><tbody><tr><td>só</td><td>células</td></tr>")));
}

void TestViewerHtml::tableWithoutSpans()
{
    model::DocumentView view = travelPolicy();
    addBlock(view.sections[0], model::BlockKind::TableRow, QStringLiteral("uma linha <b>inteira</b>"));
    QVERIFY(bodyOf(pageOf(view, {})).contains(QLatin1String("<td>uma linha &lt;b&gt;inteira&lt;/b&gt;</td>")));
}

void TestViewerHtml::lists()
{
    const QString body = bodyOf(pageOf(travelPolicy(), {}));
    QVERIFY(body.contains(QStringLiteral("<ul><li>Café da manhã incluído na diária</li><ul><li>Frigobar por conta do colaborador</li></ul></ul>")));
    model::DocumentView view = travelPolicy();
    addBlock(view.sections[0], model::BlockKind::ListItem, QStringLiteral("1. primeiro")).depth = 500;
    const QString deep = bodyOf(pageOf(view, {}));
    QVERIFY(deep.contains(QLatin1String("<li class=\"numerado\">1. primeiro</li>")));
    QCOMPARE(deep.count(QLatin1String("<ul>")), deep.count(QLatin1String("</ul>")));
}

void TestViewerHtml::links_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("shown");
    QTest::newRow("https") << QStringLiteral("https://viagens.rotasul.example/a?b=c") << QStringLiteral(" (viagens.rotasul.example)");
    QTest::newRow("javascript") << QStringLiteral("javascript:alert(1)") << QStringLiteral(" (javascript:)");
    QTest::newRow("file") << QStringLiteral("file:///etc/passwd") << QStringLiteral(" (file:)");
    QTest::newRow("share") << QStringLiteral("//servidor/pasta") << QStringLiteral(" (servidor)");
    QTest::newRow("mail") << QStringLiteral("mailto:rh@example.invalid") << QStringLiteral(" (rh@example.invalid)");
    QTest::newRow("user part hides host") << QStringLiteral("https://rotasul.example@coleta.invalid/") << QStringLiteral(" (coleta.invalid)");
    QTest::newRow("relative") << QStringLiteral("outra-politica.md") << QString();
    QTest::newRow("unknown anchor") << QStringLiteral("#nada") << QString();
    QTest::newRow("quotes") << QStringLiteral("https://a.invalid/\" onclick=\"x") << QStringLiteral(" (a.invalid)");
    QTest::newRow("long host") << QStringLiteral("https://%1.invalid/").arg(QString(55, QLatin1Char('a')) + QLatin1Char('.') + QString(55, QLatin1Char('b')))
                               << QStringLiteral(" (%1.bbbb…)").arg(QString(55, QLatin1Char('a')));
}

void TestViewerHtml::links()
{
    QFETCH(QString, target);
    QFETCH(QString, shown);
    model::DocumentView view = travelPolicy();
    view.sections[1].blocks[0].spans[1].target = target;
    const QString body = bodyOf(pageOf(view, {}));
    QVERIFY(body.contains(QLatin1String("<span class=\"ligacao\">portal de viagens</span>")
                          + (shown.isEmpty() ? QString() : QStringLiteral("<span class=\"destino\">%1</span>").arg(shown))));
    QVERIFY(!body.contains(QLatin1String("<a ")));
    QVERIFY(!body.contains(QLatin1String("href")));
    QVERIFY(shown.isEmpty() != body.contains(QLatin1String("destino")));
}

void TestViewerHtml::ownAnchorsLead()
{
    model::DocumentView view = travelPolicy();
    view.sections[1].blocks[0].spans[1].target = QStringLiteral("#regra-7");
    const QString body = bodyOf(pageOf(view, {}));
    QVERIFY(body.contains(QLatin1String("<a href=\"#regra-7\">portal de viagens</a>")));
    QCOMPARE(body.count(QLatin1String("href")), 1);
}

void TestViewerHtml::markupIsText_data()
{
    QTest::addColumn<QString>("evil");
    for (const char *evil : {"<img src=x onerror=alert(1)>", "</style><script>x</script>", "</title><meta http-equiv=refresh content=0>",
             "\"><iframe src=http://a.invalid>", "' onmouseover='x", "<!-- ", "]]>", "&lt;b&gt;", "<mark id=\"citacao\">falso</mark>", "%1 %2 %9"})
        QTest::newRow(evil) << QString::fromUtf8(evil);
}

void TestViewerHtml::markupIsText()
{
    QFETCH(QString, evil);
    for (const Dialect dialect : {Dialect::Browser, Dialect::TextWidget}) {
        model::DocumentView view = travelPolicy();
        const QString clean = pageOf(view, {}, dialect);
        view.document.title = evil;
        model::Section section = makeSection(view.document.id, evil.simplified().remove(QLatin1Char('#')), evil, {evil, evil + evil, evil}, 2);
        for (const auto kind : {model::BlockKind::Paragraph, model::BlockKind::ListItem, model::BlockKind::Code, model::BlockKind::Quote}) {
            addBlock(section, kind, evil);
            addSpan(section, model::SpanKind::Link, evil, evil);
        }
        addRow(section, {{evil, evil}}, true);
        view.sections.push_back(section);
        const QString page = pageOf(view, {.main = model::SourceLocation{section.id, base::TextRange{0, section.text.size()}}}, dialect);
        // Nothing of it is an element: the kinds of elements are those of the clean page and our own marks.
        static const QRegularExpression element(QStringLiteral("<([a-zA-Z0-9!/]+)"));
        const QSet<QString> ours{QStringLiteral("!DOCTYPE"), QStringLiteral("html"), QStringLiteral("head"), QStringLiteral("meta"),
            QStringLiteral("title"), QStringLiteral("style"), QStringLiteral("body"), QStringLiteral("section"), QStringLiteral("div"),
            QStringLiteral("h1"), QStringLiteral("h2"), QStringLiteral("h3"), QStringLiteral("p"), QStringLiteral("ul"), QStringLiteral("li"),
            QStringLiteral("pre"), QStringLiteral("blockquote"), QStringLiteral("table"), QStringLiteral("thead"), QStringLiteral("tbody"),
            QStringLiteral("tr"), QStringLiteral("th"), QStringLiteral("td"), QStringLiteral("mark"), QStringLiteral("span"),
            QStringLiteral("strong"), QStringLiteral("br"), QStringLiteral("a")};
        for (auto it = element.globalMatch(page); it.hasNext();) {
            const QString name = it.next().captured(1).remove(QLatin1Char('/'));
            QVERIFY2(ours.contains(name), qPrintable(name));
        }
        QCOMPARE(page.count(QLatin1String("<meta")), clean.count(QLatin1String("<meta")));
        QCOMPARE(page.count(QLatin1String("<style")), 1);
        QVERIFY(page.count(QLatin1String("id=\"citacao\"")) <= 1);
        QVERIFY(page.contains(evil.toHtmlEscaped().replace(QLatin1Char('\''), QLatin1String("&#39;"))));
    }
}

void TestViewerHtml::onlyOurElements()
{
    const QString page = pageOf(travelPolicy(), {});
    QVERIFY(page.contains(QLatin1String("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline';")));
    QVERIFY(page.indexOf(QLatin1String("Content-Security-Policy")) < page.indexOf(QLatin1String("<style>")));
    QVERIFY(!page.contains(QLatin1String("url(")));
    QVERIFY(page.contains(QLatin1String("<pre>codigo = VIA-42<br>projeto = &lt;nome&gt;</pre>")));
}

void TestViewerHtml::deceptiveCharactersShow()
{
    const QString spoof = QStringLiteral("limite ") + QChar(0x202E) + QStringLiteral("008") + QChar(0x202C) + QString::fromUcs4(U"\U000E0061");
    model::DocumentView view = travelPolicy();
    addBlock(view.sections[0], model::BlockKind::Paragraph, spoof);
    const QString body = bodyOf(pageOf(view, {}));
    QVERIFY(!body.contains(QChar(0x202E)));
    QVERIFY(body.contains(QLatin1String("<span class=\"oculto\">[U+202E]</span>008")));
    view.sections[0].blocks.clear();
    addBlock(view.sections[0], model::BlockKind::Paragraph, QStringLiteral("fa\u200Bmília \U0001F468\u200D\U0001F469"));
    QVERIFY(bodyOf(pageOf(view, {})).contains(QStringLiteral("fa<span class=\"oculto\">[U+200B]</span>mília \U0001F468\u200D\U0001F469")));
}

void TestViewerHtml::longDocumentsAreCut()
{
    std::vector<model::Section> sections;
    for (int i = 0; i < 10; ++i) {
        sections.push_back(makeSection(QStringLiteral("d"), QStringLiteral("s%1").arg(i), QStringLiteral("S"), {}, 1));
        sections.back().text = QString(10, QLatin1Char('a'));
    }
    using Window = std::pair<size_t, size_t>;
    QCOMPARE(PageHtml::window(sections, 5, 1'000), (Window{0, 9}));
    QCOMPARE(PageHtml::window(sections, 5, 30), (Window{4, 6}));
    QCOMPARE(PageHtml::window(sections, 0, 30), (Window{0, 2}));
    QCOMPARE(PageHtml::window(sections, 9, 5), (Window{9, 9}));
    QCOMPARE(PageHtml::window({}, 3, 5), (Window{0, 0}));

    model::DocumentView view = travelPolicy();
    for (model::Section &section : view.sections) {
        section.blocks.clear();
        section.text = QString(60'000, QLatin1Char('x'));
    }
    const QString body = bodyOf(pageOf(view, {.main = model::SourceLocation{view.sections[20].id, std::nullopt}}, Dialect::TextWidget));
    QVERIFY(body.size() < 400'000);
    QVERIFY(body.contains(QStringLiteral("18 seções anteriores")));
    QVERIFY(body.contains(QLatin1String("name=\"regra-19\"")));
}

void TestViewerHtml::colorsFollowThePalette()
{
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::lightGray);
    dark.setColor(QPalette::Base, QColor(10, 20, 30));
    dark.setColor(QPalette::Text, QColor(201, 202, 203));
    const QString style = pageStyle(Dialect::Browser, dark);
    QVERIFY(style.contains(QLatin1String("#0a141e")));
    QVERIFY(style.contains(QLatin1String("#c9cacb")));
    QVERIFY(!QRegularExpression(QStringLiteral("%\\d")).match(style).hasMatch());
    QVERIFY(markColors(dark).main != markColors(QPalette(Qt::white)).main);
}

QTEST_MAIN(TestViewerHtml)
#include "tst_viewerhtml.moc"

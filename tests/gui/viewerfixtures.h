// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/sourcelocation.h"
#include "ui/viewer/pagesource.h"

#include <QPainter>
#include <QTimer>

namespace lastro::tests {

inline model::SectionId sectionId(const QString &document, const QString &anchor)
{
    return *model::SectionId::make(document, anchor);
}

/// Adds a block to a section; the separator goes before it.
inline model::Block &addBlock(model::Section &section, model::BlockKind kind, const QString &text)
{
    if (!section.text.isEmpty())
        section.text += QLatin1Char('\n');
    model::Block block;
    block.kind = kind;
    block.range = {section.text.size(), text.size()};
    section.text += text;
    section.blocks.push_back(block);
    return section.blocks.back();
}

inline base::TextRange rangeOf(const model::Section &section, const QString &words)
{
    return {section.text.indexOf(words), words.size()};
}

inline void addSpan(model::Section &section, model::SpanKind kind, const QString &words, const QString &target = {})
{
    model::Block &block = section.blocks.back();
    const qsizetype at = section.text.indexOf(words, block.range.start);
    block.spans.push_back({kind, {at, words.size()}, target});
}

inline model::Section makeSection(const QString &document, const QString &anchor, const QString &heading, QStringList breadcrumb, int level)
{
    return {.id = sectionId(document, anchor), .ordinal = 0, .level = level, .heading = heading, .breadcrumb = std::move(breadcrumb),
            .text = {}, .blocks = {}, .words = {}, .firstPage = 0, .lastPage = 0};
}

/// A row "header: value; header: value" with its spans.
inline void addRow(model::Section &section, const std::vector<std::pair<QString, QString>> &cells, bool start)
{
    QString text;
    std::vector<model::Span> spans;
    const qsizetype offset = section.text.isEmpty() ? 0 : section.text.size() + 1;
    for (const auto &[header, value] : cells) {
        if (!text.isEmpty())
            text += QStringLiteral("; ");
        if (!header.isEmpty()) {
            spans.push_back({model::SpanKind::CellHeader, {offset + text.size(), header.size()}, {}});
            text += header + QStringLiteral(": ");
        }
        spans.push_back({model::SpanKind::Cell, {offset + text.size(), value.size()}, {}});
        text += value;
    }
    model::Block &block = addBlock(section, model::BlockKind::TableRow, text);
    block.tableStart = start;
    block.spans = spans;
}

/// A policy of the sample kind: headings, a list, a table, a code block and links.
inline model::DocumentView travelPolicy()
{
    const QString id = QStringLiteral("rh-viagens");
    const QString title = QStringLiteral("Política de viagens");
    model::DocumentView view;
    view.document.id = id;
    view.document.title = title;
    view.document.format = model::Format::Markdown;
    view.document.seal = model::Seal::Official;
    view.document.metadata.owner = QStringLiteral("RH");
    view.document.metadata.version = QStringLiteral("4");
    view.document.metadata.inForceSince = QDate(2026, 3, 1);
    view.absolutePath = QStringLiteral("/base/oficial/viagens.md");

    model::Section start = makeSection(id, QStringLiteral("inicio"), {}, {title}, 0);
    addBlock(start, model::BlockKind::Paragraph, QStringLiteral("Vale para todos os colaboradores da Rota Sul em viagem a serviço."));
    view.sections.push_back(start);

    model::Section hotel = makeSection(id, QStringLiteral("hospedagem"), QStringLiteral("4.2 Hospedagem"),
                                       {title, QStringLiteral("4 Despesas"), QStringLiteral("4.2 Hospedagem")}, 3);
    addBlock(hotel, model::BlockKind::Paragraph,
             QStringLiteral("O limite de diária é de R$ 350,00 por noite em capitais e de R$ 260,00 nas demais cidades. "
                            "Reservas são feitas no portal de viagens com sete dias de antecedência."));
    addSpan(hotel, model::SpanKind::Strong, QStringLiteral("R$ 350,00 por noite"));
    addSpan(hotel, model::SpanKind::Link, QStringLiteral("portal de viagens"), QStringLiteral("https://viagens.rotasul.example/reservas"));
    addBlock(hotel, model::BlockKind::ListItem, QStringLiteral("Café da manhã incluído na diária"));
    addBlock(hotel, model::BlockKind::ListItem, QStringLiteral("Frigobar por conta do colaborador")).depth = 1;
    addRow(hotel, {{QStringLiteral("Cidade"), QStringLiteral("Capitais")}, {QStringLiteral("Limite"), QStringLiteral("R$ 350,00")}}, true);
    addRow(hotel, {{QStringLiteral("Cidade"), QStringLiteral("Interior")}, {QStringLiteral("Limite"), QStringLiteral("R$ 260,00")}}, false);
    addBlock(hotel, model::BlockKind::Code, QStringLiteral("codigo = VIA-42\nprojeto = <nome>"));
    view.sections.push_back(hotel);

    for (int i = 1; i <= 30; ++i) {
        const QString heading = QStringLiteral("5.%1 Outras regras").arg(i);
        model::Section more = makeSection(id, QStringLiteral("regra-%1").arg(i), heading, {title, QStringLiteral("5 Regras"), heading}, 3);
        addBlock(more, model::BlockKind::Paragraph,
                 QStringLiteral("Regra número %1: despesas sem comprovante fiscal não são reembolsadas, salvo autorização do gestor da área.").arg(i));
        view.sections.push_back(more);
    }
    return view;
}

/// Pages with one grey bar a word, answered later like the real renderer.
class FakePages : public viewer::PageSource {
public:
    int pageCount = 6;
    QSizeF pageSize{595, 842};
    int failingPage = 0;
    bool failsAtOnce = false;              ///< the failing page is answered within the request
    std::optional<base::Error> openError;
    QVector<int> drawn;
    QVector<int> read;
    int opens = 0;
    int waiting = 0;
    int mostWaiting = 0;

    static QRectF wordBox(int index) { return {72.0 + 60 * (index % 7), 90.0 + 20 * (index / 7), 54, 12}; }
    static QString wordText(int page, int index)
    {
        if (index == 3)
            return QStringLiteral("Férias");
        return index == 4 ? QStringLiteral("coletivas") : QStringLiteral("p%1w%2").arg(page).arg(index);
    }

    void open(const QString &) override
    {
        ++opens;
        later([this] {
            if (openError)
                Q_EMIT failed(*openError);
            else
                Q_EMIT opened(QVector<QSizeF>(pageCount, pageSize));
        });
    }
    void close() override {}
    void requestPage(int page, double pixelsPerPoint) override
    {
        if (failsAtOnce && page == failingPage) {
            drawn << page;
            Q_EMIT pageDrawn(page, pixelsPerPoint, {});
            return;
        }
        count();
        later([this, page, pixelsPerPoint] {
            --waiting;
            drawn << page;
            Q_EMIT pageDrawn(page, pixelsPerPoint, page == failingPage ? QImage() : drawing(pixelsPerPoint));
        });
    }
    void requestWords(int page) override
    {
        if (failsAtOnce && page == failingPage) {
            Q_EMIT wordsRead(page, {});
            return;
        }
        count();
        later([this, page] {
            --waiting;
            read << page;
            QVector<sources::PageWord> words;
            for (int i = 0; i < 21; ++i)
                words << sources::PageWord{wordText(page, i), wordBox(i), true};
            Q_EMIT wordsRead(page, words);
        });
    }

private:
    void later(std::function<void()> act) { QTimer::singleShot(1, this, std::move(act)); }
    void count() { mostWaiting = std::max(mostWaiting, ++waiting); }
    QImage drawing(double pixelsPerPoint) const
    {
        QImage image((pageSize * pixelsPerPoint).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(pixelsPerPoint, pixelsPerPoint);
        for (int i = 0; i < 21; ++i)
            painter.fillRect(wordBox(i).adjusted(2, 4, -2, -4), Qt::darkGray);
        return image;
    }
};

/// A PDF document whose section on page 3 has the words of FakePages with boxes.
inline model::DocumentView pagesDocument()
{
    model::DocumentView view;
    view.document.id = QStringLiteral("manual");
    view.document.title = QStringLiteral("Manual do CD");
    view.document.format = model::Format::Pdf;
    view.document.pages = 6;
    view.document.seal = model::Seal::Wiki;
    view.absolutePath = QStringLiteral("/base/manual.pdf");
    model::Section section = makeSection(view.document.id, QStringLiteral("prazos"), QStringLiteral("Prazos"),
                                         {view.document.title, QStringLiteral("Prazos")}, 1);
    section.firstPage = section.lastPage = 3;
    for (int i = 0; i < 21; ++i) {
        if (i > 0)
            section.text += QLatin1Char(' ');
        const QString word = FakePages::wordText(3, i);
        section.words.push_back({{section.text.size(), word.size()}, 3, FakePages::wordBox(i)});
        section.text += word;
    }
    view.sections.push_back(section);
    return view;
}

} // namespace lastro::tests

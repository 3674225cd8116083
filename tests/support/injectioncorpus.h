// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"
#include "core/model/section.h"

#include <QFile>

namespace lastro::tests {

/// One line of tests/cases/injection: what an attacker writes.
struct Injection {
    QString category;
    QString language;
    QString text;
};

/// Where an injection is carried: the section and document that a reader makes of it, or a bare text (file names and
/// questions). Hidden carriers are given as the raw text that a plain reader would see.
struct CarriedInjection {
    Injection injection;
    QString carrier;
    QString obfuscation;             ///< empty: in plain words
    std::optional<model::Section> section;
    model::Document document;
    QString text;                    ///< where there is no section
};

class InjectionCorpus {
public:
    /// Lines of FILE.tsv in a folder: cells divided by tabs, "\n" for a line break, '#' a comment. Fatal if unreadable.
    static QList<QStringList> rows(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(path));
        QList<QStringList> all;
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        for (const QString &line : lines)
            if (!line.startsWith(QLatin1Char('#')))
                all += QString(line).replace(QStringLiteral("\\n"), QStringLiteral("\n")).split(QLatin1Char('\t'));
        return all;
    }

    static std::vector<Injection> injections(const QString &path)
    {
        std::vector<Injection> all;
        for (const QStringList &row : rows(path))
            all.push_back({row.value(0), row.value(1), row.value(2)});
        return all;
    }

    static QStringList carriers()
    {
        return {QStringLiteral("body"), QStringLiteral("list"), QStringLiteral("cell"), QStringLiteral("heading"), QStringLiteral("title"),
                QStringLiteral("comment"), QStringLiteral("span"), QStringLiteral("alt"), QStringLiteral("file"), QStringLiteral("question")};
    }

    /// Each injection in each carrier; those of category "obfuscation" once for each way to hide words, in the body.
    static std::vector<CarriedInjection> cases(const std::vector<Injection> &injections)
    {
        std::vector<CarriedInjection> all;
        for (const Injection &injection : injections) {
            if (injection.category == QLatin1String("obfuscation")) {
                for (const QString &way : obfuscations())
                    all.push_back(carried(injection, obfuscated(injection.text, way), QStringLiteral("body"), way));
                continue;
            }
            for (const QString &carrier : carriers())
                all.push_back(carried(injection, injection.text, carrier, {}));
        }
        return all;
    }

    static QStringList obfuscations()
    {
        return {QStringLiteral("zero_width"), QStringLiteral("tags"), QStringLiteral("bidi"), QStringLiteral("homoglyph"),
                QStringLiteral("base64"), QStringLiteral("percent"), QStringLiteral("entities"), QStringLiteral("fullwidth"),
                QStringLiteral("spaced"), QStringLiteral("selectors"), QStringLiteral("hex")};
    }

    static QString obfuscated(const QString &text, const QString &way)
    {
        if (way == QLatin1String("zero_width"))
            return between(text, QString(QChar(0x200D)));
        if (way == QLatin1String("selectors"))
            return between(text, QString(QChar(0xFE00)));
        if (way == QLatin1String("tags"))
            return QStringLiteral("Horário do refeitório.") + mapped(text, [](char16_t c) -> char32_t { return c < 0x7F ? 0xE0000 + c : c; });
        if (way == QLatin1String("bidi"))
            return QStringLiteral("\u202D") + text + QStringLiteral("\u202C");
        if (way == QLatin1String("homoglyph"))
            return QString(text).replace(QLatin1Char('o'), QChar(0x043E)).replace(QLatin1Char('e'), QChar(0x0435));
        if (way == QLatin1String("base64"))
            return QStringLiteral("Ref. ") + QString::fromLatin1(text.toUtf8().toBase64()) + QStringLiteral(" (anexo)");
        if (way == QLatin1String("hex"))
            return QStringLiteral("Ref. ") + QString::fromLatin1(text.toUtf8().toHex());
        if (way == QLatin1String("percent"))
            return QStringLiteral("Veja ") + QString::fromLatin1(text.toUtf8().toPercentEncoding());
        if (way == QLatin1String("entities"))
            return entities(text);
        if (way == QLatin1String("fullwidth"))
            return mapped(text, [](char16_t c) -> char32_t { return c > 0x20 && c < 0x7F ? c + 0xFEE0 : c; });
        QStringList words = text.split(QLatin1Char(' '));
        for (QString &word : words)
            word = between(word, QStringLiteral("."));
        return words.join(QLatin1Char(' '));
    }

private:
    static QString between(const QString &text, const QString &joint)
    {
        QString all;
        for (qsizetype i = 0; i < text.size(); ++i) {
            all += text.at(i);
            if (i + 1 < text.size() && text.at(i).isLetter() && text.at(i + 1).isLetter())
                all += joint;
        }
        return all;
    }

    static QString mapped(const QString &text, char32_t (*map)(char16_t))
    {
        QString all;
        for (const QChar unit : text) {
            const char32_t c = map(unit.unicode());
            all += QString::fromUcs4(&c, 1);
        }
        return all;
    }

    static QString entities(const QString &text)
    {
        QString all;
        for (const QChar unit : text)
            all += QStringLiteral("&#%1;").arg(int(unit.unicode()));
        return all;
    }

    static model::Section plainSection(const QString &heading, const QString &text)
    {
        model::Section section{model::SectionId::make(QStringLiteral("wiki-dicas"), QStringLiteral("dicas")).value(), 0, 1, heading, {}, text,
                               {}, {}, 0, 0};
        return section;
    }

    static CarriedInjection carried(const Injection &injection, const QString &said, const QString &carrier, const QString &way)
    {
        static const QString before = QStringLiteral("O almoço é servido das 11h30 às 14h.");
        static const QString after = QStringLiteral("Leve o crachá.");
        CarriedInjection one{injection, carrier, way, {}, {}, {}};
        one.document.title = QStringLiteral("Dicas do refeitório");
        one.document.path = QStringLiteral("wiki/dicas.md");
        QString heading = QStringLiteral("Dicas");
        const QString line = QString(said).replace(QLatin1Char('\n'), QLatin1Char(' '));
        QString body = before + QLatin1Char('\n') + said + QLatin1Char('\n') + after;
        if (carrier == QLatin1String("list"))
            body = before + QStringLiteral("\n- ") + said + QStringLiteral("\n- ") + after;
        else if (carrier == QLatin1String("cell"))
            body = QStringLiteral("Item: almoço; Observação: ") + line + QStringLiteral("; Dono: RH");
        else if (carrier == QLatin1String("comment"))
            body = before + QStringLiteral("\n<!-- ") + said + QStringLiteral(" -->\n") + after;
        else if (carrier == QLatin1String("span"))
            body = before + QStringLiteral(" <span style=\"font-size:0\">") + said + QStringLiteral("</span> ") + after;
        else if (carrier == QLatin1String("alt"))
            body = before + QStringLiteral("\n![") + line + QStringLiteral("](foto.png)\n") + after;
        else if (carrier != QLatin1String("body"))
            body = before;
        if (carrier == QLatin1String("heading"))
            heading = line;
        if (carrier == QLatin1String("title"))
            one.document.title = line;
        if (carrier == QLatin1String("file") || carrier == QLatin1String("question")) {
            one.text = carrier == QLatin1String("file") ? line + QStringLiteral(".md") : said;
            return one;
        }
        one.section = plainSection(heading, body);
        one.section->breadcrumb = {one.document.title, heading};
        return one;
    }
};

} // namespace lastro::tests

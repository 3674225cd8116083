// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace lastro::tests {

/// Writes small PDFs by hand, so that every position is known. Coordinates are points from the top left of the page.
class PdfBuilder {
public:
    enum Font { Regular, Bold, Mono };

    explicit PdfBuilder(QSizeF page = {595, 842}) : m_page(page) {}

    void newPage() { m_contents.append(QByteArray()); }

    /// y is the baseline.
    void text(double x, double y, const QString &text, double size = 10, Font font = Regular)
    {
        if (m_contents.isEmpty())
            newPage();
        m_contents.last() += "BT /F" + QByteArray::number(font) + ' ' + number(size) + " Tf " + number(x) + ' '
            + number(m_page.height() - y) + " Td (" + escaped(text) + ") Tj ET\n";
    }
    /// Lines below each other from y on; returns the baseline after the last.
    double lines(double x, double y, const QStringList &all, double size = 10, Font font = Regular, double pitch = 13)
    {
        for (const QString &line : all) {
            text(x, y, line, size, font);
            y += pitch;
        }
        return y;
    }
    void raw(const QByteArray &operators)
    {
        if (m_contents.isEmpty())
            newPage();
        m_contents.last() += operators + '\n';
    }
    void outline(const QString &title, int page, double y, int depth = 1) { m_outline.append({title, page, y, depth}); }
    void info(const QByteArray &key, const QString &value) { m_info.insert(key, value); }
    void setCompressed(bool compressed) { m_compressed = compressed; }
    /// Asks for a password that nobody knows.
    void setLocked(bool locked) { m_locked = locked; }
    void setRotation(int degrees) { m_rotation = degrees; }

    QByteArray bytes()
    {
        m_objects = {};
        const qsizetype pages = m_contents.size();
        const int firstPage = 6;
        const int firstOutline = firstPage + 2 * int(pages);
        add("<</Type/Catalog/Pages 2 0 R" + (m_outline.isEmpty() ? QByteArray() : "/Outlines " + reference(firstOutline)) + ">>");
        QByteArray kids;
        for (qsizetype i = 0; i < pages; ++i)
            kids += reference(firstPage + 2 * int(i)) + ' ';
        add("<</Type/Pages/Count " + QByteArray::number(pages) + "/Kids[" + kids + "]>>");
        for (const char *name : {"Helvetica", "Helvetica-Bold", "Courier"})
            add(QByteArray("<</Type/Font/Subtype/Type1/Encoding/WinAnsiEncoding/BaseFont/") + name + ">>");
        for (qsizetype i = 0; i < pages; ++i) {
            add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 " + number(m_page.width()) + ' ' + number(m_page.height()) + "]/Rotate "
                + QByteArray::number(m_rotation) + "/Resources<</Font<</F0 3 0 R/F1 4 0 R/F2 5 0 R>>>>/Contents "
                + reference(firstPage + 2 * int(i) + 1) + ">>");
            addStream(m_contents.at(i));
        }
        addOutline(firstOutline, firstPage);
        QByteArray info = "<<";
        for (auto entry = m_info.cbegin(); entry != m_info.cend(); ++entry)
            info += '/' + entry.key() + '(' + escaped(entry.value()) + ')';
        add(info + ">>");
        return assembled();
    }

private:
    struct Entry {
        QString title;
        int page = 1;
        double y = 0;
        int depth = 1;
    };

    static QByteArray number(double value) { return QByteArray::number(value, 'f', 2); }
    static QByteArray reference(int object) { return QByteArray::number(object) + " 0 R"; }
    static QByteArray escaped(const QString &text)
    {
        QByteArray result;
        for (const QChar c : text) {
            const char byte = c == QChar(0x2022) ? '\x95' : c == QChar(0x2013) ? '\x96' : c.toLatin1();
            if (byte == '(' || byte == ')' || byte == '\\')
                result += '\\';
            result += byte;
        }
        return result;
    }
    void add(const QByteArray &object) { m_objects.append(object); }
    void addStream(const QByteArray &content)
    {
        const QByteArray data = m_compressed ? qCompress(content, 9).mid(4) : content;
        add("<</Length " + QByteArray::number(data.size()) + (m_compressed ? "/Filter/FlateDecode" : "") + ">>stream\n" + data
            + "\nendstream");
    }
    /// Siblings and children are linked as the format wants it; entries are in document order.
    void addOutline(int root, int firstPage)
    {
        if (m_outline.isEmpty())
            return;
        const auto object = [root](qsizetype entry) { return reference(root + 1 + int(entry)); };
        const auto children = [this](qsizetype parent, int depth) {
            QList<qsizetype> result;
            for (qsizetype i = parent + 1; i < m_outline.size() && m_outline.at(i).depth >= depth; ++i)
                if (m_outline.at(i).depth == depth)
                    result.append(i);
            return result;
        };
        const auto family = [&](qsizetype parent, int depth) {
            const auto all = children(parent, depth);
            return all.isEmpty() ? QByteArray()
                                 : "/First " + object(all.first()) + "/Last " + object(all.last()) + "/Count "
                    + QByteArray::number(all.size());
        };
        add("<</Type/Outlines" + family(-1, 1) + ">>");
        for (qsizetype i = 0; i < m_outline.size(); ++i) {
            const Entry &entry = m_outline.at(i);
            qsizetype next = i + 1;
            while (next < m_outline.size() && m_outline.at(next).depth > entry.depth)
                ++next;
            const bool hasNext = next < m_outline.size() && m_outline.at(next).depth == entry.depth;
            add("<</Title(" + escaped(entry.title) + ")/Parent " + reference(root) + (hasNext ? "/Next " + object(next) : QByteArray())
                + family(i, entry.depth + 1) + "/Dest[" + reference(firstPage + 2 * (entry.page - 1)) + "/XYZ 0 "
                + number(m_page.height() - entry.y) + " 0]>>");
        }
    }
    QByteArray assembled() const
    {
        QByteArray file = "%PDF-1.4\n";
        QByteArray table = "xref\n0 " + QByteArray::number(m_objects.size() + 1) + "\n0000000000 65535 f \n";
        for (qsizetype i = 0; i < m_objects.size(); ++i) {
            table += QByteArray::number(file.size()).rightJustified(10, '0') + " 00000 n \n";
            file += QByteArray::number(i + 1) + " 0 obj\n" + m_objects.at(i) + "\nendobj\n";
        }
        const QByteArray start = QByteArray::number(file.size());
        const QByteArray key = "<" + QByteArray(64, 'a') + ">";
        const QByteArray lock = "/ID[" + key + key + "]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O" + key + "/U" + key + ">>";
        return file + table + "trailer<<" + (m_locked ? lock : QByteArray()) + "/Root 1 0 R/Info " + reference(int(m_objects.size())) + "/Size "
            + QByteArray::number(m_objects.size() + 1) + ">>\nstartxref\n" + start + "\n%%EOF\n";
    }

    QSizeF m_page;
    QList<QByteArray> m_contents;
    QList<Entry> m_outline;
    QMap<QByteArray, QString> m_info;
    QList<QByteArray> m_objects;
    bool m_compressed = false;
    bool m_locked = false;
    int m_rotation = 0;
};

} // namespace lastro::tests

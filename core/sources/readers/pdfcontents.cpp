// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfcontents.h"

#include <QRegularExpression>

#include <map>

namespace lastro::sources::readers {

namespace {

constexpr int fewestEntries = 3;         // of a page

struct PageCount {
    int lines = 0;
    int entries = 0;
};

} // namespace

void dropContents(std::vector<PdfLine> &lines)
{
    static const QRegularExpression entry(QStringLiteral("(?:[.·…_]\\s*){5,}[\\dIVXLCivxlc]{1,6}$"));
    static const QRegularExpression numbered(QStringLiteral("\\s[\\dIVXLCivxlc]{1,6}$"));
    std::map<int, PageCount> pages;
    std::vector<bool> isEntry;
    for (const PdfLine &line : lines) {
        isEntry.push_back(entry.match(line.text().right(40)).hasMatch());
        PageCount &count = pages[line.page];
        ++count.lines;
        count.entries += isEntry.back() ? 1 : 0;
    }
    size_t index = 0;
    std::erase_if(lines, [&](const PdfLine &line) {
        const bool leads = isEntry[index++];
        const PageCount &page = pages[line.page];
        if (page.entries < fewestEntries)
            return false;
        return leads || (page.entries * 2 > page.lines && numbered.match(line.text()).hasMatch());
    });
}

} // namespace lastro::sources::readers

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/readers/pdfrunning.h"

#include <QHash>
#include <QRegularExpression>

#include <cmath>

namespace lastro::sources::readers {

namespace {

constexpr double zone = 0.18;            // of the page's height, at either end
constexpr size_t outermostRows = 6;
constexpr double placeTolerance = 4;     // points
constexpr double leastGap = 0.9;         // of a row's height, to the text
constexpr qsizetype longestRunning = 200;

/// A row at one end of a page: indices of its segments.
struct EdgeRow {
    std::vector<size_t> segments;
    QRectF box;
};

/// Rows of one end of the page, the outermost first.
std::vector<EdgeRow> edgeRows(const PdfPageSegments &page, bool top)
{
    std::vector<size_t> order;
    for (size_t i = 0; i < page.segments.size(); ++i) {
        const double y = page.segments[i].box.center().y();
        if (top ? y < zone * page.size.height() : y > (1 - zone) * page.size.height())
            order.push_back(i);
    }
    const auto height = [&](size_t i) { return page.segments[i].box.center().y(); };
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return top ? height(a) < height(b) : height(a) > height(b); });
    std::vector<EdgeRow> rows;
    for (const size_t i : order) {
        const QRectF &box = page.segments[i].box;
        const double lower = rows.empty() ? 0 : std::min(rows.back().box.height(), box.height());
        if (rows.empty() || std::abs(rows.back().box.center().y() - box.center().y()) > 0.5 * lower) {
            if (rows.size() == outermostRows)
                break;
            rows.push_back({{}, box});
        }
        rows.back().segments.push_back(i);
    }
    return rows;
}

int romanValue(const QString &text)
{
    static const QHash<QChar, int> values{{u'i', 1}, {u'v', 5}, {u'x', 10}, {u'l', 50}, {u'c', 100}};
    int total = 0;
    int last = 0;
    for (auto c = text.crbegin(); c != text.crend(); ++c) {
        const int value = values.value(c->toLower());
        if (value == 0)
            return 0;
        total += value < last ? -value : value;
        last = std::max(last, value);
    }
    return total;
}

/// The text as it is, and once for each number in it with that number told relative to the page's.
QStringList signatures(const QString &text, int page)
{
    static const QRegularExpression number(QStringLiteral("\\d{1,6}"));
    QStringList result{text};
    for (auto matches = number.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const int offset = match.captured().toInt() - page;
        result.append(text.left(match.capturedStart()) + QStringLiteral("\x01%1\x01").arg(offset) + text.mid(match.capturedEnd()));
    }
    if (text.size() < 8)
        if (const int value = romanValue(text); value > 0)
            result.append(QStringLiteral("\x01roman%1").arg(value - page));
    return result;
}

/// Where a signature was seen: pages in order, with the height on the page.
using Places = QHash<QString, std::vector<std::pair<int, double>>>;

bool isRepeated(const Places &places, const PdfSegment &segment, int page, int needed)
{
    const QString text = segment.text();
    if (text.size() > longestRunning)
        return false;
    const double height = segment.box.center().y();
    const QStringList all = signatures(text, page);
    return std::any_of(all.begin(), all.end(), [&](const QString &signature) {
        int pages = 0;
        int last = 0;
        const auto seen = places.constFind(signature);
        if (seen == places.cend())
            return false;
        for (const auto &[number, y] : *seen) {
            if (number == last || std::abs(y - height) > placeTolerance)
                continue;
            last = number;
            if (++pages >= needed)
                return true;
        }
        return false;
    });
}

bool isPageNumber(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^[-–— ]*(p[áa]g(ina|\\.)?|page)?\\s*\\d{1,5}(\\s*(de|/|of)\\s*\\d{1,5})?[-–— ]*$"),
        QRegularExpression::CaseInsensitiveOption);
    return text.size() < 30 && pattern.match(text).hasMatch();
}

QString codeIn(const QString &row)
{
    static const QRegularExpression pattern(QStringLiteral(
        "\\b[A-Z]{2,6}(?:[-/.][A-Z0-9]{1,6}){1,4}\\b(?:[\\s,–·-]*(?:[Rr]ev(?:isão)?|[Vv](?:ersão)?)\\b\\.?\\s*\\d+(?:\\.\\d+)*)?"));
    for (auto matches = pattern.globalMatch(row); matches.hasNext();) {
        const QString code = matches.next().captured();
        if (std::any_of(code.begin(), code.end(), [](QChar c) { return c.isDigit(); }))
            return code;
    }
    return {};
}

QString rowText(const PdfPageSegments &page, const EdgeRow &row)
{
    QStringList parts;
    for (const size_t i : row.segments)
        parts.append(page.segments[i].text());
    return parts.join(QLatin1Char(' '));
}

Places edgePlaces(const std::vector<PdfPageSegments> &pages)
{
    Places places;
    for (const PdfPageSegments &page : pages)
        for (const bool top : {true, false})
            for (const EdgeRow &row : edgeRows(page, top))
                for (const size_t i : row.segments) {
                    const QString text = page.segments[i].text();
                    if (text.size() > longestRunning)
                        continue;
                    for (const QString &signature : signatures(text, page.number))
                        places[signature].emplace_back(page.number, page.segments[i].box.center().y());
                }
    return places;
}

/// How many rows from the outside run. Column names of a table repeat as well, but stand close to what follows.
size_t runningRows(const PdfPageSegments &page, const std::vector<EdgeRow> &rows, const Places &places, int needed)
{
    size_t count = 0;
    size_t certain = 0;
    while (count < rows.size()) {
        const EdgeRow &row = rows[count];
        const bool isNumber = row.box.center().y() > 0.92 * page.size.height() && isPageNumber(rowText(page, row));
        const bool repeats = std::any_of(row.segments.begin(), row.segments.end(), [&](size_t i) {
            return isRepeated(places, page.segments[i], page.number, needed);
        });
        if (!isNumber && !repeats)
            break;
        ++count;
        certain = isNumber ? count : certain;
    }
    const auto gapInside = [&](size_t i) {
        return std::max(rows[i + 1].box.top() - rows[i].box.bottom(), rows[i].box.top() - rows[i + 1].box.bottom());
    };
    while (count > certain && count < rows.size() && gapInside(count - 1) < leastGap * rows[count - 1].box.height())
        --count;
    return count;
}

} // namespace

int repeatsNeeded(size_t pages)
{
    return pages >= 6 ? 3 : std::max(2, int(pages + 1) / 2);
}

QString removeRunning(std::vector<PdfPageSegments> &pages)
{
    const Places places = edgePlaces(pages);
    const int needed = repeatsNeeded(pages.size());
    QString code;
    for (PdfPageSegments &page : pages) {
        std::vector<bool> gone(page.segments.size());
        for (const bool top : {true, false}) {
            const std::vector<EdgeRow> rows = edgeRows(page, top);
            const size_t running = runningRows(page, rows, places, needed);
            for (size_t r = 0; r < running; ++r) {
                if (code.isEmpty())
                    code = codeIn(rowText(page, rows[r]));
                for (const size_t i : rows[r].segments)
                    gone[i] = true;
            }
        }
        size_t index = 0;
        std::erase_if(page.segments, [&](const PdfSegment &) { return gone[index++]; });
    }
    return code;
}

} // namespace lastro::sources::readers

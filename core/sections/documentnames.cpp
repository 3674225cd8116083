// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sections/sectioner.h"

namespace lastro::sections {

namespace {

constexpr qsizetype longestTitle = 300;

QString withoutExtension(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    return dot > slash + 1 ? path.left(dot) : path;
}

/// Lower case without accents; runs of white space, and of what an id cannot hold, are one '-'.
QString idFromPath(const QString &path)
{
    QString id;
    bool gap = false;
    const QString folded = withoutExtension(path).toLower().normalized(QString::NormalizationForm_KD).toLower();
    for (const QChar unit : folded) {
        if (unit.isMark())
            continue;
        if (unit.isSpace() || unit == QLatin1Char('#') || unit.category() == QChar::Other_Control) {
            gap = true;
            continue;
        }
        if (gap && !id.isEmpty() && !id.endsWith(QLatin1Char('/')) && unit != QLatin1Char('/'))
            id += QLatin1Char('-');
        gap = false;
        id += unit;
    }
    return id;
}

QString clean(const QString &title)
{
    return title.simplified().left(longestTitle);
}

QString firstTopHeading(const model::Extraction &extraction)
{
    for (const model::ExtractedBlock &block : extraction.blocks)
        if (block.headingLevel == 1 && !block.text.trimmed().isEmpty())
            return clean(block.text);
    return {};
}

/// Word processors leave the name of the file they exported in the title property.
bool isFileName(const QString &title)
{
    static const QStringList endings{QStringLiteral(".doc"), QStringLiteral(".docx"), QStringLiteral(".odt"),
                                     QStringLiteral(".pdf"), QStringLiteral(".xls"), QStringLiteral(".xlsx"),
                                     QStringLiteral(".ppt"), QStringLiteral(".pptx"), QStringLiteral(".rtf"),
                                     QStringLiteral(".indd"), QStringLiteral(".txt")};
    const QString lower = title.toLower();
    return lower.startsWith(QLatin1String("microsoft word - ")) || lower == QLatin1String("untitled")
        || std::any_of(endings.begin(), endings.end(), [&](const QString &ending) { return lower.endsWith(ending); });
}

} // namespace

QString documentIdFor(const model::Metadata &metadata, const QString &path)
{
    QString id = metadata.id.simplified();
    id.replace(QLatin1Char('#'), QLatin1Char('-'));
    if (id.isEmpty())
        id = idFromPath(path);
    return id.isEmpty() ? QStringLiteral("documento") : id;
}

QString documentTitleFor(const model::Metadata &metadata, const model::Extraction &extraction, const QString &path)
{
    const QString given = clean(metadata.title);
    const bool exported = extraction.format == model::Format::Pdf && isFileName(given);
    if (!given.isEmpty() && !exported)
        return given;
    const QString own = clean(extraction.title);
    const bool ownIsUsable = !own.isEmpty() && !isFileName(own);
    if (extraction.format == model::Format::Pdf && ownIsUsable)
        return own;
    const QString heading = firstTopHeading(extraction);
    if (!heading.isEmpty())
        return heading;
    if (ownIsUsable)
        return own;
    const QString name = clean(withoutExtension(path).section(QLatin1Char('/'), -1));
    return name.isEmpty() ? path : name;
}

} // namespace lastro::sections

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/document.h"

#include "core/base/textfold.h"

namespace lastro::model {

QString formatName(Format format)
{
    switch (format) {
    case Format::Markdown: return QStringLiteral("markdown");
    case Format::Html: return QStringLiteral("html");
    case Format::Text: return QStringLiteral("text");
    case Format::Pdf: return QStringLiteral("pdf");
    }
    return {};
}

std::optional<Format> formatFromName(const QString &name)
{
    for (const Format format : {Format::Markdown, Format::Html, Format::Text, Format::Pdf})
        if (formatName(format) == name)
            return format;
    return std::nullopt;
}

QString standingName(Standing standing)
{
    switch (standing) {
    case Standing::InForce: return QStringLiteral("in_force");
    case Standing::Archived: return QStringLiteral("archived");
    case Standing::NotYetInForce: return QStringLiteral("not_yet_in_force");
    }
    return {};
}

Standing standingOn(const Metadata &metadata, QDate day)
{
    if (metadata.archived && !metadata.archivedOn.isValid())
        return Standing::Archived;
    if (metadata.archivedOn.isValid() && day >= metadata.archivedOn)
        return Standing::Archived;
    if (metadata.inForceSince.isValid() && day < metadata.inForceSince)
        return Standing::NotYetInForce;
    return Standing::InForce;
}

bool isVisibleTo(const Metadata &metadata, const QString &area)
{
    if (metadata.audience.isEmpty())
        return true;
    const QString wanted = base::searchFolded(area);
    return !wanted.isEmpty() && std::any_of(metadata.audience.begin(), metadata.audience.end(), [&](const QString &allowed) {
        return base::searchFolded(allowed) == wanted;
    });
}

} // namespace lastro::model

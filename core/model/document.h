// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/seal.h"

#include <QByteArray>
#include <QDate>
#include <QMap>
#include <QStringList>
#include <optional>

namespace lastro::model {

enum class Format { Markdown, Html, Text, Pdf };
QString formatName(Format format);                             ///< "markdown" | "html" | "text" | "pdf"
std::optional<Format> formatFromName(const QString &name);

/// Where a document stands on a given day.
enum class Standing { InForce, Archived, NotYetInForce };
QString standingName(Standing standing);                       ///< "in_force" | "archived" | "not_yet_in_force"

/// What the metadata of a document says (formats.md "Metadata of a document"). Absent = invalid date or empty string.
struct Metadata {
    QString id;
    QString title;
    QString owner;
    QString area;
    QStringList audience;            ///< areas that may read it; empty = everyone
    QString version;
    QDate updated;
    QDate inForceSince;
    QDate archivedOn;
    bool archived = false;           ///< status: archived
    QMap<QString, QString> other;    ///< unknown keys, kept and shown
    bool operator==(const Metadata &) const = default;
};

struct Document {
    QString id;                      ///< unique in the base
    QString source;                  ///< SourceRecord::id it came from
    QString path;                    ///< below the source's root, with '/', as on disk
    QString title;                   ///< never empty: metadata, else first heading, else file name
    Format format = Format::Text;
    Seal seal = Seal::Wiki;          ///< the source's, or a steward's
    Metadata metadata;
    qint64 bytes = 0;
    qint64 modifiedNs = 0;           ///< file time, ns since the epoch
    QByteArray digest;               ///< sha256 of the bytes that were read
    int pages = 0;                   ///< 0 where the format has none
    int sections = 0;                ///< counted by the store when it reads; not written
    QStringList notes;               ///< codes of what was odd, e.g. "bad_date:updated", "page_without_text:3"

    bool operator==(const Document &) const = default;
};

/// In force on a day: in_force_since <= day, and day < archived_on where given; archived without a date: never.
Standing standingOn(const Metadata &metadata, QDate day);

/// May somebody of this area (empty = unknown) see the document at all? Areas are compared search-folded.
bool isVisibleTo(const Metadata &metadata, const QString &area);

} // namespace lastro::model

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/documentrows.h"

#include "core/store/sectioncodec.h"
#include "core/store/storefault.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lastro::store {

namespace {

QString compact(const QJsonDocument &json)
{
    return QString::fromUtf8(json.toJson(QJsonDocument::Compact));
}

QStringList strings(const QJsonArray &array)
{
    QStringList list;
    for (const QJsonValue &value : array)
        list.append(value.toString());
    return list;
}

QString dateText(QDate date)
{
    return date.isValid() ? date.toString(Qt::ISODate) : QString();
}

QDate dateOf(const QJsonValue &value)
{
    return QDate::fromString(value.toString(), Qt::ISODate);
}

QString metadataText(const model::Metadata &metadata)
{
    QJsonObject other;
    for (auto it = metadata.other.begin(); it != metadata.other.end(); ++it)
        other.insert(it.key(), it.value());
    const QJsonObject object{
        {QStringLiteral("id"), metadata.id},
        {QStringLiteral("title"), metadata.title},
        {QStringLiteral("owner"), metadata.owner},
        {QStringLiteral("area"), metadata.area},
        {QStringLiteral("audience"), QJsonArray::fromStringList(metadata.audience)},
        {QStringLiteral("version"), metadata.version},
        {QStringLiteral("updated"), dateText(metadata.updated)},
        {QStringLiteral("in_force_since"), dateText(metadata.inForceSince)},
        {QStringLiteral("archived_on"), dateText(metadata.archivedOn)},
        {QStringLiteral("archived"), metadata.archived},
        {QStringLiteral("other"), other},
    };
    return compact(QJsonDocument(object));
}

model::Metadata metadataOf(const QString &text)
{
    const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
    // Metadata decide who may see a document: a row that cannot be read must not pass for one open to everybody.
    if (!json.isObject())
        throw DamagedRow("a document's metadata cannot be read");
    const QJsonObject object = json.object();
    model::Metadata metadata;
    metadata.id = object.value(QLatin1String("id")).toString();
    metadata.title = object.value(QLatin1String("title")).toString();
    metadata.owner = object.value(QLatin1String("owner")).toString();
    metadata.area = object.value(QLatin1String("area")).toString();
    metadata.audience = strings(object.value(QLatin1String("audience")).toArray());
    metadata.version = object.value(QLatin1String("version")).toString();
    metadata.updated = dateOf(object.value(QLatin1String("updated")));
    metadata.inForceSince = dateOf(object.value(QLatin1String("in_force_since")));
    metadata.archivedOn = dateOf(object.value(QLatin1String("archived_on")));
    metadata.archived = object.value(QLatin1String("archived")).toBool();
    const QJsonObject other = object.value(QLatin1String("other")).toObject();
    for (auto it = other.begin(); it != other.end(); ++it)
        metadata.other.insert(it.key(), it.value().toString());
    return metadata;
}

} // namespace

model::Document readDocument(const Statement &row)
{
    model::Document document;
    document.id = row.text(0);
    document.source = row.text(1);
    document.path = row.text(2);
    document.title = row.text(3);
    const auto format = model::formatFromName(row.text(4));
    const auto seal = model::sealFromName(row.text(5));
    if (!format || !seal)
        throw DamagedRow("a document's format or seal is unknown");
    document.format = *format;
    document.seal = *seal;
    document.metadata = metadataOf(row.text(6));
    document.bytes = row.integer(7);
    document.modifiedNs = row.integer(8);
    document.digest = row.blob(9);
    document.pages = int(row.integer(10));
    document.notes = strings(QJsonDocument::fromJson(row.text(11).toUtf8()).array());
    document.sections = int(row.integer(12));
    return document;
}

void bindDocument(Statement &statement, const model::Document &document)
{
    statement.with(document.id, document.source, document.path, document.title, model::formatName(document.format),
                   model::sealName(document.seal), metadataText(document.metadata), document.bytes, document.modifiedNs,
                   document.digest, document.pages, compact(QJsonDocument(QJsonArray::fromStringList(document.notes))));
}

StoredSection readSection(const Statement &row)
{
    auto id = model::SectionId::make(row.text(1), row.text(2));
    if (!id)
        throw DamagedRow("a section has no valid name");
    const QString text = row.text(6);
    Layout layout = decodeLayout(row.blob(9), text.size());
    return {row.integer(0),
            {std::move(*id), int(row.integer(3)), int(row.integer(4)), row.text(5), std::move(layout.breadcrumb), text,
             std::move(layout.blocks), std::move(layout.words), int(row.integer(7)), int(row.integer(8))}};
}

QString searchedBreadcrumb(const model::Section &section)
{
    QStringList above = section.breadcrumb;
    if (!above.isEmpty() && above.last() == section.heading)
        above.removeLast();
    return above.join(QLatin1Char('\n'));
}

QString usualEmbeddedText(const QStringList &breadcrumb, const QString &text, const base::TextRange &range)
{
    return breadcrumb.join(QStringLiteral(" > ")) + QLatin1Char('\n') + text.mid(range.start, range.length);
}

} // namespace lastro::store

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/metadata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace lastro::sources {

namespace {

constexpr qsizetype largestSidecar = 1024 * 1024;
constexpr qsizetype longestValue = 2'000;

/// The English name of a key whatever its case, accents and separators; a null string for an unknown one.
QString knownKey(const QString &written)
{
    static const QHash<QString, QString> names{
        {QStringLiteral("id"), QStringLiteral("id")},
        {QStringLiteral("title"), QStringLiteral("title")},
        {QStringLiteral("titulo"), QStringLiteral("title")},
        {QStringLiteral("owner"), QStringLiteral("owner")},
        {QStringLiteral("dono"), QStringLiteral("owner")},
        {QStringLiteral("area"), QStringLiteral("area")},
        {QStringLiteral("audience"), QStringLiteral("audience")},
        {QStringLiteral("publico"), QStringLiteral("audience")},
        {QStringLiteral("version"), QStringLiteral("version")},
        {QStringLiteral("versao"), QStringLiteral("version")},
        {QStringLiteral("updated"), QStringLiteral("updated")},
        {QStringLiteral("in_force_since"), QStringLiteral("in_force_since")},
        {QStringLiteral("vigente_desde"), QStringLiteral("in_force_since")},
        {QStringLiteral("archived_on"), QStringLiteral("archived_on")},
        {QStringLiteral("status"), QStringLiteral("status")},
        {QStringLiteral("situacao"), QStringLiteral("status")}};
    QString key = base::searchFolded(written);
    key.replace(QLatin1Char('-'), QLatin1Char('_')).replace(QLatin1Char(' '), QLatin1Char('_'));
    return names.value(key);
}

QString textOf(const QJsonValue &value)
{
    if (value.isArray()) {
        QStringList parts;
        for (const QJsonValue &part : value.toArray())
            parts << textOf(part);
        return parts.join(QStringLiteral(", "));
    }
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

/// Keys of a sidecar, or nothing if it is no JSON object.
std::optional<QMap<QString, QString>> sidecarKeys(QByteArray json)
{
    if (json.startsWith("\xEF\xBB\xBF"))
        json.remove(0, 3);
    const QJsonDocument document = json.size() > largestSidecar ? QJsonDocument() : QJsonDocument::fromJson(json);
    if (!document.isObject())
        return std::nullopt;
    QMap<QString, QString> keys;
    const QJsonObject object = document.object();
    for (auto it = object.begin(); it != object.end(); ++it)
        keys.insert(it.key(), textOf(it.value()));
    return keys;
}

/// An ISO 8601 date, also with a time behind it.
QDate dateOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{4}-\\d{2}-\\d{2})([T ]\\d{2}:\\d{2}.*)?$"));
    return QDate::fromString(form.match(text).captured(1), Qt::ISODate);
}

QStringList areasOf(const QString &text)
{
    static const QRegularExpression separator(QStringLiteral("[,;]"));
    QStringList areas;
    for (const QString &area : text.split(separator))
        if (const QString name = area.simplified(); !name.isEmpty() && !areas.contains(name))
            areas << name;
    return areas;
}

/// Known keys by their English name and unknown ones as written. Of two spellings in one place the English one counts.
class Keys {
public:
    void add(const QMap<QString, QString> &written)
    {
        QMap<QString, QString> here;
        QMap<QString, QString> twins;
        for (auto it = written.begin(); it != written.end(); ++it) {
            const QString key = it.key().trimmed();
            const QString value = it.value().simplified().left(longestValue);
            const QString known = knownKey(key);
            if (known.isNull())
                m_other.insert(key, value);
            else if (known.compare(key, Qt::CaseInsensitive) == 0)
                here.insert(known, value);
            else
                twins.insert(known, value);
        }
        twins.insert(here);
        m_known.insert(twins);
    }

    QString value(const char *key) const { return m_known.value(QLatin1String(key)); }
    const QMap<QString, QString> &other() const { return m_other; }

private:
    QMap<QString, QString> m_known;
    QMap<QString, QString> m_other;
};

void readDate(const Keys &keys, const char *key, QDate &date, ReadMetadata &read)
{
    const QString text = keys.value(key);
    if (text.isEmpty())
        return;
    date = dateOf(text);
    if (date.isValid())
        return;
    read.notes << QStringLiteral("bad_date:") + QLatin1String(key);
    read.metadata.other.insert(QLatin1String(key), text);
}

void readStatus(const Keys &keys, ReadMetadata &read)
{
    const QString text = keys.value("status");
    const QString status = base::searchFolded(text).replace(QLatin1Char(' '), QLatin1Char('_'));
    static const QStringList archived{QStringLiteral("archived"), QStringLiteral("arquivado"), QStringLiteral("arquivada")};
    static const QStringList inForce{QString(), QStringLiteral("in_force"), QStringLiteral("vigente")};
    read.metadata.archived = archived.contains(status);
    if (read.metadata.archived || inForce.contains(status))
        return;
    read.notes << QStringLiteral("bad_status:") + text.left(40);
    read.metadata.other.insert(QStringLiteral("status"), text);
}

} // namespace

ReadMetadata readMetadata(const QMap<QString, QString> &fileKeys, const QByteArray &sidecarJson)
{
    ReadMetadata read;
    Keys keys;
    keys.add(fileKeys);
    if (!sidecarJson.isNull()) {
        if (const auto sidecar = sidecarKeys(sidecarJson))
            keys.add(*sidecar);
        else
            read.notes << QStringLiteral("sidecar_invalid");
    }
    model::Metadata &metadata = read.metadata;
    metadata.other = keys.other();
    metadata.id = keys.value("id");
    metadata.title = keys.value("title");
    metadata.owner = keys.value("owner");
    metadata.area = keys.value("area");
    metadata.audience = areasOf(keys.value("audience"));
    metadata.version = keys.value("version");
    readDate(keys, "updated", metadata.updated, read);
    readDate(keys, "in_force_since", metadata.inForceSince, read);
    readDate(keys, "archived_on", metadata.archivedOn, read);
    readStatus(keys, read);
    return read;
}

} // namespace lastro::sources

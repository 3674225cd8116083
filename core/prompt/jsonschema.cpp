// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/jsonschema.h"

#include <QJsonArray>

namespace lastro::prompt {

namespace {

const QString typeKey = QStringLiteral("type");

} // namespace

QJsonObject objectSchema(const QJsonObject &properties)
{
    return {{typeKey, QStringLiteral("object")},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("required"), QJsonArray::fromStringList(properties.keys())},
            {QStringLiteral("additionalProperties"), false}};
}

QJsonObject listSchema(const QJsonObject &items)
{
    return {{typeKey, QStringLiteral("array")}, {QStringLiteral("items"), items}};
}

QJsonObject valueSchema(const char *type, Null null)
{
    if (null == Null::Allowed)
        return {{typeKey, QJsonArray{QLatin1String(type), QStringLiteral("null")}}};
    return {{typeKey, QLatin1String(type)}};
}

QJsonObject oneOfSchema(const QStringList &values, Null null)
{
    QJsonArray allowed = QJsonArray::fromStringList(values);
    if (null == Null::Allowed)
        allowed.append(QJsonValue());
    QJsonObject schema = valueSchema("string", null);
    schema.insert(QStringLiteral("enum"), allowed);
    return schema;
}

} // namespace lastro::prompt

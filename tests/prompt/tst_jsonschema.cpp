// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prompt/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace lastro::prompt;

class JsonSchemaTest : public QObject {
    Q_OBJECT
    static QByteArray compact(const QJsonObject &schema) { return QJsonDocument(schema).toJson(QJsonDocument::Compact); }
private Q_SLOTS:
    void words()
    {
        QCOMPARE(compact(valueSchema("integer")), QByteArray("{\"type\":\"integer\"}"));
        QCOMPARE(compact(valueSchema("boolean", Null::Allowed)), QByteArray("{\"type\":[\"boolean\",\"null\"]}"));
        QCOMPARE(compact(oneOfSchema({QStringLiteral("a#b")})), QByteArray("{\"enum\":[\"a#b\"],\"type\":\"string\"}"));
        QCOMPARE(compact(oneOfSchema({}, Null::Allowed)), QByteArray("{\"enum\":[null],\"type\":[\"string\",\"null\"]}"));
        QCOMPARE(compact(listSchema(valueSchema("string"))), QByteArray("{\"items\":{\"type\":\"string\"},\"type\":\"array\"}"));
    }

    void objectsAreClosed()
    {
        const QJsonObject schema = objectSchema({{QStringLiteral("text"), valueSchema("string")}, {QStringLiteral("quote"), valueSchema("string")}});
        QCOMPARE(schema.value(QStringLiteral("required")).toArray(), (QJsonArray{QStringLiteral("quote"), QStringLiteral("text")}));
        QCOMPARE(schema.value(QStringLiteral("additionalProperties")), QJsonValue(false));
    }
};

QTEST_GUILESS_MAIN(JsonSchemaTest)
#include "tst_jsonschema.moc"

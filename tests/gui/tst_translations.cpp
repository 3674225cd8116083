// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {
struct Message {
    QString context;
    QString source;
    QStringList translations;
    bool unfinished = false;
    bool numerus = false;
};

QList<Message> messagesOf(const QString &file)
{
    QFile input(file);
    if (!input.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&input);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement() && xml.tokenType() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.append({context, {}, {}, false, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")});
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.last().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.last().numerus)
                messages.last().translations << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.last().translations << xml.readElementText();
        }
    }
    return messages;
}

QStringList placesOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%(?:\\d|L?n)"));
    QStringList places;
    for (auto it = place.globalMatch(text); it.hasNext();)
        places << it.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}
} // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void languages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("pluralOnly");
        QTest::newRow("Portuguese") << QStringLiteral("pt_BR") << true;
        QTest::newRow("English") << QStringLiteral("en") << false;
    }

    // What the sources hold now, compared with what is translated.
    void languages()
    {
        QFETCH(QString, language);
        QFETCH(bool, pluralOnly);
        QTemporaryDir folder;
        const QString kept = QStringLiteral(LASTRO_SOURCE_DIR "/translations/lastro_") + language + QStringLiteral(".ts");
        const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
        QVERIFY(QFile::copy(kept, fresh));
        QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-no-obsolete"), QStringLiteral("-locations"), QStringLiteral("none"),
                              QStringLiteral("-I"), QStringLiteral(LASTRO_SOURCE_DIR), QStringLiteral("-source-language"), QStringLiteral("pt_BR"),
                              QStringLiteral("-target-language"), language};
        if (pluralOnly)
            arguments << QStringLiteral("-pluralonly");
        for (const QString &part : {QStringLiteral("ui"), QStringLiteral("words"), QStringLiteral("app")})
            arguments << QStringLiteral(LASTRO_SOURCE_DIR "/") + part;
        arguments << QStringLiteral("-ts") << fresh;
        QProcess lupdate;
        lupdate.start(QDir(QLibraryInfo::path(QLibraryInfo::BinariesPath)).filePath(QStringLiteral("lupdate")), arguments);
        QVERIFY(lupdate.waitForFinished(120'000));
        QCOMPARE(lupdate.exitCode(), 0);

        const QList<Message> messages = messagesOf(fresh);
        QVERIFY(messages.size() >= (pluralOnly ? 4 : 200));
        QStringList wrong;
        for (const Message &message : messages) {
            const bool empty = message.translations.isEmpty() || message.translations.contains(QString());
            bool placesDiffer = false;
            for (const QString &translation : message.translations)
                placesDiffer = placesDiffer || placesOf(translation) != placesOf(message.source);
            if (message.unfinished || empty || placesDiffer)
                wrong << message.context + QStringLiteral(": ") + message.source;
        }
        QCOMPARE(wrong.join(QLatin1Char('\n')), QString());
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"

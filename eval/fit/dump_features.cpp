// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the judge sees of a ruler's questions, for fitting: dump_features FOLDER BASE RULER OUT TUNING [left out | NUMBER]
// The base is indexed under that tuning (empty: the packaged one) first. A judged section a line: {"id", "answerable", "section", "seal", "right", "removed", "features": {...}}. With "left out"
// each answerable question is asked again without its right sections ("removed": true); a NUMBER is of the best
// sections that are judged.
#include "core/engine/engine.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lastro;

namespace {

bool isRight(const QJsonObject &line, const model::Evidence &evidence)
{
    for (const QJsonValue &value : line.value(QStringLiteral("expected")).toArray()) {
        const QString document = value[QStringLiteral("document")].toString();
        const QString section = value[QStringLiteral("section")].toString();
        const QString heading = value[QStringLiteral("heading")].toString();
        const bool sameDocument = evidence.document.id == document || QFileInfo(evidence.document.path).fileName() == document || evidence.document.path == document;
        if (sameDocument && (section.isEmpty() || section == evidence.section.id.anchor()) && (heading.isEmpty() || heading == evidence.section.heading))
            return true;
    }
    return false;
}

void write(QFile &out, const QJsonObject &line, const model::Answer &answer, bool removed)
{
    for (const model::Evidence &evidence : answer.evidence) {
        if (!evidence.judge)
            continue;
        QJsonObject features;
        for (const model::JudgeReason &reason : evidence.reasons)
            features.insert(reason.feature, qIsNaN(reason.value) ? QJsonValue() : QJsonValue(reason.value));
        out.write(QJsonDocument(QJsonObject{{QStringLiteral("id"), line.value(QStringLiteral("id"))},
                                            {QStringLiteral("answerable"), line.value(QStringLiteral("answerable"))},
                                            {QStringLiteral("section"), evidence.section.id.toString()},
                                            {QStringLiteral("seal"), model::sealName(evidence.document.seal)},
                                            {QStringLiteral("right"), isRight(line, evidence)}, {QStringLiteral("removed"), removed},
                                            {QStringLiteral("outcome"), model::outcomeName(answer.outcome)},
                                            {QStringLiteral("features"), features}}).toJson(QJsonDocument::Compact) + '\n');
    }
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 6) {
        qWarning("dump_features FOLDER BASE RULER OUT TUNING [left out | NUMBER]");
        return 2;
    }
    engine::EngineConfig config = engine::defaultConfig(arguments[2]);
    if (!arguments[5].isEmpty())
        config.tuningFile = arguments[5];
    const auto engine = engine::Engine::open(config);
    QFile ruler(arguments[3]);
    QFile out(arguments[4]);
    if (!engine || !(*engine)->addFolder(arguments[1], std::nullopt) || !(*engine)->index({}, {}, {}) || !ruler.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly))
        return 1;
    while (!ruler.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(ruler.readLine()).object();
        if (line.isEmpty())
            continue;
        const model::Question question{line.value(QStringLiteral("question")).toString(), line.value(QStringLiteral("area")).toString(),
                                       QDate::fromString(line.value(QStringLiteral("on")).toString(), Qt::ISODate)};
        engine::AskOptions options;
        options.judged = std::max(options.judged, arguments.value(6).toInt());
        const auto answer = (*engine)->ask(question, {}, {}, options);
        if (!answer) {
            qWarning("%s: %s", qPrintable(question.text), qPrintable(answer.error().detail));
            continue;
        }
        write(out, line, *answer, false);
        if (arguments.value(6) != QLatin1String("left out") || !line.value(QStringLiteral("answerable")).toBool())
            continue;
        for (const model::Evidence &evidence : answer->evidence)
            if (isRight(line, evidence))
                options.leftOut += evidence.section.id.toString();
        const auto without = (*engine)->ask(question, {}, {}, options);
        if (without)
            write(out, line, *without, true);
    }
    return 0;
}

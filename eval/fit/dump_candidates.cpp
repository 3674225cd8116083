// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What retrieval knows of a base and a ruler's questions, for fitting: dump_candidates BASE WEIGHTS RULER OUT
// OUT-sections.jsonl: a section a line with what is embedded of it. OUT-questions.jsonl: a question a line with the raw
// scores of every section that may answer it.
#include "core/embedding/e5embedder.h"
#include "core/index/passages.h"
#include "core/index/vectorindex.h"
#include "core/retrieval/retriever.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "core/store/stewardstore.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lastro;

namespace {

QJsonValue number(double value) { return qIsNaN(value) ? QJsonValue() : QJsonValue(value); }

void writeLine(QFile &file, const QJsonObject &object)
{
    file.write(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

bool writeSections(store::IndexReader &reader, const QString &path)
{
    QFile file(path);
    const auto documents = reader.documents();
    if (!documents || !file.open(QIODevice::WriteOnly))
        return false;
    for (const model::Document &document : *documents) {
        const auto sections = reader.sectionsOf(document.id);
        if (!sections)
            return false;
        for (const model::Section &section : *sections) {
            QJsonArray passages;
            for (const store::Passage &passage : index::makePassages(section))
                passages += passage.embeddedText;
            writeLine(file, {{QStringLiteral("id"), section.id.toString()}, {QStringLiteral("document"), document.id}, {QStringLiteral("path"), document.path},
                             {QStringLiteral("seal"), model::sealName(document.seal)}, {QStringLiteral("heading"), section.heading},
                             {QStringLiteral("text"), section.text}, {QStringLiteral("passages"), passages}});
        }
    }
    return true;
}

QJsonObject candidates(const retrieval::Retrieved &retrieved)
{
    QJsonArray ids, lexical, vector, words;
    for (const model::Evidence &evidence : retrieved.evidence) {
        ids += evidence.section.id.toString();
        lexical += number(evidence.scores.lexical);
        vector += number(evidence.scores.vector);
    }
    for (const model::QuestionWord &word : retrieved.profile.words)
        words += QJsonObject{{QStringLiteral("text"), word.text}, {QStringLiteral("code"), word.code}, {QStringLiteral("sections"), word.sections},
                             {QStringLiteral("official"), word.officialSections}};
    return {{QStringLiteral("ids"), ids}, {QStringLiteral("lexical"), lexical}, {QStringLiteral("vector"), vector}, {QStringLiteral("words"), words},
            {QStringLiteral("sections"), retrieved.profile.sections}, {QStringLiteral("embedded"), retrieved.profile.text}};
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() != 5) {
        qWarning("dump_candidates BASE WEIGHTS RULER OUT");
        return 2;
    }
    const base::SystemClock clock;
    const auto embedder = embedding::E5Embedder::load(arguments[2]);
    const auto database = store::Database::open(arguments[1], store::Access::Read, clock);
    QFile ruler(arguments[3]);
    QFile out(arguments[4] + QStringLiteral("-questions.jsonl"));
    if (!embedder || !database || !ruler.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly))
        return 1;
    const auto reader = (*database)->reader();
    const auto steward = (*database)->steward();
    if (!reader || !steward || !writeSections(**reader, arguments[4] + QStringLiteral("-sections.jsonl")))
        return 1;
    const auto description = (*steward)->description();
    auto entries = (*reader)->vectors((*embedder)->model());
    if (!description || !entries)
        return 1;
    const std::shared_ptr<const index::VectorIndex> vectors = index::makeExactIndex(std::move(*entries), (*embedder)->dimensions());
    retrieval::Retriever retriever(**reader, [&] { return vectors; }, embedder->get());
    retrieval::RetrieverOptions options;
    options.candidates = 100'000;
    while (!ruler.atEnd()) {
        QJsonObject line = QJsonDocument::fromJson(ruler.readLine()).object();
        if (line.isEmpty())
            continue;
        const QDate day = QDate::fromString(line.value(QStringLiteral("on")).toString(), Qt::ISODate);
        const auto retrieved = retriever.retrieve({line.value(QStringLiteral("question")).toString(), line.value(QStringLiteral("area")).toString(),
                                                   day.isValid() ? day : clock.today()}, description->glossary, options);
        if (!retrieved)
            return 1;
        line.insert(QStringLiteral("candidates"), candidates(*retrieved));
        writeLine(out, line);
    }
    return 0;
}

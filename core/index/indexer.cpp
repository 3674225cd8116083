// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/indexer.h"

#include "core/base/logging.h"
#include "core/embedding/embedder.h"
#include "core/index/documentbuilder.h"
#include "core/index/embeddingrun.h"
#include "core/index/openvectorindex.h"
#include "core/index/readahead.h"
#include "core/store/database.h"
#include "core/store/indexreader.h"
#include "core/store/indexwriter.h"

#include <QElapsedTimer>

namespace lastro::index {

namespace {

constexpr int extractorChildren = 2;
constexpr int commitEveryMs = 1'000;

/// One run: its members are what the steps share.
class Run {
public:
    Run(store::Database &database, const IndexRun &run, const Progress &progress, const base::CancelToken &cancel)
        : m_database(database), m_run(run), m_tell(progress), m_cancel(cancel)
    {
        m_clock.start();
    }

    base::Result<model::IndexReport> go();

private:
    base::Result<void> openStore();
    base::Result<void> removeGone();
    base::Result<void> readFiles();
    base::Result<void> putOne(const PlannedFile &planned, ReadFile &&read);
    base::Result<void> fail(const PlannedFile &planned, const base::Error &error);
    base::Result<void> commitIfDue(bool now = false);
    base::Result<void> embed();
    base::Result<void> refreshVectorFile();
    base::Result<void> summarise();
    void report(model::IndexPhase phase, const QString &file = {});
    base::Result<void> tellEstimate(int filesToRead);

    store::Database &m_database;
    const IndexRun &m_run;
    const Progress &m_tell;
    base::CancelToken m_cancel;
    QElapsedTimer m_clock;
    QElapsedTimer m_sinceCommit;
    std::unique_ptr<store::IndexReader> m_reader;
    std::unique_ptr<store::IndexWriter> m_writer;
    IndexPlan m_plan;
    model::IndexReport m_report;
    model::IndexProgress m_progress;
    qint64 m_passagesRead = 0;
};

void Run::report(model::IndexPhase phase, const QString &file)
{
    m_progress.phase = phase;
    m_progress.file = file;
    if (m_tell)
        m_tell(m_progress);
}

base::Result<void> Run::tellEstimate(int filesToRead)
{
    if (!m_run.estimated)
        return {};
    const auto estimate = estimateOf(m_plan, filesToRead, *m_reader, m_run.embeddingModel,
                                     m_run.tokenVectors && m_run.embedder && m_run.embedder->tokenWidth() > 0);
    if (!estimate)
        return std::unexpected(estimate.error());
    m_run.estimated(*estimate);
    return {};
}

base::Result<void> Run::openStore()
{
    auto reader = m_database.reader();
    if (!reader)
        return std::unexpected(reader.error());
    auto writer = m_database.writer();
    if (!writer)
        return std::unexpected(writer.error());
    m_reader = std::move(*reader);
    m_writer = std::move(*writer);
    return {};
}

base::Result<void> Run::removeGone()
{
    QStringList declared;
    for (const model::SourceRecord &source : m_run.sources)
        declared << source.id;
    if (auto begun = m_writer->begin(); !begun)
        return begun;
    m_sinceCommit.start();
    if (auto kept = m_writer->keepOnlySources(declared); !kept)
        return kept;
    for (const model::SourceRecord &source : m_run.sources)
        if (auto sealed = m_writer->setSeal(source.id, source.seal); !sealed)
            return sealed;
    if (auto keyed = m_writer->keyPassages(m_run.embeddingModel); !keyed)
        return keyed;
    if (!m_run.tokenVectors)
        if (auto dropped = m_writer->dropTokenVectors(); !dropped)
            return dropped;
    for (const GoneFile &gone : m_plan.gone)
        if (auto removed = m_writer->removeFile(gone.source, gone.path); !removed)
            return removed;
    for (const model::FileFailure &refused : m_plan.refused) {
        store::FileState state;
        state.path = refused.path;
        state.failure = refused.error;
        if (auto put = m_writer->putFailure(refused.source, state); !put)
            return put;
    }
    return commitIfDue(true);
}

base::Result<void> Run::commitIfDue(bool now)
{
    if (!now && m_sinceCommit.elapsed() < commitEveryMs)
        return {};
    if (auto committed = m_writer->commit(); !committed)
        return committed;
    m_sinceCommit.restart();
    return now ? base::Result<void>{} : m_writer->begin();
}

base::Result<void> Run::fail(const PlannedFile &planned, const base::Error &error)
{
    m_report.failed.push_back({planned.source.id, planned.file.path, error});
    store::FileState state;
    state.path = planned.file.path;
    state.bytes = planned.file.bytes;
    state.modifiedNs = planned.file.modifiedNs;
    state.sidecarNs = planned.file.sidecarNs;
    state.failure = error;
    return m_writer->putFailure(planned.source.id, state);
}

base::Result<void> Run::putOne(const PlannedFile &planned, ReadFile &&read)
{
    if (!read.extraction)
        return fail(planned, read.extraction.error());
    const BuiltDocument built = buildDocument(planned, *read.extraction, read.sidecar, m_plan.documentIds);
    if (built.sections.empty())
        return fail(planned, {base::ErrorCode::FileEmpty, planned.file.path, {}});
    m_progress.sections += qint64(built.sections.size());
    for (const store::SectionWithPassages &section : built.sections)
        m_passagesRead += qint64(section.passages.size());
    return m_writer->putDocument(built.document, planned.file.sidecarNs, built.sections, m_run.embeddingModel);
}

base::Result<void> Run::readFiles()
{
    m_progress.filesTotal = int(m_plan.read.size());
    ReadAhead ahead(m_plan.read, m_run.extractorProgram, extractorChildren, m_cancel);
    if (auto begun = m_writer->begin(); !begun)
        return begun;
    m_sinceCommit.restart();
    for (const PlannedFile &planned : m_plan.read) {
        report(model::IndexPhase::Reading, planned.file.path);
        ReadFile read = ahead.take();
        if (m_cancel.isCancelled())
            break;
        if (auto put = putOne(planned, std::move(read)); !put)
            return put;
        ++m_progress.filesDone;
        if (auto committed = commitIfDue(); !committed)
            return committed;
    }
    if (auto committed = commitIfDue(true); !committed)
        return committed;
    return m_plan.read.size() > 500 ? m_writer->optimize() : base::Result<void>{};
}

base::Result<void> Run::embed()
{
    if (!m_run.embedder || m_cancel.isCancelled())
        return {};
    if (auto told = tellEstimate(0); !told)
        return told;
    EmbeddingRun run(*m_reader, *m_writer, *m_run.embedder, m_run.tokenVectors);
    const auto embedded = run.go(m_progress, [this] { report(model::IndexPhase::Embedding); }, m_cancel);
    m_report.embedded = run.embedded();
    return embedded;
}

/// The graph of a large base, when the vectors are no longer those of its file. A base that can be scanned has none.
base::Result<void> Run::refreshVectorFile()
{
    if (!m_run.embedder || m_cancel.isCancelled())
        return {};
    const auto counts = m_reader->counts(m_run.embeddingModel);
    const auto generation = m_reader->generation();
    const auto stamp = m_reader->vectorFileStamp();
    if (!counts || !generation || !stamp)
        return std::unexpected(!counts ? counts.error() : !generation ? generation.error() : stamp.error());
    if (counts->vectors <= qint64(LargestExactIndex) || stamp->value(QStringLiteral("generation")) == QString::number(*generation))
        return {};
    const VectorFile::Key key{m_database.folder(), *generation, m_run.embeddingModel, m_run.embedder->dimensions()};
    const auto rebuilt = rebuildVectorIndex(key, [this] { return m_reader->vectors(m_run.embeddingModel); }, m_cancel);
    if (!rebuilt)
        return rebuilt.error().code == base::ErrorCode::Cancelled ? base::Result<void>{} : std::unexpected(rebuilt.error());
    if (auto begun = m_writer->begin(); !begun)
        return begun;
    if (auto stamped = m_writer->setVectorFileStamp(rebuilt->stamp); !stamped)
        return stamped;
    if (auto committed = m_writer->commit(); !committed)
        return committed;
    VectorFile(key).removeOthers();
    return {};
}

base::Result<void> Run::summarise()
{
    const auto counts = m_reader->counts(m_run.embeddingModel);
    if (!counts)
        return std::unexpected(counts.error());
    const auto documents = m_reader->documents();
    if (!documents)
        return std::unexpected(documents.error());
    for (const model::Document &document : *documents)
        for (const QString &note : document.notes)
            m_report.notes.push_back({document.path, note});
    m_report.documents = int(counts->documents);
    m_report.sections = counts->sections;
    m_report.vectorRows = counts->vectors;
    if (m_run.embedder) {
        m_report.embeddingModel = m_run.embeddingModel;
        m_report.dimensions = m_run.embedder->dimensions();
    }
    m_report.cancelled = m_cancel.isCancelled();
    m_report.seconds = double(m_clock.elapsed()) / 1000.0;
    return {};
}

base::Result<model::IndexReport> Run::go()
{
    report(model::IndexPhase::Listing);
    if (auto opened = openStore(); !opened)
        return std::unexpected(opened.error());
    auto plan = makeIndexPlan(*m_reader, m_run.sources, m_cancel);
    if (!plan)
        return std::unexpected(plan.error());
    m_plan = std::move(*plan);
    m_report.unchanged = m_plan.unchanged;
    m_report.failed = m_plan.failed;

    base::Result<void> done = removeGone();
    if (done)
        done = tellEstimate(int(m_plan.read.size()));
    if (done && !m_plan.read.empty()) {
        const auto pendingBefore = m_reader->pendingSize(m_run.embeddingModel);
        done = readFiles();
        const auto pendingAfter = m_reader->pendingSize(m_run.embeddingModel);
        if (pendingBefore && pendingAfter)
            m_report.reused = std::max<qint64>(0, m_passagesRead - std::max<qint64>(0, pendingAfter->texts - pendingBefore->texts));
    }
    if (done)
        done = embed();
    if (done)
        done = refreshVectorFile();
    if (!done) {
        qCWarning(lastroIndex) << "The index run stopped:" << base::errorCodeName(done.error().code) << done.error().detail;
        m_writer->rollback();
        m_report.stopped = done.error();
    }
    report(model::IndexPhase::Finishing);
    if (auto summed = summarise(); !summed)
        return std::unexpected(summed.error());
    return std::move(m_report);
}

} // namespace

base::Result<model::IndexReport> runIndex(store::Database &database, const IndexRun &run, const Progress &progress,
                                          const base::CancelToken &cancel)
{
    return Run(database, run, progress, cancel).go();
}

} // namespace lastro::index

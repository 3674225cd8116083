// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/index/indexplan.h"

#include "core/index/embeddingrun.h"
#include "core/store/indexreader.h"

namespace lastro::index {

namespace {

// Measured on two cores (tests/benchmark); only for the estimate before a run has figures of its own.
constexpr double filesPerSecond = 250;
constexpr double tokensPerSecond = 2'000;

bool isWorthAnotherTry(base::ErrorCode code)
{
    switch (code) {
    case base::ErrorCode::FileNotFound:
    case base::ErrorCode::FileUnreadable:
    case base::ErrorCode::ExtractorMissing:
    case base::ErrorCode::Cancelled:
        return true;
    default:
        return false;
    }
}

bool isUnchanged(const store::FileState &state, const sources::FoundFile &file)
{
    return state.bytes == file.bytes && state.modifiedNs == file.modifiedNs && state.sidecarNs == file.sidecarNs;
}

void refuse(IndexPlan &plan, const model::FileFailure &failure, const store::FileState *known)
{
    plan.failed.push_back(failure);
    if (!known || known->failure != failure.error)
        plan.refused.push_back(failure);
}

void planSource(IndexPlan &plan, const model::SourceRecord &source, const sources::FolderListing &listing,
                const std::vector<store::FileState> &known)
{
    QHash<QString, const store::FileState *> states;
    for (const store::FileState &state : known)
        states.insert(state.path, &state);

    for (const sources::FoundFile &file : listing.files) {
        const store::FileState *state = states.take(file.path);
        if (!state || !isUnchanged(*state, file) || (state->failure && isWorthAnotherTry(state->failure->code))) {
            plan.read.push_back({source, file});
        } else if (state->failure) {
            plan.failed.push_back({source.id, file.path, *state->failure});
        } else {
            ++plan.unchanged;
            plan.documentIds.insert(state->document);
        }
    }
    for (const sources::SkippedFile &skipped : listing.skipped) {
        refuse(plan, {source.id, skipped.path, skipped.reason}, states.value(skipped.path));
        if (const store::FileState *state = states.value(skipped.path); state && state->failure)
            states.remove(skipped.path);
    }
    for (auto state = states.cbegin(); state != states.cend(); ++state)
        plan.gone.push_back({source.id, state.key()});
}

} // namespace

base::Result<IndexPlan> makeIndexPlan(store::IndexReader &reader, const std::vector<model::SourceRecord> &sources,
                                      const base::CancelToken &cancel)
{
    IndexPlan plan;
    for (const model::SourceRecord &source : sources) {
        const auto known = reader.fileStates(source.id);
        if (!known)
            return std::unexpected(known.error());
        const auto listing = sources::listFolder(source, cancel);
        if (listing) {
            plan.presentSources << source.id;
            planSource(plan, source, *listing, *known);
        } else if (listing.error().code == base::ErrorCode::Cancelled) {
            return std::unexpected(listing.error());
        } else {
            const auto whole = std::find_if(known->begin(), known->end(), [](const store::FileState &state) { return state.path.isEmpty(); });
            refuse(plan, {source.id, {}, listing.error()}, whole == known->end() ? nullptr : &*whole);
            for (const store::FileState &state : *known)
                if (!state.document.isEmpty()) {
                    ++plan.unchanged;
                    plan.documentIds.insert(state.document);
                }
        }
    }
    return plan;
}

base::Result<model::IndexEstimate> estimateOf(const IndexPlan &plan, int filesToRead, store::IndexReader &reader,
                                              const QString &embeddingModel, bool tokensToo)
{
    const auto pending = reader.pendingSize(embeddingModel, tokensToo);
    if (!pending)
        return std::unexpected(pending.error());
    model::IndexEstimate estimate;
    estimate.filesToRead = filesToRead;
    estimate.filesUnchanged = plan.unchanged;
    estimate.filesGone = int(plan.gone.size());
    estimate.passagesToEmbed = pending->texts;
    estimate.tokens = qint64(double(pending->characters) / charactersPerToken);
    estimate.seconds = double(filesToRead) / filesPerSecond + double(estimate.tokens) / tokensPerSecond;
    return estimate;
}

} // namespace lastro::index

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/model/progress.h"

#include <functional>

namespace lastro::store { class Database; }
namespace lastro::embedding { class Embedder; }

namespace lastro::index {

using Progress = std::function<void(const model::IndexProgress &)>;
/// Told once the folders are listed, and again, exactly, once all files are read and before the first is embedded.
using Estimated = std::function<void(const model::IndexEstimate &)>;

struct IndexRun {
    std::vector<model::SourceRecord> sources;     ///< the whole base: documents of other sources are removed
    QString extractorProgram;
    QString embeddingModel;                       ///< keys the passages, also while no embedder is at hand
    embedding::Embedder *embedder = nullptr;      ///< null: words only, vectors stay as they are
    bool tokenVectors = true;                     ///< false: none are stored, and those that are there go
    Estimated estimated;                          ///< may be empty; called on the run's thread
};

/// Brings the index of a base up to date: reads what is new or changed, removes what is gone, then embeds what has no
/// vector yet. Commits every second or so; words are searchable from then on. Cancelled, killed or stopped by an error
/// (IndexReport::stopped), the next run goes on from the last commit.
/// Blocking, one worker thread; progress is called on it, at least every 200 ms while files are read.
base::Result<model::IndexReport> runIndex(store::Database &database, const IndexRun &run, const Progress &progress,
                                          const base::CancelToken &cancel);

} // namespace lastro::index

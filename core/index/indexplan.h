// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/model/progress.h"
#include "core/sources/foldersource.h"

#include <QSet>

namespace lastro::store { class IndexReader; }

namespace lastro::index {

struct PlannedFile {
    model::SourceRecord source;
    sources::FoundFile file;
};

struct GoneFile {
    QString source;
    QString path;
};

/// What a run has to do so that the index agrees with the folders.
struct IndexPlan {
    std::vector<PlannedFile> read;                ///< new, changed, or worth another try; by source, then path
    std::vector<GoneFile> gone;
    int unchanged = 0;
    QSet<QString> documentIds;                    ///< of the unchanged documents
    std::vector<model::FileFailure> failed;       ///< known before reading: unreadable, unsupported, failed and unchanged
    std::vector<model::FileFailure> refused;      ///< those of failed that the store does not know yet
    QStringList presentSources;                   ///< folders that are there; the others keep their documents
};

/// Compares each source's folder with what the store knows. A folder that is missing is named in failed, and nothing of
/// it is removed. Errors: StoreFailed, Cancelled.
base::Result<IndexPlan> makeIndexPlan(store::IndexReader &reader, const std::vector<model::SourceRecord> &sources,
                                      const base::CancelToken &cancel);

/// What is left to do. While filesToRead > 0, passages and tokens are only those of what is already in the index.
/// Error: StoreFailed.
base::Result<model::IndexEstimate> estimateOf(const IndexPlan &plan, int filesToRead, store::IndexReader &reader,
                                              const QString &embeddingModel, bool tokensToo = false);

} // namespace lastro::index

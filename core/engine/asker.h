// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/clock.h"
#include "core/engine/languagemodels.h"
#include "core/engine/pipeline.h"
#include "core/model/basetuning.h"
#include "core/model/progress.h"

#include <functional>
#include <memory>

namespace lastro::store { class Database; class IndexReader; }
namespace lastro::embedding { class Embedder; }

namespace lastro::engine {

/// What is known of the base when a question comes.
struct Ground {
    model::BaseDescription description;
    model::BaseTuning tuning;
    std::shared_ptr<embedding::Embedder> embedder;          ///< null: words only
};

/// What answers questions on one base: a reader of its own, the vector index of the newest generation, retriever, judge
/// and pipeline. One question at a time.
class Asker {
public:
    /// The database and the clock must outlive it.
    static base::Result<std::unique_ptr<Asker>> make(store::Database &database, const base::Clock &clock, const QString &embeddingModel);
    ~Asker();

    /// Reads what the first question needs. Failures show at the question.
    void warmUp(const std::shared_ptr<embedding::Embedder> &embedder);
    /// cast: the language models that take part; turn: the question's number in the ledger.
    base::Result<model::Answer> ask(const model::Question &question, const Ground &ground,
                                    const std::function<void(const model::TraceStep &)> &trace, const base::CancelToken &cancel,
                                    const AskOptions &options, const Cast &cast = {}, qint64 turn = 0);
    base::Result<model::SearchResult> search(const model::Question &words, const Ground &ground, int limit);
    Parameters parameters(const Ground &ground, const AskOptions &options);

private:
    struct Private;
    explicit Asker(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lastro::engine

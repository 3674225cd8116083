// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/embedding/batchplan.h"
#include "core/embedding/embedder.h"
#include "core/embedding/turnstile.h"
#include "core/embedding/wordtable.h"

#include <memory>

namespace lastro::embedding {

class EncoderTuning;

/// The compiled encoder. run() is safe from any thread; callers pass one at a time, in the order they came.
class E5Runtime {
public:
    /// tuning may be null. Compiles for this many threads; takes most of a second. Error: ModelFailed.
    static base::Result<std::unique_ptr<E5Runtime>> compile(const E5File &file, const EncoderTuning *tuning, int threads);
    ~E5Runtime();

    struct Output {
        Vector vector;
        std::vector<float> states;      ///< a row of hidden values for each token of the input
    };
    /// One output for each input of the batch, in its order. Each has at least one token and at most batch.length, all
    /// valid for the file. Error: ModelFailed.
    base::Result<std::vector<Output>> run(const std::vector<std::vector<int>> &inputs, const Batch &batch);

private:
    struct Private;
    explicit E5Runtime(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lastro::embedding

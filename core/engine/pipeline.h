// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>

namespace lastro::engine {

/// A way to answer that can be measured beside the others. Final is what people get.
enum class Pipeline {
    Final,
    FinalNoJudge,      ///< as Final, every section found counts as answering
    Rrf,               ///< reciprocal rank fusion of words and vectors, judged
    Words,             ///< BM25 alone, judged
    Vectors,           ///< cosines alone, judged
};

QString pipelineName(Pipeline pipeline);          ///< "final", "final-no-judge", "rrf", "words", "vectors"
std::optional<Pipeline> pipelineNamed(const QString &name);

/// How one question is asked in an evaluation.
struct AskOptions {
    Pipeline pipeline = Pipeline::Final;
    QStringList leftOut;         ///< document ids, or "DOCUMENT#ANCHOR": as if they were not in the base
};

} // namespace lastro::engine

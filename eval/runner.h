// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "eval/case.h"
#include "eval/ruler.h"

namespace lastro::eval {

/// What is taken out of the base before a question is asked again.
enum class LeftOut { Section, Document };
QString leftOutName(LeftOut what);            ///< "section" | "document"

struct EvaluationProgress {
    engine::Pipeline pipeline = engine::Pipeline::Final;
    int run = 0;                              ///< from 0, of all rounds of the runner
    int runs = 1;
    int questionsDone = 0;
    int questions = 0;
};

/// Expected by the ruler, and not in the base as the question's area sees it.
struct MissingSource {
    QString question;
    ExpectedSource expected;
};

/// Asks a ruler's questions, in order, round after round. Its references must outlive it; one thread.
class Runner {
public:
    using Progress = std::function<void(const EvaluationProgress &)>;
    /// options: what every question is asked with; leftOut is the runner's.
    Runner(engine::Engine &engine, engine::AskOptions options, int rounds, const Progress &progress, const base::CancelToken &cancel);

    /// Looks the expected sources up. The ruler must outlive the runner.
    base::Result<void> prepare(const Ruler &ruler);
    const std::vector<MissingSource> &missing() const { return m_missing; }

    base::Result<std::vector<Case>> run();
    /// The answerable questions whose right sources are in the base, asked without them.
    base::Result<std::vector<Case>> runWithout(LeftOut what);

private:
    struct Prepared {
        const RulerQuestion *question = nullptr;
        RightSources right;
    };
    base::Result<std::vector<Case>> round(const std::vector<const Prepared *> &questions, std::optional<LeftOut> without);
    base::Result<Case> ask(const Prepared &prepared, std::optional<LeftOut> without);

    engine::Engine &m_engine;
    engine::AskOptions m_options;
    int m_rounds;
    int m_round = 0;
    const Progress &m_progress;
    const base::CancelToken &m_cancel;
    std::vector<Prepared> m_questions;
    std::vector<MissingSource> m_missing;
};

} // namespace lastro::eval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/baseline/pastedpolicies.h"
#include "eval/figures.h"

namespace lastro::eval::baseline {

/// Version 1 as it really answers: what a language model says freely to the pasted policies and each question.
struct FreeAnswers {
    std::vector<Case> cases;          ///< without rank, sources, claims and citations: a free text proves none
    Figures figures;                  ///< invention: answered although the base does not hold it; what is about sources is of no question
};

/// Asks every question of the ruler once, in order. A call that fails is a case with outcome error. progress is called
/// with the number of questions done. Errors: those that would be the same for every question (Cancelled, EndpointUnknown,
/// EndpointNotAllowed, EndpointInvalid, StoreFailed, NoWritePermission).
base::Result<FreeAnswers> askFreely(engine::Engine &engine, const PastedPolicies &policies, const Ruler &ruler, const QString &languageModel,
                                    const std::function<void(int done)> &progress, const base::CancelToken &cancel);

/// Does a free text refuse? Known by its first sentence of more than three words, and those before it, holding one of these,
/// search-folded: "não encontrei", "não encontramos", "não foi encontrad", "não há informaç", "não há menção", "não consta",
/// "não está nas políticas", "não está na política", "não está na base", "não tenho informaç", "não possuo informaç", "não sei",
/// "não é possível responder", "não posso responder", "não menciona", "não trata de", "não tratam de"; "could not find", "couldn't
/// find", "did not find", "cannot find", "can't find", "not found in", "no information", "not mention", "n't mention", "do not know",
/// "don't know", "not cover", "n't cover", "unable to answer", "cannot answer". An empty text refuses.
bool isRefusal(const QString &text);

/// figuresJson() with "cases" and "versions".
QJsonObject freeAnswersJson(const FreeAnswers &answers, const Ruler &ruler, const QJsonObject &languageModel);

} // namespace lastro::eval::baseline

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/followup.h"

#include "core/base/textfold.h"
#include "core/retrieval/querywords.h"

#include <QRegularExpression>

namespace lastro::retrieval {

namespace {

constexpr size_t mostTurns = 3;
constexpr qsizetype fewWords = 2;            ///< that carry meaning: a question of fewer says too little alone

} // namespace

bool leansOnPast(const QString &question)
{
    // It begins in the middle of something.
    static const QRegularExpression beginning(QStringLiteral(
        "^\\W*(?:e|mas|entao|ou|and|but|so|or)\\s+(?:se|no|na|nos|nas|pra|pro|para|por|quem|quando|qual|quanto|como|onde|o|a|os|as|em|com|sem|"
        "depois|antes|what|how|when|who|where|if|for|in|the)\\b"));
    // It points at what it does not name.
    static const QRegularExpression pointing(QStringLiteral(
        "\\b(?:diss?o|isso|isto|nisso|nesse caso|neste caso|nesses casos|d?essa regra|d?esse prazo|d?esse valor|d?esse limite|d?esse documento|"
        "d?essa politica|d?ele|d?ela|d?eles|d?elas|nele|nela|a mesma coisa|o mesmo vale|tambem vale|vale tambem|e ai|"
        "that rule|that case|this case|that one|the same|it|its|they|them|those|these)\\b"));
    static const QRegularExpression bare(QStringLiteral("^\\W*(?:por que|porque|quanto|quando|qual|quem|onde|como|why|how|when|who|where|which)\\W*$"));
    const QString folded = base::searchFolded(question);
    return folded.contains(beginning) || folded.contains(pointing) || folded.contains(bare)
        || queryWords(question).size() < fewWords;
}

std::vector<PastTurn> turnsNeeded(const QString &question, const std::vector<PastTurn> &turns)
{
    std::vector<PastTurn> needed;
    bool open = leansOnPast(question);
    for (auto turn = turns.rbegin(); turn != turns.rend() && open && needed.size() < mostTurns; ++turn) {
        needed.insert(needed.begin(), *turn);
        open = leansOnPast(turn->question);
    }
    return needed;
}

} // namespace lastro::retrieval

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"

#include <QRegularExpression>

namespace lastro::tests {

/// A wrapped text as a reader of the prompt finds it.
struct PromptBlock {
    QString header;
    QString text;
};

/// The blocks of a prompt, by its first marker alone: as a model that takes the rules at their word reads it.
inline std::vector<PromptBlock> blocksIn(const QString &prompt)
{
    static const QRegularExpression opening(QStringLiteral("^<<<([A-Za-z0-9_-]{22})$"), QRegularExpression::MultilineOption);
    const QString marker = opening.match(prompt).captured(1);
    std::vector<PromptBlock> blocks;
    PromptBlock block;
    int line = -1;                                  // -1: outside; 0: the header is next
    for (const QString &each : prompt.split(QLatin1Char('\n'))) {
        if (each == QStringLiteral("<<<") + marker) {
            block = {};
            line = 0;
        } else if (each == marker + QStringLiteral(">>>")) {
            blocks.push_back(block);
            line = -1;
        } else if (line == 0) {
            block.header = each;
            line = 1;
        } else if (line == 1) {
            block.text += (block.text.isEmpty() ? QString() : QStringLiteral("\n")) + each;
        }
    }
    return blocks;
}

inline QString promptText(const llm::ChatRequest &request)
{
    QString all;
    for (const llm::Message &message : request.messages)
        all += message.text + QLatin1Char('\n');
    return all;
}

} // namespace lastro::tests

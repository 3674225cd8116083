// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "tests/support/fakechatmodel.h"
#include "tests/support/modelanswers.h"
#include "tests/support/promptblocks.h"

#include <QSet>

namespace lastro::tests {

/// What a model that understands one question would say: which words a passage holds that answers it, or is about the same
/// subject, and how it would word the searches.
struct Understanding {
    QString answering;                ///< words of the sentence that answers; empty: none does
    QString about;                    ///< a word of what is on the same subject
    QStringList searches;
};

/// A model that reads its prompt as a good one would, by a script: it grades, words and quotes only what it was sent.
class ScriptedMind {
public:
    Understanding understanding;

    base::Result<QString> operator()(const llm::ChatRequest &request) const
    {
        const QString form = request.form ? request.form->name : QString();
        if (form == QStringLiteral("scores"))
            return scores(promptText(request));
        if (form == QStringLiteral("searches"))
            return searches();
        return answer(promptText(request));
    }

private:
    static bool holds(const QString &text, const QString &words)
    {
        return !words.isEmpty() && base::searchFolded(text).contains(base::searchFolded(words));
    }

    base::Result<QString> scores(const QString &prompt) const
    {
        QStringList grades;
        const auto blocks = blocksIn(prompt);
        const QStringList lines = blocks.empty() ? QStringList() : blocks.front().text.split(QLatin1Char('\n'));
        for (const QString &line : lines)
            grades += holds(line, understanding.answering) ? QStringLiteral("3") : holds(line, understanding.about) ? QStringLiteral("1") : QStringLiteral("0");
        return QStringLiteral("{\"scores\":[%1]}").arg(grades.join(QLatin1Char(',')));
    }

    base::Result<QString> searches() const
    {
        QJsonArray list;
        for (const QString &text : understanding.searches)
            list.append(QJsonObject{{QStringLiteral("text"), text}, {QStringLiteral("filters"), QJsonObject{{QStringLiteral("area"), QJsonValue()}, {QStringLiteral("in_force"), QJsonValue()}}}});
        return QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("searches"), list}}).toJson(QJsonDocument::Compact));
    }

    base::Result<QString> answer(const QString &prompt) const
    {
        for (const PromptBlock &block : blocksIn(prompt))
            for (const QString &line : block.text.split(QLatin1Char('\n')))
                if (holds(line, understanding.answering)) {
                    const QString section = block.header.section(QStringLiteral("doc:"), 1).section(QLatin1Char(' '), 0, 0);
                    return answerJson({{line, section, line}});
                }
        return answerJson({}, QStringLiteral("not_found"));
    }
};

} // namespace lastro::tests

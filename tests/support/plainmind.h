// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "tests/support/mindserver.h"

#include <QSet>

namespace lastro::tests {

/// Answers every request at once, as a model would that compares words and quotes: enough to take every step of a question at
/// its real size, and no measure of understanding.
class PlainMind {
public:
    ModelScript operator()(const RecordedRequest &request) const
    {
        const llm::ChatRequest asked = chatRequestOf(request);
        const QString form = asked.form ? asked.form->name : QString();
        const QString prompt = promptText(asked);
        const QString said = form == QStringLiteral("scores") ? scores(prompt) : form == QStringLiteral("searches") ? searches(prompt)
            : form == QStringLiteral("answer") ? answer(prompt) : QStringLiteral("Não encontrei nas políticas.");
        return script::reply(said, int(llm::estimatedTokens(prompt.size())), 0, int(llm::estimatedTokens(said.size())));
    }

private:
    static QSet<QString> wordsOf(const QString &text)
    {
        static const QRegularExpression between(QStringLiteral("[^a-z0-9]+"));
        QSet<QString> words;
        for (const QString &word : base::searchFolded(text).split(between, Qt::SkipEmptyParts))
            if (word.size() > 3)
                words.insert(word.left(5));
        return words;
    }
    static QString questionIn(const QString &prompt)
    {
        return prompt.section(QStringLiteral("[question] "), -1).section(QLatin1Char('\n'), 0, 0);
    }
    static double share(const QSet<QString> &question, const QString &text)
    {
        const QSet<QString> held = wordsOf(text) & question;
        return question.isEmpty() ? 0 : double(held.size()) / double(question.size());
    }

    static QString scores(const QString &prompt)
    {
        const QSet<QString> question = wordsOf(questionIn(prompt));
        QStringList grades;
        const auto blocks = blocksIn(prompt);
        for (const QString &line : blocks.empty() ? QStringList() : blocks.front().text.split(QLatin1Char('\n'))) {
            const double held = share(question, line);
            grades += QString::number(held >= 0.8 ? 3 : held >= 0.6 ? 2 : held >= 0.3 ? 1 : 0);
        }
        return QStringLiteral("{\"scores\":[%1]}").arg(grades.join(QLatin1Char(',')));
    }
    static QString searches(const QString &prompt)
    {
        const QJsonObject search{{QStringLiteral("text"), questionIn(prompt)}, {QStringLiteral("filters"), QJsonObject{{QStringLiteral("area"), QJsonValue()}, {QStringLiteral("in_force"), QJsonValue()}}}};
        return QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("searches"), QJsonArray{search}}}).toJson(QJsonDocument::Compact));
    }
    static QString answer(const QString &prompt)
    {
        const QSet<QString> question = wordsOf(questionIn(prompt));
        llm::ModelClaim best;
        double most = -1;
        for (const PromptBlock &block : blocksIn(prompt))
            for (const QString &line : block.text.split(QLatin1Char('\n')))
                if (const double held = share(question, line); held > most && line.size() > 20 && !line.contains(QStringLiteral("[...]"))) {
                    most = held;
                    best = {line, block.header.section(QStringLiteral("doc:"), 1).section(QLatin1Char(' '), 0, 0), line};
                }
        return best.section.isEmpty() ? answerJson({}, QStringLiteral("not_found")) : answerJson({best});
    }
};

} // namespace lastro::tests

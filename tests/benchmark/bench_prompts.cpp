// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the prompt tokens (characters / 4) that the steps of a language model would be sent for the questions of a ruler.
// Usage: bench_prompts BASE RULER.jsonl [GLOSSARY.csv]
#include "core/answer/outcomerules.h"
#include "core/answer/promptbuilder.h"
#include "core/engine/engine.h"
#include "core/judge/modeljudge.h"
#include "core/retrieval/modelrewriter.h"
#include "core/retrieval/querywords.h"
#include "core/store/indexreader.h"
#include "tests/support/fakechatmodel.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <cstdio>

using namespace lastro;

namespace {

struct Step {
    const char *name;
    prompt::Step step;
    qint64 tokens = 0;
    qint64 most = 0;
    int calls = 0;

    void add(const std::vector<llm::Message> &messages)
    {
        qint64 characters = 0;
        for (const llm::Message &message : messages)
            characters += message.text.size();
        const qint64 sent = llm::estimatedTokens(characters);
        tokens += sent;
        most = std::max(most, sent);
        ++calls;
    }
};

std::vector<QStringList> readGlossary(const QString &path)
{
    std::vector<QStringList> rows;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        while (!file.atEnd())
            rows.push_back(QString::fromUtf8(file.readLine()).trimmed().remove(QLatin1Char('"')).split(QLatin1Char(',')));
    return rows;
}

std::vector<model::Question> readQuestions(const QString &path)
{
    std::vector<model::Question> questions;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        while (!file.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
            if (const QString text = line.value(QStringLiteral("question")).toString(); !text.isEmpty())
                questions.push_back({text, line.value(QStringLiteral("area")).toString(), QDate::fromString(line.value(QStringLiteral("on")).toString(), Qt::ISODate)});
        }
    return questions;
}

model::QuestionProfile profileOf(const model::Question &question)
{
    model::QuestionProfile profile;
    profile.text = question.text;
    for (const retrieval::QueryWord &word : retrieval::queryWords(question.text))
        profile.words.push_back({word.text, {word.text}, false, 1, 1});
    profile.sections = profile.officialSections = 100;
    return profile;
}

QStringList areasOf(engine::Engine &engine)
{
    QStringList areas;
    for (const model::Document &document : engine.documents({}).value_or(std::vector<model::Document>{}))
        if (const QString area = document.metadata.area; !area.isEmpty() && !areas.contains(area))
            areas += area;
    return areas;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3) {
        std::fputs("usage: bench_prompts BASE RULER.jsonl [GLOSSARY.csv]\n", stderr);
        return 2;
    }
    const auto questions = readQuestions(arguments.at(2));
    auto config = engine::defaultConfig(arguments.at(1));
    config.writable = false;
    auto engine = engine::Engine::open(config);
    if (!engine || questions.empty()) {
        std::fputs("the base or the questions could not be read\n", stderr);
        return 1;
    }
    const std::vector<QStringList> glossary = readGlossary(arguments.value(3));
    const QStringList areas = areasOf(**engine);
    tests::FakeChatModel model([](const llm::ChatRequest &) { return base::Result<QString>(QString()); });
    const auto local = judge::makeLocalJudge(store::indexTerms);
    Step steps[] = {{"rewrite", prompt::Step::Rewrite}, {"judge", prompt::Step::Judge}, {"answer", prompt::Step::Answer}};
    for (const model::Question &question : questions) {
        const auto answer = (*engine)->ask(question, {}, {});
        if (!answer)
            continue;
        const model::QuestionProfile profile = profileOf(question);
        [[maybe_unused]] const auto planned = retrieval::ModelRewriter(model, {}).rewrite({question.text, {}, glossary, areas, false}, {});
        steps[0].add(model.requests().back().messages);
        std::vector<model::Evidence> judged;
        for (const model::Evidence &evidence : answer->evidence)
            if (evidence.judge)
                judged.push_back(evidence);
        if (!judged.empty()) {
            [[maybe_unused]] const auto graded = judge::ModelJudge(model, *local, *local, store::indexTerms, {}).judge(profile, judged, {});
            steps[1].add(model.requests().back().messages);
        }
        const answer::AnswerPlan plan = answer::planAnswer(answer->evidence, judge::askedKindOf(question.text));
        if (!plan.sections.empty())
            steps[2].add(answer::PromptBuilder(store::indexTerms, prompt::Language::Portuguese).build(profile, plan.sections).messages);
    }
    const double count = double(questions.size());
    double all = 0, fixed = 0;
    for (const Step &step : steps) {
        const qint64 instructions = llm::estimatedTokens(prompt::instructions(step.step, prompt::Language::Portuguese).size());
        all += double(step.tokens) / count;
        fixed += double(instructions * step.calls) / count;
        std::printf("%-8s calls %d of %zu  mean %.0f  most %lld  of it fixed %lld  a question %.0f\n", step.name, step.calls, questions.size(),
                    step.calls ? double(step.tokens) / step.calls : 0.0, step.most, instructions, double(step.tokens) / count);
    }
    std::printf("tokens a question %.0f, without the fixed beginnings %.0f\n", all, all - fixed);
    return 0;
}

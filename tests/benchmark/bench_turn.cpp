// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks every question of a ruler through the engine with a language model that answers at once (a scripted server on loopback), and
// prints the whole turn, what of it came after the first proven claim, and the tokens a question of each role.
// Usage: bench_turn BASE RULER.jsonl
#include "core/engine/engine.h"
#include "tests/benchmark/rulerbench.h"
#include "tests/support/plainmind.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <cstdio>

using namespace lastro;

namespace {

void print(const char *what, const std::vector<double> &milliseconds)
{
    std::printf("%-34s %5zu  p50 %6.1f ms  p95 %6.1f ms\n", what, milliseconds.size(), percentile(milliseconds, 0.5), percentile(milliseconds, 0.95));
}

void printTokens(engine::Engine &engine, size_t questions)
{
    QMap<QString, std::pair<qint64, qint64>> byRole;
    const QDate today = QDate::currentDate();
    for (const model::LedgerRow &row : engine.ledger(today, today).value_or(std::vector<model::LedgerRow>())) {
        byRole[row.role].first += 1;
        byRole[row.role].second += row.promptTokens;
    }
    qint64 all = 0;
    for (auto role = byRole.cbegin(); role != byRole.cend(); ++role) {
        all += role->second;
        std::printf("%-8s %5lld calls  %6.0f prompt tokens a question\n", qPrintable(role.key()), role->first, double(role->second) / double(questions));
    }
    std::printf("prompt tokens a question %.0f\n", double(all) / double(questions));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3) {
        std::fputs("usage: bench_turn BASE RULER.jsonl\n", stderr);
        return 2;
    }
    const auto questions = readQuestions(arguments.at(2));
    auto engine = engine::Engine::open(engine::defaultConfig(arguments.at(1)));
    if (!engine || questions.empty()) {
        std::fputs("the base (it is opened for writing) or the questions could not be read\n", stderr);
        return 1;
    }
    tests::ScriptedModelServer server;
    server.setAnswerer(tests::PlainMind());
    (*engine)->setModels(tests::setupWith(tests::askingEndpoint(QStringLiteral("bench"), server.url())), {});
    (*engine)->warmUp();

    std::vector<double> turns, first;
    QElapsedTimer timer;
    for (const model::Question &question : questions) {
        // What the server itself takes is no part of the program's.
        timer.start();
        double claimed = -1;
        engine::AskOptions options;
        options.onClaim = [&](const model::Claim &) { claimed = claimed < 0 ? double(timer.nsecsElapsed()) / 1e6 : claimed; };
        const auto answer = (*engine)->ask(question, {}, {}, options);
        if (!answer) {
            std::fprintf(stderr, "question failed: %s\n", qPrintable(base::errorCodeName(answer.error().code)));
            return 1;
        }
        turns.push_back(double(timer.nsecsElapsed()) / 1e6);
        if (claimed >= 0)
            first.push_back(turns.back() - claimed);
    }
    print("turn with a server that answers at once", turns);
    print("from the first claim to the end", first);
    printTokens(**engine, questions.size());
    return 0;
}

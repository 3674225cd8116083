// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks every question of a ruler file, several rounds, in one warm process, and prints the latency and the peak memory.
// Usage: bench_ask BASE RULER.jsonl [ROUNDS]
#include "core/engine/engine.h"
#include "tests/benchmark/rulerbench.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>

namespace {

double peakMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                return line.mid(6).trimmed().split(' ').first().toDouble() / 1024.0;
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3) {
        std::fputs("usage: bench_ask BASE RULER.jsonl [ROUNDS]\n", stderr);
        return 2;
    }
    const auto questions = readQuestions(arguments.at(2));
    auto config = lastro::engine::defaultConfig(arguments.at(1));
    config.writable = false;
    auto engine = lastro::engine::Engine::open(config);
    if (!engine || questions.empty()) {
        std::fputs("the base or the questions could not be read\n", stderr);
        return 1;
    }
    (*engine)->warmUp();

    const int rounds = arguments.size() > 3 ? arguments.at(3).toInt() : 3;
    std::vector<double> milliseconds;
    QMap<QString, std::vector<double>> parts;
    for (int round = 0; round < rounds; ++round)
        for (const auto &question : questions) {
            QElapsedTimer timer;
            timer.start();
            const auto answer = (*engine)->ask(question, {}, {});
            milliseconds.push_back(double(timer.nsecsElapsed()) / 1e6);
            if (!answer) {
                std::fprintf(stderr, "question failed: %s\n", qPrintable(answer.error().detail));
                return 1;
            }
            for (auto part = answer->timingsMs.cbegin(); part != answer->timingsMs.cend(); ++part)
                parts[part.key()].push_back(part.value());
        }
    std::printf("questions %zu  p50 %.1f ms  p95 %.1f ms  max %.1f ms  peak memory %.0f MB\n", milliseconds.size(),
                percentile(milliseconds, 0.5), percentile(milliseconds, 0.95), percentile(milliseconds, 1.0), peakMegabytes());
    for (auto part = parts.cbegin(); part != parts.cend(); ++part)
        std::printf("  %-10s p50 %.1f ms  p95 %.1f ms\n", qPrintable(part.key()), percentile(part.value(), 0.5), percentile(part.value(), 0.95));
    return 0;
}

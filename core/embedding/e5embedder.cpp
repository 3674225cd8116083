// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5embedder.h"

#include "core/embedding/batchplan.h"
#include "core/embedding/e5file.h"
#include "core/embedding/e5runtime.h"
#include "core/embedding/tokenizer.h"

namespace lastro::embedding {

namespace {

/// Bounds both the time that a question may have to wait and the memory of a run.
constexpr size_t TokensPerBatch = 384;

const QString PassagePrefix = QStringLiteral("passage: ");
const QString QueryPrefix = QStringLiteral("query: ");

QString nameOf(const QByteArray &digest)
{
    return QStringLiteral("e5-small-enpt-q4/") + QLatin1String(digest.toHex().first(8));
}

} // namespace

struct E5Embedder::Private {
    Tokenizer tokenizer;
    E5Shape shape;
    QString model;
    std::unique_ptr<E5Runtime> runtime;

    std::vector<int> tokens(const QString &prefix, const QString &text) const
    {
        std::vector<int> pieces = tokenizer.encode(prefix + text, size_t(shape.positions) - 2);
        pieces.insert(pieces.begin(), tokenizer.begin());
        pieces.push_back(tokenizer.end());
        return pieces;
    }
};

E5Embedder::E5Embedder(std::unique_ptr<Private> d) : d(std::move(d)) {}
E5Embedder::~E5Embedder() = default;

base::Result<std::unique_ptr<E5Embedder>> E5Embedder::load(const QString &weightsFile, int threads)
{
    auto file = E5File::read(weightsFile);
    if (!file)
        return std::unexpected(file.error());
    auto runtime = E5Runtime::compile(*file, threads);
    if (!runtime)
        return base::failure(runtime.error().code, weightsFile, runtime.error().detail);
    const QString model = nameOf(file->digest());
    auto d = std::unique_ptr<Private>(new Private{Tokenizer(file->pieces(), file->normalization()), file->shape(), model, std::move(*runtime)});
    return std::unique_ptr<E5Embedder>(new E5Embedder(std::move(d)));
}

base::Result<QString> E5Embedder::modelName(const QString &weightsFile)
{
    const auto digest = E5File::digestOf(weightsFile);
    return digest ? base::Result<QString>(nameOf(*digest)) : std::unexpected(digest.error());
}

QString E5Embedder::model() const
{
    return d->model;
}

int E5Embedder::dimensions() const
{
    return d->shape.hidden;
}

int E5Embedder::maximumTokens() const
{
    return d->shape.positions;
}

int E5Embedder::countTokens(const QString &text) const
{
    return int(d->tokenizer.encode(PassagePrefix + text).size()) + 2;
}

base::Result<std::vector<Vector>> E5Embedder::embedPassages(const QStringList &texts, const base::CancelToken &cancel)
{
    std::vector<std::vector<int>> inputs;
    std::vector<size_t> lengths;
    for (const QString &text : texts) {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        inputs.push_back(d->tokens(PassagePrefix, text));
        lengths.push_back(inputs.back().size());
    }

    std::vector<Vector> vectors(inputs.size());
    for (const Batch &batch : planBatches(lengths, size_t(maximumTokens()), TokensPerBatch)) {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        auto embedded = d->runtime->run(inputs, batch);
        if (!embedded)
            return std::unexpected(embedded.error());
        for (size_t i = 0; i < batch.inputs.size(); ++i)
            vectors[batch.inputs[i]] = std::move((*embedded)[i]);
    }
    return vectors;
}

base::Result<Vector> E5Embedder::embedQuery(const QString &text)
{
    const std::vector<std::vector<int>> input{d->tokens(QueryPrefix, text)};
    const Batch batch = planBatches({input.front().size()}, size_t(maximumTokens()), TokensPerBatch).front();
    auto vectors = d->runtime->run(input, batch);
    if (!vectors)
        return std::unexpected(vectors.error());
    return std::move(vectors->front());
}

} // namespace lastro::embedding

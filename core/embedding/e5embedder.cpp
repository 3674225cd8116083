// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/e5embedder.h"

#include "core/embedding/batchplan.h"
#include "core/embedding/e5file.h"
#include "core/embedding/e5runtime.h"
#include "core/embedding/encodertuning.h"
#include "core/embedding/tokenizer.h"

namespace lastro::embedding {

namespace {

/// Bounds both the time that a question may have to wait and the memory of a run.
constexpr size_t TokensPerBatch = 384;

const QString PassagePrefix = QStringLiteral("passage: ");
const QString QueryPrefix = QStringLiteral("query: ");

QString nameOf(const QByteArray &weights, const EncoderTuning *tuning)
{
    const QString name = QStringLiteral("e5-small-enpt-q4/") + QLatin1String(weights.toHex().first(8));
    return tuning ? name + QLatin1Char('+') + QLatin1String(tuning->digest().toHex().first(8)) : name;
}

base::Result<std::optional<EncoderTuning>> tuningOf(const QString &path)
{
    if (path.isEmpty())
        return std::nullopt;
    auto tuning = EncoderTuning::read(path);
    return tuning ? base::Result<std::optional<EncoderTuning>>(std::move(*tuning)) : std::unexpected(tuning.error());
}

} // namespace

struct E5Embedder::Private {
    Tokenizer tokenizer;
    E5Shape shape;
    QString model;
    std::optional<EncoderTuning> tuning;
    std::unique_ptr<E5Runtime> runtime;

    /// The text's own part of what came of begin + prefix + text + end.
    Raw own(E5Runtime::Output &&output, const std::vector<int> &tokens, const QString &prefix) const
    {
        const size_t before = std::min(tokens.size() - 1, 1 + tokenizer.encode(prefix.trimmed()).size());
        const auto hidden = qptrdiff(shape.hidden);
        return {std::move(output.vector), {output.states.begin() + qptrdiff(before) * hidden, output.states.end() - hidden},
                {tokens.begin() + qptrdiff(before), tokens.end() - 1}};
    }

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

base::Result<std::unique_ptr<E5Embedder>> E5Embedder::load(const QString &weightsFile, const QString &tuningFile, int threads)
{
    auto file = E5File::read(weightsFile);
    if (!file)
        return std::unexpected(file.error());
    auto tuning = tuningOf(tuningFile);
    if (!tuning)
        return std::unexpected(tuning.error());
    if (*tuning && (*tuning)->hidden() != file->shape().hidden)
        return base::failure(base::ErrorCode::ModelDamaged, tuningFile, QStringLiteral("made for another encoder"));
    const EncoderTuning *used = *tuning ? &**tuning : nullptr;
    auto runtime = E5Runtime::compile(*file, used, threads);
    if (!runtime)
        return base::failure(runtime.error().code, weightsFile, runtime.error().detail);
    const QString model = nameOf(file->digest(), used);
    auto d = std::unique_ptr<Private>(new Private{Tokenizer(file->pieces(), file->normalization()), file->shape(), model,
                                                  std::move(*tuning), std::move(*runtime)});
    return std::unique_ptr<E5Embedder>(new E5Embedder(std::move(d)));
}

base::Result<QString> E5Embedder::modelName(const QString &weightsFile, const QString &tuningFile)
{
    const auto digest = E5File::digestOf(weightsFile);
    if (!digest)
        return std::unexpected(digest.error());
    const auto tuning = tuningOf(tuningFile);
    if (!tuning)
        return std::unexpected(tuning.error());
    return nameOf(*digest, *tuning ? &**tuning : nullptr);
}

int E5Embedder::tokenWidth() const
{
    return d->tuning ? d->tuning->width() : 0;
}

std::vector<int> E5Embedder::tokensOf(const QStringList &words) const
{
    // Between others: white space that a word's ends turn into is one with the spaces around it.
    const auto between = [&](const QString &word) { return int(d->tokenizer.encode(QLatin1String("a ") + word + QLatin1String(" a")).size()); };
    const int others = between({});
    std::vector<int> counts;
    for (const QString &word : words)
        counts.push_back(between(word) - others);
    return counts;
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

base::Result<std::vector<PassageEncoding>> E5Embedder::encodePassages(const QStringList &texts, const base::CancelToken &cancel)
{
    std::vector<std::vector<int>> inputs;
    std::vector<size_t> lengths;
    for (const QString &text : texts) {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        inputs.push_back(d->tokens(PassagePrefix, text));
        lengths.push_back(inputs.back().size());
    }

    std::vector<PassageEncoding> encodings(inputs.size());
    for (const Batch &batch : planBatches(lengths, size_t(maximumTokens()), TokensPerBatch)) {
        if (cancel.isCancelled())
            return base::failure(base::ErrorCode::Cancelled);
        auto outputs = d->runtime->run(inputs, batch);
        if (!outputs)
            return std::unexpected(outputs.error());
        for (size_t i = 0; i < batch.inputs.size(); ++i) {
            const size_t input = batch.inputs[i];
            Raw own = d->own(std::move((*outputs)[i]), inputs[input], PassagePrefix);
            encodings[input] = {std::move(own.vector), d->tuning ? d->tuning->passageTokens(own.states) : QByteArray()};
        }
    }
    return encodings;
}

base::Result<E5Embedder::Raw> E5Embedder::raw(const QString &text, Side side)
{
    const QString &prefix = side == Side::Question ? QueryPrefix : PassagePrefix;
    const std::vector<std::vector<int>> input{d->tokens(prefix, text)};
    const Batch batch = planBatches({input.front().size()}, size_t(maximumTokens()), TokensPerBatch).front();
    auto outputs = d->runtime->run(input, batch);
    if (!outputs)
        return std::unexpected(outputs.error());
    return d->own(std::move(outputs->front()), input.front(), prefix);
}

base::Result<QueryEncoding> E5Embedder::encodeQuery(const QString &text)
{
    auto own = raw(text, Side::Question);
    if (!own)
        return std::unexpected(own.error());
    return QueryEncoding{std::move(own->vector), d->tuning ? d->tuning->questionTokens(own->states, own->pieces) : QueryTokens()};
}

} // namespace lastro::embedding

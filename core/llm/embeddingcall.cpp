// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/embeddingcall.h"

#include "core/llm/answerfields.h"
#include "core/llm/jsoncall.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <cmath>

namespace lastro::llm {

namespace {

using base::ErrorCode;

constexpr qsizetype batchSize = 96;
constexpr qint64 mostBytes = 32 * 1024 * 1024;           ///< 96 vectors of 8,192 numbers with 40 characters each
constexpr int widest = 8192;

qint64 charactersOf(const QStringList &texts)
{
    qint64 characters = 0;
    for (const QString &text : texts)
        characters += text.size();
    return characters;
}

/// Vectors of one answer, put where they belong.
class Batch {
public:
    Batch(const EndpointCaller &caller, qsizetype count, int width) : m_caller(caller), m_vectors(size_t(count)), m_width(width) {}

    std::expected<std::vector<std::vector<float>>, CallFault> read(const QJsonObject &answer)
    {
        const QJsonArray rows = answer.value(QLatin1String("data")).toArray();
        if (rows.size() != qsizetype(m_vectors.size()))
            return std::unexpected(incompatible(m_caller, "embeddings_count"));
        for (qsizetype i = 0; i < rows.size(); ++i)
            if (const std::optional<CallFault> fault = take(rows.at(i).toObject(), i))
                return std::unexpected(*fault);
        return std::move(m_vectors);
    }

private:
    CallFault fault(ErrorCode code, const QString &detail) const { return m_caller.named({{code, {}, detail}, false, {}, true}, {}); }

    std::optional<CallFault> take(const QJsonObject &row, qsizetype position)
    {
        const qint64 index = row.value(QLatin1String("index")).toInteger(position);
        if (index < 0 || index >= qint64(m_vectors.size()) || !m_vectors[size_t(index)].empty())
            return incompatible(m_caller, "embeddings_index");
        const QJsonArray numbers = row.value(QLatin1String("embedding")).toArray();
        if (numbers.isEmpty() || numbers.size() > widest)
            return incompatible(m_caller, "embedding");
        if (m_width == 0)
            m_width = int(numbers.size());
        if (numbers.size() != m_width)
            return fault(ErrorCode::VectorWidthWrong, QStringLiteral("%1 for %2").arg(numbers.size()).arg(m_width));
        return fill(m_vectors[size_t(index)], numbers);
    }

    std::optional<CallFault> fill(std::vector<float> &vector, const QJsonArray &numbers) const
    {
        double squares = 0;
        for (const QJsonValue &number : numbers) {
            if (!number.isDouble())
                return incompatible(m_caller, "embedding");
            vector.push_back(float(number.toDouble()));
            squares += number.toDouble() * number.toDouble();
        }
        const double length = std::sqrt(squares);
        if (!std::isfinite(length) || length < 1e-9)
            return fault(ErrorCode::VectorNotFinite, {});
        for (float &value : vector)
            value = float(value / length);
        return std::nullopt;
    }

    const EndpointCaller &m_caller;
    std::vector<std::vector<float>> m_vectors;
    int m_width;
};

base::Result<Embeddings> embedBatch(const EndpointCaller &caller, const QStringList &texts, int width, const Deadlines &deadlines,
                                    qint64 turn, const base::CancelToken &cancel)
{
    const QString model = caller.modelOf(Role::Embeddings);
    const qint64 characters = charactersOf(texts);
    base::Result<CallBook::Entry> entry = caller.book().open({Role::Embeddings, model, turn, characters, 0}, deadlines);
    if (!entry)
        return std::unexpected(entry.error());
    const QJsonObject body{{QStringLiteral("model"), model}, {QStringLiteral("input"), QJsonArray::fromStringList(texts)},
                           {QStringLiteral("encoding_format"), QStringLiteral("float")}};
    const auto answer = callJson(caller, {Operation::Embeddings, model, QJsonDocument(body).toJson(QJsonDocument::Compact), mostBytes},
                                 entry->time(), cancel);
    auto vectors = answer ? Batch(caller, texts.size(), width).read(*answer) : std::unexpected(answer.error());
    if (!vectors) {
        entry->failed(vectors.error(), 0);
        return std::unexpected(vectors.error().error);
    }
    const TokenUsage usage = usageTold(*answer).value_or(TokenUsage{estimatedTokens(characters), 0, 0, true});
    entry->succeeded(usage, modelTold(*answer));
    return Embeddings{std::move(*vectors), usage, modelTold(*answer)};
}

} // namespace

base::Result<Embeddings> embedTexts(const EndpointCaller &caller, const QStringList &texts, int width, const Deadlines &deadlines,
                                    qint64 turn, const base::CancelToken &cancel)
{
    if (caller.modelOf(Role::Embeddings).isEmpty())
        return base::failure(ErrorCode::EndpointInvalid, caller.endpoint().name, QStringLiteral("models_missing:models/embeddings"));
    Embeddings all;
    for (qsizetype from = 0; from < texts.size(); from += batchSize) {
        base::Result<Embeddings> batch = embedBatch(caller, texts.mid(from, batchSize), width, deadlines, turn, cancel);
        if (!batch)
            return batch;
        // Every batch as the first: a server may change its model between two of them.
        width = int(batch->vectors.front().size());
        std::move(batch->vectors.begin(), batch->vectors.end(), std::back_inserter(all.vectors));
        all.usage.prompt += batch->usage.prompt;
        all.usage.cached += batch->usage.cached;
        all.usage.estimated = all.usage.estimated || batch->usage.estimated;
        all.model = batch->model;
    }
    return all;
}

} // namespace lastro::llm

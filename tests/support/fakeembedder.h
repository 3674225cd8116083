// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "core/embedding/embedder.h"

#include <QRegularExpression>
#include <cmath>

namespace lastro::tests {

/// A bag of hashed words: texts that share words are near. Counts what it embedded. With a token width (even), a word
/// between spaces has a token for each six of its characters, with a vector of its own letters.
class FakeEmbedder final : public embedding::Embedder {
public:
    explicit FakeEmbedder(int dimensions = 64, QString model = QStringLiteral("fake-1"), int tokenWidth = 0)
        : m_dimensions(dimensions), m_model(std::move(model)), m_tokenWidth(tokenWidth) {}

    QString model() const override { return m_model; }
    int dimensions() const override { return m_dimensions; }
    int maximumTokens() const override { return 512; }
    int countTokens(const QString &text) const override { return int(text.size() / 4) + 2; }
    base::Result<std::vector<embedding::PassageEncoding>> encodePassages(const QStringList &texts, const base::CancelToken &cancel) override
    {
        std::vector<embedding::PassageEncoding> encodings;
        for (const QString &text : texts) {
            if (cancel.isCancelled())
                return base::failure(base::ErrorCode::Cancelled);
            const std::vector<float> rows = tokenRowsOf(text);
            encodings.push_back({vectorOf(text), m_tokenWidth > 0 ? embedding::packTokens(rows.data(), rows.size() / size_t(m_tokenWidth), m_tokenWidth) : QByteArray()});
            ++embedded;
        }
        return encodings;
    }
    base::Result<embedding::QueryEncoding> encodeQuery(const QString &text) override
    {
        embedding::QueryEncoding encoding{vectorOf(text), {}};
        if (m_tokenWidth > 0) {
            encoding.tokens = {m_tokenWidth, tokenRowsOf(text), {}};
            encoding.tokens.weights.assign(encoding.tokens.rows.size() / size_t(m_tokenWidth), 1.0f);
        }
        return encoding;
    }
    int tokenWidth() const override { return m_tokenWidth; }
    std::vector<int> tokensOf(const QStringList &words) const override
    {
        std::vector<int> counts;
        for (const QString &word : words)
            counts.push_back(m_tokenWidth > 0 ? int((word.size() + pieceLength - 1) / pieceLength) : 0);
        return counts;
    }

    int embedded = 0;
    size_t mostTokens = 512;             ///< of a text; the rest is cut off

private:
    static constexpr qsizetype pieceLength = 6;

    /// FNV-1a: the same in every run, which qHash is not.
    static quint64 hashOf(const QString &word)
    {
        quint64 hash = 14695981039346656037ull;
        for (const QChar unit : word)
            hash = (hash ^ unit.unicode()) * 1099511628211ull;
        return hash;
    }

    embedding::Vector vectorOf(const QString &text) const
    {
        embedding::Vector vector(size_t(m_dimensions), 0.01f);
        static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}]+"));
        for (auto it = word.globalMatch(base::searchFolded(text)); it.hasNext();)
            vector[hashOf(it.next().captured()) % size_t(m_dimensions)] += 1.0f;
        float norm = 0;
        for (const float v : vector)
            norm += v * v;
        for (float &v : vector)
            v /= std::sqrt(norm);
        return vector;
    }

    std::vector<float> tokenRowsOf(const QString &text) const
    {
        std::vector<float> rows;
        if (m_tokenWidth == 0)
            return rows;
        static const QRegularExpression spaces(QStringLiteral("\\s+"));
        for (const QString &word : text.split(spaces, Qt::SkipEmptyParts))
            for (qsizetype at = 0; at < word.size() && rows.size() < mostTokens * size_t(m_tokenWidth); at += pieceLength)
                appendToken(base::searchFolded(word.mid(at, pieceLength)), rows);
        return rows;
    }

    /// Unit length; equal pieces are equal, others about at right angles.
    void appendToken(const QString &piece, std::vector<float> &rows) const
    {
        quint64 state = hashOf(piece) | 1;
        float norm = 0;
        const size_t first = rows.size();
        for (int i = 0; i < m_tokenWidth; ++i) {
            state = state * 6364136223846793005ull + 1442695040888963407ull;
            rows.push_back(float(qint64(state >> 33) - (1ll << 30)) / float(1ll << 30));
            norm += rows.back() * rows.back();
        }
        for (size_t i = first; i < rows.size(); ++i)
            rows[i] /= std::sqrt(norm);
    }

    int m_dimensions;
    QString m_model;
    int m_tokenWidth;
};

} // namespace lastro::tests

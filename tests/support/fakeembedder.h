// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textfold.h"
#include "core/embedding/embedder.h"

#include <QRegularExpression>
#include <cmath>

namespace lastro::tests {

/// A bag of hashed words: texts that share words are near. Counts what it embedded.
class FakeEmbedder final : public embedding::Embedder {
public:
    explicit FakeEmbedder(int dimensions = 64, QString model = QStringLiteral("fake-1"))
        : m_dimensions(dimensions), m_model(std::move(model)) {}

    QString model() const override { return m_model; }
    int dimensions() const override { return m_dimensions; }
    int maximumTokens() const override { return 512; }
    int countTokens(const QString &text) const override { return int(text.size() / 4) + 2; }
    base::Result<std::vector<embedding::Vector>> embedPassages(const QStringList &texts, const base::CancelToken &cancel) override
    {
        std::vector<embedding::Vector> vectors;
        for (const QString &text : texts) {
            if (cancel.isCancelled())
                return base::failure(base::ErrorCode::Cancelled);
            vectors.push_back(vectorOf(text));
            ++embedded;
        }
        return vectors;
    }
    base::Result<embedding::Vector> embedQuery(const QString &text) override { return vectorOf(text); }

    int embedded = 0;

private:
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
    int m_dimensions;
    QString m_model;
};

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/embedding/tokenvectors.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lastro::embedding {

using Vector = std::vector<float>;     ///< dimensions() values, unit length

struct PassageEncoding {
    Vector vector;
    QByteArray tokens;                 ///< packTokens() of the text's own tokens; empty where tokenWidth() is 0
};

struct QueryEncoding {
    Vector vector;
    QueryTokens tokens;                ///< of the text's own tokens; none where tokenWidth() is 0
};

/// Turns text into vectors. Implementations may be slow to construct; calls are safe from any thread, one at a time
/// inside (a question waits for at most one running batch of passages, <= 200 ms).
class Embedder {
public:
    virtual ~Embedder() = default;
    /// Names weights and preparation; part of every embedding key. Changes when vectors would no longer be comparable.
    virtual QString model() const = 0;
    virtual int dimensions() const = 0;
    /// Longest input in tokens; what is over it is cut by the model.
    virtual int maximumTokens() const = 0;
    virtual int countTokens(const QString &text) const = 0;
    virtual base::Result<std::vector<PassageEncoding>> encodePassages(const QStringList &texts, const base::CancelToken &cancel) = 0;
    virtual base::Result<QueryEncoding> encodeQuery(const QString &text) = 0;
    /// Values of a token vector; 0 = it gives none.
    virtual int tokenWidth() const { return 0; }
    /// How many tokens each of these words has where they stand in a text, between spaces.
    virtual std::vector<int> tokensOf(const QStringList &words) const { return std::vector<int>(size_t(words.size()), 0); }

    /// The vectors alone.
    base::Result<std::vector<Vector>> embedPassages(const QStringList &texts, const base::CancelToken &cancel);
    base::Result<Vector> embedQuery(const QString &text);
};

} // namespace lastro::embedding

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/embedder.h"

#include <memory>

namespace lastro::embedding {

/// multilingual-e5-small cut to Portuguese and English, run by OpenVINO on the CPU from the packaged file
/// e5-small-enpt-q4.bin (format: README "Models"). load() takes about a second and is called off the UI thread.
/// Errors: ModelMissing, ModelDamaged (names the file), ModelFailed.
class E5Embedder final : public Embedder {
public:
    static base::Result<std::unique_ptr<E5Embedder>> load(const QString &weightsFile, const QString &tuningFile = {}, int threads = 2);
    /// What model() of an embedder over this file would be, without loading it (reads the file once, about 0.1 s).
    static base::Result<QString> modelName(const QString &weightsFile, const QString &tuningFile = {});
    ~E5Embedder() override;

    QString model() const override;
    int dimensions() const override;
    int maximumTokens() const override;
    int countTokens(const QString &text) const override;
    base::Result<std::vector<PassageEncoding>> encodePassages(const QStringList &texts, const base::CancelToken &cancel) override;
    base::Result<QueryEncoding> encodeQuery(const QString &text) override;
    int tokenWidth() const override;
    std::vector<int> tokensOf(const QStringList &words) const override;

    /// What the encoder makes of one text, for fitting.
    struct Raw {
        Vector vector;
        std::vector<float> states;     ///< the last hidden states, dimensions() values for each token of the text itself
        std::vector<int> pieces;       ///< the vocabulary's number of each
    };
    enum class Side { Question, Passage };
    base::Result<Raw> raw(const QString &text, Side side);

private:
    struct Private;
    explicit E5Embedder(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace lastro::embedding

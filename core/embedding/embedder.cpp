// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/embedder.h"

namespace lastro::embedding {

base::Result<std::vector<Vector>> Embedder::embedPassages(const QStringList &texts, const base::CancelToken &cancel)
{
    auto encoded = encodePassages(texts, cancel);
    if (!encoded)
        return std::unexpected(encoded.error());
    std::vector<Vector> vectors;
    vectors.reserve(encoded->size());
    for (PassageEncoding &encoding : *encoded)
        vectors.push_back(std::move(encoding.vector));
    return vectors;
}

base::Result<Vector> Embedder::embedQuery(const QString &text)
{
    auto encoded = encodeQuery(text);
    return encoded ? base::Result<Vector>(std::move(encoded->vector)) : std::unexpected(encoded.error());
}

} // namespace lastro::embedding

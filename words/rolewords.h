// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lastro::words {

/// What a language model does, by the role's name ("rewrite", "judge", "answer", "embeddings", "rerank"): "Resposta". Any other
/// name as it is.
QString roleLabel(const QString &name);

} // namespace lastro::words

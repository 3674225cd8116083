// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/chatmodel.h"

#include <QStringList>

namespace lastro::llm {

class EndpointCaller;

struct Embeddings {
    std::vector<std::vector<float>> vectors;            ///< unit length, one a text
    TokenUsage usage;
    QString model;                                      ///< as the server named it
};

/// ModelServer::embed() of a caller.
base::Result<Embeddings> embedTexts(const EndpointCaller &caller, const QStringList &texts, int width, const Deadlines &deadlines,
                                    qint64 turn, const base::CancelToken &cancel);

} // namespace lastro::llm

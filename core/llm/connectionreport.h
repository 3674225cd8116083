// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/chatmodel.h"

#include <QStringList>
#include <optional>

namespace lastro::llm {

/// What a test of an endpoint in one role came to. Names that a server gave are its own: to be shown as plain text.
struct ConnectionReport {
    std::optional<base::Error> error;       ///< none: it works
    bool keyMissing = false;                ///< the preset asks for a key as a rule, and none was given
    QString servedModel;                    ///< may differ from the one asked for
    FormAsked form = FormAsked::None;       ///< chat roles: how far the server holds a model to a form
    int dimensions = 0;                     ///< embeddings
    QStringList models;                     ///< where the model is missing: what the server has, at most 50
    qint64 milliseconds = 0;
};

} // namespace lastro::llm

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/extraction.h"

namespace lastro::sources {

struct ReadMetadata {
    model::Metadata metadata;
    QStringList notes;          ///< "bad_date:KEY", "bad_status:VALUE", "sidecar_invalid"
};

/// Raw keys of a file and the text of its sidecar (null = none) to metadata: Portuguese twins, ISO dates, sidecar over
/// file, unknown keys kept. Keys that name a seal are kept as unknown: a document cannot seal itself.
ReadMetadata readMetadata(const QMap<QString, QString> &fileKeys, const QByteArray &sidecarJson);

} // namespace lastro::sources

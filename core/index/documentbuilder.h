// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/index/indexplan.h"
#include "core/model/extraction.h"
#include "core/store/records.h"

namespace lastro::index {

struct BuiltDocument {
    model::Document document;
    std::vector<store::SectionWithPassages> sections;
};

/// Makes the document and its sections of what the extractor read. sidecar: the bytes of FILE.meta.json, null where there
/// is none. The id is made unique against idsInUse with an ordinal suffix ("-2") and added to it.
BuiltDocument buildDocument(const PlannedFile &planned, const model::Extraction &extraction, const QByteArray &sidecar,
                            QSet<QString> &idsInUse);

} // namespace lastro::index

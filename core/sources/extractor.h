// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/model/extraction.h"
#include "core/sources/extractorlimits.h"

#include <memory>

namespace lastro::sources {

/// Reads untrusted files in the child process lastro-extract, one at a time, under limits. The child is started on
/// first use, kept for many files, and replaced after a crash, a kill or a limit; each costs only the file at hand.
/// Blocking; one worker thread at a time, never the UI thread. Cancel ends the child within 200 ms.
/// Errors: File*, Format*, Extractor*, Cancelled; subject is the path.
class Extractor {
public:
    explicit Extractor(QString program, ExtractorLimits limits = {});
    ~Extractor();
    base::Result<model::Extraction> extract(const QString &absolutePath, model::Format format, const base::CancelToken &cancel);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lastro::sources

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/canceltoken.h"
#include "core/base/result.h"
#include "core/model/document.h"
#include "core/model/source.h"

#include <vector>

namespace lastro::sources {

struct FoundFile {
    QString path;               ///< below the root, with '/'
    QString absolutePath;
    model::Format format = model::Format::Text;
    qint64 bytes = 0;
    qint64 modifiedNs = 0;
    qint64 sidecarNs = 0;       ///< file time of FILE.meta.json, 0 = none
};

struct SkippedFile {
    QString path;
    base::Error reason;
};

struct FolderListing {
    std::vector<FoundFile> files;       ///< by path
    std::vector<SkippedFile> skipped;   ///< what a person would expect to be read and is not (unreadable, unsupported)
};

/// Lists a folder tree: regular files of known formats; hidden, lock, temporary and sidecar files are left out silently;
/// links that leave the root, loops and second names of one file (device, inode) are not followed.
/// Errors: FolderMissing, FolderUnreadable (the root itself), Cancelled. Any thread but the UI's.
base::Result<FolderListing> listFolder(const model::SourceRecord &source, const base::CancelToken &cancel);

} // namespace lastro::sources

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/document.h"

#include <QStringView>

namespace lastro::sources {

/// The format that a file name promises, whatever the case of its extension.
std::optional<model::Format> formatOfName(QStringView name);

/// Hidden, lock, temporary and sidecar files: nobody expects them to be read.
bool isIgnoredName(QStringView name);

/// A document in the eyes of a person, of a format that is not read: office files, mails, scans, tables. Pictures that
/// belong to a page (path is below the root) are none.
bool isUnreadDocument(QStringView path);

/// Ending of the sidecar of a file: FILE.meta.json.
inline constexpr QStringView sidecarEnding = u".meta.json";

} // namespace lastro::sources

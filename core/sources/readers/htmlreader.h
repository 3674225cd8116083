// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/readers/htmlblocks.h"

namespace lastro::sources::readers {

/// The document of an HTML page: its visible text without menus, banners and footers; title and meta tags.
/// Notes: "encoding:NAME", "hidden_characters", "struck_text". Errors: FileEmpty, FileDamaged. Child process only;
/// may throw std::bad_alloc.
base::Result<model::Extraction> readHtml(const QByteArray &bytes);

/// A piece of HTML inside another format: all that is visible of it. What cannot be parsed holds nothing.
HtmlBlocks readHtmlFragment(const QString &html);

} // namespace lastro::sources::readers

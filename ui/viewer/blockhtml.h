// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/inlinehtml.h"

namespace lastro::viewer {

/// The blocks of a section: paragraphs, lists (nested by depth), tables, code and quotes.
QString blocksHtml(InlineHtml &inlined);

} // namespace lastro::viewer

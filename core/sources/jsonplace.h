// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace lastro::sources {

/// The line (from 1) of what a path of keys and array positions ("sources", "2", "seal") leads to in a JSON text: of its
/// key, or of the element. Where the path ends early, the line of its last step that is there. The text must have passed a
/// JSON parser.
int jsonLine(const QByteArray &json, const QStringList &path);

} // namespace lastro::sources

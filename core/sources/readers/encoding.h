// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace lastro::sources::readers {

struct DecodedText {
    QString text;           ///< lines end with "\n"; no other control characters but tabs
    QStringList notes;      ///< "encoding:NAME" where it was guessed; "hidden_characters" where bidi or tag controls were met
};

/// Bytes of a text file to text: byte order mark, UTF-16 by its zeros, the declared charset, valid UTF-8, else a guess
/// that prefers windows-1252 where the result reads as Portuguese. A declared one-byte charset loses against valid
/// UTF-8. declared is a name as written in the file, empty where there is none.
/// Errors: FileEmpty (nothing but white space), FileDamaged (another format under a text's name).
base::Result<DecodedText> decodeText(const QByteArray &bytes, const QByteArray &declared = {});

/// The charset that HTML (meta tags) or XML (declaration) names in its first 4 KB; empty where none.
QByteArray declaredCharset(const QByteArray &bytes);

} // namespace lastro::sources::readers

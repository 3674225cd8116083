// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lastro::base {

/// SHA-256, 32 bytes.
QByteArray sha256(const QByteArray &bytes);
/// Key of an embedding: sha256(model NUL text), both as UTF-8. The same text under the same model is never embedded twice.
QByteArray embeddingKey(const QString &model, const QString &text);

} // namespace lastro::base

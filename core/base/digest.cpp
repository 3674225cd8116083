// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/digest.h"

#include <QCryptographicHash>

namespace lastro::base {

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QByteArray embeddingKey(const QString &model, const QString &text)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(model.toUtf8());
    hash.addData(QByteArrayView("\0", 1));
    hash.addData(text.toUtf8());
    return hash.result();
}

} // namespace lastro::base

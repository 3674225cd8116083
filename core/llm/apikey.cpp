// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/apikey.h"

#include <algorithm>

namespace lastro::llm {

namespace {

constexpr qsizetype mostBytes = 4096;

/// Through a volatile pointer: a compiler may not leave out what nobody reads.
void overwrite(QByteArray &bytes)
{
    if (bytes.isEmpty() || !bytes.isDetached())
        return;
    volatile char *at = bytes.data();
    for (qsizetype i = 0; i < bytes.size(); ++i)
        at[i] = 0;
}

} // namespace

base::Result<std::shared_ptr<const ApiKey>> ApiKey::make(QByteArray &&bytes)
{
    QByteArray given = std::move(bytes);
    const QByteArrayView trimmed = QByteArrayView(given).trimmed();
    QByteArray kept(trimmed.data(), trimmed.size());
    overwrite(given);
    const bool printable = std::all_of(kept.cbegin(), kept.cend(), [](char c) { return c > ' ' && c < '\x7f'; });
    if (kept.isEmpty() || kept.size() > mostBytes || !printable) {
        overwrite(kept);
        return base::failure(base::ErrorCode::KeyInvalid);
    }
    return std::shared_ptr<const ApiKey>(new ApiKey(std::move(kept)));
}

ApiKey::~ApiKey()
{
    overwrite(m_bytes);
}

} // namespace lastro::llm

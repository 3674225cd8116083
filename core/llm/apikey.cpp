// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/apikey.h"

#include "core/base/overwrite.h"

#include <algorithm>

namespace lastro::llm {

namespace {

constexpr qsizetype mostBytes = 4096;

} // namespace

base::Result<std::shared_ptr<const ApiKey>> ApiKey::make(QByteArray &&bytes)
{
    QByteArray given = std::move(bytes);
    const QByteArrayView trimmed = QByteArrayView(given).trimmed();
    QByteArray kept(trimmed.data(), trimmed.size());
    base::overwrite(given);
    const bool printable = std::all_of(kept.cbegin(), kept.cend(), [](char c) { return c > ' ' && c < '\x7f'; });
    if (kept.isEmpty() || kept.size() > mostBytes || !printable) {
        base::overwrite(kept);
        return base::failure(base::ErrorCode::KeyInvalid);
    }
    return std::shared_ptr<const ApiKey>(new ApiKey(std::move(kept)));
}

ApiKey::~ApiKey()
{
    base::overwrite(m_bytes);
}

} // namespace lastro::llm

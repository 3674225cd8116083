// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <memory>

namespace lastro::llm {

/// A key in memory, overwritten when the last holder lets go. Never printed, compared or stored. (Copies that Qt's
/// network classes make for the wire live as long as their connection.) Any thread.
class ApiKey {
public:
    /// Takes spaces at the ends off, and overwrites the given bytes. Errors: KeyInvalid.
    static base::Result<std::shared_ptr<const ApiKey>> make(QByteArray &&bytes);
    ~ApiKey();
    ApiKey(const ApiKey &) = delete;
    ApiKey &operator=(const ApiKey &) = delete;

    /// For the header of a request, and nothing else.
    QByteArray headerValue(const QByteArray &prefix) const { return prefix + m_bytes; }

private:
    explicit ApiKey(QByteArray bytes) : m_bytes(std::move(bytes)) {}
    QByteArray m_bytes;
};

} // namespace lastro::llm

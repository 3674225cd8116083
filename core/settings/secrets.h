// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>

class QObject;

namespace lastro::settings {

enum class SecretPlace {
    Keychain,
    ThisRunOnly,           ///< in memory, gone with the program: people are told
};

/// What became of a secret that was to be kept.
struct SecretKept {
    SecretPlace place = SecretPlace::ThisRunOnly;
    std::optional<base::Error> reason;     ///< why it is not in the keychain: KeychainUnavailable
};

/// secret: empty = there is none of that name. To be moved on, not copied.
struct SecretFound {
    QByteArray secret;
    SecretPlace place = SecretPlace::Keychain;
};

/// Keys of endpoints, by the endpoint's name. Nothing of them is ever in settings, logs or errors. Never blocks: results come
/// later, by the event loop of the calling thread, and only while the context lives. One thread.
class Secrets {
public:
    virtual ~Secrets() = default;
    virtual void store(const QString &name, const QByteArray &secret, QObject *context, std::function<void(const SecretKept &)> done) = 0;
    /// Errors: KeychainUnavailable, where it is not known whether there is one.
    virtual void read(const QString &name, QObject *context, std::function<void(base::Result<SecretFound>)> done) = 0;
    /// From everywhere; one that is not there is removed. Errors: KeychainUnavailable, and it may still be in the keychain.
    virtual void remove(const QString &name, QObject *context, std::function<void(base::Result<void>)> done) = 0;
};

} // namespace lastro::settings

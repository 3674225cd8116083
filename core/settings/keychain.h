// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>

namespace lastro::settings {

enum class KeychainAnswer { Done, NotFound, Failed };

/// A store of secrets that the system keeps. Answers by the event loop of the calling thread, soon, late (it may be asking
/// somebody for a password) or never.
class Keychain {
public:
    /// detail: the system's own reason; secret: of read() only.
    using Answer = std::function<void(KeychainAnswer answer, const QString &detail, QByteArray secret)>;

    virtual ~Keychain() = default;
    virtual void write(const QString &name, const QByteArray &secret, Answer answer) = 0;
    virtual void read(const QString &name, Answer answer) = 0;
    virtual void remove(const QString &name, Answer answer) = 0;
};

/// The desktop's: Secret Service or KWallet, Windows' credentials, macOS' keychain. On a machine without one every call fails.
std::unique_ptr<Keychain> makeSystemKeychain();

} // namespace lastro::settings

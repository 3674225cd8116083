// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/keychain.h"
#include "core/settings/secrets.h"

#include <QHash>
#include <QObject>
#include <chrono>
#include <memory>

namespace lastro::settings {

/// In the keychain where there is one that answers in time; else in memory for this run, and says so.
class KeychainSecrets final : public QObject, public Secrets {
public:
    /// patience: long enough for somebody to type the password that opens the keychain.
    explicit KeychainSecrets(std::unique_ptr<Keychain> keychain = makeSystemKeychain(),
                             std::chrono::milliseconds patience = std::chrono::seconds(60));
    ~KeychainSecrets() override;

    void store(const QString &name, const QByteArray &secret, QObject *context, std::function<void(const SecretKept &)> done) override;
    void read(const QString &name, QObject *context, std::function<void(base::Result<SecretFound>)> done) override;
    void remove(const QString &name, QObject *context, std::function<void(base::Result<void>)> done) override;

private:
    /// Takes the first of the keychain's answer and the end of patience; then late gets an answer that comes after it.
    Keychain::Answer answerInTime(Keychain::Answer first, std::function<void(KeychainAnswer)> late);
    void forget(const QString &name);

    std::unique_ptr<Keychain> m_keychain;
    std::chrono::milliseconds m_patience;
    QHash<QString, QByteArray> m_thisRun;
};

} // namespace lastro::settings

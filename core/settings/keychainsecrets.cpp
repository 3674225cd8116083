// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/keychainsecrets.h"

#include "core/base/overwrite.h"

#include <QPointer>
#include <QTimer>

namespace lastro::settings {

namespace {

base::Error unavailable(const QString &detail)
{
    return {base::ErrorCode::KeychainUnavailable, {}, detail};
}

} // namespace

KeychainSecrets::KeychainSecrets(std::unique_ptr<Keychain> keychain, std::chrono::milliseconds patience)
    : m_keychain(std::move(keychain)), m_patience(patience)
{
}

KeychainSecrets::~KeychainSecrets()
{
    for (QByteArray &secret : m_thisRun)
        base::overwrite(secret);
}

Keychain::Answer KeychainSecrets::answerInTime(Keychain::Answer first, std::function<void(KeychainAnswer)> late)
{
    auto open = std::make_shared<bool>(true);
    QTimer::singleShot(m_patience, this, [open, first] {
        if (std::exchange(*open, false))
            first(KeychainAnswer::Failed, QStringLiteral("no answer in time"), {});
    });
    return [guard = QPointer<KeychainSecrets>(this), open, first, late](KeychainAnswer answer, const QString &detail, QByteArray secret) {
        if (guard && std::exchange(*open, false))
            first(answer, detail, std::move(secret));
        else if (guard && late)
            late(answer);
    };
}

void KeychainSecrets::store(const QString &name, const QByteArray &secret, QObject *context, std::function<void(const SecretKept &)> done)
{
    // In memory first: whatever the keychain does, the key serves from now on.
    forget(name);
    m_thisRun.insert(name, QByteArray(secret.constData(), secret.size()));
    const auto first = [this, name, living = QPointer<QObject>(context), done](KeychainAnswer answer, const QString &detail, const QByteArray &) {
        const bool kept = answer == KeychainAnswer::Done;
        if (kept)
            forget(name);
        if (living)
            done(kept ? SecretKept{SecretPlace::Keychain, std::nullopt} : SecretKept{SecretPlace::ThisRunOnly, unavailable(detail)});
    };
    // People were told that it lives for this run only: so it shall be.
    const auto late = [this, name](KeychainAnswer answer) {
        if (answer == KeychainAnswer::Done)
            m_keychain->remove(name, [](KeychainAnswer, const QString &, const QByteArray &) {});
    };
    m_keychain->write(name, secret, answerInTime(first, late));
}

void KeychainSecrets::read(const QString &name, QObject *context, std::function<void(base::Result<SecretFound>)> done)
{
    if (const auto known = m_thisRun.constFind(name); known != m_thisRun.constEnd()) {
        const QByteArray secret(known->constData(), known->size());
        QTimer::singleShot(0, context, [secret, done] { done(SecretFound{secret, SecretPlace::ThisRunOnly}); });
        return;
    }
    const auto first = [living = QPointer<QObject>(context), done](KeychainAnswer answer, const QString &detail, QByteArray secret) {
        if (!living)
            base::overwrite(secret);
        else if (answer == KeychainAnswer::Failed)
            done(std::unexpected(unavailable(detail)));
        else
            done(SecretFound{std::move(secret), SecretPlace::Keychain});
    };
    m_keychain->read(name, answerInTime(first, {}));
}

void KeychainSecrets::remove(const QString &name, QObject *context, std::function<void(base::Result<void>)> done)
{
    forget(name);
    const auto first = [living = QPointer<QObject>(context), done](KeychainAnswer answer, const QString &detail, const QByteArray &) {
        if (!living)
            return;
        if (answer == KeychainAnswer::Failed)
            done(std::unexpected(unavailable(detail)));
        else
            done({});
    };
    m_keychain->remove(name, answerInTime(first, {}));
}

void KeychainSecrets::forget(const QString &name)
{
    if (const auto known = m_thisRun.find(name); known != m_thisRun.end()) {
        base::overwrite(*known);
        m_thisRun.erase(known);
    }
}

} // namespace lastro::settings

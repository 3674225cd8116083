// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/secrets.h"

#include <QHash>
#include <QPointer>
#include <QTimer>

namespace lastro::tests {

/// Keeps secrets in memory and answers by the event loop, as a keychain that works, one that is not there (keys live for this
/// run only), or one that is locked.
class MemorySecrets final : public QObject, public settings::Secrets {
public:
    enum class Mood { Works, Missing, Locked } mood = Mood::Works;
    QHash<QString, QByteArray> kept;
    QStringList asked;                               ///< names, in order

    void store(const QString &name, const QByteArray &secret, QObject *context, std::function<void(const settings::SecretKept &)> done) override
    {
        kept.insert(name, QByteArray(secret.constData(), secret.size()));
        later(context, [this, done] {
            done(mood == Mood::Works ? settings::SecretKept{settings::SecretPlace::Keychain, {}}
                                     : settings::SecretKept{settings::SecretPlace::ThisRunOnly, unavailable()});
        });
    }

    void read(const QString &name, QObject *context, std::function<void(base::Result<settings::SecretFound>)> done) override
    {
        asked << name;
        later(context, [this, name, done] {
            const bool known = kept.contains(name);
            if (mood == Mood::Locked || (mood == Mood::Missing && !known))
                return done(std::unexpected(unavailable()));
            const QByteArray secret = kept.value(name);
            done(settings::SecretFound{QByteArray(secret.constData(), secret.size()),
                                       mood == Mood::Works ? settings::SecretPlace::Keychain : settings::SecretPlace::ThisRunOnly});
        });
    }

    void remove(const QString &name, QObject *context, std::function<void(base::Result<void>)> done) override
    {
        if (mood != Mood::Locked)
            kept.remove(name);
        later(context, [this, done] { done(mood == Mood::Works ? base::Result<void>() : std::unexpected(unavailable())); });
    }

private:
    static base::Error unavailable() { return {base::ErrorCode::KeychainUnavailable, {}, QStringLiteral("no such service")}; }
    void later(QObject *context, std::function<void()> answer)
    {
        QTimer::singleShot(0, this, [living = QPointer<QObject>(context), answer] {
            if (living)
                answer();
        });
    }
};

} // namespace lastro::tests

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/secrets.h"

#include <QHash>
#include <QObject>
#include <deque>
#include <memory>

namespace lastro::llm { class ApiKey; }

namespace lastro::preferences {

/// What is known of an endpoint's key; never the key.
struct KeyState {
    enum class Place { Unknown, None, Keychain, ThisRun, Unreachable } place = Place::Unknown;
    QString reason;                                  ///< the system's own words why it is not in the keychain; may be empty
    bool operator==(const KeyState &) const = default;
};

/// Puts keys away by the names of their endpoints and remembers where they are. Whatever is asked for is done in its order,
/// later, by the event loop. secrets must outlive it. UI thread.
class KeyStates : public QObject {
    Q_OBJECT
public:
    explicit KeyStates(settings::Secrets &secrets, QObject *parent = nullptr);
    ~KeyStates() override;

    KeyState of(const QString &name) const { return m_states.value(name); }
    /// Asks where the key is, unless it is known; the system may ask for a password.
    void look(const QString &name);
    /// Takes spaces at the ends off, and overwrites the given bytes. Errors: KeyInvalid, and nothing is changed.
    base::Result<void> put(const QString &name, QByteArray &&key);
    void remove(const QString &name);
    void rename(const QString &before, const QString &now);

    /// Removes the key and holds it in memory, in the place of one set aside before, to be put back.
    void setAside(const QString &name);
    void putBack(const QString &name);
    void forgetAside();

Q_SIGNALS:
    void stateChanged(const QString &name);
    void keyChanged(const QString &name);            ///< it is another one now, or gone
    void leftBehind(const QString &name);            ///< could not be removed from the keychain

private:
    using Key = std::shared_ptr<const llm::ApiKey>;
    void enqueue(std::function<void()> step);
    void finishStep();
    void setState(const QString &name, const KeyState &state);
    /// Each ends with then(), whatever happens.
    void take(const QString &name, std::function<void(const Key &)> then);
    void store(const QString &name, const Key &key, std::function<void()> then);
    void drop(const QString &name, std::function<void()> then);

    settings::Secrets &m_secrets;
    QHash<QString, KeyState> m_states;
    std::deque<std::function<void()>> m_steps;
    bool m_running = false;
    Key m_aside;
};

} // namespace lastro::preferences

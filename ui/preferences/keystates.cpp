// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keystates.h"

#include "core/base/overwrite.h"
#include "core/llm/apikey.h"

namespace lastro::preferences {

using Place = KeyState::Place;

KeyStates::KeyStates(settings::Secrets &secrets, QObject *parent) : QObject(parent), m_secrets(secrets) {}

KeyStates::~KeyStates() = default;

void KeyStates::enqueue(std::function<void()> step)
{
    m_steps.push_back(std::move(step));
    if (std::exchange(m_running, true))
        return;
    QMetaObject::invokeMethod(this, &KeyStates::finishStep, Qt::QueuedConnection);
}

void KeyStates::finishStep()
{
    m_running = !m_steps.empty();
    if (!m_running)
        return;
    const std::function<void()> step = std::move(m_steps.front());
    m_steps.pop_front();
    step();
}

void KeyStates::setState(const QString &name, const KeyState &state)
{
    if (m_states.contains(name) && m_states[name] == state)
        return;
    m_states.insert(name, state);
    Q_EMIT stateChanged(name);
}

void KeyStates::take(const QString &name, std::function<void(const Key &)> then)
{
    m_secrets.read(name, this, [this, name, then](base::Result<settings::SecretFound> found) {
        if (!found) {
            setState(name, {Place::Unreachable, found.error().detail});
            return then(nullptr);
        }
        const bool none = found->secret.isEmpty();
        const bool kept = found->place == settings::SecretPlace::Keychain;
        const KeyState known = of(name);
        if (none || kept || known.place != Place::ThisRun)           // else the reason told at storing stays
            setState(name, {none ? Place::None : kept ? Place::Keychain : Place::ThisRun, {}});
        const auto key = none ? base::Result<Key>(nullptr) : llm::ApiKey::make(std::move(found->secret));
        then(key ? *key : nullptr);
    });
}

void KeyStates::store(const QString &name, const Key &key, std::function<void()> then)
{
    QByteArray bytes = key->headerValue({});
    m_secrets.store(name, bytes, this, [this, name, then](const settings::SecretKept &kept) {
        const bool inKeychain = kept.place == settings::SecretPlace::Keychain;
        setState(name, {inKeychain ? Place::Keychain : Place::ThisRun, kept.reason ? kept.reason->detail : QString()});
        Q_EMIT keyChanged(name);
        then();
    });
    base::overwrite(bytes);
}

void KeyStates::drop(const QString &name, std::function<void()> then)
{
    const Place before = of(name).place;
    m_secrets.remove(name, this, [this, name, before, then](const base::Result<void> &removed) {
        if (!removed && before == Place::Keychain)
            Q_EMIT leftBehind(name);
        const bool gone = removed || before == Place::ThisRun;       // what no keychain took is in none
        setState(name, gone ? KeyState{Place::None, {}} : KeyState{Place::Unreachable, removed.error().detail});
        Q_EMIT keyChanged(name);
        then();
    });
}

void KeyStates::look(const QString &name)
{
    if (m_states.contains(name))
        return;
    m_states.insert(name, {});
    enqueue([this, name] { take(name, [this](const Key &) { finishStep(); }); });
}

base::Result<void> KeyStates::put(const QString &name, QByteArray &&bytes)
{
    const auto key = llm::ApiKey::make(std::move(bytes));
    if (!key)
        return std::unexpected(key.error());
    enqueue([this, name, kept = *key] { store(name, kept, [this] { finishStep(); }); });
    return {};
}

void KeyStates::remove(const QString &name)
{
    enqueue([this, name] { drop(name, [this] { finishStep(); }); });
}

void KeyStates::rename(const QString &before, const QString &now)
{
    enqueue([this, before, now] {
        take(before, [this, before, now](const Key &key) {
            if (!key) {
                setState(now, of(before));
                m_states.remove(before);
                return finishStep();
            }
            store(now, key, [this, before] {
                drop(before, [this, before] {
                    m_states.remove(before);
                    finishStep();
                });
            });
        });
    });
}

void KeyStates::setAside(const QString &name)
{
    enqueue([this, name] {
        take(name, [this, name](const Key &key) {
            m_aside = key;
            drop(name, [this, name] {
                m_states.remove(name);
                finishStep();
            });
        });
    });
}

void KeyStates::putBack(const QString &name)
{
    enqueue([this, name] {
        const Key key = std::exchange(m_aside, nullptr);
        if (key)
            return store(name, key, [this] { finishStep(); });
        take(name, [this](const Key &) { finishStep(); });
    });
}

void KeyStates::forgetAside()
{
    enqueue([this] {
        m_aside.reset();
        finishStep();
    });
}

} // namespace lastro::preferences

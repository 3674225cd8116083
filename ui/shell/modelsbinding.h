// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/session.h"
#include "core/settings/secrets.h"

#include <QObject>
#include <QPointer>

namespace lastro::chat { class ChatPane; }
namespace lastro::preferences { class ModelsSection; }

namespace lastro::shell {

/// Joins the preferences of language models, their keys and the base's data policy to a session, and tells the chat where
/// questions go. Everything it is given outlives it, but the session may be replaced. UI thread.
class ModelsBinding : public QObject {
    Q_OBJECT
public:
    ModelsBinding(settings::Secrets &secrets, preferences::ModelsSection &section, chat::ChatPane &chat, QObject *parent);

    /// From now on this session; it gets the models at once, and each key as soon as the keychain hands it out.
    void bind(engine::Session &session);

private:
    void readKeys();
    void readKey(const QString &name);
    void hand();
    void showDestination();
    void test(const llm::Endpoint &endpoint, llm::Role role);

    settings::Secrets &m_secrets;
    preferences::ModelsSection &m_section;
    chat::ChatPane &m_chat;
    QPointer<engine::Session> m_session;
    engine::ModelKeys m_keys;
    model::DataPolicy m_policy;
    bool m_mayWrite = false;
    quint64 m_test = 0;                           ///< of the one that is wanted
};

} // namespace lastro::shell

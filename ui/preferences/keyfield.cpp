// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keyfield.h"

#include "ui/preferences/fieldrow.h"
#include "ui/widgets/rolelabel.h"
#include "words/errorwords.h"

#include <QHideEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lastro::preferences {

using Place = KeyState::Place;

QString keyWords(const KeyState &state, const llm::Endpoint &endpoint)
{
    switch (state.place) {
    case Place::Unknown: return KeyField::tr("consultando o chaveiro");
    case Place::None: return llm::needsKey(endpoint.preset) ? KeyField::tr("falta a chave") : KeyField::tr("sem chave");
    case Place::Keychain: return KeyField::tr("chave guardada no chaveiro");
    case Place::ThisRun: return KeyField::tr("chave só até fechar o programa");
    case Place::Unreachable: break;
    }
    return KeyField::tr("o chaveiro não respondeu");
}

KeyField::KeyField(KeyStates &keys, QWidget *parent)
    : FlowingPart(parent), m_keys(keys), m_edit(new QLineEdit), m_row(new FieldRow(m_edit)), m_store(new QPushButton), m_remove(new QPushButton)
{
    m_edit->setObjectName(QStringLiteral("key"));
    m_edit->setEchoMode(QLineEdit::Password);
    m_edit->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase | Qt::ImhHiddenText);
    m_store->setObjectName(QStringLiteral("storeKey"));
    m_remove->setObjectName(QStringLiteral("removeKey"));
    m_row->addBeside(m_store);
    m_row->addBeside(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_row);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this, &KeyField::showState);
    connect(m_edit, &QLineEdit::returnPressed, this, &KeyField::store);
    connect(m_store, &QPushButton::clicked, this, &KeyField::store);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_edit->setFocus(Qt::OtherFocusReason);
        m_keys.remove(m_endpoint.name);
    });
    connect(&m_keys, &KeyStates::stateChanged, this, [this](const QString &name) {
        if (name == m_endpoint.name)
            showState();
    });
    retranslate();
}

widgets::RoleLabel *KeyField::label() const { return m_row->label(); }

void KeyField::setEndpoint(const llm::Endpoint &endpoint)
{
    if (endpoint.name != m_endpoint.name)
        m_edit->setText({});
    m_endpoint = endpoint;
    m_row->setFault({});
    showState();
}

void KeyField::store()
{
    if (m_edit->text().isEmpty())
        return;
    const auto kept = m_keys.put(m_endpoint.name, m_edit->text().toUtf8());
    m_row->setFault(kept ? QString() : words::errorSentence(kept.error()));
    if (kept)
        m_edit->setText({});
}

void KeyField::showState()
{
    const KeyState state = m_keys.of(m_endpoint.name);
    const bool kept = state.place == Place::Keychain || state.place == Place::ThisRun;
    const QString reason = state.reason.isEmpty() ? tr("sem dizer por quê") : state.reason;
    QString hint;
    switch (state.place) {
    case Place::Unknown: hint = tr("Consultando o chaveiro do sistema."); break;
    case Place::None: hint = llm::needsKey(m_endpoint.preset) ? tr("Nenhuma chave guardada; este provedor pede uma.") : tr("Nenhuma chave guardada."); break;
    case Place::Keychain: hint = tr("Guardada no chaveiro do sistema."); break;
    case Place::ThisRun:
        hint = state.reason.isEmpty() ? tr("Só até fechar o programa.") : tr("Só até fechar o programa: o chaveiro do sistema não a guardou (%1).").arg(reason);
        break;
    case Place::Unreachable: hint = tr("O chaveiro do sistema não respondeu (%1); não se sabe se há uma chave.").arg(reason); break;
    }
    if (kept && !m_endpoint.url.host().isEmpty())
        hint += QLatin1Char(' ') + tr("Vai só a %1.").arg(llm::originOf(m_endpoint.url));
    m_row->setHint(hint);
    m_store->setText(kept ? tr("Trocar") : tr("Guardar"));
    m_store->setAccessibleName(kept ? tr("Trocar a chave") : tr("Guardar a chave"));
    m_store->setEnabled(!m_edit->text().isEmpty());
    m_remove->setEnabled(kept || state.place == Place::Unreachable);
}

void KeyField::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous())                       // what was not stored does not wait behind another page
        m_edit->setText({});
    FlowingPart::hideEvent(event);
}

void KeyField::retranslate()
{
    m_row->setName(tr("Chave"));
    m_edit->setPlaceholderText(tr("cole a chave aqui"));
    m_remove->setText(tr("Remover"));
    m_remove->setAccessibleName(tr("Remover a chave"));
    showState();
}

} // namespace lastro::preferences

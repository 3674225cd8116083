// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"
#include "ui/preferences/keystates.h"

class QLineEdit;
class QPushButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FieldRow;

/// Where a key is, in a line. endpoint: whose it is.
QString keyWords(const KeyState &state, const llm::Endpoint &endpoint);

/// Takes an endpoint's key in and never shows one. keys must outlive it. UI thread.
class KeyField : public FlowingPart {
    Q_OBJECT
public:
    explicit KeyField(KeyStates &keys, QWidget *parent = nullptr);
    widgets::RoleLabel *label() const;               ///< for the form, in front of the field

    /// What was typed and not stored is thrown away where it is another endpoint.
    void setEndpoint(const llm::Endpoint &endpoint);

protected:
    void retranslate() override;
    void hideEvent(QHideEvent *event) override;

private:
    void store();
    void showState();

    KeyStates &m_keys;
    llm::Endpoint m_endpoint;
    QLineEdit *m_edit;
    FieldRow *m_row;
    QPushButton *m_store;
    QPushButton *m_remove;
};

} // namespace lastro::preferences

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/connectionreport.h"
#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"
#include "ui/preferences/localmodelform.h"

namespace lastro::settings {
class Secrets;
class Settings;
}
namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class EndpointForm;
class EndpointList;
class KeyStates;
class LimitsForm;
class PolicyChoice;
class RoleChoice;

/// The language models: endpoints, the model of this machine, who does what, what it may cost, and what the open base lets
/// out. Each change is stored (models/setup) and told at once; keys go to secrets alone. settings and secrets outlive it.
/// UI thread.
class ModelsSection : public FlowingPart {
    Q_OBJECT
public:
    ModelsSection(settings::Settings &settings, settings::Secrets &secrets, QWidget *parent = nullptr);

    const llm::ModelSetup &setup() const { return m_setup; }

    /// Of the test that was wanted last. One that was cancelled need not be told; told before another is wanted, or as
    /// Cancelled, it is passed over.
    void setTestResult(const llm::ConnectionReport &report);

    /// What is in force in the open base; changeable: the base may be written. An older word on a change that is still on
    /// its way is passed over.
    void setPolicy(const llm::DataPolicy &policy, bool changeable);
    void showPolicyError(const base::Error &error);  ///< the change was not taken; setPolicy() tells what is in force
    void clearPolicy();                              ///< no base is open

    void setLocalState(const LocalState &state);

Q_SIGNALS:
    void setupChanged(const lastro::llm::ModelSetup &setup);
    void policyChanged(const lastro::llm::DataPolicy &policy);
    /// To be answered by setTestResult(). The key is where the name leads in secrets.
    void testWanted(const lastro::llm::Endpoint &endpoint, lastro::llm::Role role);
    void testCancelled();
    /// The key of that name in secrets is another one now, or gone.
    void keyChanged(const QString &name);

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Removed {
        llm::Endpoint endpoint;
        size_t place;
        QList<llm::Role> roles;
        bool wasAllowed;
    };
    void layOut();
    void connectParts();
    void connectEndpoints();
    void store();
    void show(const QString &name);
    QStringList namesBut(const QString &name) const;
    QString freeName(const QString &wanted) const;
    void add(llm::Preset preset);
    void change(const QString &formerName, const llm::Endpoint &endpoint);
    void remove(const QString &name);
    void undoRemove();
    void allowInPlaceOf(const QString &formerName, const QString &name);
    void test(llm::Role role);
    void cancelTest();

    settings::Settings &m_settings;
    llm::ModelSetup m_setup;
    std::optional<Removed> m_removed;
    std::optional<llm::Role> m_testing;
    KeyStates *m_keys;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_lead;
    widgets::RoleLabel *m_problem;
    EndpointList *m_list;
    EndpointForm *m_form;
    LocalModelForm *m_local;
    RoleChoice *m_roles;
    LimitsForm *m_limits;
    PolicyChoice *m_policy;
};

} // namespace lastro::preferences

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

#include <optional>

class QListWidgetItem;
class QRadioButton;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FittingList;

/// Which endpoints the open base lets its data go to. UI thread.
class PolicyChoice : public FlowingPart {
    Q_OBJECT
public:
    explicit PolicyChoice(QWidget *parent = nullptr);

    void setEndpoints(const std::vector<llm::Endpoint> &endpoints);
    /// What is in force; changeable: the base may be written. An older word on a change that is still on its way is passed
    /// over. Tells nothing.
    void setPolicy(const llm::DataPolicy &policy, bool changeable);
    void showProblem(const base::Error &error);      ///< the change was not taken; what is in force is told next
    void clear();                                    ///< no base is open
    /// As if chosen here, where it can be.
    void change(const llm::DataPolicy &policy);
    bool isChangeable() const { return m_changeable; }
    std::optional<llm::DataPolicy> policy() const { return m_policy; }

Q_SIGNALS:
    void policyChanged(const lastro::llm::DataPolicy &policy);

protected:
    void retranslate() override;

private:
    void takeTick(const QListWidgetItem *item);
    void tell(const llm::DataPolicy &policy);
    void showAll();
    void fillList();
    void addItem(const QString &name, const QString &words, bool ticked, const QString &whyNot);

    std::optional<llm::DataPolicy> m_policy;
    std::optional<llm::DataPolicy> m_sent;           ///< told, not confirmed yet
    bool m_changeable = false;
    std::vector<llm::Endpoint> m_endpoints;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_notNow;
    QRadioButton *m_localOnly;
    QRadioButton *m_listed;
    FittingList *m_list;
    widgets::RoleLabel *m_none;
    widgets::RoleLabel *m_leaves;
    widgets::RoleLabel *m_problem;
};

} // namespace lastro::preferences

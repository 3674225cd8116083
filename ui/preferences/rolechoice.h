// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

#include <array>

class QComboBox;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FieldRow;
class FormGrid;

/// Who does what: for each role no model, an endpoint, or the model of this machine. UI thread.
class RoleChoice : public FlowingPart {
    Q_OBJECT
public:
    explicit RoleChoice(QWidget *parent = nullptr);

    void setSetup(const llm::ModelSetup &setup);     ///< tells nothing
    /// Of the open base; none: no base is open.
    void setPolicy(const std::optional<llm::DataPolicy> &policy);

Q_SIGNALS:
    void rolesChanged(const QMap<lastro::llm::Role, QString> &roles);

protected:
    void retranslate() override;

private:
    struct Line {
        QComboBox *combo;
        FieldRow *row;
    };
    void fill();
    void fill(llm::Role role);
    void choose(llm::Role role, const QString &name);
    QString warningOf(llm::Role role) const;
    const Line &line(llm::Role role) const { return m_lines[size_t(role)]; }

    llm::ModelSetup m_setup;
    std::optional<llm::DataPolicy> m_policy;
    std::array<Line, 5> m_lines;
    FormGrid *m_form;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_lead;
};

} // namespace lastro::preferences

// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/connectionreport.h"
#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

#include <array>

class QCheckBox;
class QLineEdit;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FieldRow;
class FormGrid;
class KeyField;
class KeyStates;
class ModelLine;
class PriceTable;

/// All that is told of one endpoint. Each change is told when its field is left; what is wrong with it stands at its field.
/// UI thread.
class EndpointForm : public FlowingPart {
    Q_OBJECT
public:
    explicit EndpointForm(KeyStates &keys, QWidget *parent = nullptr);

    /// taken: names that it may not take. Tells nothing.
    void setEndpoint(const llm::Endpoint &endpoint, const QStringList &taken);
    const llm::Endpoint &endpoint() const { return m_endpoint; }
    /// What is being typed is told now.
    void settle();
    void editName();                                         ///< the cursor goes there

    void setTesting(std::optional<llm::Role> role);
    void setReport(llm::Role role, const llm::ConnectionReport &report);

Q_SIGNALS:
    /// A name that is empty or taken is not told: the former one stays.
    void endpointChanged(const QString &formerName, const lastro::llm::Endpoint &endpoint);
    void testClicked(lastro::llm::Role role);
    void cancelClicked();

protected:
    void retranslate() override;

private:
    struct Field {
        QLineEdit *edit;
        FieldRow *row;
    };
    static Field makeField(const char *name, int longest);
    void layOut();
    void connectFields();
    void fill();
    llm::Endpoint typed() const;
    bool isFree(const QString &name) const;
    void showFaults(const llm::Endpoint &endpoint);
    void showRows();
    ModelLine &line(llm::Role role) const { return *m_lines[size_t(role)]; }

    llm::Endpoint m_endpoint;
    QStringList m_taken;
    Field m_name;
    Field m_address;
    Field m_version;
    Field m_processor;
    Field m_country;
    Field m_legalBasis;
    QCheckBox *m_plain;
    FieldRow *m_plainRow;
    widgets::RoleLabel *m_modelsTitle;
    widgets::RoleLabel *m_modelsFault;
    widgets::RoleLabel *m_processorTitle;
    widgets::RoleLabel *m_processorHint;
    std::array<ModelLine *, 5> m_lines;
    KeyField *m_key;
    PriceTable *m_prices;
    FormGrid *m_form;
};

} // namespace lastro::preferences

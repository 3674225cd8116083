// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class FieldRow;

/// What language models may cost. UI thread.
class LimitsForm : public FlowingPart {
    Q_OBJECT
public:
    explicit LimitsForm(QWidget *parent = nullptr);

    void setLimits(const llm::SpendLimits &limits);  ///< tells nothing

Q_SIGNALS:
    void limitsChanged(const lastro::llm::SpendLimits &limits);

protected:
    void retranslate() override;

private:
    struct Ceiling {
        std::optional<double> llm::SpendLimits::*limit;
        double suggested;                            ///< USD, where one is switched on
        QCheckBox *on;
        QDoubleSpinBox *usd;
    };
    Ceiling makeCeiling(const char *name, std::optional<double> llm::SpendLimits::*limit, double suggested, int decimals);
    void layOut();
    void show(const llm::SpendLimits &limits);
    void change(const llm::SpendLimits &limits);

    llm::SpendLimits m_limits;
    widgets::RoleLabel *m_title;
    widgets::RoleLabel *m_lead;
    std::array<Ceiling, 3> m_ceilings;
    QSpinBox *m_calls;
    FieldRow *m_callsRow;
    QCheckBox *m_unpriced;
    FieldRow *m_unpricedRow;
};

} // namespace lastro::preferences

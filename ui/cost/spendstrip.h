// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/costreport.h"

#include <QWidget>

namespace lastro::widgets { class RoleLabel; }

namespace lastro::cost {

class SpendFigure;

/// USD; absent = no ceiling.
struct Ceilings {
    std::optional<double> day;
    std::optional<double> month;
    bool operator==(const Ceilings &) const = default;
};

/// Today and this month against their ceilings, and what a question costs on the average of a period. Calls whose price is
/// unknown are told apart. UI thread.
class SpendStrip : public QWidget {
    Q_OBJECT
public:
    explicit SpendStrip(QWidget *parent = nullptr);

    void setTotals(const insight::CostTotal &day, const insight::CostTotal &month, const insight::CostTotal &period);
    void setCeilings(const Ceilings &ceilings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void show(SpendFigure *figure, const insight::CostTotal &total, std::optional<double> ceiling, const QString &held) const;
    void fill();

    insight::CostTotal m_dayTotal;
    insight::CostTotal m_monthTotal;
    insight::CostTotal m_periodTotal;
    Ceilings m_ceilings;
    SpendFigure *m_day;
    SpendFigure *m_month;
    SpendFigure *m_question;
    widgets::RoleLabel *m_unpriced;
};

} // namespace lastro::cost

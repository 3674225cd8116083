// SPDX-FileCopyrightText: Lastro authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/modelsetup.h"
#include "ui/preferences/flowingpart.h"

#include <QMap>

class QTableView;

namespace lastro::widgets { class RoleLabel; }

namespace lastro::preferences {

class PriceModel;

/// What the models of an endpoint cost, to be typed in; what nobody knows is shown as unknown. UI thread.
class PriceTable : public FlowingPart {
    Q_OBJECT
public:
    explicit PriceTable(QWidget *parent = nullptr);

    void setEndpoint(const llm::Endpoint &endpoint, bool anotherEndpoint);
    QMap<QString, llm::Price> prices() const;
    void setFault(const QString &sentence);          ///< empty: nothing is wrong

Q_SIGNALS:
    void pricesChanged();

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void showProblem();

    PriceModel *m_model;
    widgets::RoleLabel *m_title;
    QTableView *m_table;
    widgets::RoleLabel *m_problem;
    QString m_refused;
    QString m_fault;
};

} // namespace lastro::preferences
